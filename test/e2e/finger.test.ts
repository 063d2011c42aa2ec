// Whole games by a finger on a phone: only taps and swipes at places of the screen, and every tap on what is live has
// an effect.
import { expect, test } from 'vitest';
import { Random, seedFrom } from '../../shared/engine/index.ts';
import { manifests } from '../../shared/games/index.ts';
import { openContext } from '../kit/browser/browser.ts';
import { playByFinger } from '../kit/browser/finger.ts';
import { installLaws } from '../kit/browser/layout/laws.ts';
import { advance, dealTable, type Position, storedRoom } from '../kit/browser/layout/positions.ts';
import { recordMoves } from '../kit/browser/layout/press.ts';
import { contextFor, SCREENS, type Screen } from '../kit/browser/layout/sizes.ts';
import { openPosition } from '../kit/browser/layout/walk.ts';
import { serverAndBrowser } from '../kit/browser/server-and-browser.ts';
import { sampleOf } from '../kit/sample.ts';
import { trialsOfGames } from '../kit/trials.ts';

const set = serverAndBrowser();
const [PHONE] = SCREENS as [Screen];
/** Several times as many as the longest of these games takes. */
const MOST_TAPS = 600;

test.each(
  sampleOf(
    manifests.map(({ facts }) => facts.id),
    1,
  ),
)(
  '%s is played to its end by taps and swipes',
  async (game) => {
    const { seats, options, opening = 0 } = trialsOfGames[game].finger;
    const world = dealTable({ game, seats, seed: 2, options });
    advance(world, opening, Random.from(seedFrom(2, 5)));
    const stored = storedRoom(world, seats, world.stored.seq);
    const position: Position = { game, seats, kind: 'start', stored, path: [], moves: [] };
    const context = await openContext(set.browser, set.server.url, contextFor(PHONE, 'en-GB'));
    await recordMoves(context);
    const page = await openPosition(context, position);
    await installLaws(page);
    const { wasted, taps } = await playByFinger(page, Random.from(seedFrom(2, 44)), MOST_TAPS);
    expect(wasted).toEqual([]);
    expect(taps).toBeGreaterThan(20);
    expect(await page.locator('.standing li').count()).toBe(seats);
    await context.close();
  },
  240_000,
);
