// A browser is sent what the table has compressed, and shows it.
import { expect, test } from 'vitest';
import { openPerson } from '../kit/browser/browser.ts';
import { serverAndBrowser } from '../kit/browser/server-and-browser.ts';
import { clickAtRandom, errorsOf, openLobby, sitDown, waitForBoard } from '../kit/browser/table.ts';

const set = serverAndBrowser();

test('a game is played with compressed messages, also after a reload', async () => {
  const [ada, ben] = [
    await openPerson(set.browser, set.server.url),
    await openPerson(set.browser, set.server.url),
  ];
  let [binary, texts] = [0, 0];
  ben.page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      if (typeof payload !== 'string') binary++;
      else if (payload.startsWith('{"type":"update"')) texts++;
    }),
  );
  const link = await openLobby(ada.page, 2);
  await sitDown(ben.page, link);
  await ada.page.getByRole('button', { name: 'Start the game' }).click();
  for (const { page } of [ada, ben]) await waitForBoard(page);
  await Promise.all([ada, ben].map(({ page }) => clickAtRandom(page, 10, 6)));
  await ben.page.reload();
  await waitForBoard(ben.page);
  expect(binary).toBeGreaterThan(3);
  expect(texts).toBe(0);
  expect(errorsOf([ada, ben])).toEqual([]);
}, 60_000);
