// What every part of the board receives: words, clickable things, and what is being aimed at.
import type { Ref } from '../../../shared/engine/index.ts';
import type { Card } from '../../../shared/games/landlord/state.ts';
import type { RefAttributes } from '../../table/touch.ts';
import type { Captions } from './text/captions/captions.ts';

export interface BoardCaptions extends Captions {
  /** Dollars as this table writes them. */
  money(dollars: number): string;
  /** The same sum without the dollar sign. */
  bare(dollars: number): string;
  /** What a card does, in a sentence. */
  effect(card: Card): string;
}

export interface BoardContext {
  touch: RefAttributes;
  live(ref: Ref): boolean;
  picked: readonly Ref[];
  /** The ref that a hint says to click next. */
  hinted: Ref | null;
  words: { ref(ref: Ref): string };
  captions: BoardCaptions;
  names: string[];
  /** The houses and flats that something is about to hit. */
  aimed: readonly Ref[];
}
