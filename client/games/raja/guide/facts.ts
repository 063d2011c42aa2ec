// What the guide knows of a position, without words: numbers decoded from the rules' data.
import { HIDDEN, type Ref, type Seat, type Viewer } from '../../../../shared/engine/index.ts';
import {
  CITIES,
  type City,
  neighboursOf,
  ROADS,
  roadBetween,
  SCORED_CITIES,
  START,
  villagesOf,
} from '../../../../shared/games/raja/board.ts';
import { charactersOf, seatsInOrder } from '../../../../shared/games/raja/characters.ts';
import { placesOfHouses } from '../../../../shared/games/raja/houses.ts';
import {
  ACTIONS,
  actionRef,
  characterRef,
  cityRef,
  type FrameOf,
  goldRef,
  governorRef,
  houseRef,
  type State,
  villageRef,
} from '../../../../shared/games/raja/state.ts';
import { emptyVillages, fareOf, tollsByOwner } from '../../../../shared/games/raja/travel.ts';
import { nextVisit } from '../track-order.ts';

/** The numbers of a player that can be asked about, as in `palaces:1`. */
export const FIGURES = ['money', 'palaces', 'houses', 'quarry', 'architect'] as const;
export type Figure = (typeof FIGURES)[number] | 'tokens' | 'points' | 'actions';

export const figureRef = (figure: Figure, seat: Seat): Ref => `${figure}:${seat}`;
export const roadRef = (road: number): Ref => `road:${road}`;
export const seatRef = (seat: Seat): Ref => `seat:${seat}`;

export const seatsOf = (state: State): Seat[] => state.supply.map((_, seat) => seat);

export const turnOf = (state: State): FrameOf<'turn' | 'sure'> | null =>
  state.frames.find(
    (frame): frame is FrameOf<'turn' | 'sure'> => frame.kind === 'turn' || frame.kind === 'sure',
  ) ?? null;

export function figuresOf(state: State): Figure[] {
  const figures: Figure[] = [...FIGURES];
  if (state.options.yogi) figures.push('tokens');
  if (state.maharaja) figures.push('points', 'actions');
  return figures;
}

/** What every game with these options has. */
export const kinds = (state: State): Ref[] => [
  ...charactersOf(state).map(characterRef),
  ...ACTIONS.map(actionRef),
  ...CITIES.map(cityRef),
  'site:great',
  'site:small',
  'track',
  'disc',
  'maharaja',
  ...(state.options.yogi ? ['token'] : []),
  ...SCORED_CITIES.map(governorRef),
  ...ROADS.map((_, road) => roadRef(road)),
  ...state.villages.map((_, village) => villageRef(village)),
];

/** Every ref that the viewer can ask about. */
export function things(state: State, viewer: Viewer): Ref[] {
  const seats = seatsOf(state);
  const frame = state.frames.at(-1);
  return [
    ...seats.flatMap((seat) => [
      seatRef(seat),
      ...figuresOf(state).map((figure) => figureRef(figure, seat)),
    ]),
    ...CITIES.map(cityRef),
    ...state.villages.map((_, village) => villageRef(village)),
    ...ROADS.map((_, road) => roadRef(road)),
    ...SCORED_CITIES.map(governorRef),
    ...charactersOf(state).flatMap((one) => [characterRef(one), `power:${one}`]),
    ...ACTIONS.map(actionRef),
    ...(state.maharaja ? ['maharaja'] : []),
    ...(state.options.yogi ? ['token'] : []),
    'track',
    'round',
    'disc',
    'site:great',
    'site:small',
    ...(viewer === null ? [] : placesOfHouses(state, viewer).map(houseRef)),
    ...(frame?.kind === 'bid' ? [goldRef(Math.max(0, frame.bid))] : []),
  ];
}

/** The round in which the Maharaja visits a city if no governor is moved, or null if the game ends before. */
export function visitOf(state: State, city: City): number | null {
  if (state.maharaja === city && state.frames.length > 0) return state.round;
  return nextVisit(state, city);
}

/** The boxes after a governor has gone down two, and who goes up for it. */
export function lowered({ track }: State, governor: City) {
  const from = track.indexOf(governor);
  const after = track.toSpliced(from, 1).toSpliced(from - 2, 0, governor);
  return { after, up: track.slice(from - 2, from).filter((city) => city !== null) };
}

export type RoadState =
  | { kind: 'closed'; empty: number[] }
  | { kind: 'open'; fare: number; tolls: [owner: Seat, gold: number][] };

/** Whether a road is open, and what it costs this seat. A spectator is told what somebody without houses there pays. */
export function roadState(state: State, road: number, seat: Viewer): RoadState {
  const empty = emptyVillages(state, road);
  if (empty.length > 0) return { kind: 'closed', empty };
  const who = seat ?? -1;
  return {
    kind: 'open',
    fare: fareOf(state, who, road),
    tolls: [...tollsByOwner(state, who, road)],
  };
}

/** The roads of a city, with the city at the other end. */
export const roadsOf = (city: City): { to: City; road: number }[] =>
  neighboursOf(city).map((to) => ({ to, road: roadBetween(city, to) }));

/** The villages of a road with the number of houses of each seat. */
export const housesOn = (state: State, road: number) =>
  villagesOf(road).map((village) => ({
    village,
    owners: countEach(state.villages[village] ?? []),
  }));

export const countEach = <T>(all: readonly T[]): [one: T, count: number][] =>
  [...new Set(all)].map((one) => [one, all.filter((other) => other === one).length]);

/** The palaces of a seat, city by city. */
export const palacesByCity = (state: State, seat: Seat) =>
  SCORED_CITIES.map((city) => {
    const { great, small } = state.sites[city];
    return {
      city,
      great: great === seat ? 1 : 0,
      small: small.filter((owner) => owner === seat).length,
    };
  }).filter(({ great, small }) => great + small > 0);

/** Where the houses of a seat are. */
export function housesOf(state: State, seat: Seat) {
  const villages = state.villages.flat().filter((owner) => owner === seat).length;
  const cities = CITIES.reduce((sum, city) => sum + (state.houses[city][seat] ?? 0), 0);
  return { hand: state.supply[seat] ?? 0, quarry: state.quarry[seat] ?? 0, villages, cities };
}

/** The gold that a viewer may see, or null. */
export function goldSeen(state: State, seat: Seat): number | null {
  const gold = state.purse.gold[seat];
  return gold === undefined || gold === HIDDEN ? null : gold;
}

export const placeInOrder = (state: State, seat: Seat): number =>
  seatsInOrder(state).indexOf(seat) + 1;

export const isStart = (city: City): boolean => city === START;
