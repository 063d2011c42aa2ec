// The numbers that the rules page and the texts speak of, taken from the rules. Those that the rules keep to
// themselves stand here by their file; a test holds them against it.
import {
  ALONE,
  ROADS,
  SCORED,
  SMALL_SITES,
  START,
  VILLAGES,
} from '../../../../shared/games/raja/board.ts';
import { barsVillage, HOUSE_PRICE, palacePrice } from '../../../../shared/games/raja/houses.ts';
import { palacesOf, roundsOf } from '../../../../shared/games/raja/opening.ts';
import {
  BUILDER,
  type Options,
  QUARRIED,
  type State,
} from '../../../../shared/games/raja/state.ts';

export const KEPT = {
  opening: { GOLD: 15, HOUSES: 20, SETTLED: 4, SUPPLY: 6, TOKENS: 7 },
  actions: { GOLD: 2 },
  turn: { GIVEN_UP: 2 },
  score: { GREAT: 3, SMALL: 1, PRIEST_SMALL: 2 },
};

const { opening, actions, turn, score } = KEPT;

const full = { short: false } as Options;
const short = { short: true } as Options;

/** Of somebody with these characters. */
const palace = (...characters: number[]) =>
  palacePrice({ characters: [characters] } as unknown as State, 0);

/** How many houses a village takes. */
const room = (seats: number) =>
  [1, 2, 3].find((houses) =>
    barsVillage({ seats, villages: [Array(houses).fill(0)] } as unknown as State, 0),
  ) ?? 0;

/** The cities have the same names in every language. */
export const cityName = (city: string): string => city.charAt(0).toUpperCase() + city.slice(1);

export const GENERAL = {
  start: cityName(START),
  cities: SCORED.length,
  roads: ROADS.length,
  villages: VILLAGES,
  sites: SMALL_SITES,
  room: room(3),
  roomOfTwo: room(2),
  gold: opening.GOLD,
  houses: opening.HOUSES,
  settled: opening.SETTLED,
  supply: opening.SUPPLY,
  quarry: opening.HOUSES - opening.SETTLED - opening.SUPPLY,
  tokens: opening.TOKENS,
  palaces: palacesOf(full),
  palacesShort: palacesOf(short),
  rounds: roundsOf(full),
  roundsShort: roundsOf(short),
  house: HOUSE_PRICE,
  palace: palace(),
  cheap: palace(BUILDER),
  both: palace() + HOUSE_PRICE,
  income: actions.GOLD,
  fetch: QUARRIED,
  penalty: turn.GIVEN_UP,
  great: score.GREAT,
  small: score.SMALL,
  priest: score.PRIEST_SMALL,
  alone: ALONE,
};

/** For so many actions given up everybody else gets this. */
export const costOf = (actions: number): number => turn.GIVEN_UP * actions;

/** Each {name} of the text gives way to its number. */
export const filled = (text: string, numbers: Readonly<Record<string, unknown>>): string =>
  text.replace(/\{(\w+)\}/g, (all, name: string) => String(numbers[name] ?? all));
