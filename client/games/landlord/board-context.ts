// What every part of the board receives: words, clickable things, and what is being aimed at.
import type { Ref } from '../../../shared/engine/index.ts';
import type { Card } from '../../../shared/games/landlord/state.ts';
import type { RefAttributes } from '../../table/touch.ts';
import type { Captions } from './text/captions/captions.ts';

export interface BoardCaptions extends Captions {
  /** What a card does on the building site. */
  deeds: { floor: string; roof: string };
  /** Dollars as this table writes them. */
  money(dollars: number): string;
  /** The same sum without the dollar sign. */
  bare(dollars: number): string;
  /** A gain or a loss: “+2” or “−2”. */
  signed(dollars: number): string;
  /** What a card does, in a sentence. */
  effect(card: Card): string;
}

export interface BoardContext {
  touch: RefAttributes;
  live(ref: Ref): boolean;
  /** By how much its landlord's next rent changes if this flat is clicked. Null if that is not settled by it. */
  gain(ref: Ref): number | null;
  picked: readonly Ref[];
  /** The ref that a hint says to click next. */
  hinted: Ref | null;
  words: { ref(ref: Ref): string };
  captions: BoardCaptions;
  names: string[];
  /** The houses and flats that something is about to hit. */
  aimed: readonly Ref[];
}
