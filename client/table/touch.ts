// What the frame needs of a thing that can be clicked: its name, whether it is live, and a focus for the keyboard.
import type { Ref } from '../../shared/engine/index.ts';
import type { BoardProps } from './game-client.ts';

export type RefAttributes = (ref: Ref, label: string, chosen?: boolean) => Record<string, unknown>;

/** `chosen` marks what an earlier click has settled, and what cannot be clicked away any more. */
export function refAttributes({
  live,
  picked,
  hinted,
}: Pick<BoardProps, 'live' | 'picked' | 'hinted'>): RefAttributes {
  return (ref, label, chosen = false) => {
    const on = live(ref);
    const pressed = picked.includes(ref);
    return {
      'data-ref': ref,
      'data-live': on ? '' : undefined,
      'data-hint': hinted === ref ? '' : undefined,
      'data-picked': pressed || chosen ? '' : undefined,
      // A group keeps what is inside it for screen readers, a button would swallow it.
      role: on || pressed ? 'button' : 'group',
      // In lower case: in a drawing the other spelling is no attribute at all.
      tabindex: on || pressed ? 0 : undefined,
      'aria-pressed': pressed || undefined,
      'aria-label': label,
    };
  };
}
