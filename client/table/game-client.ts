// The interface between the table and a game: what each game provides to the client. A game is one lazy chunk.
//
// A game has its own types of states and events. The table does not know them and only passes them on. The members
// that take them are methods, because TypeScript compares the parameters of methods in both directions. So a game may
// declare its own State where the table passes `unknown`.
import type { ComponentChildren, ComponentType, VNode } from 'preact';
import type { AnyGame, GameEvent, Move, Reason, Ref, Viewer } from '../../shared/engine/index.ts';
import type { TextPiece } from '../text/compose.ts';
import type { Language } from '../text/index.ts';

export interface BoardProps<S = unknown> {
  state: S;
  /** The seat of the viewer, or null for a spectator. */
  seat: Viewer;
  /** The players' names, indexed by seat. */
  names: string[];
  /** Whether a click on this ref continues a legal move. */
  live(ref: Ref): boolean;
  /** The refs that have been clicked so far for the next move. */
  picked: readonly Ref[];
  /** The ref that a hint says to click next. */
  hinted: Ref | null;
  /** The change that led to this state, if it is to be animated. Otherwise null. */
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
  /** One sentence for the viewer: what has to be decided now, and by whom. */
  asks(state: unknown, viewer: Viewer, names: string[]): string;
  /** The line of the log for an event, or null if it needs none. */
  event(event: GameEvent, names: string[], viewer: Viewer, state?: unknown): TextPiece[] | null;
  reason(reason: Reason): string;
  option(id: string): { name: string; hint: string; choices?: Record<string, string> };
  preset(id: string): string;
  /** A player's final score in words, if it is not counted in points. */
  points?(points: number, state: unknown): string;
  /** Why the winner won a tie. */
  decided(reason: string): string | null;
  /** Why options are refused, by the code that the rules return. */
  refused: Record<string, string>;
}

/** A section of the rules page. The search looks through its title and body. */
export interface RulebookSection {
  id: string;
  title: string;
  body(): VNode;
}

export interface GameClient {
  rules: AnyGame;
  /** The title of the game, the same in every language. */
  title: string;
  /** The cover of the game as SVG text. It is part of the game's chunk, so it needs no request. */
  cover: string;
  Board(props: BoardProps): ComponentChildren;
  /** Draws a card or a thing for the log and the rules. Returns null for a ref that has no picture. */
  Thing: ComponentType<{ of: Ref }>;
  words: Record<Language, GameWords>;
  /** Fetches the rules page. */
  rulebook(): Promise<(language: Language) => RulebookSection[]>;
  /** Whether this move answers a question with no. The client may send it for a player who has no other move. */
  refusal?(move: Move): boolean;
  /** Whether the state asks for one of a series of small decisions, which a player may leave to chance. */
  chain?(state: unknown): boolean;
}
