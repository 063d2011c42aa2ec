// The game contract: what the table, the client, the bots and the laws know of a game.
import type { OptionSpec, OptionValue, Preset } from './options.ts';
import type { Patch } from './patch.ts';
import type { Seed } from './random.ts';
import type { SeatColour } from './seats.ts';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Seats are numbered clockwise from 0; the next seat is the one to the left. */
export type Seat = number;
/** Who looks: a seat, or null for a spectator. */
export type Viewer = Seat | null;
/** A thing on the table that can be clicked, as `card:red` or `flat:b3`. */
export type Ref = string;
/** Why something is not allowed: a text key, with the numbers its text needs. */
export type Reason = { key: string; [detail: string]: string | number };

export interface Move {
  type: string;
}

export interface GameEvent {
  type: string;
  seat?: Seat;
}

/** Something that was hidden and has been shown, or a move that was announced. */
export interface Disclosure {
  to: Seat | 'all';
  what: unknown;
}

export interface MoveResult<S, E> {
  state: S;
  events: E[];
  /** All that anybody learns from this move. What is not in here may change nothing that they see. */
  disclosures: Disclosure[];
  /** The kinds of frames that it carried out, the decision itself and all that followed unasked. */
  resolvedFrames: string[];
  /** Chance was used or a secret shown: nothing up to here can be taken back. */
  irreversible: boolean;
}

/** By seat. Places count from 1; a tie shares the place. */
export interface Outcome {
  places: number[];
  points: number[];
  reason: string;
}

export interface Game<S, M extends Move = Move, E extends GameEvent = GameEvent> {
  id: string;
  version: number;
  /** The members of the state that not everybody sees. */
  hiddenMembers: readonly string[];
  seats: { min: number; max: number };
  /** The colours that its seats may have, in the order in which they are given out. */
  colours: readonly SeatColour[];
  options: readonly OptionSpec[];
  presets: readonly Preset[];
  /** A code where these options, all of them, don't go together or not with so many seats. */
  checkOptions(options: Record<string, OptionValue>, seats: number): string | null;
  /** The colours are those of the seats; where none are given, the first of the game's own. */
  setup(
    options: Record<string, OptionValue>,
    seats: number,
    seed: Seed,
    colours?: readonly SeatColour[],
  ): S;
  /** The colours that a state was set up with, where its rules speak of them; null where they do not. */
  coloursOf(state: S): readonly SeatColour[] | null;
  /** A state of an earlier version as these rules would have it; null where there is no way. */
  upgrade(state: unknown, from: number): S | null;
  toAct(state: S): Seat[];
  moves(state: S, seat: Seat): readonly M[];
  play(state: S, seat: Seat, move: unknown): MoveResult<S, E>;
  path(state: S, move: M): Ref[];
  view(state: S, viewer: Viewer): S;
  /** For each of the viewers, what turns their view of `before` into that of `after`. */
  patches(before: S, after: S, viewers: readonly Viewer[]): (Patch | undefined)[];
  viewEvent(event: E, viewer: Viewer): E | null;
  explainIllegal(state: S, seat: Seat, path: Ref[]): Reason | null;
  sampleState(view: S, viewer: Viewer, seed: Seed): S;
  outcome(state: S): Outcome | null;
  /** Everything the box holds, counted by kind: the same at every step of a game. */
  countComponents(state: S): Record<string, number>;
  /** What random play must reach: the kinds of frames, and the labels that `used` finds in events. */
  coverage: { frames: readonly string[]; moves: readonly string[]; labels: readonly string[] };
  coverageLabelOf(event: E): string | null;
}

/** For whoever knows nothing of a game's own types. */
export type AnyGame = Game<unknown, Move, GameEvent>;
