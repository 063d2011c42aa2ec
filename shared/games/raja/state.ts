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

/** By their numbers, 1 to 7. */
export type Character = number;
export const DUKE = 1;
export const MERCHANT = 2;
export const PRIEST = 3;
export const TRAVELLER = 4;
export const ENTREPRENEUR = 5;
export const BUILDER = 6;
export const YOGI = 7;

/** Where a house stands or may stand: a village by its number, or a city. */
export type Place = number | City;

/** An action in the making, and what of it is still to be done. */
export interface Task {
  action: Action;
  left: Part[];
  /** Something of it has been done. */
  begun: boolean;
  /** Of Two houses: both stand in cities, so that one of them may come to count for another Two houses. */
  spare?: true;
}
/** How many houses a Quarry brings. */
export const QUARRIED = 2;

/** `cityHouse` is the house of Two houses that must stand in a city. */
export type Part =
  | 'gold'
  | 'house'
  | 'cityHouse'
  | 'move'
  | 'quarry'
  | 'palace'
  | 'track'
  | 'character';

/** A disc with its two pointers, covered until its owner's turn. */
export interface Disc {
  actions: (Action | Hidden)[];
  open: boolean;
}

export interface Sites {
  great: Seat | 'neutral' | null;
  small: (Seat | 'neutral')[];
}

export type Frame =
  // Before the first round
  | { kind: 'pick'; seat: Seat; free?: true }
  | { kind: 'bid'; seat: Seat; waiting: Seat[]; bid: number; leader: Seat | null }
  | { kind: 'auction'; seat: Seat }
  | { kind: 'settling' }
  | { kind: 'settle'; seat: Seat }
  // A round
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
  /** The boxes from the arrow up; box 8 is the one with the number 1. */
  track: (City | null)[];
  purse: { open: boolean; gold: (number | Hidden)[]; bank: number | Hidden };
  supply: number[];
  quarry: number[];
  palaces: number[];
  architects: City[];
  /** By village, whose houses stand there. */
  villages: Seat[][];
  houses: Record<City, number[]>;
  sites: Record<City, Sites>;
  /** By seat, ascending. */
  characters: Character[][];
  tokens: number[];
  tokensLeft: number;
  discs: Disc[];
  /** Who has had a turn in this round. */
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
/** An own house that stands there. */
export const houseRef = (place: Place): Ref => `house:${place}`;
export const actionRef = (action: Action): Ref => `action:${action}`;
export const characterRef = (character: Character): Ref => `character:${character}`;
export const powerRef = (character: Character): Ref => `power:${character}`;
export const governorRef = (city: City): Ref => `governor:${city}`;
export const playerRef = (seat: Seat): Ref => `player:${seat}`;
export const goldRef = (gold: number): Ref => `gold:${gold}`;

/** The place that a ref names. */
export function placeOf(ref: Ref | undefined): Place | null {
  const [, kind, name = ''] = ref?.match(/^(village|city):(\w+)$/) ?? [];
  if (!kind) return null;
  return kind === 'village' ? Number(name) : (name as City);
}
