// The laws that are cheap enough to check at every step of every scenario. Random play checks all ten of them, but
// seldom comes by the rare positions that the scenarios set up.
import type { AnyGame, Viewer } from '../../../shared/engine/index.ts';
import { same } from '../../../shared/engine/index.ts';
import { demand } from '../../../shared/laws/broken.ts';
import {
  goesOn,
  outcomeIsSound,
  patchesFit,
  survivesJson,
  viewIsEnough,
} from '../../../shared/laws/state-laws.ts';

/** The laws of a single position. */
export function checkState(game: AnyGame, state: unknown): void {
  const { seats } = state as { seats: number };
  survivesJson(state, 'the state');
  goesOn(game, state, seats);
  outcomeIsSound(game, state, seats);
  for (const viewer of viewersOf(seats)) {
    viewIsEnough(game, state, game.view(state, viewer), viewer, []);
  }
}

/** The laws of a move that led from one position to another. */
export function checkMove(game: AnyGame, before: unknown, after: unknown): void {
  const { seats } = after as { seats: number };
  const [was, is] = [game.tally(before), game.tally(after)];
  const text = () => `there were ${JSON.stringify(was)}, there are ${JSON.stringify(is)}`;
  demand(same(is, was), 7, text);
  patchesFit(game, before, after, viewersOf(seats));
  checkState(game, after);
}

const viewersOf = (seats: number): Viewer[] => [...Array(seats).keys(), null];
