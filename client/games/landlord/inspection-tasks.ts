// Returns what the inspection asks for now. The rules decide this, so the function only reads their legal moves.
import { leaver } from '../../../shared/games/landlord/inspection.ts';
import type { MoveOf, State } from '../../../shared/games/landlord/state.ts';

export type InspectionTask = MoveOf<'leave' | 'hatch' | 'roam'>['type'];

export function inspectionTasks(state: State): InspectionTask[] {
  const frame = state.frames.at(-1);
  if (frame?.kind !== 'leaver') return [];
  const moves = leaver.moves(state, frame, frame.seat);
  return [...new Set(moves.map(({ type }) => type))].filter((type) => type !== 'goOn');
}
