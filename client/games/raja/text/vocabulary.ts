// Lists every text that a language needs for this game. Each language implements it.
import type {
  Action,
  Event,
  Frame,
  Options,
  Part,
  State,
} from '../../../../shared/games/raja/state.ts';
import type { Person, TextPiece } from '../../../text/compose.ts';
import type { Captions } from './captions/captions.ts';
import type { Gists } from './gists/gists.ts';
import type { Reasons } from './reasons/reasons.ts';
import type { Steps } from './steps/steps.ts';

/** Frames that run without a decision, so they need no prompt. */
export const AUTOMATIC_FRAMES = ['auction', 'settling', 'round', 'reveal', 'score'] as const;
export type PromptKind = Exclude<Frame['kind'], (typeof AUTOMATIC_FRAMES)[number]>;

/** The facts that a prompt's sentence may need. Members that do not apply to a prompt are empty. */
export interface PromptFacts {
  /** The player who decides, or null if that is the reader. */
  who: Person;
  /** The other players who are still choosing in secret. Empty if the reader is one of them. */
  choosers: readonly string[];
  /** The player who took or wants a character, or who leads the auction. */
  by: Person;
  /** The highest bid, or null before the first one. */
  bid: string | null;
  /** Whether the reader has too little gold to raise the bid. */
  isOutbid: boolean;
  /** Whether this is the last character, which costs nothing. */
  free: boolean;
  /** The number of first houses that the player still has to place. */
  houses: number;
  /** The city of the Maharaja. */
  city: string;
  /** Whether one of the two pointers has been set. */
  pointed: boolean;
  /**
   * What is not done yet: whole actions, the remaining parts of others, and powers, each as an item
   * of a list.
   */
  actions: string[];
  rest: string[];
  powers: string[];
  /** Whether the player may use a token. */
  token: boolean;
  /** What every other player gets if the rest is given up. Empty if that is nothing. */
  cost: string;
}

/** A place in a sentence. Languages use different words before a city and before a village. */
export interface Spot {
  village: boolean;
  text: string;
  thing: TextPiece;
}

/** A player's result in a scoring or at the end of the game. */
export interface ResultRow {
  who: Person;
  count: number;
  gold: string;
  alone: boolean;
}

/** The facts that an event's sentence may need. Members that do not apply to an event are empty. */
export interface EventFacts {
  who: Person;
  /** Picks the verb: “You build” or “Anna builds”. */
  does(you: string, they: string): string;
  /** The other player. If `bank` is set it is the bank. */
  other: Person;
  bank: boolean;
  /** The character with its article, and without it, as after “your”. */
  character: TextPiece;
  bare: TextPiece;
  gave: TextPiece;
  actions: TextPiece[];
  at: Spot;
  from: Spot;
  to: Spot;
  city: Spot;
  governor: TextPiece;
  /** The round in which the governor’s city is scored next, if it is known and before the end. */
  visit: number | null;
  gold: string;
  count: number;
  great: boolean;
  /** Whether it was built or moved by the power of the Entrepreneur. */
  byPower: boolean;
  why: Extract<Event, { type: 'received' }>['for'];
  round: number;
  rows: ResultRow[];
  /** What was paid to the bank for it, or null. */
  price: string | null;
  /** What was paid to others on the way. */
  tolls: { to: Person; gold: string }[];
  /** What every other player gets for the actions given up. */
  cost: string;
}

/** The parts of an action that can be done one at a time. */
export type SplittablePart = Extract<Part, 'house' | 'cityHouse' | 'palace'>;

/** The characters whose power is used by making a move. All other powers always apply. */
export type PowerByMove = 2 | 5 | 7;

/** The name, the name with its article, and what the character does. */
type CharacterWords = [name: string, the: string, text: string];

/** The texts of actions, characters and options. Numbers are names in braces. */
export interface Effects {
  /** The name and the effect of each action. */
  actions: Record<Action, [name: string, text: string]>;
  /** In the order of the characters' numbers, from the Grand Duke to the Yogi. */
  characters: readonly CharacterWords[];
  options: Record<keyof Options, [name: string, hint: string]>;
}

export interface Vocabulary extends Effects, Steps {
  summary: string;
  captions: Captions;
  gists: Gists;
  gold(gold: number): string;
  /** A village between two cities, the nearer one first. */
  village(near: string, far: string): string;
  /** “Your house in …”. */
  house(at: Spot): TextPiece[];
  governor(city: string): string;
  /** A governor in the middle of a sentence. */
  theGovernor(city: string): string;
  site: { great: string; small: string };
  token: string;
  /** The name of an action with two pointers on it, or with three by means of a token. */
  times(action: string, times: number): string;
  /** The texts for the remaining part of a two-part action: one such part, or {number} of them. */
  rest: Record<SplittablePart, [one: string, many: string]>;
  /** “The Merchant’s power”. */
  powerOf(the: string): string;
  player(seat: number): string;
  numbered(name: string, number: number): string;
  /** What a click on the power does. */
  powers: Record<PowerByMove, string>;
  /** `giveUp` ends a turn although something is left to do. */
  buttons: Record<'end' | 'back' | 'giveUp' | 'pass' | 'again', string>;
  prompts: Record<PromptKind, (facts: PromptFacts) => string>;
  events: { [K in Event['type']]: (facts: EventFacts) => TextPiece[] | null };
  /** The sentence for each reason. Placeholders for numbers are in braces. */
  reasons: Reasons;
  presets: Record<string, string>;
  decided: Record<string, string>;
  /** What decides between players with equal palaces: `secret` until gold is shown. */
  ties: Record<'secret' | 'gold' | 'character', string>;
  refused: Record<string, string>;
  /** The headings of the table of payments. */
  payout: [players: string, gold: string];
}

export type MaybeState = State | null | undefined;
