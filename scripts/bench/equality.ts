// Checks that all versions play the same game before they are timed. After every move the beds, the reserves and the
// player to act must be equal, and at the end the points and the places.
import { rules as roomShare } from '../../shared/games/room-share/rules.ts';
import type { Move } from '../../shared/games/room-share/state.ts';
import type { Recorded } from './record.ts';
import { ours, type Version } from './version.ts';

export interface EqualityCounts {
  moves: number;
  refused: number;
}

export function checkEquality<S>(version: Version<S>, games: Recorded[]): EqualityCounts {
  const checked = { moves: 0, refused: 0 };
  const { error } = console;
  // boardgame.io prints every move that it refuses.
  if (version.refuses) console.error = () => {};
  try {
    for (const [index, game] of games.entries()) checkGame(version, game, index, checked);
  } finally {
    console.error = error;
  }
  return checked;
}

function checkGame<S>(
  version: Version<S>,
  game: Recorded,
  index: number,
  checked: EqualityCounts,
): void {
  let expected = game.start;
  let state = version.begin(game.start)();
  const agree = (theirs: unknown, mine: unknown, when: string) => {
    const [one, other] = [stable(theirs), stable(mine)];
    if (one === other) return;
    throw new Error(`${version.name} differs, game ${index}, ${when}:\n${one}\nours:\n${other}`);
  };
  agree(version.look(state), ours.look(expected), 'start');
  for (const [at, { seat, move }] of game.moves.entries()) {
    if (version.refuses) checkRefusals(version, game, at, state, expected, checked);
    expected = ours.play(expected, seat, move);
    state = version.play(state, seat, move);
    agree(version.look(state), ours.look(expected), `after move ${at} ${JSON.stringify(move)}`);
    checked.moves++;
  }
  agree(version.result(state), ours.result(expected), 'result');
}

/**
 * Returns moves of other moments and slightly changed moves. All versions must refuse those that our list does not
 * contain.
 */
function checkRefusals<S>(
  version: Version<S>,
  { moves }: Recorded,
  at: number,
  state: S,
  expected: Recorded['start'],
  checked: EqualityCounts,
): void {
  const { seat, move } = moves[at] as Recorded['moves'][number];
  const legal = roomShare.moves(expected, seat).map(stable);
  const others = [1, 7, 20].flatMap((step) => moves[(at + step) % moves.length]?.move ?? []);
  for (const wrong of [...others, beside(move)]) {
    if (legal.includes(stable(wrong))) continue;
    if (!version.refuses?.(state, seat, wrong)) {
      throw new Error(`${version.name} takes ${JSON.stringify(wrong)} before move ${at}`);
    }
    checked.refused++;
  }
}

/** Returns the next flat and the next arrow, including the first ones that do not exist. */
const beside = (move: Move): Move =>
  Object.fromEntries(
    Object.entries(move).map(([key, value]) => [
      key,
      typeof value === 'number' ? value + 1 : value,
    ]),
  ) as Move;

const stable = (value: unknown): string =>
  JSON.stringify(value, (_key, part) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
