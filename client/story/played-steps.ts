// The steps of a replay as they count: without the moves that were taken back.
import { applyPatch, type GameEvent, type Seat } from '../../shared/engine/index.ts';
import type { Replay } from '../../shared/protocol/replay.ts';

export interface PlayedStep {
  seat: Seat | null;
  move: unknown;
  events: GameEvent[];
  /** The complete state after the step. */
  after: unknown;
}

export function withoutUndone({ start, steps }: Replay): PlayedStep[] {
  const played: PlayedStep[] = [];
  let state = start;
  for (const { command, seat, move, events, patch } of steps) {
    state = applyPatch(state, patch);
    // The state is then the one before the move that was taken back.
    if (command === 'undo') played.pop();
    else played.push({ seat, move, events, after: state });
  }
  return played;
}
