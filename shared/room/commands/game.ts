// The game at the table: its rounds, moves, undo and clock.
import {
  BadSetup,
  deepEqual,
  type GameEvent,
  IllegalMove,
  type Move,
  type MoveResult,
  type Reason,
  type Seat,
  type Seed,
} from '../../engine/index.ts';
import { LIMITS } from '../../protocol/index.ts';
import { gameAt, type Table, withChair } from '../table.ts';
import type { Change, Handlers } from './index.ts';
import { Refused, refuseUnless } from './refused.ts';

export function newRound(table: Table, seed: Seed, seq: number, now: number): Table {
  const game = gameAt(table);
  refuseUnless(table.chairs.length >= game.seats.min, 'tooFew');
  try {
    const colours = table.chairs.map(({ colour }) => colour);
    const state = game.setup(table.options, colours.length, seed, colours);
    const { hiddenMembers: hidden } = game;
    const round = table.round + 1;
    const began = { ...table, phase: 'playing' as const, round, outcome: null, past: [], hidden };
    return onClock(moved({ ...began, began: seq, asked: [] }, state, seq), now);
  } catch (error) {
    throw error instanceof BadSetup ? new Refused(error.code) : error;
  }
}

/** The table with this state of the game: who has been asked what, and whether it is over. */
function moved(table: Table, state: unknown, seq: number, mover: Seat | null = null): Table {
  const game = gameAt(table);
  const outcome = game.outcome(state);
  const before = table.state === null ? [] : game.toAct(table.state);
  const acting = game.toAct(state);
  const asked = table.chairs.map((_, seat) => {
    if (!acting.includes(seat)) return 0;
    // Others deciding meanwhile does not spoil a decision; whether it is the same one the moves tell.
    const kept = seat !== mover && before.includes(seat) && table.asked[seat];
    return kept && deepEqual(game.moves(table.state, seat), game.moves(state, seat)) ? kept : seq;
  });
  const phase = outcome ? ('over' as const) : table.phase;
  return { ...table, phase, state, moved: seq, asked, outcome };
}

/** Gives whoever has to decide the time for it. */
export function onClock(table: Table, now: number): Table {
  const ticking = table.phase === 'playing' && table.minutes > 0;
  return { ...table, due: ticking ? now + table.minutes * 60_000 : null };
}

/** One move, of a person or of whoever plays for one. */
export function playMove(
  table: Table,
  seat: Seat,
  move: unknown,
  seq: number,
  now: number,
): { table: Table; events: GameEvent[] } {
  const played = legally(table, seat, move);
  const { state, events, irreversible } = played;
  const own = table.past.at(-1)?.seat === seat ? table.past : [];
  const past = irreversible ? [] : [...own, { seat, before: seq - 1 }].slice(-LIMITS.undo);
  const after = moved({ ...table, past }, state, seq, seat);
  // What is over can be looked at again, every secret of it: nobody plays on with that.
  const kept = after.phase === 'over' ? { ...after, past: [] } : after;
  return { table: onClock(kept, now), events };
}

function legally(table: Table, seat: Seat, move: unknown): MoveResult<unknown, GameEvent> {
  try {
    return gameAt(table).play(table.state, seat, move);
  } catch (error) {
    if (!(error instanceof IllegalMove)) throw error;
    throw new Refused(error.code, whyNot(table, seat, move));
  }
}

/** Of what the seat may see, and of nothing else. A move that is none at all has no reason. */
function whyNot(table: Table, seat: Seat, move: unknown): Reason | null {
  const game = gameAt(table);
  const view = game.view(table.state, seat);
  try {
    return game.explainIllegal(view, seat, game.path(view, move as Move));
  } catch {
    return null;
  }
}

export const gameCommands = {
  move(table, command, { seat, seq, now }): Change {
    refuseUnless(seat !== null, 'notSeated');
    refuseUnless(table.phase !== 'lobby', 'notPlaying');
    refuseUnless(table.phase !== 'over', 'over');
    const asked = table.asked[seat] ?? 0;
    refuseUnless(asked > 0, 'notYourTurn');
    refuseUnless(command.seq >= asked, 'stale');
    const here = table.chairs[seat]?.absent
      ? withChair(table, seat, { absent: false, votes: [] })
      : table;
    refuseUnless(!table.chairs[seat]?.standIn, 'standIn');
    return playMove(here, seat, command.move, seq, now);
  },
  undo(table, command, { seat, seq, journal }): Change {
    refuseUnless(seat !== null, 'notSeated');
    refuseUnless(table.phase !== 'lobby', 'notPlaying');
    const last = table.past.at(-1);
    refuseUnless(last?.seat === seat, 'nothingToUndo');
    refuseUnless(!table.chairs[seat]?.standIn, 'standIn');
    refuseUnless(command.seq >= table.moved, 'stale');
    const { state, due } = journal.at(last.before);
    const past = table.past.slice(0, -1);
    const back = moved({ ...table, past, phase: 'playing' }, state, seq, seat);
    // The time of that decision goes on: who moves and takes back, again and again, wins none.
    return { table: { ...back, due }, events: [{ type: 'undone', seat }] };
  },
} satisfies Partial<Handlers>;
