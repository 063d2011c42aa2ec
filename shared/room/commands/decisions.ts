// Puts a new state of the game on the table, and records since which change each seat has had its
// current decision.
import { type AnyGame, deepEqual, type Seat } from '../../engine/index.ts';
import type { Table } from '../table.ts';

interface StateChange {
  game: AnyGame;
  state: unknown;
  /** The number of the change that makes this state. */
  seq: number;
  /** The seat that has moved; null when a round begins. */
  mover: Seat | null;
}

export function withState(table: Table, { game, state, seq, mover }: StateChange): Table {
  const outcome = game.outcome(state);
  const actedBefore = table.state === null ? [] : game.toAct(table.state);
  const acting = game.toAct(state);
  const asked = table.chairs.map((_, seat) => {
    if (!acting.includes(seat)) return 0;
    // A move that a player has sent must not become stale because another player moved, while the
    // decision is still the same. It is the same if the legal moves are the same.
    const since = seat !== mover && actedBefore.includes(seat) && table.asked[seat];
    return since && deepEqual(game.moves(table.state, seat), game.moves(state, seat)) ? since : seq;
  });
  const after = { ...table, state, moved: seq, asked, outcome };
  return outcome ? withWin({ ...after, phase: 'over' }, outcome.places) : after;
}

/** Counts the won game. A shared win counts for each. */
function withWin(table: Table, places: readonly number[]): Table {
  const chairs = table.chairs.map((chair, seat) =>
    places[seat] === 1 ? { ...chair, wins: (chair.wins ?? 0) + 1 } : chair,
  );
  return { ...table, chairs, played: (table.played ?? 0) + 1 };
}
