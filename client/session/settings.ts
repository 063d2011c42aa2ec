// What a person likes, kept on this device.
import { effect, signal } from '@preact/signals';
import { keep, kept } from './keys.ts';

function setting<T extends string>(name: string, values: readonly [T, ...T[]]) {
  const known = kept(name) as T | null;
  const value = signal<T>(known && values.includes(known) ? known : values[0]);
  return {
    value,
    choose(next: T) {
      value.value = next;
      keep(name, next);
    },
  };
}

export const theme = setting('theme', ['auto', 'light', 'dark']);
export const motion = setting('motion', ['auto', 'full', 'less']);
export const sound = setting('sound', ['on', 'off']);
export const confirm = setting('confirm', ['off', 'on']);
/** Whether the bots of one's own tables waste no time. */
export const quickBots = setting('quickBots', ['off', 'on']);
/** Whether a question that one cannot answer is answered with no, after a while. */
export const autoNo = setting('autoNo', ['on', 'off']);

/** How the page around a frame looks, and whether it wants silence. It counts where nobody here chose otherwise. */
export const around = { theme: signal<typeof theme.value.value>('auto'), mute: signal(false) };

effect(() => {
  const own = theme.value.value;
  document.documentElement.dataset.theme = own === 'auto' ? around.theme.value : own;
});
effect(() => {
  document.documentElement.dataset.motion = motion.value.value;
});
