// What has to be said, once; each language fills it in.
import type { Edition } from '../../../../shared/games/landlord/editions/index.ts';
import type { Options } from '../../../../shared/games/landlord/options.ts';
import type {
  ActionKind,
  BuildingKind,
  Event,
  Frame,
  Payment,
  TenantKind,
} from '../../../../shared/games/landlord/state.ts';
import type { Piece } from '../../../table/game-client.ts';
import type { Person } from '../../../text/compose.ts';
import type { Captions } from './captions/captions.ts';

/** The frames that the rules carry out by themselves. */
export const ERRANDS = [
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
export type Asked = Exclude<Frame['kind'], (typeof ERRANDS)[number]>;

/**
 * Whose a building is: the reader’s, somebody’s by name, perhaps that of whoever the sentence says acts, or not
 * said; or it is the one that the sentence has just named.
 */
export type Owner = 'reader' | 'same' | { name: string; acts?: boolean } | null;

/** What becomes of a crime that nobody turns back: it is done, and perhaps reported by a Family; or it fails. */
export type Course = 'open' | 'reported' | 'vain';

/** The things a decision is about, as far as it has them. */
export interface Facts {
  /** Who decides. */
  who: Person;
  /** Who did what is being asked about, or wants to. */
  by: Person;
  /** Who is on the other side of a deal. */
  other: Person;
  /** All who are to be offered something. */
  others: Person[];
  crime: 'murder' | 'bomb';
  course: Course;
  /** The tenant in the middle of it, with its article. */
  tenant: string;
  /** Where it lives or what is hit, with its article and the owner. */
  place: string;
  /** Where it is about to go; null is away, where `away` says. */
  to: string | null;
  away: 'underPile' | 'discards';
  /** No apartment suits it. */
  nowhere: boolean;
  /** Left on their stack. */
  roofs: number;
  /** What an inspection still has to see to, or may. */
  tasks: readonly ('leave' | 'hatch' | 'roam')[];
  /** The dollars that matter: the rent to come, what is left of it, an offer. */
  sum: string;
  /** The price of the next card. */
  price: string;
  /** Who asks how much for a roof. */
  prices: { who: Person; sum: string }[];
  floors: number;
  /** As high as a building may be. */
  full: boolean;
  /** In jail, and in the last turn. */
  jailed: boolean;
  last: boolean;
  /** Moved by the Mother's own wish, not by a card. */
  lifted: boolean;
  /** What one gives and what one gets. */
  give: string;
  take: string;
}

/** The things an event is about, as far as it has them. */
export interface Told {
  who: Person;
  /** Who does it: “You play” or “Anna plays”, out of the two given. */
  does(you: string, they: string): string;
  other: Person;
  /** All who are offered something. */
  others: Person[];
  /** As one of its kind, and as the one that everybody knows: “a Bomb”, “the Bomb”. */
  card: Piece;
  theCard: Piece;
  /** Where, with its article and the owner. */
  place: Piece;
  from: Piece;
  to: Piece;
  /** Whom a card is aimed at, if it still lives there. */
  tenant: Piece | null;
  /** A place is an apartment, not a whole building. */
  inside: boolean;
  /** Somebody still lives in the building. */
  inhabited: boolean;
  sum: string;
  floors: number;
  /** Whether the card can be seen. */
  seen: boolean;
  /** Where a tenant that is gone went, how somebody came free, what is paid for. */
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
  gave: Piece[];
  got: Piece[];
  /** Nothing at all is given. */
  free: boolean;
}

export const REASONS = [
  'aim.flat',
  'aim.house',
  'aim.tenant',
  'sameFlat',
  'taken',
  'noFlat',
  'twoFlats',
  'tooHigh',
  'groundOnly',
  'atticOnly',
  'extraFlat',
  'apart',
  'wantsApart',
  'squatted',
  'tavernHere',
  'tavernNear',
  'mustLeave',
  'ownFirst',
  'noFlatLater',
  'noFlatForAll',
  'ownSquatters',
  'untouchable',
  'notSquatted',
  'inspected',
  'paysLess',
  'noRoofCard',
  'highest',
  'keepRoof',
  'noFlatOnBack',
  'onlyFinishes',
  'hasCellar',
  'notPlain',
  'notYourTurn',
  'over',
] as const;

/** The buttons of the game; “no” says what it means wherever the question is known. */
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
/** The questions in which a button has a meaning of its own. */
export type Refusable = Extract<
  Asked,
  'broker' | 'guard' | 'answer' | 'investigate' | 'roofAsked' | 'trade' | 'shake'
>;
export type Cancelled = Extract<Asked, 'build' | 'place' | 'bid' | 'trade'>;

/** Its name with the article that it has in “to buy …”, and what there is to know of it; numbers in braces. */
export type CardText = readonly [named: string, text: string];

export interface CardWords {
  tenants: Record<TenantKind, CardText>;
  cards: Record<BuildingKind | ActionKind, CardText>;
}

export interface Vocabulary extends CardWords {
  summary: string;
  edition: Edition;
  captions: Captions;
  /** A noun with the definite article, and with none. */
  definite(noun: string): string;
  bare(noun: string): string;
  /** “A, B and C”. */
  listed(parts: readonly Piece[]): Piece[];
  /** A card that cannot be seen, and several. */
  card: string;
  cardCount(count: number): string;
  dollars(dollars: number): string;
  nothing: string;
  /** “rent 5 · 2 apartments · up to 2 floors”. */
  numbers(rent: number, flats: number, floors: number): string;
  copies(count: number): string;
  /** “your building 2”, with the article where there is one. */
  building(number: number, owner: Owner): string;
  /** From the cellar apartment, 0, to the highest floor; and what the apartment above it is called. */
  level(level: number): string;
  underRoof: string;
  pile: string;
  discards: string;
  jail: string;
  hand: string;
  /** The stacks that lie apart. */
  roofs: string;
  monsters: string;
  player(seat: number): string;
  /** Where a floor, and the roof, of a building that is being built goes. */
  site: { floor: string; roof: string };
  buttons: Record<Button, string>;
  no: Record<Refusable, string>;
  cancel: Record<Cancelled, string>;
  asks: Record<Asked, (facts: Facts) => string>;
  told: { [K in Event['type']]: (told: Told) => Piece[] | null };
  /** With the numbers of the reason in braces. */
  reasons: Record<(typeof REASONS)[number], string>;
  options: Record<keyof Options, [name: string, hint: string, choices?: Record<string, string>]>;
  presets: Record<string, string>;
  /** What has decided a tie. */
  decided: Record<string, string>;
}
