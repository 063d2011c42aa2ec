// Begins a round, and opens the next one after the game.
import { BadSetup } from '../../engine/index.ts';
import {
  createOpenChair,
  type Table,
  type TableChange,
  withChairs,
  withPresentHost,
} from '../table.ts';
import { withCurrentRules } from '../versions.ts';
import { requireHostInLobby } from './checks.ts';
import { startClock } from './clock.ts';
import { withState } from './decisions.ts';
import type { CommandContext, CommandHandlers } from './handler.ts';
import { CommandRefusal, refuseUnless } from './refusal.ts';

type RoundContext = Pick<CommandContext, 'game' | 'seq' | 'now' | 'randomSeed'>;

function startRound(table: Table, { game, seq, now, randomSeed }: RoundContext): Table {
  const seed = randomSeed();
  refuseUnless(table.chairs.length >= game.seats.min, 'tooFew');
  try {
    const colours = table.chairs.map(({ colour }) => colour);
    const state = game.setup(table.options, colours.length, seed, colours);
    const { hiddenMembers: hidden } = game;
    const round = table.round + 1;
    const { kept: _kept, ...unkept } = table;
    const begun = { ...unkept, phase: 'playing' as const, round, outcome: null, past: [], hidden };
    const change = { game, state, seq, mover: null };
    return startClock(withState({ ...begun, began: seq, asked: [] }, change), now);
  } catch (error) {
    throw error instanceof BadSetup ? new CommandRefusal(error.code) : error;
  }
}

/** Starts the round if the host wants it to start by itself and every chair is taken. */
export function startIfReady(table: Table, context: RoundContext): Table {
  const isFull = table.chairs.every(({ kind }) => kind !== 'open');
  const isReady = table.phase === 'lobby' && table.selfStart && isFull;
  return isReady ? startIfPossible(table, context) : table;
}

/**
 * Starts the round, or stays in the lobby if the game refuses to start. The host sees the reason at
 * the next `start`.
 */
export function startIfPossible(table: Table, context: RoundContext): Table {
  try {
    return startRound(table, context);
  } catch (error) {
    if (error instanceof CommandRefusal) return table;
    throw error;
  }
}

export const roundHandlers = {
  start(table, _command, { seat, ...context }): TableChange {
    requireHostInLobby(table, seat);
    const taken = table.chairs.filter(({ kind }) => kind !== 'open');
    return { table: startRound(withChairs(table, taken), context) };
  },
  rematch(table, _command, { seat, game }): TableChange {
    refuseUnless(seat !== null, 'notSeated');
    refuseUnless(table.phase === 'over', 'notOver');
    const chairs = table.chairs.map((chair) =>
      chair.kind === 'person' && chair.key === null
        ? createOpenChair(chair.colour)
        : { ...chair, gone: null, absent: false, standIn: false, votes: [] },
    );
    const cleared = { state: null, outcome: null, past: [], asked: [], due: null };
    const { ended: _ended, ...kept } = table;
    const next = withCurrentRules({ ...kept, ...cleared, phase: 'lobby', chairs }, game);
    return { table: withPresentHost(next) };
  },
} satisfies Partial<CommandHandlers>;
