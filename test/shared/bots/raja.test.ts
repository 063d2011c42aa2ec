// The bots of Raja: in all settings, and in states that look the same to them.
import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../../../shared/engine/index.ts';
import { rules as raja } from '../../../shared/games/raja/rules.ts';
import { LEVELS, type Level } from '../../../shared/protocol/messages.ts';
import { listGameSettings } from '../laws/game-settings.ts';
import { checkEqualDecisions } from './equal-decisions.ts';
import { checkHeuristic, playBots } from './play-bots.ts';

const game: AnyGame = raja;

test('each level decides the same in states that its seat cannot tell apart', () => {
  let differed = 0;
  for (const seats of [2, 3, 5]) {
    const counts = checkEqualDecisions(game, { seats, seed: seats, every: 12, budget: 150 });
    expect(counts.compared).toBeGreaterThan(8);
    differed += counts.differed;
  }
  expect(differed).toBeGreaterThan(10);
});

describe('Bots play Raja to the end', () => {
  const settings = listGameSettings(game).map((each) => [JSON.stringify(each), each] as const);

  test.each(settings.filter((_, at) => at % 3 === 0))('%s', (_name, setting) => {
    checkHeuristic(game, setting, 1);
    const { options, seats } = setting;
    const easy = Array.from({ length: seats }, (): Level => 'easy');
    expect(playBots(game, easy, { options, seed: 2, maxMoves: 900 }).places).toHaveLength(seats);
  });
});

describe('Bots of three levels play Raja to the end with the options of the preset', () => {
  test.each(game.presets.map(({ id, options }) => [id, options] as const))('%s', (_id, options) => {
    for (const seats of [2, 4]) {
      const levels = Array.from({ length: seats }, (_, seat) => LEVELS[2 - (seat % 3)] as Level);
      const { places } = playBots(game, levels, { options, seed: 3, budget: 60, maxMoves: 900 });
      expect(places).toHaveLength(seats);
    }
  });
});
