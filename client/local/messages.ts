// What a page and the worker that runs its local table say to each other.
import type { Row, StoredTable } from '../../shared/room/index.ts';

/** A table as this browser stores it: a snapshot, and every change since. */
export interface StoredRoom {
  first: StoredTable;
  rows: Row[];
}

/** A stored table, or a new one with this many seats, of which people take the first. */
export type Opening = { kept: StoredRoom } | { seats: number; people: number; name: string };

export type ToRoom =
  | { type: 'open'; game: string; opening: Opening; botDelayMs: number }
  | { type: 'botDelayMs'; botDelayMs: number }
  /** A message of the protocol, from the person in this seat. */
  | { type: 'say'; seat: number; text: string };

export type FromRoom =
  /** A message of the protocol, for the person in this seat. */
  | { type: 'hear'; seat: number; text: string }
  | { type: 'closed'; seat: number; code: number }
  /** A new snapshot, or one more change, to be stored. */
  | { type: 'keep'; first: StoredTable; rows: Row[] }
  | { type: 'keep'; row: Row }
  /** The room cannot run: the rules could not be fetched, or the stored table does not fit them. */
  | { type: 'failed'; isTableFine: boolean };

/** The key of a seat at a local table. Whoever holds the device can read its storage, so it need not be secret. */
export const deviceKeyOf = (seat: number): string => `device-seat-${seat}-`.padEnd(22, '0');
