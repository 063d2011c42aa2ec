// What a budget promises a table at the edge: in real games no decision of the strong bot takes much more than it,
// however many moves there are. By the clock it is measured in tournaments; here, where it does not depend on the
// machine, in what is done in thought.
import { expect, test } from 'vitest';
import { botOf, Search } from '../../../shared/bots/index.ts';
import { Random, seedFrom } from '../../../shared/engine/index.ts';
import { allGames, heuristicOf } from '../../../shared/games/index.ts';

const PROBED = 40;

test.each(
  allGames.flatMap((game) => [
    [game.id, game.seats.min, game] as const,
    [game.id, game.seats.max, game] as const,
  ]),
)('%s with %i: every decision keeps to its budget', (_id, seats, game) => {
  const heuristic = heuristicOf(game.id);
  const easy = botOf(game, heuristic, 'easy');
  const random = Random.from(seedFrom(seats, 17));
  const spent: number[] = [];
  let state = game.setup({}, seats, seedFrom(seats));
  for (let acting = game.toAct(state); acting.length > 0; acting = game.toAct(state)) {
    const seat = acting[0] as number;
    const view = game.view(state, seat);
    const moves = game.moves(view, seat);
    if (moves.length > 1 && random.below(10) === 0 && spent.length < PROBED) {
      const search = new Search(game, heuristic, view, moves, seat, random.seed());
      spent.push(search.run(heuristic.budget).spent / heuristic.budget);
    }
    ({ state } = game.play(state, seat, easy(view, moves, seat, 0, random.seed())));
  }
  expect(spent.length).toBeGreaterThan(5);
  // A world that may take more than is left is not begun; only the first is a guess.
  expect(Math.max(...spent)).toBeLessThan(1.25);
});
