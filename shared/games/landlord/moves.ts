// A Move card, and the Mother whom her landlord sends away.
import type { AutomaticFrame, Decision, Seat } from '../../engine/index.ts';
import { editionOf, hasTexts } from './editions/index.ts';
import { type Play, pay, receive } from './hands.ts';
import { cardOf, houseOf, rentOf, suitable, tenantOf } from './houses.ts';
import { barsRef, bury, relocate, takeHome, throwOut } from './moving.ts';
import { question, whoAnswers } from './question.ts';
import { type Event, type FrameOf, flatRef, type MoveOf, type Spot, type State } from './state.ts';

type To = MoveOf<'to'>;

/** Where to? Until that is said it may be given up. */
export const place: Decision<
  State,
  FrameOf<'place'>,
  MoveOf<'to' | 'under' | 'home' | 'cancel'>,
  Event
> = {
  moves: (state, { from, card }) => [
    ...suitable(state, tenantOf(state, from).card, from).map(
      (spot): To => ({ type: 'to', ...spot }),
    ),
    ...besides(state, from, card),
    { type: 'cancel' },
  ],
  play(step, { from, card }, move, seat) {
    if (move.type === 'cancel') {
      if (card === 'move') step.edit('hands', seat).push(...step.edit('table').splice(-1));
      return;
    }
    if (move.type === 'home') {
      takeHome(step, seat, from);
      return;
    }
    const to = move.type === 'to' ? { house: move.house, level: move.level } : null;
    const carry: FrameOf<'carry'> = { kind: 'carry', seat, from, to };
    if (card === 'mother') {
      step.pushFrames(carry);
      return;
    }
    step.emit({ type: 'played', seat, card: 'move', ...from });
    payMovers(step, seat);
    const asked = whoAnswers(step.state, houseOf(step.state, from.house).owner, seat);
    if (asked.waiting.length > 0) step.pushFrames({ kind: 'broker', seat, from, ...asked }, carry);
    else step.pushFrames(carry);
  },
  path(state, _frame, move) {
    if (move.type === 'to') return [flatRef(move)];
    if (move.type === 'under') return [editionOf(state).away === 'discards' ? 'discards' : 'pile'];
    return [move.type === 'home' ? 'hand' : 'button:cancel'];
  },
  explainIllegal: (state, { from }, _seat, [ref]) =>
    barsRef(state, tenantOf(state, from).card, ref, from),
};

/** Where else: a Mother to the hand, a Move's tenant under the pile, or out where no flat suits. */
function besides(state: State, from: Spot, card: 'move' | 'mother'): MoveOf<'under' | 'home'>[] {
  if (card === 'mother') return [{ type: 'home' }];
  const anywhere = suitable(state, tenantOf(state, from).card, from).length > 0;
  return editionOf(state).away === 'discards' && anywhere ? [] : [{ type: 'under' }];
}

/** Their landlords are paid for each Move of anybody else (LL-5). */
function payMovers(step: Play, by: Seat): void {
  if (!hasTexts(step.state)) return;
  for (const house of step.state.houses) {
    for (const tenant of house.tenants) {
      const { charges } = cardOf(tenant);
      if (charges && house.owner !== by) pay(step, by, house.owner, charges, 'mover');
    }
  }
}

export const broker = question<FrameOf<'broker'>>({
  cards: () => ['broker'],
  // Whoever has sent the Broker is paid, the landlord or another (LL-27).
  answered(step, { seat, from }, _card, by) {
    const house = houseOf(step.state, from.house);
    const rent = rentOf(step.state, house, tenantOf(step.state, from));
    if (editionOf(step.state).brokerFrom === 'player') pay(step, seat, by, rent, 'broker');
    else {
      receive(step, by, rent, 'broker');
      markCarried(step);
    }
  },
  refused() {},
});

/** The new landlord gets none of the rent that the Broker has had. */
function markCarried(step: Play): void {
  const { frames } = step.state;
  const at = frames.findLastIndex(({ kind }) => kind === 'carry');
  frames[at] = { ...(frames[at] as FrameOf<'carry'>), paid: true };
}

export const carry: AutomaticFrame<State, FrameOf<'carry'>, Event> = {
  run(step, { seat, from, to, paid }) {
    if (to) {
      relocate(step, seat, from, to);
      if (paid) markPaid(step, to);
      return;
    }
    if (editionOf(step.state).away === 'discards') throwOut(step, seat, from);
    else bury(step, seat, from);
  },
};

function markPaid(step: Play, { house, level }: Spot): void {
  const at = step.state.houses.findIndex(({ id }) => id === house);
  const all = step.edit('houses', at, 'tenants');
  const place = all.findIndex((one) => one.level === level);
  all[place] = { ...(all[place] as (typeof all)[number]), paid: true };
}
