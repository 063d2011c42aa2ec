// What every part of the board receives: words, clickable things, and the viewer's seat.
import type { Ref, Seat, Viewer } from '../../../shared/engine/index.ts';
import type { Action, State } from '../../../shared/games/raja/state.ts';
import type { RefAttributes } from '../../table/touch.ts';
import type { MapLayout } from './geometry.ts';
import type { Captions } from './text/captions/captions.ts';

export interface BoardContext {
  touch: RefAttributes;
  live(ref: Ref): boolean;
  picked: readonly Ref[];
  /** What a click on a live thing will do, in a few words. */
  does(ref: Ref): string | null;
  words: {
    ref(ref: Ref): string;
    character(character: number): string;
    /** What an action would do now. */
    gist(action: Action): string;
  };
  captions: Captions;
  names: string[];
  seat: Viewer;
  /** The places of the last change. They flash for viewers who prefer reduced motion. */
  flash: readonly Ref[];
}

/** What every part of the map receives. */
export interface MapProps {
  state: State;
  board: BoardContext;
  map: MapLayout;
}

/** Returns the seat that decides, or null while all players choose at once. */
export function seatToDecide({ frames }: State): Seat | null {
  const frame = frames.at(-1);
  return frame && 'seat' in frame ? frame.seat : null;
}

/**
 * The same board to look at and ask about: what is live elsewhere has no ref here, so that a press on what does not
 * look clickable is never a move.
 */
export function withoutTouch(board: BoardContext): BoardContext {
  const touch: RefAttributes = (ref, label) => {
    const isElsewhere = board.live(ref) || board.picked.includes(ref);
    return isElsewhere ? { role: 'group', 'aria-label': label } : board.touch(ref, label);
  };
  return { ...board, live: () => false, picked: [], does: () => null, touch };
}

/** Describes a number or a small picture in words, for the pointer and for screen readers. */
export const pictureLabel = (text: string) => ({
  title: text,
  role: 'img' as const,
  'aria-label': text,
});

/** Labels of a thing that contains text: while the thing is clickable, its own text names it instead of a label. */
export function labelUnlessLive({ touch, live, picked }: BoardContext, ref: Ref, label: string) {
  const touched = touch(ref, label);
  return live(ref) || picked.includes(ref) ? { ...touched, 'aria-label': undefined } : touched;
}
