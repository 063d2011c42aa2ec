// The laws that can be checked on a single state, or on a state and its view.
import type { AnyGame, Move, Ref, Seat, Viewer } from '../engine/game.ts';
import { deepEqual } from '../engine/json.ts';
import { applyPatch } from '../engine/patch.ts';
import type { Random } from '../engine/random.ts';
import { IllegalMove } from '../engine/refusal.ts';
import { assertLaw } from './law.ts';
import { nameOfViewer } from './observation.ts';
import { firstDifference, formatValue, isPlainJson, tryRefused } from './values.ts';

/** Law 2: a value is unchanged after it was stored as JSON and read again. */
export function checkJson(value: unknown, what: string): void {
  const reread: unknown = JSON.parse(JSON.stringify(value));
  assertLaw(
    isPlainJson(value) && deepEqual(reread, value),
    2,
    () => `${what} is not plain JSON: ${formatValue(value)}`,
  );
}

/** Law 8: until the game is over somebody has to act and has a legal move. Law 4: nobody else has one. */
export function checkProgress(game: AnyGame, state: unknown, seats: number): void {
  const acting = game.toAct(state);
  const over = game.outcome(state) !== null;
  assertLaw(over === (acting.length === 0), 8, () =>
    over
      ? `the game is over, but seats ${formatValue(acting)} have to act`
      : 'nobody has to act, but the game is not over',
  );
  for (let seat = 0; seat < seats; seat++) {
    const hasMoves = game.moves(state, seat).length > 0;
    const acts = acting.includes(seat);
    assertLaw(acts === hasMoves, acts ? 8 : 4, () =>
      acts
        ? `seat ${seat} has to act, but has no legal move`
        : `seat ${seat} does not have to act, but has legal moves`,
    );
  }
}

/** Law 5: a client that applies the patch it was sent to its old view gets the new view. */
export function checkPatches(
  game: AnyGame,
  before: unknown,
  after: unknown,
  viewers: Viewer[],
): void {
  game.patches(before, after, viewers).forEach((patch, at) => {
    const viewer = viewers[at] as Viewer;
    const patched = applyPatch(game.view(before, viewer), patch);
    const view = game.view(after, viewer);
    assertLaw(deepEqual(patched, view), 5, () => {
      const { path, one, other } = firstDifference(patched, view) ?? {};
      const values = `${formatValue(one)}, in the view ${formatValue(other)}`;
      return `the patch for ${nameOfViewer(viewer)} makes a wrong view: \`${path}\` is ${values}`;
    });
  });
}

/** Law 4: every move has its own path, and a client knows at the last click of a path that it is complete. */
export function checkPaths(game: AnyGame, state: unknown, seat: Seat): void {
  const paths = game.moves(state, seat).map((move) => game.path(state, move));
  const seen = new Set<string>();
  const prefixes = new Set<string>();
  for (const path of paths) {
    assertLaw(path.length > 0, 4, () => 'a move has an empty path');
    const text = JSON.stringify(path);
    assertLaw(!seen.has(text), 4, () => `two moves have the path ${text}`);
    seen.add(text);
    for (let end = 1; end < path.length; end++) prefixes.add(JSON.stringify(path.slice(0, end)));
  }
  for (const text of seen) {
    assertLaw(!prefixes.has(text), 4, () => `the path ${text} is the beginning of another path`);
  }
  for (const path of paths) {
    const reason = game.explainIllegal(state, seat, path);
    assertLaw(
      reason === null,
      4,
      () => `${formatValue(path)} is legal, but explainIllegal gives ${formatValue(reason)}`,
    );
  }
}

/** Law 8: a finished game has a place and points for every seat; places count from 1 and ties share a place. */
export function checkOutcome(game: AnyGame, state: unknown, seats: number): void {
  const outcome = game.outcome(state);
  if (!outcome) return;
  const { places, points } = outcome;
  const isRanked = places.every(
    (place) => place === 1 + places.filter((other) => other < place).length,
  );
  const isComplete =
    places.length === seats && points.length === seats && points.every(Number.isFinite);
  assertLaw(isRanked && isComplete, 8, () => `the outcome is invalid: ${formatValue(outcome)}`);
}

const JUNK: unknown[] = [null, true, 0, -1, 1.5, '', 'pass', [], [0], {}, { type: 'no such type' }];

/** Law 4: whatever is not in the list of legal moves is refused with a code: junk, near misses, moves of others. */
export function checkRefusals(game: AnyGame, state: unknown, seats: number, random: Random): void {
  for (let seat = 0; seat < seats; seat++) {
    const listed = game.moves(state, seat);
    const ofOthers = game.toAct(state).flatMap((other) => game.moves(state, other).slice(0, 3));
    const near = listed.length > 0 ? nearMisses(random.pick(listed)) : [];
    for (const move of [...JUNK, ...ofOthers, ...near]) {
      if (!listed.some((legal) => deepEqual(legal, move))) assertRefused(game, state, seat, move);
    }
  }
  const [move] = game.toAct(state).flatMap((seat) => game.moves(state, seat));
  for (const noSeat of [-1, seats, 0.5, Number.NaN]) {
    assertRefused(game, state, noSeat, move ?? null);
  }
}

function assertRefused(game: AnyGame, state: unknown, seat: Seat, move: unknown): void {
  const error = tryRefused(() => game.play(state, seat, move));
  assertLaw(error instanceof IllegalMove && error.code.length > 0, 4, () =>
    error
      ? `seat ${seat} tried ${formatValue(move)} and got no IllegalMove with a code, but ${error}`
      : `seat ${seat} could play ${formatValue(move)}, which is not in its list of moves`,
  );
}

/**
 * Returns values that are nearly this move: with one member changed, left out or added, or wrapped
 * in a list.
 */
function nearMisses(move: Move): unknown[] {
  const changed = Object.entries(move).flatMap(([key, value]) => [
    { ...move, [key]: typeof value === 'number' ? value + 1000 : null },
    Object.fromEntries(Object.entries(move).filter(([other]) => other !== key)),
  ]);
  return [...changed, { ...move, more: 1 }, [move]];
}

/** Law 5: a client that has only its view gets the same moves, paths and reasons from it as the server. */
export function checkViewIsSufficient(
  game: AnyGame,
  state: unknown,
  view: unknown,
  viewer: Viewer,
  paths: Ref[][],
): void {
  const who = nameOfViewer(viewer);
  assertLaw(
    deepEqual(game.view(view, viewer), view),
    5,
    () => `${who}: the view of the view is not the view`,
  );
  checkSameOptions(game, viewer, paths, 5, { state, other: view, otherName: 'in the view' });
}

interface TwoStates {
  state: unknown;
  other: unknown;
  /** The name of the other state in the error message. */
  otherName: string;
}

/**
 * Checks that two states offer a viewer the same: who acts, legal moves, paths, reasons and the
 * outcome are equal.
 */
export function checkSameOptions(
  game: AnyGame,
  viewer: Viewer,
  paths: Ref[][],
  law: 5 | 6,
  { state, other, otherName }: TwoStates,
): void {
  const compare = (what: string, one: unknown, two: unknown) =>
    assertLaw(
      deepEqual(one, two),
      law,
      () =>
        `${nameOfViewer(viewer)}: ${what}: ${formatValue(one)}, ${otherName} ${formatValue(two)}`,
    );
  compare('seats to act', game.toAct(state), game.toAct(other));
  compare('outcome', game.outcome(state), game.outcome(other));
  if (viewer === null) return;
  const moves = game.moves(state, viewer);
  compare('legal moves', moves, game.moves(other, viewer));
  for (const move of moves) compare('path', game.path(state, move), game.path(other, move));
  for (const path of paths) {
    compare(
      `why ${formatValue(path)} is illegal`,
      game.explainIllegal(state, viewer, path),
      game.explainIllegal(other, viewer, path),
    );
  }
}
