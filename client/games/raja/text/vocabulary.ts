// What has to be said, once; each language fills it in.
import type {
  Action,
  Event,
  Frame,
  Options,
  Part,
  State,
} from '../../../../shared/games/raja/state.ts';
import type { Piece } from '../../../table/game-client.ts';
import type { Person } from '../../../text/compose.ts';
import type { Captions } from './captions/captions.ts';

/** The frames that the rules carry out by themselves. */
export const ERRANDS = ['auction', 'settling', 'round', 'reveal', 'score'] as const;
export type Asked = Exclude<Frame['kind'], (typeof ERRANDS)[number]>;

/** The things a decision is about, as far as it has them. */
export interface Facts {
  /** Who decides; null is whoever reads it. */
  who: Person;
  /** Those who still choose in secret; nobody, where the reader is one of them. */
  choosers: readonly string[];
  /** Who took a character or wants one; or leads the auction. */
  by: Person;
  /** The highest bid, or none. */
  bid: string | null;
  /** The last character, which costs nothing. */
  free: boolean;
  /** First houses that are still to be placed. */
  houses: number;
  /** Where the Maharaja is. */
  city: string;
  /** Whether one of the two pointers is set. */
  pointed: boolean;
  /** Not done yet: whole actions, what is left of others, and powers, each as it stands in a list. */
  actions: string[];
  rest: string[];
  powers: string[];
  /** A token may be used. */
  token: boolean;
  /** What everybody else gets for what would be given up; empty where that is nothing. */
  cost: string;
}

/** A place in a sentence: each language has words of its own before a city and before a village. */
export interface Spot {
  village: boolean;
  text: string;
  thing: Piece;
}

/** What somebody has in a scoring, or at the end. */
export interface Row {
  who: Person;
  count: number;
  gold: string;
  alone: boolean;
}

/** The things an event is about, as far as it has them. */
export interface Told {
  who: Person;
  /** Who does it: “You build” or “Anna builds”, out of the two given. */
  does(you: string, they: string): string;
  /** Who is on the other side; `bank` is the bank. */
  other: Person;
  bank: boolean;
  /** With its article; and without, as after “your”. */
  character: Piece;
  bare: Piece;
  gave: Piece;
  actions: Piece[];
  at: Spot;
  from: Spot;
  to: Spot;
  city: Spot;
  governor: Piece;
  gold: string;
  count: number;
  great: boolean;
  why: Extract<Event, { type: 'received' }>['for'];
  round: number;
  rows: Row[];
}

export const REASONS = [
  'noBoxBelow',
  'cityOnly',
  'villageFull',
  'startCity',
  'architectElsewhere',
  'noHouse',
  'tooDear',
  'noPalace',
  'greatTaken',
  'sitesFull',
  'noRoad',
  'noVillage',
  'taken',
  'notYourTurn',
  'over',
] as const;

/** Parts of the actions that have two. */
export type Rest = Extract<Part, 'house' | 'cityHouse' | 'palace'>;

/** Those whose power is used by a move; the other powers hold by themselves. */
export type Active = 2 | 5 | 7;

/** Name, the same with its article, and what it does. */
type CharacterWords = [name: string, the: string, text: string];

/** What is also told by numbers: they stand in braces. */
export interface Effects {
  /** Name and effect. */
  actions: Record<Action, [name: string, text: string]>;
  /** From the Grand Duke to the Yogi. */
  characters: readonly CharacterWords[];
  options: Record<keyof Options, [name: string, hint: string]>;
}

export interface Vocabulary extends Effects {
  summary: string;
  captions: Captions;
  gold(gold: number): string;
  /** Between which cities, the nearer one first. */
  village(near: string, far: string): string;
  /** “Your house in …”. */
  house(at: Spot): Piece[];
  governor(city: string): string;
  /** The same in a sentence. */
  theGovernor(city: string): string;
  site: { great: string; small: string };
  token: string;
  /** An action that two pointers are on, or three with a token. */
  times(action: string, times: number): string;
  /** What is left of an action of two parts: one such thing, or {number} of them. */
  rest: Record<Rest, [one: string, many: string]>;
  /** “The Merchant’s power”. */
  powerOf(the: string): string;
  player(seat: number): string;
  numbered(name: string, number: number): string;
  /** What a click on it does. */
  powers: Record<Active, string>;
  /** Giving up costs something; ending the turn `anyway`, where only a power is left, does not. */
  buttons: Record<'end' | 'back' | 'giveUp' | 'anyway' | 'pass' | 'again', string>;
  asks: Record<Asked, (facts: Facts) => string>;
  told: { [K in Event['type']]: (told: Told) => Piece[] | null };
  /** With the numbers of the reason in braces. */
  reasons: Record<(typeof REASONS)[number], string>;
  presets: Record<string, string>;
  decided: Record<string, string>;
  refused: Record<string, string>;
  /** Over the table of what is paid. */
  payout: [players: string, gold: string];
}

export type Known = State | null | undefined;
