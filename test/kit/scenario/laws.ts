// The laws that are cheap enough to check at every step of every scenario. Random play checks all ten of them, but
// seldom reaches the rare positions that the scenarios set up.
import { type AnyGame, deepEqual, type Viewer } from '../../../shared/engine/index.ts';
import { assertLaw } from '../../../shared/laws/law.ts';
import {
  checkJson,
  checkOutcome,
  checkPatches,
  checkProgress,
  checkViewIsSufficient,
} from '../../../shared/laws/state-laws.ts';

/** Checks the laws of a single position. */
export function checkState(game: AnyGame, state: unknown): void {
  const { seats } = state as { seats: number };
  checkJson(state, 'the state');
  checkProgress(game, state, seats);
  checkOutcome(game, state, seats);
  for (const viewer of viewersOf(seats)) {
    checkViewIsSufficient(game, state, game.view(state, viewer), viewer, []);
  }
}

/** Checks the laws of a move that led from one position to another. */
export function checkMove(game: AnyGame, before: unknown, after: unknown): void {
  const { seats } = after as { seats: number };
  const [was, is] = [game.countComponents(before), game.countComponents(after)];
  const text = () => `there were ${JSON.stringify(was)}, there are ${JSON.stringify(is)}`;
  assertLaw(deepEqual(is, was), 7, text);
  checkPatches(game, before, after, viewersOf(seats));
  checkState(game, after);
}

const viewersOf = (seats: number): Viewer[] => [...Array(seats).keys(), null];
