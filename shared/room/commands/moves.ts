// Plays moves and takes them back.
import {
  type AnyGame,
  type GameEvent,
  IllegalMove,
  type Move,
  type MoveResult,
  type Reason,
  type Seat,
} from '../../engine/index.ts';
import { LIMITS } from '../../protocol/index.ts';
import { type Table, type TableChange, withChair } from '../table.ts';
import { startClock } from './clock.ts';
import { withState } from './decisions.ts';
import type { CommandContext, CommandHandlers } from './handler.ts';
import { CommandRefusal, refuseUnless } from './refusal.ts';

/** Plays one move of a person or of a bot. */
export function playMove(
  table: Table,
  seat: Seat,
  move: unknown,
  { game, seq, now }: Pick<CommandContext, 'game' | 'seq' | 'now'>,
): { table: Table; events: GameEvent[] } {
  const { state, events, irreversible } = playLegally(table, game, seat, move);
  const ownMoves = table.past.at(-1)?.seat === seat ? table.past : [];
  const undoable = [...ownMoves, { seat, before: seq - 1 }].slice(-LIMITS.undo);
  const past = irreversible ? [] : undoable;
  const after = withState({ ...table, past }, { game, state, seq, mover: seat });
  // A finished game shows every secret, so its last move cannot be taken back.
  const settled = after.phase === 'over' ? { ...after, past: [] } : after;
  return { table: startClock(settled, now), events };
}

function playLegally(
  table: Table,
  game: AnyGame,
  seat: Seat,
  move: unknown,
): MoveResult<unknown, GameEvent> {
  try {
    return game.play(table.state, seat, move);
  } catch (error) {
    if (!(error instanceof IllegalMove)) throw error;
    throw new CommandRefusal(error.code, reasonAgainst(table, game, seat, move));
  }
}

/**
 * Explains why the move is illegal. The reason is computed from the player's view, so that it leaks
 * no secret. Null for a malformed move.
 */
function reasonAgainst(table: Table, game: AnyGame, seat: Seat, move: unknown): Reason | null {
  const view = game.view(table.state, seat);
  try {
    return game.explainIllegal(view, seat, game.path(view, move as Move));
  } catch {
    return null;
  }
}

export const moveHandlers = {
  move(table, command, { seat, ...context }): TableChange {
    refuseUnless(seat !== null, 'notSeated');
    refuseUnless(table.phase !== 'lobby', 'notPlaying');
    refuseUnless(table.phase !== 'over', 'over');
    const decisionSeq = table.asked[seat] ?? 0;
    refuseUnless(decisionSeq > 0, 'notYourTurn');
    refuseUnless(command.seq >= decisionSeq, 'stale');
    refuseUnless(command.seq < context.seq, 'malformed');
    refuseUnless(!table.chairs[seat]?.standIn, 'standIn');
    const present = table.chairs[seat]?.absent
      ? withChair(table, seat, { absent: false, votes: [] })
      : table;
    return playMove(present, seat, command.move, context);
  },
  undo(table, command, { game, seat, seq, journal }): TableChange {
    refuseUnless(seat !== null, 'notSeated');
    refuseUnless(table.phase !== 'lobby', 'notPlaying');
    const last = table.past.at(-1);
    refuseUnless(last?.seat === seat, 'nothingToUndo');
    refuseUnless(!table.chairs[seat]?.standIn, 'standIn');
    refuseUnless(command.seq >= table.moved, 'stale');
    refuseUnless(command.seq < seq, 'malformed');
    const { state, due } = journal.tableAt(last.before);
    const past = table.past.slice(0, -1);
    const change = { game, state, seq, mover: seat };
    const restored = withState({ ...table, past, phase: 'playing' }, change);
    // The clock of that decision keeps running. Otherwise a player could gain time by moving and
    // taking the move back.
    return { table: { ...restored, due }, events: [{ type: 'undone', seat }] };
  },
} satisfies Partial<CommandHandlers>;
