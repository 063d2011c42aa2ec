// The facts that the guide puts into words, decoded from the rules: the parts of a score, what a viewer has seen.
import { HIDDEN, type Ref, type Seat, type Viewer } from '../../../../shared/engine/index.ts';
import { buildDeck } from '../../../../shared/games/room-share/cards.ts';
import { pointsPerTenant } from '../../../../shared/games/room-share/end.ts';
import { landingFlat } from '../../../../shared/games/room-share/eviction.ts';
import {
  ALL_FLATS,
  ARROWS,
  bedRef,
  bedsOf,
  countTenants,
  flatRef,
  NEIGHBOURS,
  takenArrows,
} from '../../../../shared/games/room-share/grid.ts';
import {
  type Card,
  COLOURS,
  type Colour,
  cardRef,
  type FlatKind,
  type FrameOf,
  isNeutral,
  type State,
  tenantRef,
} from '../../../../shared/games/room-share/state.ts';

/** The part of a score that comes from one flat. */
export interface FlatShare {
  flat: number;
  kind: FlatKind;
  /** How many live there, and how many of them are of this colour. */
  heads: number;
  own: number;
  points: number;
}

/** Every flat where tenants of this colour live, also if they bring nothing. */
export const sharesOf = (state: State, colour: Colour): FlatShare[] =>
  ALL_FLATS.flatMap((flat) => {
    const beds = bedsOf(state, flat);
    const own = countTenants(beds, colour);
    const points = own === 0 ? 0 : own * pointsPerTenant(state, flat);
    const kind = state.flats[flat] as FlatKind;
    return own === 0 ? [] : [{ flat, kind, heads: takenArrows(beds).length, own, points }];
  });

export const ownerOf = (state: State, colour: Colour): Seat | null => {
  const seat = state.colours.indexOf(colour);
  return seat < 0 ? null : seat;
};

export const leftOf = (state: State, seat: Seat, colour: Colour): number =>
  state.reserve[seat]?.[colour] ?? 0;

/** The neutral colours of which this player has had tenants. */
export const neutralOf = (state: State, seat: Seat): Colour[] =>
  COLOURS.filter((colour) => isNeutral(state, colour) && leftOf(state, seat, colour) > 0);

export const handOf = (state: State, viewer: Viewer): Card[] =>
  viewer === null ? [] : (state.hands[viewer] ?? []).filter((card) => card !== HIDDEN);

export const countCards = (cards: readonly Card[], card: Card): number =>
  cards.filter((one) => one === card).length;

export const deckKinds = (state: State): Card[] => [...new Set(buildDeck(state.options))];

/** Played cards, the one in play included. */
export const playedCards = ({ discards, played }: State): Card[] =>
  played ? [...discards, played] : discards;

/** The evicted tenants who have not landed yet, the next one first, and the flat where that one lands. */
export const inAir = (state: State): FrameOf<'land'>[] =>
  state.frames.toReversed().filter((frame) => frame.kind === 'land');
export const airRef = ({ arrow }: FrameOf<'land'>): Ref => `air:${ARROWS[arrow]}`;
export const landingOf = (state: State, frame: FrameOf<'land'>): number =>
  landingFlat(state, frame);

export const nextDoor = (flat: number, arrow: number): number => NEIGHBOURS[flat]?.[arrow] ?? flat;

/** The cards and the kinds of flats of these options. */
export const kinds = (state: State): Ref[] => [
  ...(state.options.noCards ? [] : [...deckKinds(state).map(cardRef), 'pile']),
  ...[...new Set(state.flats)].map((kind) => `kind:${kind}`),
];

/** Every ref that this viewer can ask about. */
export function things(state: State): Ref[] {
  const { noCards } = state.options;
  const seats = state.colours.flatMap((_, seat) => [
    `seat:${seat}`,
    `points:${seat}`,
    `reserve:${seat}`,
    ...(neutralOf(state, seat).length > 0 ? [`neutral:${seat}`] : []),
    ...(noCards ? [] : [`hand:${seat}`]),
  ]);
  return [
    ...seats,
    ...(noCards ? [] : ['pile', 'discards', ...deckKinds(state).map(cardRef)]),
    ...[...new Set(state.flats)].map((kind) => `kind:${kind}`),
    ...COLOURS.map(tenantRef),
    ...inAir(state).map(airRef),
    ...ALL_FLATS.flatMap((flat) => [
      flatRef(flat),
      ...ARROWS.map((_, arrow) => bedRef(flat, arrow)),
    ]),
  ];
}
