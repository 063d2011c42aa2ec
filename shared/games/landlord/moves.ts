// The Move card, and the Mother whom her landlord moves.
import type { AutomaticFrame, Decision, Seat } from '../../engine/index.ts';
import { editionOf, usesTenantTexts } from './editions/index.ts';
import { type LandlordStep, payDollars, receiveDollars } from './hands.ts';
import { houseOf, rentOf, suitableFlats, tenantCardOf, tenantOf } from './houses.ts';
import { discardTenant, putTenantUnderPile, relocate, takeTenantToHand } from './moving.ts';
import { askAbout, cardQuestion } from './question.ts';
import { type Event, type FrameOf, flatRef, type MoveOf, type Spot, type State } from './state.ts';

type To = MoveOf<'to'>;

/** Asks where the tenant goes. Until then the card may be taken back. */
export const place: Decision<
  State,
  FrameOf<'place'>,
  MoveOf<'to' | 'under' | 'home' | 'cancel'>,
  Event
> = {
  moves: (state, { from, card }) => [
    ...suitableFlats(state, tenantOf(state, from).card, from).map(
      (spot): To => ({ type: 'to', ...spot }),
    ),
    ...otherDestinations(state, from, card),
    { type: 'cancel' },
  ],
  play(step, { from, card }, move, seat) {
    if (move.type === 'cancel') {
      if (card === 'move') step.edit('hands', seat).push(...step.edit('table').splice(-1));
      return;
    }
    if (move.type === 'home') {
      takeTenantToHand(step, seat, from);
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
    const asked = askAbout(step.state, houseOf(step.state, from.house).owner, seat);
    if (asked.waiting.length > 0) step.pushFrames({ kind: 'broker', seat, from, ...asked }, carry);
    else step.pushFrames(carry);
  },
  path(state, _frame, move) {
    if (move.type === 'to') return [flatRef(move)];
    if (move.type === 'under') return [editionOf(state).away === 'discards' ? 'discards' : 'pile'];
    return [move.type === 'home' ? 'hand' : 'button:cancel'];
  },
};

/**
 * Returns the other destinations: a Mother goes to the hand, the tenant of a Move under the pile,
 * or to the discards where no flat suits (LS-11).
 */
function otherDestinations(
  state: State,
  from: Spot,
  card: 'move' | 'mother',
): MoveOf<'under' | 'home'>[] {
  if (card === 'mother') return [{ type: 'home' }];
  const anywhere = suitableFlats(state, tenantOf(state, from).card, from).length > 0;
  return editionOf(state).away === 'discards' && anywhere ? [] : [{ type: 'under' }];
}

/** LL-5: the landlords of Movers are paid for each Move of another player. */
function payMovers(step: LandlordStep, by: Seat): void {
  if (!usesTenantTexts(step.state)) return;
  for (const house of step.state.houses) {
    for (const tenant of house.tenants) {
      const { charges } = tenantCardOf(tenant);
      if (charges && house.owner !== by) payDollars(step, by, house.owner, charges, 'mover');
    }
  }
}

export const broker = cardQuestion<FrameOf<'broker'>>({
  cards: () => ['broker'],
  // LL-27: the Broker's rent goes to the player who sent him.
  applyAnswer(step, { seat, from }, _card, by) {
    const house = houseOf(step.state, from.house);
    const rent = rentOf(step.state, house, tenantOf(step.state, from));
    if (editionOf(step.state).brokerFrom === 'player') payDollars(step, seat, by, rent, 'broker');
    else {
      receiveDollars(step, by, rent, 'broker');
      markBrokerPaid(step);
    }
  },
  continueUnanswered() {},
});

/** LS-21: the new landlord does not get the rent that the Broker took. */
function markBrokerPaid(step: LandlordStep): void {
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
    if (editionOf(step.state).away === 'discards') discardTenant(step, seat, from);
    else putTenantUnderPile(step, seat, from);
  },
};

function markPaid(step: LandlordStep, { house, level }: Spot): void {
  const at = step.state.houses.findIndex(({ id }) => id === house);
  const all = step.edit('houses', at, 'tenants');
  const place = all.findIndex((one) => one.level === level);
  all[place] = { ...(all[place] as (typeof all)[number]), paid: true };
}
