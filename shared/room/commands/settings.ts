// Applies what the host sets in the lobby: options of the game, number of chairs, clock, stand-ins,
// hints and the coach.
import {
  type AnyGame,
  adaptOptions,
  BadSetup,
  deepEqual,
  fillOptions,
} from '../../engine/index.ts';
import type { OptionValues } from '../../protocol/index.ts';
import { withoutAnswers } from '../agreement.ts';
import { type TableChange, withChairs, withOpenChairs } from '../table.ts';
import { requireHostBetweenGames, requireHostInLobby } from './checks.ts';
import type { CommandHandlers } from './handler.ts';
import { CommandRefusal, refuseUnless } from './refusal.ts';

function checkOptions(options: OptionValues, game: AnyGame): OptionValues {
  try {
    return fillOptions(game.options, options);
  } catch (error) {
    throw error instanceof BadSetup ? new CommandRefusal(error.code) : error;
  }
}

export const settingHandlers = {
  options(table, { options }, { seat, game }): TableChange {
    requireHostBetweenGames(table, seat);
    if (table.phase === 'lobby')
      return { table: { ...table, options: checkOptions({ ...table.options, ...options }, game) } };
    // The board shows the game that is over, which has its options for good.
    const before = adaptOptions(game.options, table.nextOptions ?? table.options);
    const nextOptions = checkOptions({ ...before, ...options }, game);
    if (deepEqual(nextOptions, before)) return { table };
    // Whoever has agreed has agreed to other options.
    return { table: { ...withoutAnswers(table), nextOptions } };
  },
  chairs(table, { count }, { seat, game }): TableChange {
    requireHostInLobby(table, seat);
    const { min, max } = game.seats;
    const taken = table.chairs.filter(({ kind }) => kind !== 'open').length;
    refuseUnless(count >= Math.max(min, taken) && count <= max, 'badSeats');
    const chairs = withOpenChairs(game, table.chairs, count);
    while (chairs.length > count) {
      const lastOpen = chairs.findLastIndex(({ kind }) => kind === 'open');
      chairs.splice(lastOpen, 1);
    }
    return { table: withChairs(table, chairs) };
  },
  clock(table, { minutes }, { seat }): TableChange {
    requireHostInLobby(table, seat);
    return { table: { ...table, minutes } };
  },
  selfStart(table, { on }, { seat }): TableChange {
    requireHostInLobby(table, seat);
    return { table: { ...table, selfStart: on } };
  },
  grace(table, { seconds, atOnce }, { seat }): TableChange {
    requireHostInLobby(table, seat);
    return { table: { ...table, grace: seconds, atOnce } };
  },
  hints(table, { on }, { seat }): TableChange {
    requireHostInLobby(table, seat);
    return { table: { ...table, hints: on } };
  },
  coach(table, { on }, { seat }): TableChange {
    requireHostInLobby(table, seat);
    const { coach: _coach, ...rest } = table;
    return { table: on ? { ...rest, coach: true } : rest };
  },
} satisfies Partial<CommandHandlers>;
