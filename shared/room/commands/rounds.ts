// Begins a round.
import { BadSetup, type Seat } from '../../engine/index.ts';
import { beginnerOf, nextBeginner } from '../agreement.ts';
import { type Table, withChairs } from '../table.ts';
import { requireHostInLobby } from './checks.ts';
import { startClock } from './clock.ts';
import { withState } from './decisions.ts';
import type { CommandContext } from './handler.ts';
import { CommandRefusal, refuseUnless } from './refusal.ts';

export type RoundContext = Pick<CommandContext, 'game' | 'seq' | 'now' | 'randomSeed'>;

/** Rules that let the same seat begin whatever the seed must not be dealt again for ever. */
const MAX_DEALS = 64;

/** Deals until the wanted seat begins: the rules draw it by lot, and the players take turns. */
function deal(table: Table, { game, randomSeed }: RoundContext): unknown {
  const wanted = nextBeginner(table);
  const colours = table.chairs.map(({ colour }) => colour);
  for (let deals = 1; ; deals++) {
    const state = game.setup(table.options, colours.length, randomSeed(), colours);
    if (wanted === null || deals === MAX_DEALS || game.toAct(state).includes(wanted)) return state;
  }
}

/** Throws a `CommandRefusal` if the game refuses to begin. */
export function startRound(table: Table, context: RoundContext): Table {
  const { game, seq, now } = context;
  refuseUnless(table.chairs.length >= game.seats.min, 'tooFew');
  try {
    const state = deal(table, context);
    const { hiddenMembers: hidden } = game;
    const { beganBy: _beganBy, kept: _kept, ...rest } = table;
    const first = beginnerOf(game, state);
    const begun = {
      ...rest,
      phase: 'playing' as const,
      round: table.round + 1,
      outcome: null,
      past: [],
      hidden,
      ...(first !== undefined && { beganBy: first }),
    };
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

/** Starts the round without the chairs that nobody has taken. */
export function startFromLobby(table: Table, seat: Seat | null, context: RoundContext): Table {
  requireHostInLobby(table, seat);
  const taken = table.chairs.filter(({ kind }) => kind !== 'open');
  return startRound(withChairs(table, taken), context);
}
