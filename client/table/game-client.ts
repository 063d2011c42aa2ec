// What a game brings to the client: its rules, its board, its words. One lazy chunk each.
import type { ComponentType, VNode } from 'preact';
import type {
  AnyGame,
  GameEvent,
  Move,
  Reason,
  Ref,
  Seat,
  Viewer,
} from '../../shared/engine/index.ts';
import type { Language } from '../text/index.ts';

export interface BoardProps<S = unknown> {
  state: S;
  /** Whose table this is seen from. */
  seat: Viewer;
  /** The names by seat. */
  names: string[];
  /** Whether a click on this ref goes on with a legal move. */
  live(ref: Ref): boolean;
  /** The refs that have been clicked towards a move. */
  picked: readonly Ref[];
  /** What a hint says to click next. */
  hinted: Ref | null;
  /** The change that led here, to be shown step by step, or with little motion where that is wanted. */
  change: { seq: number; events: GameEvent[]; before: S } | null;
}

/** A line of the log: words, and names of things that show the thing. */
export type Piece = string | { ref: Ref; text: string };

/** All that a game has to say in one language. */
export interface GameWords {
  /** What the game is, in one sentence: for the lobby and the pages that offer games. */
  summary: string;
  /** What a thing is called: a card, a place, a button, as the game stands. */
  ref(ref: Ref, state?: never, names?: string[]): string;
  /** One sentence to whoever looks: what is to be decided now, and by whom. */
  asks(state: never, viewer: Viewer, names: string[]): string;
  /** An event for the log; null when it needs no line. `you` is the viewer's seat. */
  event(event: never, names: string[], viewer: Viewer, state?: never): Piece[] | null;
  reason(reason: Reason): string;
  option(id: string): { name: string; hint: string; choices?: Record<string, string> };
  preset(id: string): string;
  /** What is counted in the end; without it, points. */
  points?(points: number, state: never): string;
  /** Why the winner won, after a tie. */
  decided(reason: string): string | null;
  /** How a setup is refused. */
  refused: Record<string, string>;
}

/** A part of the rules page, which can be searched. */
export interface Section {
  id: string;
  title: string;
  body(): VNode;
}

export interface GameClient {
  rules: AnyGame;
  /** The name on the box, the same in every language. */
  title: string;
  /** The picture on the box, as text: at the table it comes with the game, and no request of its own. */
  cover: string;
  Board: ComponentType<BoardProps<never>>;
  /** A card or a thing, drawn, for the log and the rules; null when it is nothing to be shown. */
  Thing: ComponentType<{ of: Ref }>;
  words: Record<Language, GameWords>;
  /** The rules page, for those who open it. */
  rulebook(): Promise<(language: Language) => Section[]>;
  /** Whether this move answers a question with no: it may be made for a player who has no other. */
  refusal?(move: Move): boolean;
  /** Whether this is one of a row of small decisions that a player may wish to leave to chance. */
  chain?(state: never): boolean;
}

export type SeatName = (seat: Seat) => string;
