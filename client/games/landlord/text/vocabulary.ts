// Lists every text that a language needs for this game. Each language implements it.
import type { Edition } from '../../../../shared/games/landlord/editions/index.ts';
import type { Options } from '../../../../shared/games/landlord/options.ts';
import type {
  ActionKind,
  BuildingKind,
  Card,
  Event,
  Frame,
  Payment,
  TenantKind,
} from '../../../../shared/games/landlord/state.ts';
import type { Person, TextPiece } from '../../../text/compose.ts';
import type { Captions } from './captions/captions.ts';
import type { QuestionKind } from './event-question.ts';
import type { Picks } from './picks/picks.ts';
import type { reasons as englishReasons } from './reasons/en.ts';

/** Frames that run without a decision, so they need no prompt. */
export const AUTOMATIC_FRAMES = [
  'turn',
  'inspect',
  'rent',
  'endTurn',
  'resolve',
  'carry',
  'driveOut',
  'tidy',
  'clear',
  'commit',
  'suspect',
] as const;
export type PromptKind = Exclude<Frame['kind'], (typeof AUTOMATIC_FRAMES)[number]>;

/**
 * The owner of a building in a sentence: the reader, a named player (who may also be the one who acts), nobody worth
 * naming (null), or the owner of the building that was named just before.
 */
export type Owner = 'reader' | 'same' | { name: string; acts?: boolean } | null;

/**
 * What happens to a crime that nobody answers: it is committed, it is also reported by a Family, or
 * it fails.
 */
export type CrimeCourse = 'open' | 'reported' | 'vain';

/** The facts that a prompt's sentence may need. Members that do not apply to a prompt are empty. */
export interface PromptFacts {
  /** The player who decides. */
  who: Person;
  /** The player who did, or wants to do, what the question is about. */
  by: Person;
  /** Whose crime the police investigate: the suspect's own, or another's. Missing if it is not known. */
  culprit: Person | 'own' | undefined;
  /** The other party of a deal. */
  other: Person;
  /** All players who get an offer. */
  others: Person[];
  crime: 'murder' | 'bomb';
  course: CrimeCourse;
  /** The tenant concerned, with its article. */
  tenant: string;
  /** Where the tenant lives or what is hit, with its article and the owner. */
  place: string;
  /** Where the tenant is about to go. Null means that it leaves the street, and `away` says where to. */
  to: string | null;
  away: 'underPile' | 'discards';
  /** Whether no apartment suits the tenant. */
  nowhere: boolean;
  /** The roofs left on their stack. */
  roofs: number;
  /** Whether the reader loses the tenant to somebody else's building, or to none. */
  isLoss: boolean;
  /** What the inspection still requires or allows. */
  tasks: readonly ('leave' | 'hatch' | 'roam')[];
  /** The dollars that matter: the expected rent, what is left of it, or an offer. */
  sum: string;
  /** The price of the next card, and what further cards will cost if that is more. */
  price: string;
  later: string | null;
  /** The first card in a turn that costs more. */
  dearFrom: number;
  /** The prices that the possible sellers of a roof named. */
  prices: { who: Person; sum: string }[];
  floors: number;
  /** Whether the building has as many floors as it may have. */
  full: boolean;
  /** Whether the player is in jail, and whether this is the player's last turn. */
  jailed: boolean;
  last: boolean;
  /** Whether the tenant is a Mother whom her landlord moves without a card. */
  lifted: boolean;
  /** What the player gives, and what the player gets. */
  give: string;
  take: string;
}

/** What was asked, for the sentence about the reply. */
export interface QuestionFacts {
  kind: QuestionKind;
  /** Who did what the question was about. */
  by: Person;
  /** The card that the question was about, whom it was aimed at, and where. */
  card: TextPiece;
  tenant: TextPiece | null;
  place: TextPiece;
  sum: string;
  /** Whom the police suspect after this player. */
  next: Person;
}

/** The facts that an event's sentence may need. Members that do not apply to an event are empty. */
export interface EventFacts {
  who: Person;
  /** Picks the verb: “You play” or “Anna plays”. */
  does(you: string, they: string): string;
  other: Person;
  /** All players who get an offer. */
  others: Person[];
  /** A card with the indefinite article and with the definite one: “a Bomb”, “the Bomb”. */
  card: TextPiece;
  theCard: TextPiece;
  /** The place, with its article and its owner. */
  place: TextPiece;
  from: TextPiece;
  to: TextPiece;
  /** The tenant that a card is aimed at, if it still lives there. */
  tenant: TextPiece | null;
  /** Whether the place is an apartment, not a whole building. */
  inside: boolean;
  /** Whether somebody still lives in the building. */
  inhabited: boolean;
  sum: string;
  floors: number;
  /** Whether the reader may see the card. */
  seen: boolean;
  /** Where a lost tenant went, how somebody was freed, or what is paid for. */
  how:
    | 'discards'
    | 'pile'
    | 'hand'
    | 'monsters'
    | 'bail'
    | 'court'
    | 'politics'
    | 'newcomer'
    | Payment;
  /** The cards of several purchases in one line. */
  many: TextPiece[] | null;
  /** The question that the player answered or declined. Null if nobody knows any more. */
  question: QuestionFacts | null;
  /** The card that made the tenant leave. */
  cause: { card: Card; name: TextPiece } | null;
  /** Whether squatters drive tenants out in the inspection with which this turn begins. */
  isSquatted: boolean;
  /** Whose crime the police investigate. Missing if nobody knows any more. */
  culprit: Person | undefined;
  /** Whether the police have come back to a suspect after everybody has shown an alibi. */
  again: boolean;
  /** Whether the reader declined because no card in the hand could have answered. */
  empty: boolean;
  /** Whether the player sits in jail. */
  jailed: boolean;
  gave: TextPiece[];
  got: TextPiece[];
  /** Whether the bundle is empty. */
  free: boolean;
}

export type ReasonKey = keyof typeof englishReasons;

/** The buttons of the game. “no” has a text of its own in each question. */
export type Button =
  | 'collect'
  | 'stop'
  | 'cancel'
  | 'bail'
  | 'stay'
  | 'no'
  | 'market'
  | 'all'
  | 'sell'
  | 'withdraw'
  | 'trade'
  | 'propose'
  | 'shake'
  | 'demolition'
  | 'eviction'
  | 'roam'
  | 'goOn';
/** The questions with a text of their own for “no”. */
export type DeclinablePrompt = Extract<
  PromptKind,
  'broker' | 'guard' | 'answer' | 'investigate' | 'roofAsked' | 'trade' | 'shake'
>;
export type CancellablePrompt = Extract<PromptKind, 'build' | 'place' | 'bid' | 'trade'>;

/** The name with its article as in “to buy …”, and what the card does. Placeholders for numbers are in braces. */
export type CardText = readonly [named: string, text: string];

export interface CardWords {
  tenants: Record<TenantKind, CardText>;
  cards: Record<BuildingKind | ActionKind, CardText>;
}

export interface Vocabulary extends CardWords {
  summary: string;
  edition: Edition;
  captions: Captions;
  picks: Picks;
  /** A noun with the definite article, and one without any article. */
  definite(noun: string): string;
  bare(noun: string): string;
  /** Lists names: “A, B and C”. */
  listed(parts: readonly TextPiece[]): TextPiece[];
  /** The words for one hidden card, and for several. */
  card: string;
  cardCount(count: number): string;
  turnCount(count: number): string;
  dollars(dollars: number): string;
  nothing: string;
  /** A tenant's numbers in words: “rent 5 · 2 apartments · up to 2 floors”. */
  numbers(rent: number, flats: number, floors: number): string;
  copies(count: number): string;
  /** A building in a sentence, with an article if the language needs one: “your building 2”. */
  building(number: number, owner: Owner): string;
  /** The names of the apartments, from the cellar (0) to the highest floor, and of the one under the roof. */
  level(level: number): string;
  underRoof: string;
  pile: string;
  discards: string;
  jail: string;
  hand: string;
  /** The separate stacks. */
  roofs: string;
  monsters: string;
  player(seat: number): string;
  /** The places of the next floor and of the roof on a building site. */
  site: { floor: string; roof: string };
  buttons: Record<Button, string>;
  no: Record<DeclinablePrompt, string>;
  cancel: Record<CancellablePrompt, string>;
  prompts: Record<PromptKind, (facts: PromptFacts) => string>;
  events: { [K in Event['type']]: (facts: EventFacts) => TextPiece[] | null };
  /** The sentence for each reason. Placeholders for numbers are in braces. */
  reasons: Record<ReasonKey, string>;
  options: Record<keyof Options, [name: string, hint: string, choices?: Record<string, string>]>;
  presets: Record<string, string>;
  /** The reasons that decided a tie. */
  decided: Record<string, string>;
}
