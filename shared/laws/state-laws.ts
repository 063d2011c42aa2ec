// What must hold of every single state.

import type { AnyGame, Move, Ref, Seat, Viewer } from '../engine/game.ts';
import { deepEqual } from '../engine/json.ts';
import { applyPatch } from '../engine/patch.ts';
import type { Random } from '../engine/random.ts';
import { IllegalMove } from '../engine/refusal.ts';
import { assertLaw } from './law.ts';
import { formatValue, isPlainJson, tryCall } from './observation.ts';

export function checkJson(value: unknown, what: string): void {
  const again: unknown = JSON.parse(JSON.stringify(value));
  assertLaw(
    isPlainJson(value) && deepEqual(again, value),
    2,
    () => `${what}: ${formatValue(value)}`,
  );
}

/** Somebody acts until the game is over; who acts has moves, nobody else has. */
export function checkProgress(game: AnyGame, state: unknown, seats: number): void {
  const acting = game.toAct(state);
  const over = game.outcome(state) !== null;
  assertLaw(over === (acting.length === 0), 8, () =>
    over ? `over, but ${formatValue(acting)} are to act` : 'nobody is to act, yet it is not over',
  );
  for (let seat = 0; seat < seats; seat++) {
    const count = game.moves(state, seat).length;
    const acts = acting.includes(seat);
    assertLaw(acts === count > 0, acts ? 8 : 4, () =>
      acts ? `seat ${seat} is to act and has no move` : `seat ${seat} is not to act and has moves`,
    );
  }
}

/** What is sent makes, from the view before, the very view after. */
export function checkPatches(
  game: AnyGame,
  before: unknown,
  after: unknown,
  viewers: Viewer[],
): void {
  game.patches(before, after, viewers).forEach((patch, at) => {
    const viewer = viewers[at] as Viewer;
    const made = applyPatch(game.view(before, viewer), patch);
    const view = game.view(after, viewer);
    assertLaw(
      deepEqual(made, view),
      5,
      () => `seat ${viewer} patches ${formatValue(made)}, not ${formatValue(view)}`,
    );
  });
}

export function checkPaths(game: AnyGame, state: unknown, seat: Seat): void {
  const paths = game.moves(state, seat).map((move) => game.path(state, move));
  const seen = new Set<string>();
  const begun = new Set<string>();
  for (const path of paths) {
    assertLaw(path.length > 0, 4, () => 'a move without a path');
    const whole = JSON.stringify(path);
    assertLaw(!seen.has(whole), 4, () => `two moves have the path ${whole}`);
    seen.add(whole);
    for (let end = 1; end < path.length; end++) begun.add(JSON.stringify(path.slice(0, end)));
  }
  for (const whole of seen) {
    assertLaw(!begun.has(whole), 4, () => `the path ${whole} begins another one`);
  }
  for (const path of paths) {
    const reason = game.explainIllegal(state, seat, path);
    assertLaw(
      reason === null,
      4,
      () => `${formatValue(path)} is legal, yet why says ${formatValue(reason)}`,
    );
  }
}

/** Places from 1, a tie sharing its place, and points for every seat. */
export function checkOutcome(game: AnyGame, state: unknown, seats: number): void {
  const outcome = game.outcome(state);
  if (!outcome) return;
  const { places, points } = outcome;
  const ranked = places.every((place) => place === 1 + places.filter((one) => one < place).length);
  const whole = places.length === seats && points.length === seats && points.every(Number.isFinite);
  assertLaw(ranked && whole, 8, () => `an outcome that is none: ${formatValue(outcome)}`);
}

const JUNK: unknown[] = [null, true, 0, -1, 1.5, '', 'pass', [], [0], {}, { type: 'no such type' }];

/** Junk, near misses and the moves of others are refused with a code. */
export function checkRefusals(game: AnyGame, state: unknown, seats: number, random: Random): void {
  for (let seat = 0; seat < seats; seat++) {
    const listed = game.moves(state, seat);
    const foreign = game.toAct(state).flatMap((other) => game.moves(state, other).slice(0, 3));
    const near = listed.length > 0 ? nearMisses(random.pick(listed)) : [];
    for (const move of [...JUNK, ...foreign, ...near]) {
      if (!listed.some((legal) => deepEqual(legal, move))) assertRefused(game, state, seat, move);
    }
  }
  const [move] = game.toAct(state).flatMap((seat) => game.moves(state, seat));
  for (const nobody of [-1, seats, 0.5, Number.NaN])
    assertRefused(game, state, nobody, move ?? null);
}

function assertRefused(game: AnyGame, state: unknown, seat: Seat, move: unknown): void {
  const { error } = tryCall(() => game.play(state, seat, move));
  assertLaw(error instanceof IllegalMove && error.code.length > 0, 4, () =>
    error
      ? `seat ${seat} trying ${formatValue(move)} got ${error}`
      : `seat ${seat} played ${formatValue(move)}, which is not in the list`,
  );
}

function nearMisses(move: Move): unknown[] {
  const changed = Object.entries(move).flatMap(([key, value]) => [
    { ...move, [key]: typeof value === 'number' ? value + 1000 : null },
    Object.fromEntries(Object.entries(move).filter(([other]) => other !== key)),
  ]);
  return [...changed, { ...move, more: 1 }, [move]];
}

/** A view has the type of the state: looking again changes nothing, and it is enough to move. */
export function checkViewIsSufficient(
  game: AnyGame,
  state: unknown,
  view: unknown,
  viewer: Viewer,
  paths: Ref[][],
): void {
  const who = viewer === null ? 'a spectator' : `seat ${viewer}`;
  assertLaw(
    deepEqual(game.view(view, viewer), view),
    5,
    () => `${who}: the view of the view differs`,
  );
  checkSameObservation(game, state, view, viewer, paths, 5, who);
}

/** Two states look alike to a viewer in all but the view itself. */
export function checkSameObservation(
  game: AnyGame,
  one: unknown,
  other: unknown,
  viewer: Viewer,
  paths: Ref[][],
  law: 5 | 6,
  who: string,
): void {
  const differ = (what: string, a: unknown, b: unknown) =>
    assertLaw(
      deepEqual(a, b),
      law,
      () => `${who}: ${what} differ: ${formatValue(a)} and ${formatValue(b)}`,
    );
  differ('those to act', game.toAct(one), game.toAct(other));
  differ('outcomes', game.outcome(one), game.outcome(other));
  if (viewer === null) return;
  const moves = game.moves(one, viewer);
  differ('legal moves', moves, game.moves(other, viewer));
  for (const move of moves) differ('paths', game.path(one, move), game.path(other, move));
  for (const path of paths) {
    differ(
      'reasons',
      game.explainIllegal(one, viewer, path),
      game.explainIllegal(other, viewer, path),
    );
  }
}
