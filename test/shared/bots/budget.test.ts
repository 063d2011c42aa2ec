// No decision of the strong bot costs much more than its budget, however many legal moves there are. Here this is checked
// in the unit of cost.ts, which does not depend on the machine; tournaments measure it in milliseconds.
import { expect, test } from 'vitest';
import { botOf, Search } from '../../../shared/bots/index.ts';
import { Random, seedFrom } from '../../../shared/engine/index.ts';
import { allGames, heuristicOf } from '../../../shared/games/index.ts';

const MIN_PROBES = 6;
const MAX_PROBES = 40;
/** A short game has few decisions, so several are played. */
const MAX_GAMES = 20;

test.each(
  allGames.flatMap((game) => [
    [game.id, game.seats.min, game] as const,
    [game.id, game.seats.max, game] as const,
  ]),
)('%s with %i seats: every decision keeps to its budget', (_id, seats, game) => {
  const heuristic = heuristicOf(game.id);
  const easy = botOf(game, heuristic, 'easy');
  const random = Random.from(seedFrom(seats, 17));
  const spent: number[] = [];
  for (let played = 0; spent.length < MIN_PROBES && played < MAX_GAMES; played++) {
    let state = game.setup({}, seats, seedFrom(seats, played));
    for (let acting = game.toAct(state); acting.length > 0; acting = game.toAct(state)) {
      const seat = acting[0] as number;
      const view = game.view(state, seat);
      const moves = game.moves(view, seat);
      if (moves.length > 1 && random.below(10) === 0 && spent.length < MAX_PROBES) {
        const search = new Search(game, heuristic, view, moves, seat, random.seed());
        spent.push(search.run(heuristic.budget).spent / heuristic.budget);
      }
      ({ state } = game.play(state, seat, easy(view, moves, seat, 0, random.seed())));
    }
  }
  expect(spent.length).toBeGreaterThanOrEqual(MIN_PROBES);
  // The search starts no sample that may cost more than is left. Only the cost of the first sample is unknown.
  expect(Math.max(...spent)).toBeLessThan(1.25);
});
