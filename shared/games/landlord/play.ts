// The play phase: any number of cards, one after another.
import type { Decision, Reason, Ref, Seat } from '../../engine/index.ts';
import {
  actionsOnHouses,
  actionsOnTenants,
  actOnHouse,
  actOnTenant,
  barsAim,
  isOnTenant,
  liftables,
} from './actions.ts';
import {
  barsFloor,
  barsImprovement,
  barsLater,
  buildPath,
  floors,
  improve,
  improvements,
  improvePath,
  isImprovement,
  layFloor,
} from './building.ts';
import { isTenant } from './cards/tenants.ts';
import { mayBeDemolished } from './demolition.ts';
import { editionOf } from './editions/index.ts';
import { holds, kindsIn, layOnTable, type Play, takeFromHand } from './hands.ts';
import { suitable, tenantAt } from './houses.ts';
import { canBid, openMarket } from './market.ts';
import { barsRef, moveIn, takeHome } from './moving.ts';
import {
  cardRef,
  type Event,
  type FrameOf,
  flatRef,
  houseRef,
  type MoveOf,
  playerRef,
  type State,
  spotOf,
} from './state.ts';
import { partners, startTrade } from './trade.ts';

type Turn = MoveOf<
  | 'floor'
  | 'improve'
  | 'tenant'
  | 'lift'
  | 'onHouse'
  | 'politics'
  | 'onTenant'
  | 'release'
  | 'market'
  | 'trade'
  | 'collect'
>;

export const play: Decision<State, FrameOf<'play'>, Turn, Event> = {
  moves: (state, frame, seat) => [
    ...floors(state, seat),
    ...tenantsOf(state, seat),
    ...improvements(state, seat),
    ...actionsOnTenants(state, seat),
    ...actionsOnHouses(state, seat),
    ...liftables(state, seat),
    ...releases(state, seat),
    ...(editionOf(state).roofMarket ? canBid(state, frame) : []),
    ...partners(state, frame),
    { type: 'collect' },
  ],
  publicMove: (move) => (move.type === 'floor' ? { type: 'floor' } : move),
  play(step, frame, move, seat) {
    if (move.type === 'collect') return;
    step.pushFrames({ kind: 'resolve' }, frame);
    // The table has one for each type; that it is the one of this type cannot be written down.
    const act = doing[move.type] as unknown as Doer<Turn['type']>;
    act(step, move, seat, frame);
  },
  path: (_state, _frame, move) => pathOf(move),
  explainIllegal: (state, _frame, seat, path) => whyNot(state, seat, path),
};

type Doer<K extends Turn['type']> = (
  step: Play,
  move: MoveOf<K>,
  seat: Seat,
  frame: FrameOf<'play'>,
) => void;

/** What each kind of move does; a card that is aimed at something lies on the table while it does it. */
const doing: { [K in Exclude<Turn['type'], 'collect'>]: Doer<K> } = {
  floor: (step, { card }, seat) => layFloor(step, seat, card),
  improve: (step, { card, house }, seat) => improve(step, seat, card, house),
  tenant(step, { card, house, level }, seat) {
    takeFromHand(step, seat, card);
    moveIn(step, seat, card, { house, level });
  },
  lift(step, { house, level }, seat) {
    const from = { house, level };
    if (editionOf(step.state).motherGoes === 'hand') takeHome(step, seat, from);
    else step.pushFrames({ kind: 'place', seat, from, card: 'mother' });
  },
  onHouse(step, { card, house }, seat) {
    layOnTable(step, seat, card);
    step.emit({ type: 'played', seat, card, house });
    actOnHouse(step, seat, card, house);
  },
  politics(step, { as, house }, seat) {
    layOnTable(step, seat, 'politics');
    step.emit({ type: 'played', seat, card: 'politics', house });
    actOnHouse(step, seat, as, house);
  },
  onTenant(step, move, seat) {
    const { card, house, level } = move;
    layOnTable(step, seat, card);
    // A Move is announced with where it goes: until then it may be given up.
    if (card !== 'move') step.emit({ type: 'played', seat, card, house, level });
    actOnTenant(step, seat, move);
  },
  release(step, { card }, seat) {
    layOnTable(step, seat, card);
    step.emit({ type: 'played', seat, card });
    step.state.jailed = null;
    step.emit({ type: 'freed', seat, by: card });
  },
  market: (step, { to }, _seat, frame) => openMarket(step, frame, to),
  trade: (step, move, seat) => startTrade(step, seat, move.with),
};

const tenantsOf = (state: State, seat: Seat): MoveOf<'tenant'>[] =>
  kindsIn(state, seat).flatMap((card) =>
    isTenant(card)
      ? suitable(state, card).map((spot): MoveOf<'tenant'> => ({ type: 'tenant', card, ...spot }))
      : [],
  );

const releases = (state: State, seat: Seat): MoveOf<'release'>[] =>
  state.jailed === seat
    ? editionOf(state)
        .keys.filter((card) => holds(state, seat, card))
        .map((card) => ({ type: 'release', card }))
    : [];

function pathOf(move: Turn): Ref[] {
  switch (move.type) {
    case 'floor':
      return buildPath(move);
    case 'improve':
      return improvePath(move);
    case 'tenant':
    case 'onTenant':
      return [cardRef(move.card), flatRef(move)];
    case 'lift':
      return [flatRef(move)];
    case 'onHouse':
      return [cardRef(move.card), houseRef(move.house)];
    case 'politics':
      return [cardRef('politics'), `button:${move.as}`, houseRef(move.house)];
    case 'release':
      return [cardRef(move.card), 'jail'];
    case 'market':
      return ['button:market', move.to === null ? 'button:all' : playerRef(move.to)];
    case 'trade':
      return ['button:trade', playerRef(move.with)];
    case 'collect':
      return ['button:collect'];
  }
}

/** Of the own cards; what others hold is asked nowhere here. */
function whyNot(state: State, seat: Seat, path: Ref[]): Reason | null {
  const card = path[0]?.startsWith('card:') ? path[0].slice(5) : '';
  if (!holds(state, seat, card as never)) return null;
  const target = path.at(-1);
  if (target?.startsWith('site:')) return barsFloor(state, seat, path);
  const spot = spotOf(target);
  const house = spot && state.houses.find(({ id }) => id === spot.house);
  if (!house) return null;
  if (isTenant(card))
    return spot.level < 0 ? { key: 'aim.flat' } : barsRef(state, card, target, null);
  if (isImprovement(card))
    return spot.level < 0
      ? (barsLater(state, card) ?? barsImprovement(card, house))
      : { key: 'aim.house' };
  if (card === 'demolition' || path[1] === 'button:demolition') {
    return mayBeDemolished(state, house) ? null : { key: 'noFlatForAll' };
  }
  const tenant = spot.level < 0 ? undefined : tenantAt(house, spot.level);
  if (!isOnTenant(card)) return null;
  if (!tenant) return { key: 'aim.tenant' };
  return barsAim(card, seat, house, tenant);
}
