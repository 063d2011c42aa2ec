// The game contract: everything that the room, the client, the bots and the laws know about a game.
import type { OptionSpec, OptionValue, Preset } from './options.ts';
import type { Patch } from './patch.ts';
import type { Seed } from './random.ts';
import type { Seat, SeatColour } from './seats.ts';

export type { Seat } from './seats.ts';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** The one who looks at the state: a seat, or null for a spectator. */
export type Viewer = Seat | null;
/** The name of a thing on the table that can be clicked, such as `card:red` or `flat:b3`. */
export type Ref = string;
/** Why something is not allowed: the key of a text, and the values that the text needs. */
export type Reason = { key: string; [detail: string]: string | number };

export interface Move {
  type: string;
}

/** Something that happened in the game, for the log and the animations. */
export interface GameEvent {
  type: string;
  /** The seat that sees all of the event. The others may get a redacted one. */
  seat?: Seat;
}

/** What a viewer learned: a hidden thing that was revealed, or a move that was announced. */
export interface Disclosure {
  to: Seat | 'all';
  what: unknown;
}

export interface MoveResult<S, E> {
  state: S;
  events: E[];
  /** Everything that anybody learned from this move. A viewer's view changes only by what was disclosed to them. */
  disclosures: Disclosure[];
  /** The kinds of the frames that this move resolved: the decision, and everything that followed automatically. */
  resolvedFrames: string[];
  /** The move used chance or revealed something hidden, so that neither it nor any earlier move can be undone. */
  irreversible: boolean;
}

/** Places and points by seat. Places count from 1; tied seats share a place, and the places after it stay empty. */
export interface Outcome {
  places: number[];
  points: number[];
  reason: string;
}

export interface Game<S, M extends Move = Move, E extends GameEvent = GameEvent> {
  id: string;
  version: number;
  /** The members of the state that are not the same in every view. */
  hiddenMembers: readonly string[];
  seats: { min: number; max: number };
  /** The colours of the seats, in the order in which they are assigned. */
  colours: readonly SeatColour[];
  options: readonly OptionSpec[];
  presets: readonly Preset[];
  /** An error code if these options (a complete set) do not fit each other or the number of seats; otherwise null. */
  checkOptions(options: Record<string, OptionValue>, seats: number): string | null;
  /** Starts a game. Without `colours`, the seats get the first colours of the game. */
  setup(
    options: Record<string, OptionValue>,
    seats: number,
    seed: Seed,
    colours?: readonly SeatColour[],
  ): S;
  /** The colours that a state was set up with, or null if the rules do not depend on colours. */
  coloursOf(state: S): readonly SeatColour[] | null;
  /** Converts a state that an earlier version stored, or returns null if that is not possible. */
  upgrade(state: unknown, from: number): S | null;
  /** The seats that have to decide now. Empty when the game is over. */
  toAct(state: S): Seat[];
  /** Whose turn it is, whoever answers in it. Null where it is nobody's, as in an auction. */
  turnOf?(state: S): Seat | null;
  /** Every legal move of a seat, and nothing else. */
  moves(state: S, seat: Seat): readonly M[];
  /** Plays a move, or throws `IllegalMove`. Never changes the given state. */
  play(state: S, seat: Seat, move: unknown): MoveResult<S, E>;
  /** The things to click, in order, to make this move. No two legal moves have the same path. */
  path(state: S, move: M): Ref[];
  /** What a viewer sees: a state in which hidden things are replaced. All functions of the contract accept a view. */
  view(state: S, viewer: Viewer): S;
  /** For each viewer, the patch from their view of `before` to their view of `after`; undefined if nothing changed. */
  patches(before: S, after: S, viewers: readonly Viewer[]): (Patch | undefined)[];
  /** The event as a viewer sees it, or null if it is hidden from them. */
  viewEvent(event: E, viewer: Viewer): E | null;
  /** Why clicking these things is no legal move. Null if it is one, or if there is no specific reason. */
  explainIllegal(state: S, seat: Seat, path: Ref[]): Reason | null;
  /** A random full state that the viewer cannot tell from the real one (a determinization of their information set). */
  sampleState(view: S, viewer: Viewer, seed: Seed): S;
  /** The result, or null while the game is running. */
  outcome(state: S): Outcome | null;
  /** How many components of each kind there are (cards, tokens, …). The counts never change during a game. */
  countComponents(state: S): Record<string, number>;
  /** What random play must reach (law 10): kinds of frames, types of moves, and labels found by `coverageLabelOf`. */
  coverage: { frames: readonly string[]; moves: readonly string[]; labels: readonly string[] };
  coverageLabelOf(event: E): string | null;
}

/** A game for code that does not know the types of its states, moves and events. */
export type AnyGame = Game<unknown, Move, GameEvent>;
