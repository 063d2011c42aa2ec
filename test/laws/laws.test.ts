// The laws over every game, every number of seats and every set of options.
import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../../shared/engine/index.ts';
import { conform, Report } from '../../shared/engine/laws/index.ts';
import { allGames } from '../../shared/games/index.ts';
import { fingers } from '../games/fingers.ts';
import { nim } from '../games/nim.ts';
import { settingsOf } from './settings.ts';

const GAMES = 200;
const all = [...allGames, nim as unknown as AnyGame, fingers as unknown as AnyGame];

describe.each(all.map((game) => ({ id: game.id, game })))('$id keeps the laws', ({ game }) => {
  const report = new Report();

  test.each(settingsOf(game))('$seats seats, $options', ({ seats, options }) => {
    conform({ game, seats, options, seed: 1, games: GAMES, every: 16, longest: 2000 }, report);
  });

  test('law 10: random play reaches every frame, move and part', () => {
    expect(report.missing(game)).toEqual([]);
  });

  test('law 6 was tried: worlds that told the same were compared', () => {
    const { compared } = report.twins;
    for (const type of game.coverage.moves) {
      for (const side of ['own', 'other', 'spectator']) {
        expect(compared.get(`${type} ${side}`) ?? 0, `${type} ${side}`).toBeGreaterThan(0);
      }
    }
  });
});
