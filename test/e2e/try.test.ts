// A link to a position opens it on a table of one's own, for the player who decides there. A bad link says so.
import { expect, test } from 'vitest';
import { allGames } from '../../shared/games/index.ts';
import { openPerson, PHONE } from '../kit/browser/browser.ts';
import { serverAndBrowser } from '../kit/browser/server-and-browser.ts';
import { LIVE, waitForBoard } from '../kit/browser/table.ts';
import { loadPart } from '../kit/load-client.ts';

const set = serverAndBrowser();
const { positionLink } = await loadPart('table/position.ts');

test('a position is played on by whoever follows its link, and is the same after a reload', async () => {
  const { page, errors, context } = await openPerson(set.browser, set.server.url, {
    viewport: PHONE,
  });
  // Blue is to move, and sits in the second seat.
  const position = `
    C....  C....  C....  C....  C....
    C....  C....  C....  C...b  C....
    C....  Cryg.  C....  C...g  C....
    C....  C....  C....  C....  C....
    red 8r: red talk swap
    > blue 8b: blue red talk
    pile: red blue`;
  await page.goto(positionLink('room-share', position));
  await waitForBoard(page);
  await page.locator(LIVE).first().waitFor();
  expect(await page.locator('.players [data-own]').getAttribute('data-seat')).toBe('1');
  const hand = page.locator('[data-zone="hand"] [data-ref^="card:"]');
  const refs = () => hand.evaluateAll((all) => all.map((one) => one.getAttribute('data-ref')));
  expect(await refs()).toEqual(['card:blue', 'card:red', 'card:talk']);
  await page.reload();
  await waitForBoard(page);
  expect(await refs()).toEqual(['card:blue', 'card:red', 'card:talk']);
  expect(errors).toEqual([]);
  await context.close();
});

test.each(allGames.map(({ id }) => id))('a bad link of %s gets a sentence', async (game) => {
  const { page, errors, context } = await openPerson(set.browser, set.server.url, { locale: 'it' });
  for (const hash of ['', '#nowhere', '#rest:_{"frames":[{"kind":"x"}]}']) {
    await page.goto(`/try/${game}${hash}`);
    await page.reload();
    await page.getByRole('heading', { name: 'Questo link non mostra nessuna posizione' }).waitFor();
  }
  expect(errors).toEqual([]);
  await context.close();
});
