// What has to be said, once; each language fills it in.
import type {
  Colour,
  Event,
  EventCard,
  FlatKind,
  Frame,
} from '../../../../shared/games/room-share/state.ts';
import type { Piece } from '../../contract.ts';

/** The decisions; a turn without cards is asked for in words of its own. */
export type Asked = Exclude<Frame['kind'], 'settle' | 'endTurn'> | 'open';

/** The things an event is about, as far as it has them. */
export interface Told {
  /** Who does it: “You play” or “Anna plays”, out of the two given. */
  does(you: string, other: string): string;
  card: Piece;
  tenant: Piece;
  flat: Piece;
  bed: Piece;
  /** The second bed of a swap. */
  other: Piece;
  /** The owner of the reserve a tenant goes back to. */
  owner: string;
  /** Whether the card can be seen. */
  seen: boolean;
}

export interface Vocabulary {
  house: string;
  key(colour: Colour): string;
  keyEffect(colour: Colour): string;
  /** Name and effect of the other cards. */
  cards: Record<EventCard, [string, string]>;
  tenant(colour: Colour): string;
  kinds: Record<FlatKind, string>;
  flat(name: string): string;
  /** Up, right, down, left. */
  beds: [string, string, string, string];
  free: string;
  buttons: Record<string, string>;
  /** `who` is null for whoever has to decide. */
  asks: Record<Asked, (who: string | null, flat: string, tenant: string) => string>;
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
