// The attributes of a thing on a board: its ref for clicks, its name for screen readers, and its focus for the keyboard.
import type { Ref } from '../../shared/engine/index.ts';
import type { BoardProps } from './game-client.ts';

export type RefAttributes = (ref: Ref, label: string, chosen?: boolean) => Record<string, unknown>;

/** `chosen` marks a thing that an earlier decision has settled, so that a click cannot undo it. */
export function refAttributes({
  live,
  picked,
  hinted,
  refused,
  prepared,
}: Pick<BoardProps, 'live' | 'picked' | 'hinted' | 'refused' | 'prepared'>): RefAttributes {
  return (ref, label, chosen = false) => {
    const isLive = live(ref);
    const isPressed = picked.includes(ref);
    return {
      'data-ref': ref,
      'data-live': isLive ? '' : undefined,
      'data-hint': hinted === ref ? '' : undefined,
      'data-refused': refused === ref ? '' : undefined,
      'data-prepared': prepared === ref ? '' : undefined,
      'data-picked': isPressed || chosen ? '' : undefined,
      // Screen readers skip what is inside a button, but not what is inside a group.
      role: isLive || isPressed ? 'button' : 'group',
      // In lower case, because SVG elements do not know `tabIndex`.
      tabindex: isLive || isPressed ? 0 : undefined,
      'aria-pressed': isPressed || undefined,
      'aria-label': label,
    };
  };
}

/** Selects the elements of a thing. */
export const selectorOf = (ref: string): string => `[data-ref="${CSS.escape(ref)}"]`;
