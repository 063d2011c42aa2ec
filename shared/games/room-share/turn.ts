// A player's turn: play a card (or, without cards, choose a flat), place a tenant, swap two
// tenants.
import { assertInvariant, type Decision, type Reason, type Seat } from '../../engine/index.ts';
import { cards, EMPTY_BED, whyNotInhabited } from './cards.ts';
import { whyNotFreeBed } from './eviction.ts';
import {
  ALL_FLATS,
  allTenants,
  bedRef,
  bedsOf,
  flatRef,
  freeArrows,
  placeOf,
  tenantAt,
} from './grid.ts';
import { naming, tenantOf, whyNotNow, whyNotWholeFlat } from './reasons.ts';
import {
  type Card,
  COLOURS,
  cardRef,
  type Event,
  type FrameOf,
  type MoveOf,
  type Place,
  type State,
  tenantRef,
} from './state.ts';
import { cardsInHand, whyNotTurn } from './turn-reasons.ts';

type TurnMove = MoveOf<'open' | 'flat' | 'tenant' | 'waste'>;

export const turn: Decision<State, FrameOf<'turn'>, TurnMove, Event> = {
  moves(state, _frame, seat) {
    if (state.options.noCards) {
      return openFlats(state);
    }
    return cardsInHand(state, seat).flatMap((card) => movesOfCard(state, seat, card));
  },
  play(step, _frame, move, seat) {
    step.pushFrames({ kind: 'settle', seat, evictions: 0 }, { kind: 'endTurn', seat });
    if (move.type === 'open') {
      step.pushFrames({ kind: 'place', seat, flat: move.flat });
      return;
    }
    const { card } = move;
    const hand = step.edit('hands', seat);
    hand.splice(hand.indexOf(card), 1);
    step.state.played = card;
    step.reveal('all', card);
    step.emit({ type: move.type === 'waste' ? 'wasted' : 'played', seat, card });
    if (move.type !== 'waste') cards[card].play(step, seat, { arrow: -1, ...move });
  },
  path(_state, _frame, move) {
    if (move.type === 'open') return [flatRef(move.flat)];
    if (move.type === 'flat') return [cardRef(move.card), flatRef(move.flat)];
    if (move.type === 'tenant') return [cardRef(move.card), bedRef(move.flat, move.arrow)];
    return [cardRef(move.card), 'button:waste'];
  },
  explainIllegal: (state, _frame, seat, path) => whyNotTurn(state, seat, path),
};

function openFlats(state: State): TurnMove[] {
  const list: TurnMove[] = [];
  for (const flat of ALL_FLATS)
    if (!whyNotInhabited(state, flat)) list.push({ type: 'open', flat });
  return list;
}

function movesOfCard(state: State, seat: Seat, card: Card): TurnMove[] {
  const rule = cards[card];
  if (rule.aim === 'flat') {
    const flats = ALL_FLATS.filter((flat) => !rule.whyNot(state, seat, { flat, arrow: -1 }));
    assertInvariant(flats.length > 0, `${card} has a flat`);
    return flats.map((flat) => ({ type: 'flat', card, flat }));
  }
  const targets = allTenants(state).filter((target) => !rule.whyNot(state, seat, target));
  assertInvariant(targets.length > 0 || rule.mayBeWasted, `${card} has a target`);
  if (targets.length === 0) return [{ type: 'waste', card }];
  return targets.map(({ flat, arrow }) => ({ type: 'tenant', card, flat, arrow }));
}

export const place: Decision<State, FrameOf<'place'>, MoveOf<'place'>, Event> = {
  autoPlayOnlyMove: true,
  moves(state, { flat }, seat) {
    const arrows = freeArrows(bedsOf(state, flat));
    const list: MoveOf<'place'>[] = [];
    for (const colour of coloursInReserve(state, seat)) {
      for (const arrow of arrows) list.push({ type: 'place', colour, arrow });
    }
    return list;
  },
  play(step, { flat }, { colour, arrow }, seat) {
    step.edit('reserve', seat)[colour]--;
    step.edit('beds', flat)[arrow] = colour;
    step.emit({ type: 'placed', seat, colour, flat, arrow });
  },
  path(state, { seat, flat }, { colour, arrow }) {
    const bed = bedRef(flat, arrow);
    return coloursInReserve(state, seat).length > 1 ? [tenantRef(colour), bed] : [bed];
  },
  explainIllegal: (state, frame, seat, path) => {
    const { flat } = frame;
    const ref = path.at(-1) ?? '';
    const target = placeOf(ref);
    const colours = coloursInReserve(state, seat);
    const mustChoose = path.length === 1 && colours.length > 1;
    if (!target) {
      const colour = colours.find((one) => tenantRef(one) === ref);
      if (colour && mustChoose) return null;
      return whyNotNow(state, frame, ref, { flat, colour: colours[0] ?? null });
    }
    if (target.flat !== flat) return naming(state, { key: 'otherFlat' }, { flat });
    const taken = target.arrow >= 0 ? whyNotFreeBed(state, target) : null;
    const reason = taken ?? (mustChoose ? { key: 'tenantFirst' } : whyNotFreeBed(state, target));
    return naming(state, reason, { flat, colour: tenantAt(state, target) });
  },
};

const coloursInReserve = (state: State, seat: Seat) =>
  COLOURS.filter((colour) => (state.reserve[seat]?.[colour] ?? 0) > 0);

export const swap: Decision<State, FrameOf<'swap'>, MoveOf<'swap'>, Event> = {
  autoPlayOnlyMove: true,
  moves: (state, frame) =>
    allTenants(state)
      .filter((other) => !whyNotSwap(state, frame, other))
      .map(({ flat, arrow }) => ({ type: 'swap', flat, arrow })),
  play(step, { flat, arrow }, move, seat) {
    const [one, other] = [
      { flat, arrow },
      { flat: move.flat, arrow: move.arrow },
    ];
    const guest = tenantAt(step.state, one);
    step.edit('beds', flat)[arrow] = tenantAt(step.state, other);
    step.edit('beds', other.flat)[other.arrow] = guest;
    step.emit({ type: 'swapped', seat, one, other });
  },
  path: (_state, _frame, { flat, arrow }) => [bedRef(flat, arrow)],
  explainIllegal(state, frame, _seat, path) {
    const { flat, card } = frame;
    const other = placeOf(path.at(-1));
    const chosen = tenantAt(state, frame);
    if (!other) return whyNotNow(state, frame, path.at(-1) ?? '', { flat, colour: chosen });
    const whyNot = (bed: Place) => whyNotSwap(state, frame, bed);
    const reason =
      other.arrow >= 0 ? whyNot(other) : whyNotOtherFlat(state, frame, other.flat, whyNot);
    // Where the rule is about the flat of the chosen tenant, that flat is named.
    const at = reason?.key === 'onlyThere' ? flat : other.flat;
    return naming(state, reason, { flat: at, card, colour: tenantOf(state, other) });
  },
};

/** A flat that a swap rules out as a whole says so, also while it is empty or has one tenant. */
function whyNotOtherFlat(
  state: State,
  { flat, card }: FrameOf<'swap'>,
  other: number,
  whyNot: (bed: Place) => Reason | null,
): Reason {
  if (card === 'swap' && other === flat) return { key: 'sameFlat' };
  if (card === 'renovate' && other !== flat) return { key: 'onlyThere' };
  return whyNotWholeFlat(state, other, whyNot);
}

function whyNotSwap(
  state: State,
  { flat, arrow, card }: FrameOf<'swap'>,
  other: Place,
): Reason | null {
  if (tenantAt(state, other) === null) return EMPTY_BED;
  if (other.flat === flat && other.arrow === arrow) return { key: 'sameTenant' };
  if (card === 'swap') return other.flat === flat ? { key: 'sameFlat' } : null;
  return other.flat === flat ? null : { key: 'onlyThere' };
}
