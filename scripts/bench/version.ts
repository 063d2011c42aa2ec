// The interface of the versions that are compared: ways to play Room Share without cards, all with the same moves.
import type { Outcome, Seat } from '../../shared/engine/index.ts';
import { rules as roomShare } from '../../shared/games/room-share/rules.ts';
import type { Move, State } from '../../shared/games/room-share/state.ts';

export type Position = Pick<State, 'beds' | 'reserve'> & { toAct: Seat[] };
export type Result = Pick<Outcome, 'points' | 'places'>;

export interface Version<S> {
  name: string;
  /** Called once a game and not timed, because the deals are not compared. */
  begin(position: State): () => S;
  play(state: S, seat: Seat, move: Move): S;
  look(state: S): Position;
  result(state: S): Result;
  /** Only for versions that check moves. */
  refuses?(state: S, seat: Seat, move: Move): boolean;
}

export const ours: Version<State> = {
  name: 'ours',
  begin: (position) => () => position,
  play: (state, seat, move) => roomShare.play(state, seat, move).state,
  look: (state) => ({
    beds: state.beds,
    reserve: state.reserve,
    toAct: roomShare.toAct(state),
  }),
  result(state) {
    const outcome = roomShare.outcome(state);
    if (!outcome) throw new Error('the game is not over');
    return { points: outcome.points, places: outcome.places };
  },
};
