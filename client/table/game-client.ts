// The contract between the table and a game: what each game brings to the client. A game is one lazy chunk.
//
// The state and the events of a game are its own types, which the table does not know and only passes on. The members
// that take them are methods, because TypeScript compares the parameters of methods in both directions: a game may
// declare its own State where the table passes `unknown`.
import type { ComponentChildren, ComponentType, VNode } from 'preact';
import type { AnyGame, GameEvent, Move, Reason, Ref, Viewer } from '../../shared/engine/index.ts';
import type { TextPiece } from '../text/compose.ts';
import type { Language } from '../text/index.ts';

export interface BoardProps<S = unknown> {
  state: S;
  /** The seat of the viewer, or null for a spectator. */
  seat: Viewer;
  /** The names by seat. */
  names: string[];
  /** Whether a click on this ref goes on with a legal move. */
  live(ref: Ref): boolean;
  /** The refs that have been clicked towards a move. */
  picked: readonly Ref[];
  /** The ref that a hint says to click next. */
  hinted: Ref | null;
  /** The change that led to this state, to be animated; null where nothing is to be animated. */
  change: { seq: number; events: GameEvent[]; before: S } | null;
}

/** All texts of a game in one language. */
export interface GameWords {
  /** The texts that the tests walk: prompts by kind of frame, events by type. */
  vocabulary: { prompts: object; events: object };
  /** What the game is, in one sentence, for the lobby and the pages that offer games. */
  summary: string;
  /** The name of a thing: a card, a place, a button. It may depend on the state. */
  ref(ref: Ref, state?: unknown, names?: string[]): string;
  /** One sentence for the viewer: what is to be decided now, and by whom. */
  asks(state: unknown, viewer: Viewer, names: string[]): string;
  /** The line of the log for an event; null when it needs none. */
  event(event: GameEvent, names: string[], viewer: Viewer, state?: unknown): TextPiece[] | null;
  reason(reason: Reason): string;
  option(id: string): { name: string; hint: string; choices?: Record<string, string> };
  preset(id: string): string;
  /** The final score of a player in words, where it is not counted in points. */
  points?(points: number, state: unknown): string;
  /** Why the winner won after a tie. */
  decided(reason: string): string | null;
  /** Why options are refused, by the code of the rules. */
  refused: Record<string, string>;
}

/** A section of the rules page; the search looks through its title and body. */
export interface RulebookSection {
  id: string;
  title: string;
  body(): VNode;
}

export interface GameClient {
  rules: AnyGame;
  /** The name on the box, the same in every language. */
  title: string;
  /** The picture on the box, as SVG text: it comes with the game, without a request of its own. */
  cover: string;
  Board(props: BoardProps): ComponentChildren;
  /** Draws a card or a thing for the log and the rules; null for a ref that has no picture. */
  Thing: ComponentType<{ of: Ref }>;
  words: Record<Language, GameWords>;
  /** Fetches the rules page. */
  rulebook(): Promise<(language: Language) => RulebookSection[]>;
  /** Whether this move answers a question with no. The client may make it for a player who has no other move. */
  refusal?(move: Move): boolean;
  /** Whether the state asks one of a row of small decisions, which a player may leave to chance. */
  chain?(state: unknown): boolean;
}
