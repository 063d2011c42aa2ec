// Each level of the bots plays every game better than the one below. Contests take long, so a run holds a few of them.
import { expect, test } from 'vitest';
import type { AnyGame } from '../../../shared/engine/index.ts';
import { findGame } from '../../../shared/games/index.ts';
import { sampleOf } from '../../kit/sample.ts';
import { measureWinShare } from './play-bots.ts';

/**
 * The game, its seats, the better bot, what the others are, how many games, and the share of them that the better one
 * wins at least. Few games of Landlord! are played because they are long, so luck weighs much.
 */
const CONTESTS = [
  ['room-share', 2, 'easy', 'random', 40, 0.7],
  ['landlord', 2, 'normal', 'easy', 24, 0.75],
  ['raja', 2, 'strong', 'normal', 12, 0.65],
  ['landlord-2', 2, 'easy', 'random', 8, 0.75],
  ['room-share', 4, 'normal', 'easy', 40, 0.35],
  ['raja', 4, 'normal', 'easy', 16, 0.4],
  ['landlord', 2, 'easy', 'random', 8, 0.75],
  ['room-share', 2, 'strong', 'normal', 12, 0.65],
  ['raja', 2, 'easy', 'random', 20, 0.8],
  ['landlord-2', 2, 'normal', 'easy', 24, 0.75],
  ['room-share', 2, 'normal', 'easy', 40, 0.7],
  ['raja', 2, 'normal', 'easy', 20, 0.8],
  ['room-share', 4, 'easy', 'random', 40, 0.35],
] as const;

test.each(sampleOf(CONTESTS, 4))('%s with %i seats: %s against %s', (id, seats, ...rest) => {
  const [better, other, games, least] = rest;
  const share = measureWinShare(findGame(id) as AnyGame, seats, better, other, games);
  expect(share).toBeGreaterThanOrEqual(least);
});
