// What every part of the board is given: the words, what can be clicked, what is aimed at.
import type { Ref } from '../../../shared/engine/index.ts';
import type { Card } from '../../../shared/games/landlord/state.ts';
import type { RefAttributes } from '../../table/touch.ts';
import type { Captions } from './text/captions/captions.ts';

export interface Said extends Captions {
  /** Dollars as this table writes them. */
  money(dollars: number): string;
  /** The same without the sign. */
  bare(dollars: number): string;
  /** What a card does, in a sentence. */
  effect(card: Card): string;
}

export interface Table {
  touch: RefAttributes;
  live(ref: Ref): boolean;
  picked: readonly Ref[];
  words: { ref(ref: Ref): string };
  said: Said;
  names: string[];
  /** Houses and flats that something is about to happen to. */
  aimed: readonly Ref[];
}
