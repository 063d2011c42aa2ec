// Law 6, non-interference. For each viewer, a twin of the real state is sampled: another state of the same information
// set, which the viewer cannot tell from the real one. The same move is played in both states. If the viewer is told
// the same things in both (a card revealed, a move announced), then everything else that they get must be the same too.
import type { AnyGame, GameEvent, Move, MoveResult, Ref, Viewer } from '../engine/game.ts';
import { deepEqual } from '../engine/json.ts';
import type { Random } from '../engine/random.ts';
import { IllegalMove } from '../engine/refusal.ts';
import { assertLaw } from './law.ts';
import type { NonInterferenceStats } from './non-interference-stats.ts';
import { nameOfViewer, observe } from './observation.ts';
import { checkSameOptions } from './state-laws.ts';
import { firstDifference, formatValue, tryRefused } from './values.ts';

/** How many twins are tried until one of them can be compared. */
const MAX_TWINS = 6;

/** A move that was played in the real state or in a twin, and its result. */
export interface PlayedMove {
  seat: number;
  move: Move;
  result: MoveResult<unknown, GameEvent>;
}

export function checkNonInterference(
  game: AnyGame,
  state: unknown,
  real: PlayedMove,
  viewer: Viewer,
  paths: Ref[][],
  random: Random,
  stats: NonInterferenceStats,
): void {
  const view = game.view(state, viewer);
  for (let tries = 0; tries < MAX_TWINS; tries++) {
    const twin = game.sampleState(view, viewer, random.seed());
    const otherName = 'in a state that looks the same';
    checkSameOptions(game, viewer, paths, 6, { state, other: twin, otherName });
    checkSameRefusals(game, state, twin, viewer);
    const move = pickMoveInTwin(game, twin, real, viewer, random);
    if (move === null) continue;
    const result = game.play(twin, real.seat, move);
    if (compareObservations(game, real, { ...real, move, result }, viewer, stats)) return;
  }
}

/** Returns whether the viewer was told the same in both states, so that their observations had to be equal. */
function compareObservations(
  game: AnyGame,
  real: PlayedMove,
  twin: PlayedMove,
  viewer: Viewer,
  stats: NonInterferenceStats,
): boolean {
  const who = nameOfViewer(viewer);
  const moves = deepEqual(real.move, twin.move)
    ? formatValue(real.move)
    : `${formatValue(real.move)} or ${formatValue(twin.move)}`;
  const [seen, other] = [observe(game, real.result, viewer), observe(game, twin.result, viewer)];
  // The observations are compared as text, because the order of keys can also carry information.
  const differs = (what: 'view' | 'events') =>
    JSON.stringify(seen[what]) !== JSON.stringify(other[what]);

  if (!deepEqual(seen.disclosed, other.disclosed)) {
    stats.countDiverged();
    assertLaw(
      differs('view') || differs('events'),
      6,
      () => `${moves} disclosed something to ${who} that neither view nor events show`,
    );
    return false;
  }
  stats.countCompared(real.move.type, real.seat, viewer);
  const [secret, otherSecret] = [real, twin].map(({ result }) =>
    result.disclosures.filter(({ to }) => to !== 'all' && to !== viewer),
  );
  if (secret && secret.length > 0) stats.countSecret(viewer, !deepEqual(secret, otherSecret));
  for (const what of ['view', 'events'] as const) {
    assertLaw(!differs(what), 6, () => {
      const found = firstDifference(seen[what], other[what]);
      if (!found) return `the order of keys in the ${what} of ${who} after ${moves} shows a secret`;
      const place = found.path ? `\`${found.path}\` in the ${what}` : `the ${what}`;
      const values = `${formatValue(found.one)} or ${formatValue(found.other)}`;
      return `${place} of ${who} is ${values} after ${moves}; no reveal told ${who} which`;
    });
  }
  // Every client knows whether a move can be undone, so that must not depend on a secret either.
  assertLaw(
    real.result.irreversible === twin.result.irreversible,
    6,
    () => `whether ${moves} is irreversible depends on something that ${who} cannot know`,
  );
  return true;
}

/**
 * Picks the same move if it is legal in the twin. If another seat moved, sometimes a different move
 * of that seat instead, because the viewer may not know which move it was.
 */
function pickMoveInTwin(
  game: AnyGame,
  twin: unknown,
  { seat, move }: PlayedMove,
  viewer: Viewer,
  random: Random,
): Move | null {
  const moves = game.moves(twin, seat);
  const isLegal = moves.some((other) => deepEqual(other, move));
  if (seat === viewer) return isLegal ? move : null;
  if (moves.length === 0) return null;
  return isLegal && random.below(3) > 0 ? move : random.pick(moves);
}

/** The errors that a viewer gets for illegal moves must not depend on secrets either. */
function checkSameRefusals(game: AnyGame, state: unknown, twin: unknown, viewer: Viewer): void {
  if (viewer === null) return;
  const [ofAnother] = game
    .toAct(state)
    .flatMap((seat) => (seat === viewer ? [] : game.moves(state, seat)));
  for (const move of [null, { type: '' }, ...(ofAnother ? [ofAnother] : [])]) {
    const answerIn = (either: unknown) => {
      const error = tryRefused(() => game.play(either, viewer, move));
      return error instanceof IllegalMove ? `${error.code}: ${error.message}` : String(error?.name);
    };
    const [real, other] = [answerIn(state), answerIn(twin)];
    assertLaw(
      real === other,
      6,
      () => `seat ${viewer}: refusal of ${formatValue(move)}: ${real} or ${other}`,
    );
  }
}
