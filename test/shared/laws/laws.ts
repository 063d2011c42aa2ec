// The laws over every number of seats and every set of options of a game. Each game calls this from a
// file of its own, so that games are tried side by side.
import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../../../shared/engine/index.ts';
import { checkLaws, PlayoutReport } from '../../../shared/laws/index.ts';
import { once } from '../../kit/once.ts';
import type { GameTrials } from '../../kit/trials.ts';
import { listGameSettings } from './game-settings.ts';

/** So long may all games of all settings take, for whichever test comes first. */
const ALL_MS = 600_000;

export function testLaws(game: AnyGame, { games, longest }: GameTrials['laws']): void {
  describe(`${game.id} keeps the laws`, () => {
    const report = new PlayoutReport();
    const trials = listGameSettings(game).map(({ seats, options }, at) => ({
      ...{ seats, options, at },
      play: once(() =>
        checkLaws(
          { game, seats, options, seed: 1, games, checkEvery: 16, maxMoves: longest },
          report,
        ),
      ),
    }));
    /**
     * In the order in which they are listed, whichever test comes first: what has seldom been seen is looked at more
     * closely, and that goes by what those before have seen.
     */
    const playTo = (last: number): PlayoutReport => {
      for (const { play } of trials.slice(0, last + 1)) play();
      return report;
    };
    const whole = () => playTo(trials.length - 1);

    test.each(trials)('$seats seats, $options', { timeout: ALL_MS }, ({ at }) => {
      playTo(at);
    });

    test('law 10: random play reaches every frame, move and part', { timeout: ALL_MS }, () => {
      expect(whole().missing(game)).toEqual([]);
    });

    test('law 6 was tried: worlds that told the same were compared', { timeout: ALL_MS }, () => {
      const { compared } = whole().twins;
      for (const type of game.coverage.moves) {
        for (const side of ['own', 'other', 'spectator']) {
          expect(compared.get(`${type} ${side}`) ?? 0, `${type} ${side}`).toBeGreaterThan(0);
        }
      }
    });
  });
}
