// A finished game in a page of another site: by the element, and at the end of a table that was played in the frame.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Random, seedFrom } from '../../shared/engine/index.ts';
import { openPerson } from '../kit/browser/browser.ts';
import { elementEventsOf, frameIn, HostSite, messagesOf } from '../kit/browser/host-site.ts';
import { overflowOf } from '../kit/browser/page.ts';
import { serverAndBrowser } from '../kit/browser/server-and-browser.ts';
import { playAtRandom, startParty } from '../kit/server/party.ts';

const set = serverAndBrowser({ strict: true });
let site: HostSite;
beforeAll(async () => {
  site = await HostSite.open();
});
afterAll(() => site.close());

/** A finished game; returns its room and its result. */
async function finishGame() {
  const party = await startParty(set.server.url, 2);
  await playAtRandom(party, Random.from(seedFrom(5)));
  const outcome = party.clients[0]?.table.outcome;
  for (const client of party.clients) client.leave();
  if (!outcome) throw new Error('the game is not over');
  return { room: party.room, outcome };
}

test('the element of a replay tells its page that it is ready, how high it is and how the game ended', async () => {
  const { room, outcome } = await finishGame();
  const { page, errors } = await openPerson(set.browser, set.server.url, {
    viewport: { width: 960, height: 900 },
  });
  const script = `<script type="module" src="${set.server.url}/foyer-embed.js"></script>`;
  await page.goto(site.page(`${script}<foyer-table replay="${room}/1"></foyer-table>`));
  const frame = await frameIn(page);
  await frame.locator('.replay-acts').waitFor();
  const eventsOf = async (type: string) =>
    (await elementEventsOf(page)).filter((one) => one.type === type).map(({ detail }) => detail);
  const { places, points } = outcome;
  await expect
    .poll(() => eventsOf('foyer-state'))
    .toEqual([{ state: 'over', result: { places, points, you: null } }]);
  expect(await page.getAttribute('foyer-table', 'state')).toBe('over');
  expect(await eventsOf('foyer-ready')).toHaveLength(1);
  const height = () =>
    page.evaluate(
      () =>
        document.querySelector('foyer-table')?.shadowRoot?.querySelector('iframe')?.offsetHeight,
    );
  // As high as a table is at this width.
  await expect.poll(height).toBe(634);
  await frame.locator('.replay-acts').getByRole('button', { name: 'One step on' }).click();
  await expect.poll(() => frame.locator('.turn-line').textContent()).toMatch(/^Step 1 of/);
  // There is nothing else to go to, and no link leads away.
  expect(await frame.locator('.bar').getByRole('button', { name: 'Close' }).count()).toBe(0);
  await page.evaluate(() => document.querySelector('foyer-table')?.setAttribute('theme', 'dark'));
  await expect
    .poll(() => frame.evaluate(() => document.documentElement.dataset.theme))
    .toBe('dark');
  expect(errors).toEqual([]);
}, 90_000);

test('a small frame shows the whole replay', async () => {
  const { room } = await finishGame();
  const { page, errors } = await openPerson(set.browser, set.server.url);
  const src = `${set.server.url}/embed/${room}/replay/1?host=${encodeURIComponent(site.url)}`;
  await page.goto(
    site.page(`<iframe src="${src}" width="360" height="480" title="A game"></iframe>`),
  );
  const frame = await frameIn(page);
  await frame.locator('.replay-acts').waitFor();
  expect(await overflowOf(frame)).toBe(0);
  const within = await frame.locator('.replay-acts .btn').evaluateAll((buttons) =>
    buttons.map((button) => {
      const { left, right, bottom } = button.getBoundingClientRect();
      return left >= 0 && right <= innerWidth && bottom <= innerHeight;
    }),
  );
  expect(within).toEqual([true, true, true, true, true, true]);
  const board = await frame.locator('.board').boundingBox();
  expect(board?.height).toBeGreaterThan(120);
  expect(errors).toEqual([]);
}, 90_000);

test('the end of a table in a frame has its story, which leads to the replay and back', async () => {
  const { room } = await finishGame();
  const { page, errors } = await openPerson(set.browser, set.server.url);
  const src = `${set.server.url}/embed/${room}?host=${encodeURIComponent(site.url)}`;
  await page.goto(
    site.page(`<iframe src="${src}" width="960" height="720" title="A game"></iframe>`),
  );
  const frame = await frameIn(page);
  await frame.locator('.story .curve').first().waitFor();
  await frame.locator('.story-replay .btn').first().click();
  await frame.locator('.replay-acts').waitFor();
  await frame.locator('.bar').getByRole('button', { name: 'Close' }).click();
  await frame.locator('.standing li').nth(1).waitFor();
  const states = (await messagesOf(page)).flatMap(({ data }) => data.state ?? []);
  expect(states.at(-1)).toBe('over');
  expect(errors).toEqual([]);
}, 90_000);
