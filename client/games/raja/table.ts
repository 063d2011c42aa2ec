// What every part of the board is given: the words, what can be clicked, who looks.
import type { Ref, Seat, Viewer } from '../../../shared/engine/index.ts';
import type { State } from '../../../shared/games/raja/state.ts';
import type { RefAttributes } from '../../table/touch.ts';
import type { Captions } from './text/captions/captions.ts';

export interface Table {
  touch: RefAttributes;
  live(ref: Ref): boolean;
  picked: readonly Ref[];
  words: { ref(ref: Ref): string; character(character: number): string };
  said: Captions;
  names: string[];
  seat: Viewer;
  /** Where something has just happened, for those who want nothing to move. */
  flash: readonly Ref[];
}

/** Whose decision it is; null while all choose at once. */
export function turnOf({ frames }: State): Seat | null {
  const frame = frames.at(-1);
  return frame && 'seat' in frame ? frame.seat : null;
}

/** A number or a little picture, in words: for the pointer, and for screen readers. */
export const told = (text: string) => ({ title: text, role: 'img' as const, 'aria-label': text });

/** A thing with words on it: where it can be clicked it is called by all that it says. */
export function spoken({ touch, live, picked }: Table, ref: Ref, label: string) {
  const touched = touch(ref, label);
  return live(ref) || picked.includes(ref) ? { ...touched, 'aria-label': undefined } : touched;
}
