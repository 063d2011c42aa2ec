// What has to be said, once; each language fills it in.
import type {
  Colour,
  Event,
  EventCard,
  FlatKind,
  Frame,
} from '../../../../shared/games/room-share/state.ts';
import type { Piece } from '../../../table/game-client.ts';
import type { Person } from '../../../text/compose.ts';

/** The decisions; a turn without cards is asked for in words of its own. */
export type Asked = Exclude<Frame['kind'], 'settle' | 'endTurn'> | 'open';

/** The things an event is about, as far as it has them. */
export interface Told {
  who: Person;
  /** Who does it: “You play” or “Anna plays”, out of the two given. */
  does(you: string, other: string): string;
  /** With its article; nothing where it cannot be seen. */
  card: Piece[];
  tenant: Piece;
  flat: Piece;
  bed: Piece;
  /** The second bed of a swap; null where both are in one flat. */
  other: Piece | null;
  /** Whoever is on the way has to stay in the old flat. */
  stays: boolean;
  /** Into whose reserve a tenant goes, and whether that is who sends it. */
  owner: Person;
  own: boolean;
}

export interface Vocabulary {
  summary: string;
  house: string;
  key(colour: Colour): string;
  keyEffect(colour: Colour): string;
  /** “a ”, before a key in a sentence. */
  aKey: string;
  /** Name and effect of the other cards, and what stands before the name in a sentence. */
  cards: Record<EventCard, [name: string, effect: string, article: string]>;
  tenant(colour: Colour): string;
  /** On the second colour of a reserve, which is nobody's own. */
  neutral: string;
  kinds: Record<FlatKind, string>;
  flat(name: string): string;
  /** Up, right, down, left. */
  beds: [string, string, string, string];
  free: string;
  buttons: Record<string, string>;
  /** `who` is null for whoever has to decide; there is no tenant while it has to be chosen. */
  asks: Record<Asked, (who: Person, flat: string, tenant: string) => string>;
  told: { [K in Event['type']]: (told: Told) => Piece[] | null };
  reasons: Record<string, string>;
  options: Record<string, [name: string, hint: string, choices?: Record<string, string>]>;
  presets: Record<string, string>;
  decided: Record<string, string>;
  refused: Record<string, string>;
  hand: string;
  reserve: string;
  pile: string;
  discards: string;
  cardCount(count: number): string;
  points(points: number): string;
}
