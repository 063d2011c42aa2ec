// What Raja stores and sends: options, actions, characters, frames, state, moves, events and refs.
import type { BaseState, Hidden, OptionsOf, Ref, Seat } from '../../engine/index.ts';
import type { City } from './board.ts';

export const options = [
  { id: 'short', type: 'boolean', default: false },
  { id: 'yogi', type: 'boolean', default: false },
  { id: 'neutralPalaces', type: 'boolean', default: false },
  { id: 'auction', type: 'boolean', default: false },
  { id: 'homeCities', type: 'boolean', default: false },
  { id: 'manyCharacters', type: 'boolean', default: false },
  { id: 'openGold', type: 'boolean', default: false },
] as const;
export type Options = OptionsOf<typeof options>;

export const ACTIONS = [
  'gold',
  'house',
  'twoHouses',
  'moveHouse',
  'quarry',
  'palace',
  'palaceAndHouse',
  'track',
  'character',
] as const;
export type Action = (typeof ACTIONS)[number];

/** A character's number, 1 to 7. */
export type Character = number;
export const DUKE = 1;
export const MERCHANT = 2;
export const PRIEST = 3;
export const TRAVELLER = 4;
export const ENTREPRENEUR = 5;
export const BUILDER = 6;
export const YOGI = 7;

/** Where a house stands or may stand: the number of a village, or a city. */
export type Place = number | City;

/** An action that a player carries out in this turn, and the parts of it that remain. */
export interface Task {
  action: Action;
  left: Part[];
  /** At least one part has been done. */
  begun: boolean;
  /**
   * Only for Two houses: both stand in cities, so one of them may count for another Two houses
   * (RJ-31).
   */
  spare?: true;
}
/** The number of houses that a Quarry brings. */
export const QUARRY_HOUSES = 2;

/** `cityHouse` is the house of Two houses that must stand in a city (RJ-35). */
export type Part =
  | 'gold'
  | 'house'
  | 'cityHouse'
  | 'move'
  | 'quarry'
  | 'palace'
  | 'track'
  | 'character';

/** A player's disc with its two pointers. It is covered until the player's turn. */
export interface Disc {
  actions: (Action | Hidden)[];
  open: boolean;
}

export interface Sites {
  great: Seat | 'neutral' | null;
  small: (Seat | 'neutral')[];
}

export type Frame =
  // Before the first round.
  | { kind: 'pick'; seat: Seat; free?: true }
  | { kind: 'bid'; seat: Seat; waiting: Seat[]; bid: number; leader: Seat | null }
  | { kind: 'auction'; seat: Seat }
  | { kind: 'settling' }
  | { kind: 'settle'; seat: Seat }
  // During a round.
  | { kind: 'round' }
  | { kind: 'choose' }
  | { kind: 'reveal' }
  | { kind: 'turn'; seat: Seat; tasks: Task[]; used: Character[]; token: boolean }
  | { kind: 'sure'; seat: Seat; tasks: Task[]; used: Character[]; token: boolean }
  | { kind: 'robbed'; seat: Seat; by: Seat }
  | { kind: 'seduced'; seat: Seat; by: Seat }
  | { kind: 'score' };
export type FrameOf<K extends Frame['kind']> = Extract<Frame, { kind: K }>;

export interface State extends BaseState<Frame> {
  options: Options;
  first: Seat;
  round: number;
  maharaja: City | null;
  /** The boxes of the governors from the arrow up. Box 8 bears the number 1. */
  track: (City | null)[];
  purse: { open: boolean; gold: (number | Hidden)[]; bank: number | Hidden };
  supply: number[];
  quarry: number[];
  palaces: number[];
  architects: City[];
  /** The owners of the houses in each village. */
  villages: Seat[][];
  houses: Record<City, number[]>;
  sites: Record<City, Sites>;
  /** The characters of each seat, in ascending order. */
  characters: Character[][];
  tokens: number[];
  tokensLeft: number;
  discs: Disc[];
  /** Whether each seat has had its turn in this round. */
  played: boolean[];
}

export type Move =
  | { type: 'pick'; character: Character }
  | { type: 'bid'; gold: number }
  | { type: 'pass' }
  | { type: 'settle'; village: number }
  | { type: 'point'; action: Action }
  | { type: 'again' }
  | { type: 'travel'; city: City }
  | { type: 'gold'; action: Action }
  | { type: 'quarry'; action: Action }
  | { type: 'house'; action: Action; at: Place }
  | { type: 'palace'; action: Action; great: boolean }
  | { type: 'move'; action: Action; from: Place; to: Place }
  | { type: 'track'; action: Action; governor: City }
  | { type: 'take'; character: Character }
  | { type: 'swap'; character: Character; mine: Character }
  | { type: 'seduce'; seat: Seat }
  | { type: 'give'; character: Character }
  | { type: 'merchant' }
  | { type: 'freeHouse'; at: Place }
  | { type: 'freeMove'; from: Place; to: Place }
  | { type: 'yogi' }
  | { type: 'token'; action: Action }
  | { type: 'end' }
  | { type: 'back' };
export type MoveOf<K extends Move['type']> = Extract<Move, { type: K }>;

export type Event =
  | { type: 'picked'; seat: Seat; character: Character }
  | { type: 'bid'; seat: Seat; gold: number }
  | { type: 'passed'; seat: Seat }
  | { type: 'won'; seat: Seat; gold: number }
  | { type: 'round'; round: number; city: City; box: number }
  | { type: 'revealed'; seat: Seat; actions: Action[] }
  | { type: 'travelled'; seat: Seat; from: City; to: City }
  | { type: 'paid'; seat: Seat; to: Seat | null; gold: number }
  | { type: 'received'; seat: Seat; gold: number; for: 'action' | 'merchant' | 'toll' | 'given up' }
  | { type: 'built'; seat: Seat; at: Place; free: boolean }
  | { type: 'moved'; seat: Seat; from: Place; to: Place }
  | { type: 'palace'; seat: Seat; city: City; great: boolean }
  | { type: 'quarried'; seat: Seat; houses: number }
  | { type: 'tracked'; seat: Seat; governor: City; from: number }
  | { type: 'took'; seat: Seat; character: Character; from: Seat | null }
  | { type: 'swapped'; seat: Seat; with: Seat; got: Character; gave: Character }
  | { type: 'gave'; seat: Seat; to: Seat; character: Character }
  | { type: 'token'; seat: Seat; action: Action | null }
  | { type: 'gaveUp'; seat: Seat; actions: Action[] }
  | { type: 'scored'; city: City; points: number[]; gold: number[]; alone: Seat | null }
  | { type: 'ended'; palaces: number[]; gold: number[] };

export const cityRef = (city: City): Ref => `city:${city}`;
export const villageRef = (village: number): Ref => `village:${village}`;
export const placeRef = (place: Place): Ref =>
  typeof place === 'number' ? villageRef(place) : cityRef(place);
/** The ref of the player's own house at a place. */
export const houseRef = (place: Place): Ref => `house:${place}`;
export const actionRef = (action: Action): Ref => `action:${action}`;
export const characterRef = (character: Character): Ref => `character:${character}`;
export const powerRef = (character: Character): Ref => `power:${character}`;
export const governorRef = (city: City): Ref => `governor:${city}`;
export const playerRef = (seat: Seat): Ref => `player:${seat}`;
export const goldRef = (gold: number): Ref => `gold:${gold}`;

/** Returns the place that a ref names. */
export function placeOf(ref: Ref | undefined): Place | null {
  const [, kind, name = ''] = ref?.match(/^(village|city):(\w+)$/) ?? [];
  if (!kind) return null;
  return kind === 'village' ? Number(name) : (name as City);
}
