// Law 6, non-interference. For each viewer the world gets a twin: another state that the viewer cannot
// tell from the real one. The same move is then made in both. Whatever the viewer is not told (a card
// shown, a move announced) must not change one byte of what reaches that viewer.
import type { AnyGame, GameEvent, Move, Played, Ref, Seat, Viewer } from '../game.ts';
import { same } from '../json.ts';
import type { Random } from '../random.ts';
import { IllegalMove } from '../refusal.ts';
import { demand } from './broken.ts';
import { attempt, seenBy, show } from './eyes.ts';
import { agree } from './state-laws.ts';

export interface TwinCount {
  /** Steps where both worlds told the viewer the same, and so had to look the same. */
  compared: number;
  /** Steps where they told different things, as when the viewer draws a card. */
  parted: number;
}

const TRIES = 6;

export function twinsLookAlike(
  game: AnyGame,
  state: unknown,
  act: { seat: Seat; move: Move; played: Played<unknown, GameEvent> },
  viewer: Viewer,
  paths: Ref[][],
  random: Random,
  count: TwinCount,
): void {
  const who = viewer === null ? 'a spectator' : `seat ${viewer}`;
  const view = game.view(state, viewer);
  const seen = seenBy(game, act.played, viewer);
  for (let attemptNo = 0; attemptNo < TRIES; attemptNo++) {
    const twin = game.sample(view, viewer, random.seed());
    agree(game, state, twin, viewer, paths, 6, `${who}, in a twin world`);
    sameRefusals(game, state, twin, viewer, who);
    const move = moveInTwin(game, twin, act, viewer, random);
    if (move === null) continue;
    const twinSeen = seenBy(game, game.play(twin, act.seat, move), viewer);
    if (!same(seen.told, twinSeen.told)) {
      count.parted++;
      continue;
    }
    count.compared++;
    const differ = (what: string, a: unknown, b: unknown) =>
      demand(
        JSON.stringify(a) === JSON.stringify(b),
        6,
        () =>
          `${who} is told nothing different of ${show(act.move)} and ${show(move)}, ` +
          `but the ${what} differs: ${firstDifference(a, b)}`,
      );
    differ('view', seen.view, twinSeen.view);
    differ('list of events', seen.events, twinSeen.events);
    return;
  }
}

/** The same move where it can be made; of another player's secret move, any other that they have. */
function moveInTwin(
  game: AnyGame,
  twin: unknown,
  { seat, move }: { seat: Seat; move: Move },
  viewer: Viewer,
  random: Random,
): Move | null {
  const moves = game.moves(twin, seat);
  const listed = moves.some((other) => same(other, move));
  if (seat === viewer) return listed ? move : null;
  if (moves.length === 0) return null;
  return listed && random.below(2) === 0 ? move : random.pick(moves);
}

function sameRefusals(game: AnyGame, one: unknown, other: unknown, viewer: Viewer, who: string) {
  if (viewer === null) return;
  const [foreign] = game
    .toAct(one)
    .flatMap((seat) => (seat === viewer ? [] : game.moves(one, seat)));
  for (const move of [null, { type: '' }, ...(foreign ? [foreign] : [])]) {
    const answer = (state: unknown) => {
      const { error } = attempt(() => game.play(state, viewer, move));
      return error instanceof IllegalMove ? `${error.code}: ${error.message}` : String(error?.name);
    };
    const [a, b] = [answer(one), answer(other)];
    demand(a === b, 6, () => `${who}: refusals differ: ${a} and ${b}`);
  }
}

function firstDifference(a: unknown, b: unknown): string {
  const [x, y] = [JSON.stringify(a), JSON.stringify(b)];
  let at = 0;
  while (x[at] === y[at]) at++;
  const from = Math.max(0, at - 80);
  return `…${x.slice(from, at + 80)}… and …${y.slice(from, at + 80)}…`;
}
