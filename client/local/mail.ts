// What a page and the worker that runs its own table say to each other.
import type { Row, Stored } from '../../shared/room/index.ts';

/** A table as it is kept in this browser: how it began, and every change since. */
export interface Kept {
  first: Stored;
  rows: Row[];
}

/** A table that was kept, or a new one with so many chairs, so many of them for people. */
export type Opening = { kept: Kept } | { seats: number; people: number; name: string };

export type ToDesk =
  | { type: 'open'; game: string; opening: Opening }
  /** As over a wire, from whoever sits there. */
  | { type: 'say'; seat: number; text: string };

export type FromDesk =
  | { type: 'hear'; seat: number; text: string }
  | { type: 'keep'; first: Stored }
  | { type: 'keep'; row: Row }
  | { type: 'gone' };

/** The people at one device have no secrets that its storage could keep. */
export const keyOf = (seat: number): string => `device-seat-${seat}-`.padEnd(22, '0');
