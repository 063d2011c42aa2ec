// The numbers in the rules page and the texts, taken from the rules.
import { ACTION_GOLD as INCOME } from '../../../../shared/games/raja/actions.ts';
import {
  GOLD_FOR_BEING_ALONE,
  ROADS,
  SCORED_CITIES,
  SMALL_SITES,
  START,
  VILLAGE_COUNT,
} from '../../../../shared/games/raja/board.ts';
import { HOUSE_PRICE, palacePrice, whyNotVillage } from '../../../../shared/games/raja/houses.ts';
import {
  ACTION_TOKENS,
  FIRST_HOUSES,
  HOUSES_PER_PLAYER,
  maxRounds,
  palacesPerPlayer,
  STARTING_GOLD,
  STARTING_SUPPLY,
} from '../../../../shared/games/raja/opening.ts';
import {
  GREAT_PALACE_POINTS,
  PRIEST_SMALL_PALACE_POINTS,
  SMALL_PALACE_POINTS,
} from '../../../../shared/games/raja/score.ts';
import {
  BUILDER,
  type Options,
  QUARRY_HOUSES,
  type State,
} from '../../../../shared/games/raja/state.ts';
import { GOLD_PER_ACTION_GIVEN_UP } from '../../../../shared/games/raja/turn.ts';

const full = { short: false } as Options;
const short = { short: true } as Options;

// These functions of the rules read one or two members of a state, so a whole state is not made up.
// No type can say which members a function reads.

/** Returns the palace price of a player with these characters. */
const palacePriceWith = (...characters: number[]) =>
  palacePrice({ characters: [characters] } as unknown as State, 0);

/** Returns how many houses a village takes. */
const housesPerVillage = (seats: number) =>
  [1, 2, 3].find((houses) =>
    whyNotVillage({ seats, villages: [Array(houses).fill(0)] } as unknown as State, 0),
  ) ?? 0;

/** The cities have the same names in every language. */
export const cityName = (city: string): string => city.charAt(0).toUpperCase() + city.slice(1);

export const GENERAL = {
  start: cityName(START),
  cities: SCORED_CITIES.length,
  roads: ROADS.length,
  villages: VILLAGE_COUNT,
  sites: SMALL_SITES,
  room: housesPerVillage(3),
  roomOfTwo: housesPerVillage(2),
  gold: STARTING_GOLD,
  houses: HOUSES_PER_PLAYER,
  settled: FIRST_HOUSES,
  supply: STARTING_SUPPLY,
  quarry: HOUSES_PER_PLAYER - FIRST_HOUSES - STARTING_SUPPLY,
  tokens: ACTION_TOKENS,
  palaces: palacesPerPlayer(full),
  palacesShort: palacesPerPlayer(short),
  rounds: maxRounds(full),
  roundsShort: maxRounds(short),
  house: HOUSE_PRICE,
  palace: palacePriceWith(),
  cheap: palacePriceWith(BUILDER),
  both: palacePriceWith() + HOUSE_PRICE,
  income: INCOME,
  fetch: QUARRY_HOUSES,
  penalty: GOLD_PER_ACTION_GIVEN_UP,
  great: GREAT_PALACE_POINTS,
  small: SMALL_PALACE_POINTS,
  priest: PRIEST_SMALL_PALACE_POINTS,
  alone: GOLD_FOR_BEING_ALONE,
};

/** Returns the gold that every other player gets for this many actions given up. */
export const costOfGivingUp = (actions: number): number => GOLD_PER_ACTION_GIVEN_UP * actions;
