// All commands that change the table, by their type.
import { diff } from '../../engine/index.ts';
import type { Table, TableChange } from '../table.ts';
import { againHandlers } from './again.ts';
import { chatHandlers } from './chat.ts';
import { clearHandlers } from './clear.ts';
import type {
  CommandContext,
  CommandHandlers,
  StoredCommand,
  StoredCommandType,
} from './handler.ts';
import { moveHandlers } from './moves.ts';
import { seatHandlers } from './seats.ts';
import { settingHandlers } from './settings.ts';
import { standInHandlers } from './stand-ins.ts';

const handlers: CommandHandlers = {
  ...seatHandlers,
  ...settingHandlers,
  ...againHandlers,
  ...moveHandlers,
  ...standInHandlers,
  ...chatHandlers,
  ...clearHandlers,
};

export function carryOut<T extends StoredCommandType>(
  table: Table,
  command: StoredCommand<T>,
  context: CommandContext,
): TableChange {
  return handlers[command.type](table, command, context);
}

/**
 * Moves are not compared: they always change something, and the comparison would slow them down.
 */
export function changesNothing(
  before: Table,
  { table, events = [] }: TableChange,
  type: StoredCommandType,
): boolean {
  if (type === 'move' || type === 'undo' || events.length > 0) return false;
  return diff(before, table) === undefined;
}
