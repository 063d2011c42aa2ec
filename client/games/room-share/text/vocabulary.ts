// Lists every text that a language needs for this game. Each language implements it.
import type {
  Card,
  Colour,
  Event,
  EventCard,
  FlatKind,
  Frame,
} from '../../../../shared/games/room-share/state.ts';
import type { Person, TextPiece } from '../../../text/compose.ts';
import type { Deed } from '../deeds.ts';

/** The decisions that need a prompt. A turn in the game without cards has one of its own. */
export type PromptKind = Exclude<Frame['kind'], 'settle' | 'endTurn'> | 'open';

/** The facts that an event's sentence may need. Members that do not apply to an event are empty. */
export interface EventFacts {
  who: Person;
  /** Picks the verb: “You play” or “Anna plays”. */
  does(you: string, other: string): string;
  /** With its article, or empty if the reader may not see the card. */
  card: TextPiece[];
  /** With article and owner, and once more with a capital. */
  tenant: TextPiece;
  subject: TextPiece;
  flat: TextPiece;
  /** The flat that an evicted tenant leaves. */
  from: TextPiece;
  bed: TextPiece;
  /** The second bed of a swap, or null if both beds are in one flat. */
  other: TextPiece | null;
  /** Whether the evicted tenant has to stay in its old flat. */
  stays: boolean;
  /** The player whose reserve a tenant goes to, and whether that player also sent it there. */
  owner: Person;
  own: boolean;
  /** Whether the player could only pass. */
  forced: boolean;
}

/** What the sentence of a reason may name. */
export interface ReasonFacts {
  flat: string;
  /** With the definite article, and a capital at the beginning of a sentence. */
  card: string;
  cards: string;
  tenant: string;
  heads: number;
  /** The beds of a flat. */
  beds: number;
}

export interface Vocabulary {
  summary: string;
  house: string;
  key(colour: Colour): string;
  /** Turns the article of a card in the log into the definite one. */
  theCard(article: string): string;
  /** “A, B or C”. */
  oneOf(names: readonly string[]): string;
  keyEffect(colour: Colour): string;
  /** The article and space before a key in a sentence, such as “a ”. */
  aKey: string;
  /** The name and the effect of each event card, and the article before the name in a sentence. */
  cards: Record<EventCard, [name: string, effect: string, article: string]>;
  tenant(colour: Colour): string;
  /** “Anna’s red tenant”. Without an owner just “a red tenant”. */
  whose(tenant: string, owner: Person | 'nobody' | undefined): string;
  /** The note that the second colour of a reserve is neutral. */
  neutral: string;
  kinds: Record<FlatKind, string>;
  flat(name: string): string;
  /** Up, right, down, left. */
  beds: [string, string, string, string];
  free: string;
  buttons: Record<string, string>;
  /** `who` is null if the reader decides. The tenant is empty while it is still to be chosen. */
  prompts: Record<PromptKind, (who: Person, flat: string, tenant: string) => string>;
  /** What is clicked next after this card. */
  next: Record<EventCard, string> & { key(tenant: string): string };
  /** What stands between the name of the card and what is clicked next. */
  colon: string;
  /** What a click does. */
  deeds: Record<Deed['kind'] | 'bursts' | 'pass' | 'waste', string> & {
    /** The cards that do not bring a tenant in. */
    cards: Partial<Record<Card, string>>;
    own(points: string): string;
    others(points: string): string;
  };
  /** What wins, who leads, and how many are left to place. Null for `left` is the last chance. */
  goal(who: Person | 'tie', points: string, left: number | null): string;
  /** What ends the game: the smallest reserve, or null in the last chance. */
  ends(left: number | null): string;
  /** What the player who is to act does, after the player's name. */
  steps: Partial<Record<Frame['kind'] | 'open', string>>;
  events: { [K in Event['type']]: (facts: EventFacts) => TextPiece[] | null };
  /** What a flat is worth after an event has changed it. The flat comes with its kind. */
  worth: {
    three(flat: string, each: string): string;
    always(flat: string, each: string): string;
    none(flat: string, heads: number): string;
    nobody(flat: string): string;
  };
  reasons: Record<string, (facts: ReasonFacts) => string>;
  options: Record<string, [name: string, hint: string, choices?: Record<string, string>]>;
  presets: Record<string, string>;
  decided: Record<string, string>;
  refused: Record<string, string>;
  hand: string;
  reserve: string;
  pile: string;
  discards: string;
  /** The caption of the card that is being played. */
  inPlay: string;
  /** The heads of the list of flats: those that count with three tenants, those that always count. */
  legend: { three: string; always: string };
  /** The numbers of a player. */
  figures: Record<'points' | 'reserve' | 'neutral' | 'hand', string>;
  cardCount(count: number): string;
  points(points: number): string;
}
