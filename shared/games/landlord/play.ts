// The play phase: the landlord plays any number of cards, one after another.
import type { Decision, Ref, Seat } from '../../engine/index.ts';
import {
  actionsOnHouses,
  actionsOnTenants,
  actOnHouse,
  actOnTenant,
  liftMoves,
} from './actions.ts';
import {
  floorMoves,
  improveHouse,
  improvementMoves,
  layFloor,
  pathOfBuilding,
  pathOfImprovement,
} from './building.ts';
import { isTenant } from './cards/tenants.ts';
import { editionOf } from './editions/index.ts';
import { holdsCard, kindsInHand, type LandlordStep, layOnTable, takeFromHand } from './hands.ts';
import { suitableFlats } from './houses.ts';
import { marketMoves, openMarket } from './market.ts';
import { moveIn, takeTenantToHand } from './moving.ts';
import {
  cardRef,
  type Event,
  type FrameOf,
  flatRef,
  houseRef,
  type MoveOf,
  playerRef,
  type State,
} from './state.ts';
import { startTrade, tradeMoves } from './trade.ts';

type PlayMove = MoveOf<
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

export const play: Decision<State, FrameOf<'play'>, PlayMove, Event> = {
  moves: (state, frame, seat) => [
    ...floorMoves(state, seat),
    ...tenantMoves(state, seat),
    ...improvementMoves(state, seat),
    ...actionsOnTenants(state, seat),
    ...actionsOnHouses(state, seat),
    ...liftMoves(state, seat),
    ...releaseMoves(state, seat),
    ...(editionOf(state).roofMarket ? marketMoves(state, frame) : []),
    ...tradeMoves(state, frame),
    { type: 'collect' },
  ],
  publicMove: (move) => (move.type === 'floor' ? { type: 'floor' } : move),
  play(step, frame, move, seat) {
    if (move.type === 'collect') return;
    step.pushFrames({ kind: 'resolve' }, frame);
    carryOut(step, move, seat, frame);
  },
  path: (_state, _frame, move) => pathOf(move),
};

type HandledType = Exclude<PlayMove['type'], 'collect'>;
type MoveMap = { [K in HandledType]: MoveOf<K> };
/** The move of type K, or any of them. Written as a lookup, so that `handlers[move.type]` accepts `move`. */
type HandledMove<K extends HandledType = HandledType> = {
  [Type in K]: MoveMap[Type] & { type: Type };
}[K];
type Handler<K extends HandledType> = (
  step: LandlordStep,
  move: HandledMove<K>,
  seat: Seat,
  frame: FrameOf<'play'>,
) => void;

function carryOut<K extends HandledType>(
  step: LandlordStep,
  move: HandledMove<K>,
  seat: Seat,
  frame: FrameOf<'play'>,
): void {
  handlers[move.type](step, move, seat, frame);
}

/** Carries out each kind of move. A card that is aimed at something lies on the table meanwhile. */
const handlers: { [K in HandledType]: Handler<K> } = {
  floor: (step, { card }, seat) => layFloor(step, seat, card),
  improve: (step, { card, house }, seat) => improveHouse(step, seat, card, house),
  tenant(step, { card, house, level }, seat) {
    takeFromHand(step, seat, card);
    moveIn(step, seat, card, { house, level });
  },
  lift(step, { house, level }, seat) {
    const from = { house, level };
    if (editionOf(step.state).motherGoes === 'hand') takeTenantToHand(step, seat, from);
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
    // LL-23: a Move is announced only together with its destination, because the player may take it
    // back until then.
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

const tenantMoves = (state: State, seat: Seat): MoveOf<'tenant'>[] =>
  kindsInHand(state, seat).flatMap((card) =>
    isTenant(card)
      ? suitableFlats(state, card).map(
          (spot): MoveOf<'tenant'> => ({ type: 'tenant', card, ...spot }),
        )
      : [],
  );

const releaseMoves = (state: State, seat: Seat): MoveOf<'release'>[] =>
  state.jailed === seat
    ? editionOf(state)
        .keys.filter((card) => holdsCard(state, seat, card))
        .map((card) => ({ type: 'release', card }))
    : [];

function pathOf(move: PlayMove): Ref[] {
  switch (move.type) {
    case 'floor':
      return pathOfBuilding(move);
    case 'improve':
      return pathOfImprovement(move);
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
