// Records random games as lists of moves, so that all versions are timed on the same moves.
import { type OptionValue, type Seat, seedFrom } from '../../shared/engine/index.ts';
import { rules as roomShare } from '../../shared/games/room-share/rules.ts';
import type { Move, State } from '../../shared/games/room-share/state.ts';

export interface Recorded {
  start: State;
  moves: { seat: Seat; move: Move }[];
}

/** A fast random generator of poor quality, because the time of the generator must not count. */
export function createRandomPicker(seed: number): <T>(list: readonly T[]) => T {
  let x = seed;
  return <T>(list: readonly T[]) => {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    return list[(x >>> 0) % list.length] as T;
  };
}

export function recordGames(
  options: Record<string, OptionValue>,
  seats: number,
  count: number,
): Recorded[] {
  const pick = createRandomPicker(0x5eed);
  return Array.from({ length: count }, (_, game) => {
    const start = roomShare.setup(options, seats, seedFrom(game));
    const moves: Recorded['moves'] = [];
    let state = start;
    for (;;) {
      const [seat] = roomShare.toAct(state);
      if (seat === undefined) return { start, moves };
      const move = pick(roomShare.moves(state, seat));
      moves.push({ seat, move });
      state = roomShare.play(state, seat, move).state;
    }
  });
}
