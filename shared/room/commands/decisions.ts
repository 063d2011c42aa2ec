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
    // Another player's move must not make a client's move stale while it still has the same decision, which is
    // when it still has the same legal moves.
    const since = seat !== mover && actedBefore.includes(seat) && table.asked[seat];
    return since && deepEqual(game.moves(table.state, seat), game.moves(state, seat)) ? since : seq;
  });
  const phase = outcome ? ('over' as const) : table.phase;
  return { ...table, phase, state, moved: seq, asked, outcome };
}
