// Says of everything on the table why it cannot be clicked now. The reasons come from the predicates that make the list
// of legal moves, and from what the player sees.
import type { Reason, Ref, Seat } from '../../../engine/index.ts';
import { editionOf } from '../editions/index.ts';
import { holdsCard } from '../hands.ts';
import { tenantAt } from '../houses.ts';
import type { Card, Frame, State } from '../state.ts';
import { whyNotCard } from './cards.ts';
import { questionFirst, whyNotInDecision } from './decisions.ts';
import { whyNotInBuilding, whyNotInPlay } from './play.ts';
import {
  isLegalStart,
  kindOf,
  type LandlordDecision,
  nameOf,
  type Press,
  placeOf,
} from './press.ts';

/** Gives every press that is no legal move a reason: the one of the decision itself if it has one. */
export function withReasons(decision: LandlordDecision): LandlordDecision {
  return {
    ...decision,
    explainIllegal(state, frame, seat, path) {
      const paths = decision
        .moves(state, frame, seat)
        .map((move) => decision.path(state, frame, move));
      if (isLegalStart(paths, path)) return null;
      const own = decision.explainIllegal?.(state, frame, seat, path);
      if (own) return own;
      return whyNot(state, frame, seat, path, paths);
    },
  };
}

/** Numbers and signs on the table that only tell something. */
const READ_ONLY = ['money', 'rent', 'houses', 'points', 'round', 'goal', 'phase', 'table'];

function whyNot(
  state: State,
  frame: Frame,
  seat: Seat,
  path: Ref[],
  paths: Ref[][],
): Reason | null {
  const ref = path.at(-1) as Ref;
  const picked = pickedOf(state, seat, path.slice(0, -1), paths);
  if (isLegalStart(paths, [...picked, ref])) return null;
  // What was picked before is forgotten by a press on something else that begins a move.
  const beginsAnother = picked.length > 0 && isLegalStart(paths, [ref]);
  if (beginsAnother && kindOf(ref) === 'card') return { key: 'beginsAnother' };
  if (isReadOnly(ref)) return { key: 'readOnly' };
  const reason =
    reasonOf({ state, frame, seat, picked, ref, paths }) ?? whyNotStack(state, frame, ref);
  return reason ?? { key: beginsAnother ? 'beginsAnother' : questionFirst(frame) };
}

/** Returns the clicks that count: those that begin a move, or else a card of the hand or a tenant. */
function pickedOf(state: State, seat: Seat, picked: Ref[], paths: Ref[][]): Ref[] {
  const [first] = picked;
  if (isLegalStart(paths, picked)) return picked;
  if (first === undefined) return [];
  const isHeld = kindOf(first) === 'card' && holdsCard(state, seat, nameOf(first) as Card);
  const place = placeOf(state, first);
  return isHeld || (place && tenantAt(place.house, place.level)) ? [first] : [];
}

function reasonOf(press: Press): Reason | null {
  if (kindOf(press.ref) === 'card') return whyNotCard(press);
  if (press.frame.kind === 'play') return whyNotInPlay(press);
  return press.frame.kind === 'build' ? whyNotInBuilding(press) : whyNotInDecision(press);
}

/** `hand:1` is the number of somebody's cards, `hand` the place of one's own. */
const isReadOnly = (ref: Ref): boolean => READ_ONLY.includes(kindOf(ref)) || /^hand:/.test(ref);

/** The stacks that are used in another part of a turn. */
function whyNotStack(state: State, frame: Frame, ref: Ref): Reason | null {
  if (ref === 'roofs') return { key: state.roofs === 0 ? 'roofsGone' : 'roofsBuild' };
  if (ref === 'monsters') return { key: state.monsters === 0 ? 'noMonsters' : 'monstersCome' };
  if (ref === 'jail' && state.jailed === null) return { key: 'jailEmpty' };
  if (ref === 'pile' && frame.kind !== 'play') return { key: 'buyLater' };
  if (ref === 'discards' && !editionOf(state).deck.recycle) return { key: 'discardsClosed' };
  return null;
}
