// What a page and the worker that runs its own table say to each other.
import type { BotInput } from '../../shared/bots/index.ts';
import type { Move } from '../../shared/engine/index.ts';
import type { Row, Stored } from '../../shared/room/index.ts';

/** A table as it is kept in this browser: how it began, and every change since. */
export interface Kept {
  first: Stored;
  rows: Row[];
}

/** A table that was kept, or a new one with so many chairs, so many of them for people. */
export type Opening = { kept: Kept } | { seats: number; people: number; name: string };

/** What a player may ask a strong bot, and its answer. */
export type Question = Omit<BotInput, 'level'> & { game: string };
export interface Advice {
  move: Move;
  reason: string;
}

export type ToDesk =
  | { type: 'advise'; id: number; question: Question }
  | { type: 'open'; game: string; opening: Opening; botDelayMs: number }
  /** How long bots wait before they move, in milliseconds. */
  | { type: 'botDelayMs'; botDelayMs: number }
  /** As over a wire, from whoever sits there. */
  | { type: 'say'; seat: number; text: string };

export type FromDesk =
  /** Null where it could not be thought about. */
  | { type: 'advice'; id: number; advice: Advice | null }
  | { type: 'hear'; seat: number; text: string }
  | { type: 'closed'; seat: number; code: number }
  | { type: 'keep'; first: Stored; rows: Row[] }
  | { type: 'keep'; row: Row }
  /** It cannot be run: this page and its worker do not fit together, or what was kept is none of this game. */
  | { type: 'failed'; kept: boolean };

/** The people at one device have no secrets that its storage could keep. */
export const keyOf = (seat: number): string => `device-seat-${seat}-`.padEnd(22, '0');
