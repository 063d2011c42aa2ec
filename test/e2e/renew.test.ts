// Pages that are open during a deployment: files are gone, rules differ, a board cannot be drawn. A page never turns
// white and never reloads again and again.
import type { Page, WebSocketRoute } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openPerson, type Person } from '../kit/browser/browser.ts';
import { ownServerAndBrowser } from '../kit/browser/server-and-browser.ts';
import { clickAtRandom, openLobby, startGame, waitForBoard } from '../kit/browser/table.ts';

const set = ownServerAndBrowser();
const visitor = () => openPerson(set.browser, set.server.url);

const LOADED_ANEW = 'Reload';

/** Returns a function that says how often the page has been loaded since. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) loads++;
  });
  return () => loads;
}

/** From now on files whose names begin like this answer 404. */
const isGone = (page: Page, name: string) =>
  page.route(new RegExp(`/assets/${name}-[^/]*$`), (route) =>
    route.fulfill({ status: 404, contentType: 'text/plain', body: 'There is no such file.' }),
  );

/** Passes every message of the server through `edit` before the page gets it. */
async function tap(page: Page, edit: (message: Record<string, unknown>) => unknown, door?: Door) {
  await page.routeWebSocket(/\/socket$/, (socket) => {
    if (door?.(socket)) return;
    const server = socket.connectToServer();
    // Only messages that are not compressed can be edited.
    socket.onMessage((said) => server.send(String(said).replace(/,"deflate":true/, '')));
    server.onMessage((said) => {
      const text = String(said);
      socket.send(text.startsWith('{') ? JSON.stringify(edit(JSON.parse(text))) : text);
    });
  });
}
/** Called with each connection; true if it has handled the connection itself. */
type Door = (socket: WebSocketRoute) => boolean;

const settled = (page: Page) => page.waitForLoadState('networkidle');

describe('a file that is missing after a deployment', () => {
  test('makes the page reload once, and is then replaced by a notice', async () => {
    const { page, context } = await visitor();
    await page.goto('/');
    await settled(page);
    await isGone(page, 'about');
    const loads = countLoads(page);
    await page.getByRole('link', { name: 'About' }).click();
    await page.getByRole('button', { name: LOADED_ANEW }).waitFor();
    // The notice may be seen before the server has answered that a reload may help.
    await expect.poll(loads).toBe(2);
    await settled(page);
    // One navigation and one reload.
    expect(loads()).toBe(2);
    await context.close();
  });

  test('leaves no notice if it is there after the reload', async () => {
    const { page, context } = await visitor();
    await page.goto('/');
    await settled(page);
    await isGone(page, 'about');
    const loads = countLoads(page);
    page.once('framenavigated', () => void page.unrouteAll());
    await page.getByRole('link', { name: 'About' }).click();
    await page.getByRole('heading', { name: 'About' }).waitFor();
    expect(loads()).toBeLessThanOrEqual(2);
    await context.close();
  });

  test('is fetched by a reload as soon as the server is back', async () => {
    const { page, context } = await visitor();
    await page.goto('/');
    await settled(page);
    await page.route('**/*', (route) => route.abort());
    const loads = countLoads(page);
    await page.getByRole('link', { name: 'About' }).click();
    await page.getByRole('button', { name: LOADED_ANEW }).waitFor();
    expect(loads()).toBe(1);
    await page.unrouteAll();
    await page.getByRole('heading', { name: 'About' }).waitFor();
    expect(loads()).toBe(2);
    await context.close();
  });

  test.each(['index', 'en'])(
    'is handled when it is the first one that the page loads, as %s',
    async (name) => {
      const { page, context } = await visitor();
      await isGone(page, name);
      const loads = countLoads(page);
      await page.goto('/').catch(() => {});
      await page.getByText('Foyer could not be loaded').waitFor();
      await settled(page);
      expect(loads()).toBe(2);
      await context.close();
    },
  );

  test('is replaced by a notice with a button if it belongs to the game at the table', async () => {
    const host = await visitor();
    const link = await openLobby(host.page, 2);
    const { page, context } = await visitor();
    await isGone(page, 'room-share');
    const loads = countLoads(page);
    await page.goto(link);
    await page.getByRole('button', { name: LOADED_ANEW }).waitFor();
    await settled(page);
    expect(loads()).toBe(2);
    await Promise.all([context.close(), host.context.close()]);
  });

  test('makes a frame without storage reload once, and never the host page', async () => {
    const { page, context } = await visitor();
    await isGone(page, 'page');
    let frames = 0;
    page.on('framenavigated', (frame) => {
      if (frame !== page.mainFrame() && frame.url().includes('/embed/')) frames++;
    });
    await page.route('**/around', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<iframe sandbox="allow-scripts" src="${set.server.url}/embed/new/raja"></iframe>`,
      }),
    );
    await page.goto('/around');
    const frame = page.frameLocator('iframe');
    await frame.getByRole('button', { name: LOADED_ANEW }).waitFor();
    await expect.poll(() => frames).toBe(2);
    await settled(page);
    expect(frames).toBe(2);
    await context.close();
  });

  test('does not bring a player back who is leaving the page', async () => {
    const { page, context } = await visitor();
    await page.goto('/');
    await settled(page);
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route(/\/assets\/about-/, async (route) => {
      await held;
      await route.abort().catch(() => {});
    });
    await page.getByRole('link', { name: 'About' }).click();
    const elsewhere = page.goto('/rules/raja');
    letGo();
    await elsewhere;
    await page.getByRole('heading', { name: 'Raja' }).first().waitFor();
    expect(page.url()).toContain('/rules/raja');
    await context.close();
  });
});

describe('a page with older rules than its table', () => {
  const newer = (message: Record<string, unknown>) => {
    const { table } = message as { table?: { gameVersion?: number } };
    if (message.type === 'welcome' && table) table.gameVersion = 99;
    return message;
  };

  test('reloads once, and then says what to do', async () => {
    const host = await visitor();
    const link = await openLobby(host.page, 2);
    const { page, context } = await visitor();
    await tap(page, newer);
    const loads = countLoads(page);
    await page.goto(link);
    await page.getByText('There is a newer Foyer.').waitFor();
    await settled(page);
    await page.getByRole('button', { name: LOADED_ANEW }).waitFor();
    expect(loads()).toBe(2);
    await Promise.all([context.close(), host.context.close()]);
  });

  test('does not reload while the player types', async () => {
    const { people } = await startGame(set.browser, set.server.url, 2);
    const [ada] = people as [Person];
    let isLater = false;
    // The present connection was made before this tap: a reload makes a new one through it.
    await tap(ada.page, (message) => (isLater ? newer(message) : message));
    await ada.page.reload();
    await waitForBoard(ada.page);
    // A page that has just reloaded does not reload by itself again, so another visit is needed.
    await ada.page.goto(ada.page.url());
    const line = ada.page.getByPlaceholder('Say something');
    await line.fill('one moment');
    const loads = countLoads(ada.page);
    isLater = true;
    await set.server.kill();
    await set.server.restart();
    await ada.page.getByText('There is a newer Foyer.').waitFor();
    expect(loads()).toBe(0);
    expect(await line.inputValue()).toBe('one moment');
    isLater = false;
    await line.fill('');
    await expect.poll(loads).toBe(1);
    await waitForBoard(ada.page);
    for (const { context } of people) await context.close();
  }, 120_000);

  test('does not reload while the player is choosing a move', async () => {
    const { people } = await startGame(set.browser, set.server.url, 2);
    let isLater = false;
    for (const { page } of people) {
      await tap(page, (message) => (isLater ? newer(message) : message));
      await page.goto(page.url());
      await waitForBoard(page);
    }
    const acting = people.map(({ page }) => page.locator('.frame[data-turn]'));
    const turns = () => Promise.all(acting.map((turn) => turn.count()));
    await expect.poll(async () => (await turns()).includes(1)).toBe(true);
    const { page } = people[(await turns()).indexOf(1)] as Person;
    await page.locator('.zones [data-ref^="card:"][data-live]').first().click();
    await page.locator('.frame[data-picking]').waitFor();
    const loads = countLoads(page);
    isLater = true;
    await set.server.kill();
    await set.server.restart();
    await page.getByText('There is a newer Foyer.').waitFor();
    expect(loads()).toBe(0);
    isLater = false;
    await page.getByRole('button', { name: /^Undo: / }).click();
    await expect.poll(loads).toBe(1);
    await waitForBoard(page);
    for (const { context } of people) await context.close();
  }, 120_000);
});

test('a page whose table waits for newer rules says so, and goes on by itself', async () => {
  const host = await visitor();
  const link = await openLobby(host.page, 2);
  const { page, context } = await visitor();
  let doors = 0;
  const shut: Door = (socket) => {
    if (doors++ > 0) return false;
    void socket.close({ code: 4007, reason: 'held' });
    return true;
  };
  await tap(page, (message) => message, shut);
  const loads = countLoads(page);
  await page.goto(link);
  await page.getByText('Foyer is being brought up to date.').waitFor();
  await page.getByRole('button', { name: 'Sit down', exact: true }).waitFor();
  expect(loads()).toBe(1);
  await Promise.all([context.close(), host.context.close()]);
});

test('a board that cannot be drawn is replaced by a notice beside the log, and comes back after a reload', async () => {
  const { people } = await startGame(set.browser, set.server.url, 2);
  const [ada] = people as [Person];
  let isBroken = false;
  const reports: string[] = [];
  ada.page.on('request', (request) => {
    if (request.url().endsWith('/api/report')) reports.push(request.postData() ?? '');
  });
  await tap(ada.page, (message) => {
    if (isBroken && message.type === 'welcome')
      message.game = { ...(message.game as object), beds: null };
    return message;
  });
  isBroken = true;
  await ada.page.reload();
  await ada.page.getByText('This could not be shown.').waitFor();
  await ada.page.getByRole('heading', { name: 'Log' }).waitFor();
  expect(await ada.page.locator('.players').innerText()).toContain('Player 2');
  expect(reports.length).toBeGreaterThan(0);
  const report = JSON.parse(reports[0] ?? '');
  expect(report).toMatchObject({ kind: 'drawing', game: 'room-share', page: 't' });
  expect(reports.join()).not.toContain(ada.page.url().split('/').at(-1));
  isBroken = false;
  await ada.page.getByRole('button', { name: LOADED_ANEW }).click();
  await waitForBoard(ada.page);
  await clickAtRandom(ada.page, 2, 3);
  for (const { context } of people) await context.close();
}, 60_000);
