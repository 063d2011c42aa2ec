// The work that is timed for each version.
import { rules as roomShare } from '../../shared/games/room-share/rules.ts';
import type { Runner } from './measure.ts';
import { createRandomPicker, type Recorded } from './record.ts';
import { ours, type Version } from './version.ts';

export function replay<S>(version: Version<S>, games: Recorded[], name = version.name): Runner {
  const begins = games.map(({ start }) => version.begin(start));
  return {
    name,
    run(index) {
      const { moves } = games[index] as Recorded;
      let state = (begins[index] as () => S)();
      for (const { seat, move } of moves) state = version.play(state, seat, move);
      version.result(state);
      return moves.length;
    },
  };
}

/** Does the work of a table: plays the move, then makes everybody's new view and the patch to it. */
export function replayWithPatches(games: Recorded[], name: string): Runner {
  return {
    name,
    run(index) {
      const { start, moves } = games[index] as Recorded;
      eachPatch({ start, moves }, () => {});
      return moves.length;
    },
  };
}

export function eachPatch(
  { start, moves }: Recorded,
  use: (patch: unknown, view: Recorded['start']) => void,
): void {
  const viewers = start.colours.map((_, seat) => seat);
  let state = start;
  for (const { seat, move } of moves) {
    const before = state;
    state = ours.play(state, seat, move);
    const patches = roomShare.patches(before, state, viewers);
    for (const viewer of viewers) use(patches[viewer], roomShare.view(state, viewer));
  }
  ours.result(state);
}

/** Does the work of a bot: lists the moves, picks one, plays it. */
export function playouts(games: Recorded[], name: string): Runner {
  const pick = createRandomPicker(0xb07);
  return {
    name,
    run(index) {
      let { start: state } = games[index] as Recorded;
      for (let moves = 0; ; moves++) {
        const [seat] = roomShare.toAct(state);
        if (seat === undefined) {
          ours.result(state);
          return moves;
        }
        state = ours.play(state, seat, pick(roomShare.moves(state, seat)));
      }
    },
  };
}
