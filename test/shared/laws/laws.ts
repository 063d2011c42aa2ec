// Checks the ten laws for a game with every number of seats and many sets of options. Each game has a test file of its
// own, so that vitest can check them in parallel.

import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../../../shared/engine/index.ts';
import { checkLaws, PlayoutReport } from '../../../shared/laws/index.ts';
import { once } from '../../kit/once.ts';
import { isThorough } from '../../kit/sample.ts';
import type { GameTrials } from '../../kit/trials.ts';
import { listGameSettings } from './game-settings.ts';

/** If only the last test is run, it plays the games of all settings. */
const TIMEOUT_MS = 600_000;

/** This share of the games is enough to reach whatever random play must reach. */
const SAMPLE = 1 / 4;

export function testLaws(game: AnyGame, { games: most, maxMoves }: GameTrials['laws']): void {
  const games = isThorough ? most : Math.ceil(most * SAMPLE);
  describe(`${game.id} obeys the laws`, () => {
    const report = new PlayoutReport();
    const settings = listGameSettings(game).map(({ seats, options }, at) => ({
      ...{ seats, options, at },
      play: once(() =>
        checkLaws({ game, seats, options, seed: 1, games, checkEvery: 16, maxMoves }, report),
      ),
    }));
    /**
     * Plays all settings up to this one, in the listed order, even if only one test is run: which steps are checked
     * thoroughly depends on what earlier settings have reached.
     */
    const playTo = (last: number): PlayoutReport => {
      for (const { play } of settings.slice(0, last + 1)) play();
      return report;
    };
    const playAll = () => playTo(settings.length - 1);

    test.each(settings)('with $seats seats and $options', { timeout: TIMEOUT_MS }, ({ at }) => {
      playTo(at);
    });

    test('law 10: random play reaches every frame, move and label', { timeout: TIMEOUT_MS }, () => {
      expect(playAll().missing(game)).toEqual([]);
    });

    test('law 6: the comparison reached every type of move and every role of the viewer', {
      timeout: TIMEOUT_MS,
    }, () => {
      const { compared } = playAll().nonInterference;
      for (const type of game.coverage.moves) {
        for (const role of ['own', 'other', 'spectator']) {
          expect(compared.get(`${type} ${role}`) ?? 0, `${type} ${role}`).toBeGreaterThan(0);
        }
      }
    });
  });
}
