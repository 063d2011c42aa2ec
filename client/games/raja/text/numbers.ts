// The numbers that the rules page and the texts speak of, taken from the rules.
import { GOLD as INCOME } from '../../../../shared/games/raja/actions.ts';
import {
  ALONE,
  ROADS,
  SCORED,
  SMALL_SITES,
  START,
  VILLAGES,
} from '../../../../shared/games/raja/board.ts';
import { barsVillage, HOUSE_PRICE, palacePrice } from '../../../../shared/games/raja/houses.ts';
import {
  GOLD,
  HOUSES,
  palacesOf,
  roundsOf,
  SETTLED,
  SUPPLY,
  TOKENS,
} from '../../../../shared/games/raja/opening.ts';
import { GREAT, PRIEST_SMALL, SMALL } from '../../../../shared/games/raja/score.ts';
import {
  BUILDER,
  type Options,
  QUARRIED,
  type State,
} from '../../../../shared/games/raja/state.ts';
import { GIVEN_UP } from '../../../../shared/games/raja/turn.ts';

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
  gold: GOLD,
  houses: HOUSES,
  settled: SETTLED,
  supply: SUPPLY,
  quarry: HOUSES - SETTLED - SUPPLY,
  tokens: TOKENS,
  palaces: palacesOf(full),
  palacesShort: palacesOf(short),
  rounds: roundsOf(full),
  roundsShort: roundsOf(short),
  house: HOUSE_PRICE,
  palace: palace(),
  cheap: palace(BUILDER),
  both: palace() + HOUSE_PRICE,
  income: INCOME,
  fetch: QUARRIED,
  penalty: GIVEN_UP,
  great: GREAT,
  small: SMALL,
  priest: PRIEST_SMALL,
  alone: ALONE,
};

/** For so many actions given up everybody else gets this. */
export const costOf = (actions: number): number => GIVEN_UP * actions;
