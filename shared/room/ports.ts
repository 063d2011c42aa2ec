// What the room needs of the world: the same room runs at the edge, in the browser and in simulations.
import type { BotInput } from '../bots/index.ts';
import type { GameEvent, Move, Patch, Seed } from '../engine/index.ts';
import type { Table } from './table.ts';

/** Who or what changed the table. */
export interface Cause {
  seat: number | null;
  /** The digest of the key of whoever asked for it. */
  by: string | null;
  command: string;
  id: string | null;
  move: unknown;
}

/** One stored change: enough to go from the table before it to the table after it, without any rules. */
export interface Row extends Cause {
  seq: number;
  at: number;
  events: GameEvent[];
  patch: Patch | undefined;
}

export interface Stored {
  seq: number;
  at: number;
  table: Table;
}

/** Of the snapshots of long ago so many changes apart are enough. */
export const KEYFRAME_EVERY = 1024;

export interface Journal {
  append(row: Row): void;
  snapshot(stored: Stored): void;
  /** Forgets what leads to the table as it was after the change `first` and is not needed to get there. */
  prune(first: number): void;
  /** How many bytes are stored. */
  size(): number;
  /** The table as it was after the change `seq`. */
  at(seq: number): Table;
  /** Who asked for the latest changes, and by which commands. */
  recentCommands(most: number): Pick<Cause, 'by' | 'id'>[];
  /** Every row after the change `seq`. */
  since(seq: number): Row[];
}

/** What is remembered of a connection while the room sleeps. */
export interface Visitor {
  /** The digest of its key; null before its hello. */
  key: string | null;
  moves: boolean;
}

export interface Socket {
  visitor: Visitor;
  /** False for one that has not been heard of for too long. */
  readonly alive: boolean;
  send(text: string): void;
  close(code: number, reason: string): void;
}

/** What somebody has said, and what came of it: `done`, or the code of the refusal. */
export interface Answer {
  kind: string;
  result: string;
}

export interface Pace {
  /** How fast one connection may speak. */
  burst: number;
  perSecond: number;
  /** How long a bot waits before it moves, in milliseconds. */
  botDelayMs: number;
  /** And by chance up to so much longer: else the clock would tell how much there was to think about. */
  alarmJitterMs: number;
}

export interface Ports {
  journal: Journal;
  sockets(): Socket[];
  now(): number;
  seed(): Seed;
  /** A one-way digest of a key. */
  digest(key: string): string;
  /** Tells whoever runs this of something that should not have happened. */
  report(error: unknown, during: string): void;
  /** What a bot of this level does that is given this, and nothing else. */
  think(game: string, asked: BotInput): Move;
  pace: Pace;
  /** Calls `woke` at that time or soon after; replaces the time set before. */
  setAlarm(time: number): void;
}
