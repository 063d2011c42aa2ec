// The chances to win and the turning points of real games.
import { beforeAll, describe, expect, test } from 'vitest';
import type { ComputedStory, FinishedGame } from '../../../client/story/compute-story.ts';
import type { numberTurns as NumberTurns } from '../../../client/story/turning-points.ts';
import type { PlayedGame } from '../../../client/table/story.ts';
import { allGames } from '../../../shared/games/index.ts';
import { loadPart } from '../../kit/load-client.ts';
import { playRandomly } from '../../kit/played.ts';
import { settingsOf } from '../../shared/laws/game-settings.ts';

let compute: (game: FinishedGame) => Promise<ComputedStory>;
let number: typeof NumberTurns;
beforeAll(async () => {
  ({ computeStory: compute } = await loadPart('story/compute-story.ts'));
  ({ numberTurns: number } = await loadPart('story/turning-points.ts'));
});

/** A long game takes a few hundredths of this. */
const MOST_MS = 1000;

test('a turn is as long as the game says whose it is, whoever answers meanwhile', () => {
  const turnOf = (state: unknown) => (state as { turn: number | null }).turn;
  const states = [0, 0, 0, null, 1, null].map((turn) => ({ turn }));
  const steps = number({ turnOf }, { states, seats: [0, 1, 0, 1, 1] });
  expect(steps.map(({ turn }) => turn)).toEqual([0, 0, 0, 1, 2]);
  expect(steps.map(({ seat }) => seat)).toEqual([0, 1, 0, 1, 1]);
});

describe.each(allGames)('a finished game of $id', (rules) => {
  const computed: { game: PlayedGame; story: ComputedStory; ms: number }[] = [];
  beforeAll(async () => {
    for (const [at, setting] of settingsOf(rules, 8).entries()) {
      const game = playRandomly(rules, setting, 50 + at);
      const { states, outcome } = game;
      const seats = game.steps.map(({ seat }) => seat);
      const start = performance.now();
      const story = await compute({ game: rules.id, states, seats, outcome });
      computed.push({ game, story, ms: performance.now() - start });
    }
  });

  test('has chances after each step that add up to 1', () => {
    for (const { game, story } of computed) {
      expect(story.shares).toHaveLength(game.steps.length);
      for (const shares of story.shares) {
        expect(shares).toHaveLength(game.seats);
        expect(shares.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1);
      }
    }
  });

  test('has one to five turning points, each at the last step of a turn', () => {
    for (const { game, story } of computed) {
      const { steps, turningPoints } = story;
      expect(turningPoints.length).toBeGreaterThan(0);
      expect(turningPoints.length).toBeLessThanOrEqual(5);
      for (const { step, seat, by } of turningPoints) {
        expect(steps[step]?.turn).not.toBe(steps[step + 1]?.turn);
        expect(step).toBeLessThan(game.steps.length);
        expect(seat).toBeLessThan(game.seats);
        expect(Math.abs(by)).toBeLessThanOrEqual(1);
      }
    }
  });

  test('has several turns for each player, and far fewer than steps', () => {
    for (const { game, story } of computed) {
      const turns = (story.steps.at(-1)?.turn ?? 0) + 1;
      expect(turns).toBeGreaterThan(2 * game.seats);
      expect(turns).toBeLessThan(game.steps.length);
    }
  });

  test('is worked out in a moment', () => {
    expect(Math.max(...computed.map(({ ms }) => ms))).toBeLessThan(MOST_MS);
  });
});
