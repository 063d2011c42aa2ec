// Recycle: the top discard into the hand, this card in its place. At any time that one is asked anything.
import { certain, type Seat } from '../../engine/index.ts';
import { holds, type Play, takeFromHand } from './hands.ts';
import type { State } from './state.ts';

export const mayRecycle = (state: State, seat: Seat): boolean =>
  state.discards.length > 0 && holds(state, seat, 'recycle');

export function recycle(step: Play, seat: Seat): void {
  takeFromHand(step, seat, 'recycle');
  const discards = step.edit('discards');
  const card = discards.pop();
  certain(card, 'there is a discard');
  discards.push('recycle');
  step.edit('hands', seat).push(card);
  step.say({ type: 'answered', seat, card: 'recycle' });
  step.say({ type: 'recycled', seat, card });
}
