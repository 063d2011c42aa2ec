// Positions that a text cannot write down: a draw pile of a few cards (a text puts every card that it does not
// name into the pile), and states with single members changed.
import { parse } from '../../../shared/games/landlord/notation.ts';
import type { Card, State } from '../../../shared/games/landlord/state.ts';
import { Table } from './table.ts';

/** The first of `pile` is the next card; nothing lies below the last. */
export const givenPile = (text: string, ...pile: Card[]): Table =>
  givenState(text, { pile: pile.toReversed() });

export const givenState = (text: string, change: Partial<State>): Table =>
  new Table({ ...parse(text), ...change });
