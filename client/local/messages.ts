// The messages between a page and the worker that runs its local table.
import type { Replay } from '../../shared/protocol/replay.ts';
import type { Row, StoredTable } from '../../shared/room/index.ts';
import type { Position } from '../table/position.ts';

/** A table as this browser stores it: a snapshot, and every change since then. */
export interface StoredRoom {
  first: StoredTable;
  rows: Row[];
}

/** A new table with this many seats. People get the first ones, and the first person is called `name`. */
export interface NewTable {
  seats: number;
  people: number;
  name: string;
  /** The state that every round begins with, in place of a deal. */
  position?: Position | undefined;
}

export type TableSource = { kept: StoredRoom } | NewTable;

export type ToRoom =
  | { type: 'open'; game: string; opening: TableSource; botDelayMs: number }
  | { type: 'botDelayMs'; botDelayMs: number }
  /** Asks for the replay of the finished game. */
  | { type: 'replay' }
  /** A protocol message from the person in this seat. */
  | { type: 'say'; seat: number; text: string };

export type FromRoom =
  /** A protocol message for the person in this seat. */
  | { type: 'hear'; seat: number; text: string }
  | { type: 'closed'; seat: number; code: number }
  /** Null while the game is running. */
  | { type: 'replay'; replay: Replay | null }
  /** The page must store a new snapshot, or one more change. */
  | { type: 'keep'; first: StoredTable; rows: Row[] }
  | { type: 'keep'; row: Row }
  /** The room cannot run: the rules could not be fetched, or the stored table does not fit them. */
  | { type: 'failed'; isTableFine: boolean };

/**
 * The seat key of a person at a local table. It need not be secret, because everybody at the device can read its
 * storage.
 */
export const deviceKeyOf = (seat: number): string => `device-seat-${seat}-`.padEnd(22, '0');
