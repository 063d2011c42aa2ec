// The settings that a person has chosen on this device.
import { effect, signal } from '@preact/signals';
import { readItem, writeItem } from './storage.ts';

/** Creates a setting that is stored under its name. The first of its values is the default. */
function setting<T extends string>(name: string, values: readonly [T, ...T[]]) {
  const stored = readItem(name) as T | null;
  const value = signal<T>(stored && values.includes(stored) ? stored : values[0]);
  return {
    value,
    choose(next: T) {
      value.value = next;
      writeItem(name, next);
    },
  };
}

export const theme = setting('theme', ['auto', 'light', 'dark']);
export const motion = setting('motion', ['auto', 'full', 'less']);
export const sound = setting('sound', ['on', 'off']);
/** Whether the player is asked before a move is sent. */
export const confirmMoves = setting('confirm', ['off', 'on']);
/** Whether the bots of local tables move quickly. */
export const quickBots = setting('quickBots', ['off', 'on']);
/** Whether the client answers no for the player if that is their only legal answer. */
export const declineForMe = setting('autoNo', ['on', 'off']);
/** How fast the changes of others are told one after the other. */
export const eventSpeed = setting('eventSpeed', ['normal', 'calm', 'quick', 'off']);
/** Whether what has happened since the last turn opens by itself. */
export const showRecap = setting('recap', ['on', 'off']);

/** What the host page around a frame asks for. It applies only to settings that the person has not chosen. */
export const embedderWishes = {
  theme: signal<typeof theme.value.value>('auto'),
  mute: signal(false),
};

effect(() => {
  const own = theme.value.value;
  document.documentElement.dataset.theme = own === 'auto' ? embedderWishes.theme.value : own;
});
effect(() => {
  document.documentElement.dataset.motion = motion.value.value;
});
