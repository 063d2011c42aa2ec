// In a browser, too, a replay is exactly the game that was played: random games of all rules, forward and back.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allGames } from '../../shared/games/index.ts';
import type { Replay } from '../../shared/protocol/replay.ts';
import { openBrowser } from '../kit/browser/browser.ts';
import { bundleForPage } from '../kit/browser/bundle.ts';
import { digestOf } from '../kit/digest.ts';
import { finishedGame } from '../kit/finished-games.ts';
import { playRandomly } from '../kit/played.ts';
import { sampleOf } from '../kit/sample.ts';
import { settingsOf } from '../shared/laws/game-settings.ts';

/** Games of each set of rules in a thorough run. */
const GAMES = 40;
const GAMES_A_RUN = 2;

declare global {
  /** What the replay shows at each step: on the way to the end, and on the way back. */
  var walkReplay: (replay: Replay) => Promise<{ forward: string[]; back: string[]; over: unknown }>;
}

const WALK = `
  import { gameInfo } from '/client/games/index.ts';
  import { ReplayRun } from '/client/replay/replay-run.ts';
  import { digestOf } from '/test/kit/digest.ts';
  globalThis.walkReplay = async (replay) => {
    const run = new ReplayRun(replay, await gameInfo(replay.game).load());
    const shown = () => digestOf(run.session.game.value);
    const forward = [shown()];
    while (run.at.value < run.end) { run.goTo(run.at.value + 1); forward.push(shown()); }
    const over = run.session.table.value.outcome;
    const back = [shown()];
    while (run.at.value > 0) { run.goTo(run.at.value - 1); back.push(shown()); }
    return { forward, back, over };
  };
`;

let browser: Browser;
let page: Page;
beforeAll(async () => {
  const [script, opened] = await Promise.all([bundleForPage(WALK), openBrowser()]);
  browser = opened;
  page = await browser.newPage();
  await page.setContent('<!doctype html><html lang="en"><div id="app"></div></html>');
  await page.addScriptTag({ content: script });
}, 120_000);
afterAll(() => browser?.close());

describe.each(allGames)('$id', (game) => {
  const games = settingsOf(game, GAMES).map((setting, at) => ({ ...setting, seed: at + 1 }));

  test.each(sampleOf(games, GAMES_A_RUN))(
    'each step is the state that the rules led to: %j',
    async (setting) => {
      const { states, outcome } = playRandomly(game, setting, setting.seed);
      const played = states.map(digestOf);
      const shown = await page.evaluate(
        (replay) => walkReplay(replay),
        finishedGame(game, setting),
      );
      expect(shown.forward).toEqual(played);
      expect(shown.back).toEqual(played.toReversed());
      expect(shown.over).toEqual(outcome);
    },
    60_000,
  );
});
