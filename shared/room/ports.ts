// What the room needs from its host environment. The Durable Object, the browser and the simulation
// each provide it, so that the same room runs in all three.
import type { BotInput } from '../bots/index.ts';
import type { AnyGame, GameEvent, Move, Patch, Seed } from '../engine/index.ts';
import type { Replay } from '../protocol/index.ts';
import type { Socket } from './socket.ts';
import type { Table } from './table.ts';

/** Who or what changed the table. */
export interface Cause {
  seat: number | null;
  /** The digest of the key of the client that sent the command; null if the room itself made the change. */
  by: string | null;
  command: string;
  id: string | null;
  move: unknown;
}

/** One stored change. Its patch leads from the table before it to the table after it without any rules code. */
export interface Row extends Cause {
  seq: number;
  at: number;
  events: GameEvent[];
  patch: Patch | undefined;
}

/** What is known of a recent change without reading what it changed. */
export type RecentRow = Pick<Row, 'seat' | 'at' | 'by' | 'command' | 'id'>;

/** How many rows a command stores: the hello that uses up a link is one as well. */
export const rowsOf = (command: string): number => (command === 'link' ? 2 : 1);

/** A table, the number of its last change and the time of that change. */
export interface StoredTable {
  seq: number;
  at: number;
  table: Table;
}

/** Old snapshots are thinned out until they are this many changes apart. */
export const CHANGES_PER_KEYFRAME = 1024;

export interface Journal {
  append(row: Row): void;
  saveSnapshot(stored: StoredTable): void;
  /** Deletes the rows and snapshots that are not needed to restore the table after the change `first` or later. */
  prune(first: number): void;
  sizeInBytes(): number;
  /** The table after the change `seq`. */
  tableAt(seq: number): Table;
  /** What caused the latest changes, and when. */
  recentCommands(limit: number): RecentRow[];
  /** Every row after the change `seq`. */
  rowsAfter(seq: number): Row[];
  /**
   * Keeps a finished game, apart from the table. Returns its number among the games that are kept, or null if it cannot be
   * kept. Missing where no game is kept, for example on a table of one's own.
   */
  keep?(replay: Replay): number | null;
}

/**
 * The type of a message that the room has handled, and `done` or the code of the refusal. The
 * worker counts them.
 */
export interface MessageResult {
  kind: string;
  result: string;
}

export interface Pace {
  /** How many messages one connection may send at once. */
  burst: number;
  /** How many messages a second one connection may send in the long run. */
  perSecond: number;
  /** How many changes one seat may store at once, over all its connections. */
  changes: number;
  /** How many changes a second one seat may store in the long run. */
  changesPerSecond: number;
  /** How many letters all connections without a seat may be answered at once. */
  crowdBurst: number;
  /** How many letters a second they may be answered in the long run. */
  crowdPerSecond: number;
  /** How long a bot waits before it moves, in milliseconds. */
  botDelayMs: number;
  /**
   * The alarm rings up to this much later, by chance. Otherwise its time would reveal how long the
   * room has computed.
   */
  alarmJitterMs: number;
}

export interface Ports {
  journal: Journal;
  /** The rules of this game; undefined if this deployment or this page does not have them. */
  findGame(id: string): AnyGame | undefined;
  sockets(): Socket[];
  now(): number;
  randomSeed(): Seed;
  /** A one-way digest of a key. */
  digest(key: string): string;
  /** Reports an error to the operator of the site. */
  report(error: unknown, during: string): void;
  /** Chooses the move of a bot. The bot sees nothing but this input. */
  think(game: AnyGame, input: BotInput): Move;
  pace: Pace;
  /**
   * Makes the environment call `onAlarm` at this time or soon after. Replaces the time set before.
   */
  setAlarm(time: number): void;
}
