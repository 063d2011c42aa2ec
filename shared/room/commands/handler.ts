// The types of the command handlers.
import type { AnyGame, Seat, Seed } from '../../engine/index.ts';
import type { CommandOf, CommandType } from '../../protocol/index.ts';
import type { Journal } from '../ports.ts';
import type { Table, TableChange } from '../table.ts';

/** Commands that change nothing: the room answers them or passes them on. */
export type UnstoredCommandType = 'emote' | 'past';

/** Commands that change the table. */
export type StoredCommandType = Exclude<CommandType, UnstoredCommandType>;

type CommandMap = { [T in StoredCommandType]: CommandOf<T> };

/** The command of type T, or any of them. Written as a lookup, so that `handlers[command.type]` accepts `command`. */
export type StoredCommand<T extends StoredCommandType = StoredCommandType> = {
  [Type in T]: CommandMap[Type] & { type: Type };
}[T];

/** What a handler may need besides the table, such as who sends the command. */
export interface CommandContext {
  game: AnyGame;
  seat: Seat | null;
  /** The digest of the key of the client that sent the command. */
  key: string;
  /** The number that the change will have. */
  seq: number;
  now: number;
  /** The time of the last activity at the table. */
  changedAt: number;
  isHere(seat: Seat): boolean;
  journal: Journal;
  randomSeed(): Seed;
  digest(key: string): string;
}

/**
 * Returns the table after the command, or throws a `CommandRefusal`. Never changes the given table.
 */
export type CommandHandler<T extends StoredCommandType> = (
  table: Table,
  command: StoredCommand<T>,
  context: CommandContext,
) => TableChange;

export type CommandHandlers = { [T in StoredCommandType]: CommandHandler<T> };
