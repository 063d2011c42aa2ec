import { diff, type GameEvent, type Seat, type Seed } from '../../engine/index.ts';
import type { CommandOf, CommandType } from '../../protocol/index.ts';
import type { Journal } from '../ports.ts';
import type { Table } from '../table.ts';
import { absentees } from './absence.ts';
import { standing } from './clear.ts';
import { gameCommands } from './game.ts';
import { lobby } from './lobby.ts';

/** Who asks, and what a command may need besides the table. */
export interface Circumstances {
  seat: Seat | null;
  /** The digest of the asker's key. */
  key: string;
  /** The number that the change will have. */
  seq: number;
  now: number;
  /** When the table was last changed. */
  at: number;
  isHere(seat: Seat): boolean;
  journal: Journal;
  seed(): Seed;
  digest(key: string): string;
}

export interface Change {
  table: Table;
  events?: GameEvent[];
}

/** What is answered or passed on, and changes nothing. */
export type Aside = 'emote' | 'past';

/** Commands that change the table. */
type Stored = Exclude<CommandType, Aside>;

/** A handler gives the table after the command, or refuses. It changes nothing itself. */
export type Handlers = {
  [T in Stored]: (table: Table, command: CommandOf<T>, circumstances: Circumstances) => Change;
};

export const handlers: Handlers = { ...lobby, ...gameCommands, ...absentees, ...standing };

/** Moves always change something; to compare the tables would only hold them up. */
export function changesNothing(table: Table, change: Change, type: Stored): boolean {
  const { events = [] } = change;
  if (type === 'move' || type === 'undo' || events.length > 0) return false;
  return diff(table, change.table) === undefined;
}
