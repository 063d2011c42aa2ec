// How a bot looks at this game: how a seat stands, and which moves are worth a thought.
import type { Sense } from '../../bots/sense.ts';
import type { Move, State } from './state.ts';

export const sense: Sense<State, Move> = {
  standing: () => ({}),
  weights: (_state, _seat, moves) => moves.map(() => 1),
  lead: 5,
  ahead: 8,
  budget: 500,
};
