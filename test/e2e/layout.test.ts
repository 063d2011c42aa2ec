// Every game keeps the layout laws: a sample of what `npm run layout` checks as a whole. And each law notices a layout
// that is broken on purpose.
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { manifests } from '../../shared/games/index.ts';
import { openContext } from '../kit/browser/browser.ts';
import { checkLaws, installLaws, listPlaces, waitForRest } from '../kit/browser/layout/laws.ts';
import { findPositions, type Position } from '../kit/browser/layout/positions.ts';
import { findWrongPresses, recordMoves } from '../kit/browser/layout/press.ts';
import { contextFor, SCREENS, type Screen } from '../kit/browser/layout/sizes.ts';
import { survey, tables } from '../kit/browser/layout/survey.ts';
import { openPosition } from '../kit/browser/layout/walk.ts';
import { ownServerAndBrowser } from '../kit/browser/server-and-browser.ts';
import { waitForFrames } from '../kit/browser/still.ts';
import { openLobby } from '../kit/browser/table.ts';
import { isThorough, sampleOf } from '../kit/sample.ts';

const set = ownServerAndBrowser({ botDelayMs: 0 });
/** A screen of 1280×1024 at 400 %. */
const TINY = { width: 320, height: 256, touch: false };
const [PHONE] = SCREENS as [Screen];

describe('random positions keep the layout laws', () => {
  const numbered = tables.map((table, at) => ({ ...table, at }));
  test.each(sampleOf(numbered, Math.ceil(tables.length / 2)))(
    '$game with $seats seats',
    async ({ game, seats, at }) => {
      // Every table is seen on the phone that counts most, and one of three also on another screen.
      const other = SCREENS[1 + (at % (SCREENS.length - 1))] as Screen;
      const screens = isThorough || at % 3 === 1 ? [PHONE, other] : [PHONE];
      const faults = await survey({
        ...set,
        url: set.server.url,
        game,
        seats,
        screens,
        locales: [['fr-FR', 'it-IT', 'en-GB'][at % 3] as string],
        mostKinds: 3,
        presses: { tried: 1, strolled: 3 },
      });
      const words = faults.map(({ law, screen, moment, words }) =>
        [`law ${law}`, screen, moment, words].join(': '),
      );
      expect(words).toEqual([]);
    },
    120_000,
  );
});

describe('the laws notice what is broken on purpose', () => {
  let context: BrowserContext;
  let position: Position;

  beforeAll(async () => {
    const found = findPositions({ game: 'room-share', seats: 2, seed: 3 });
    position = found.find(({ kind }) => kind === 'turn 2') as Position;
    context = await openContext(set.browser, set.server.url, contextFor(PHONE, 'en-GB'));
    await recordMoves(context);
  });
  afterAll(() => context.close());

  /** What the law finds after the change and did not find before. */
  async function faultsAfter(law: number, change: (page: Page) => Promise<unknown>) {
    const page = await openPosition(context, position);
    await installLaws(page);
    await waitForRest(page);
    const places = await listPlaces(page);
    const before = (await checkLaws(page, places))[law] ?? [];
    await change(page);
    await waitForRest(page);
    const after = (await checkLaws(page, places))[law] ?? [];
    await page.close();
    return after.filter((fault) => !before.includes(fault));
  }

  /** Adds rules to the style of the page. Its policy allows no style element. */
  const addStyle = (rules: string) => (page: Page) =>
    page.evaluate((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    }, rules);

  /** Adds an element to the frame. The policy of the page allows no style in its text, so the style comes after. */
  const addElement = (html: string, style: string) => (page: Page) =>
    page.evaluate(
      ([text, css]) => {
        const frame = document.querySelector('.frame');
        frame?.insertAdjacentHTML('beforeend', text);
        const added = frame?.lastElementChild as HTMLElement | SVGElement;
        added.style.cssText = css;
      },
      [html, style] as const,
    );

  /** Puts a note over the first button of the actions. */
  const coverButton = (pointerEvents: string) => (page: Page) =>
    page.evaluate((events) => {
      const note = document.createElement('div');
      note.className = 'note';
      const button = document.querySelector('.panel-acts .btn') as Element;
      const { left, top, width, height } = button.getBoundingClientRect();
      const place = `left: ${left}px; top: ${top}px; width: ${width}px; height: ${height}px`;
      note.style.cssText = `position: fixed; z-index: 99; background: red; ${place}; pointer-events: ${events}`;
      document.querySelector('.frame')?.append(note);
    }, pointerEvents);

  test.each(['auto', 'none'])(
    'law 1: a button under a note with pointer events %s',
    async (events) => {
      expect(await faultsAfter(1, coverButton(events))).toEqual([
        '“Undo your last move” in actions is under div.note of the page (100 %)',
      ]);
    },
  );

  test('law 2: a button that is too low for a finger', async () => {
    const low = 'height: 20px !important; min-height: 0 !important; padding: 0 !important';
    expect(await faultsAfter(2, addStyle(`.panel-acts .btn:first-child { ${low} }`))).toEqual([
      '“Undo your last move” in actions is 44×20 px, less than 44',
    ]);
  });

  test('laws 2 and 4: a button of the lobby that is low, and one that is out of sight', async () => {
    const page = await context.newPage();
    await openLobby(page);
    await installLaws(page);
    await addStyle(
      '.chairs header .btn:enabled { height: 30px; min-height: 0 } .lobby-act { translate: 0 300px }',
    )(page);
    await waitForRest(page);
    const found = await page.evaluate(() => window.layoutLaws.checkLobby());
    expect([2, 4].map((law) => found[law]?.length)).toEqual([1, 1]);
    await page.close();
  });

  test('law 2: buttons that are too close for a finger', async () => {
    const crowd = (page: Page) =>
      page.evaluate(() => {
        const button = document.querySelector('.panel-acts .btn') as HTMLElement;
        const other = button.cloneNode(true) as HTMLElement;
        const { left, top, width, height } = button.getBoundingClientRect();
        other.setAttribute('aria-label', 'Another');
        const size = `width: ${width}px; height: ${height}px`;
        other.style.cssText = `position: fixed; left: ${left + 20}px; top: ${top}px; ${size}`;
        button.parentElement?.append(other);
      });
    expect(await faultsAfter(2, crowd)).toEqual([
      '“Undo your last move” and “Another” in actions are 20 px apart, less than 44',
      '“Hint” and “Another” in actions are 30 px apart, less than 44',
    ]);
  });

  test('law 2: a board that does not answer', async () => {
    const deaf = await openContext(set.browser, set.server.url, contextFor(PHONE, 'en-GB'));
    await recordMoves(deaf);
    await deaf.addInitScript(() =>
      addEventListener(
        'click',
        (event) => {
          const target = event.target as Element;
          if (!target.closest('.curtain')) event.stopPropagation();
        },
        true,
      ),
    );
    const [first, ...more] = await findWrongPresses(deaf, position, true, 1);
    expect(first).toMatch(/^a press centre “.+” at \d+,\d+ did nothing$/);
    expect(more).toEqual([]);
    await deaf.close();
  });

  test('law 3: a prompt and a label of a drawing that are too small', async () => {
    expect(await faultsAfter(3, addStyle('.turn-line { font-size: 13px !important }'))).toEqual([
      '“Your turn” (strong) is 13.0 px, less than 14',
      '“.” (strong) is 13.0 px, less than 14',
      expect.stringMatching(/^“.+” \(p\.turn-line\) is 13\.0 px, less than 14$/),
    ]);
    const drawing = '<svg viewBox="0 0 100 100"><text y="40" font-size="20">tiny</text></svg>';
    expect(await faultsAfter(3, addElement(drawing, 'position: absolute; width: 50px'))).toEqual([
      '“tiny” (text) is 10.0 px, less than 12',
    ]);
  });

  test('law 4: actions below the screen, and a page that scrolls', async () => {
    const below = await faultsAfter(4, addStyle('.panel-acts { translate: 0 60px }'));
    expect(below[0]).toMatch(/^the actions \(.+\) is not within the screen$/);
    expect(below[1]).toMatch(
      /^“Undo your last move” in actions \(.+\) is out of sight, and nothing points at it$/,
    );
    expect(await faultsAfter(4, addStyle('body { padding-bottom: 40px }'))).toEqual([
      'the page scrolls by 40 px',
    ]);
  });

  test('law 5: a message that makes room for itself', async () => {
    const tall = addStyle('.message { padding-bottom: 38px !important; box-sizing: content-box }');
    const faults = await faultsAfter(5, tall);
    expect(faults.filter((fault) => fault.includes(' moved: '))).toEqual([
      'board moved: bottom by -38 px',
      'aside moved: top by -38 px, bottom by -38 px',
      'message moved: top by -38 px',
    ]);
  });

  test('law 5: a layout that shifts without a press', async () => {
    const page = await openPosition(context, position);
    await installLaws(page);
    await waitForRest(page);
    // What moves within half a second of a press counts as caused by it, so the bar grows and shrinks until it does not.
    await expect
      .poll(async () => {
        await page.evaluate(() => {
          const bar = document.querySelector<HTMLElement>('.bar');
          if (bar) bar.style.marginBottom = bar.style.marginBottom ? '' : '38px';
        });
        await waitForFrames(page, 4);
        return (await page.evaluate(() => window.layoutLaws.findShifts())).join();
      })
      .toMatch(/the layout shifted by 0\.\d+: .*(chip|player|fact)/);
    await page.close();
  });

  test('law 6: a long name without an ellipsis, and a word beyond the screen', async () => {
    expect(
      await faultsAfter(6, addStyle('.player-name { text-overflow: clip !important }')),
    ).toEqual(
      ['Guglielmina Mastrogiacom', 'Maximiliane Wagenschmidt'].map((name) =>
        expect.stringMatching(
          `^“${name}” \\(span.player-name\\) is cut by \\d+ px without an ellipsis$`,
        ),
      ),
    );
    const beyond = 'position: absolute; top: 9px; left: 380px; width: 90px';
    expect(await faultsAfter(6, addElement('<b class="far">far</b>', beyond))).toEqual([
      expect.stringMatching(/^“far” \(b\.far\) is cut by \d+ px without an ellipsis$/),
      expect.stringMatching(/^b\.far “far” \(90×\d+ at 380,9\) sticks out of the screen by 80 px$/),
    ]);
  });
});

test('the check of a tiny screen notices what sticks, and what is wider than the screen', async () => {
  const [position] = findPositions({ game: 'room-share', seats: 2, seed: 3, mostMoves: 4 });
  const context = await openContext(set.browser, set.server.url, contextFor(TINY, 'en-GB'));
  const page = await openPosition(context, position as Position);
  await installLaws(page);
  await page.evaluate(() => {
    const bar = document.querySelector('.bar') as HTMLElement;
    bar.style.cssText = 'position: sticky; top: 0; width: 360px';
  });
  const stuck = await page.evaluate(() => window.layoutLaws.findStuck());
  expect(stuck).toEqual([expect.stringMatching(/^header\.bar .*sticks to the screen \(sticky\)$/)]);
  expect(await page.evaluate(() => window.layoutLaws.findUnreachable())).toContain(
    'the page is 40 px wider',
  );
  await context.close();
});

describe('on a screen of 320×256, as a large one at 400 %', () => {
  test.each(manifests.map(({ facts }) => facts.id))(
    '%s flows one way: nothing sticks, and everything can be scrolled to',
    async (game) => {
      const context = await openContext(set.browser, set.server.url, contextFor(TINY, 'fr-FR'));
      const [position] = findPositions({ game, seats: 2, seed: 3, mostMoves: 12 }).slice(-1);
      const page = await openPosition(context, position as Position);
      await installLaws(page);
      await waitForRest(page);
      expect(await page.evaluate(() => window.layoutLaws.findStuck())).toEqual([]);
      expect(await page.evaluate(() => window.layoutLaws.findUnreachable())).toEqual([]);
      await context.close();
    },
  );
});
