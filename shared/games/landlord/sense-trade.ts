// Roofs for dollars, and trades: what is asked, what is fair.
import type { Seat } from '../../engine/index.ts';
import { isRoof } from './cards/deck.ts';
import { holds } from './hands.ts';
import { NEVER } from './sense-deeds.ts';
import { worth } from './sense-worth.ts';
import type { Card, Frame, Move, State } from './state.ts';

export const fairPrice = (rents: number): number => Math.min(4, Math.floor(rents / 2));
export const asking = (state: State, seat: Seat, rents: number): number => {
  const roofs = (state.hands[seat] as Card[]).filter(isRoof).length;
  return roofs > 2 ? 2 : 2 + Math.floor(rents / 2);
};
export const cheapest = (state: State, seat: Seat): Card =>
  (['flatRoof', 'roof', 'dormer'] as const).find((card) => holds(state, seat, card)) ?? 'roof';

export function market(
  state: State,
  frame: Frame,
  seat: Seat,
  rents: number,
  to: Seat | null,
): number {
  const hand = state.hands[seat] as Card[];
  if (frame.kind !== 'play' || hand.length < 3 || hand.some(isRoof)) return NEVER;
  const refused = to === null ? Math.max(...frame.refused) : (frame.refused[to] as number);
  return refused < fairPrice(rents) ? 0.3 : NEVER;
}

export function trading(frame: Frame, seat: Seat, rents: number, move: Move): number {
  if (frame.kind !== 'trade' && frame.kind !== 'shake') return NEVER;
  const sumOf = ({ cards, dollars }: { cards: readonly (Card | '?')[]; dollars: number }) =>
    cards.reduce((sum, card) => sum + worth(card, rents), dollars);
  const [give, take] = [sumOf(frame.give), sumOf(frame.take)];
  if (move.type === 'shake') return take > give ? 1 : NEVER;
  if (frame.kind === 'shake' || seat === frame.seat) return move.type === 'propose' ? 0.1 : NEVER;
  const left = give * 0.9 - take;
  if (move.type === 'propose') return left >= 0 && left < 2 + 0.3 * give && give > 1 ? 1 : NEVER;
  if (move.type === 'dollars') return move.dollars === Math.floor(left) && left >= 1 ? 1 : NEVER;
  return move.type === 'add' && worth(move.card, rents) <= left ? 0.3 : NEVER;
}
