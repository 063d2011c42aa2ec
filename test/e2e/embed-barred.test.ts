// Tables in frames with few rights: no storage, no forms, no windows, no clipboard.
import type { Frame } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPerson, type Person } from '../kit/browser/browser.ts';
import { frameIn, HostSite } from '../kit/browser/host-site.ts';
import { serverAndBrowser } from '../kit/browser/server-and-browser.ts';
import { clickAtRandom, errorsOf, openLobby } from '../kit/browser/table.ts';

const set = serverAndBrowser({ strict: true });
let site: HostSite;
beforeAll(async () => {
  site = await HostSite.open();
});
afterAll(() => site.close());

const visitor = () => openPerson(set.browser, set.server.url);
const reloadLoses = 'If you reload this page, you lose your seat.';

async function plays(host: Person, frame: Frame): Promise<void> {
  await frame.getByRole('button', { name: 'Sit down', exact: true }).click();
  await frame.getByText(reloadLoses).waitFor();
  await host.page.getByRole('button', { name: 'Start the game' }).click();
  await frame.locator('.zones [data-ref^="card:"]').first().waitFor();
}

test('a table in a frame without storage can be played, and says that the browser will not remember the seat', async () => {
  const [ada, ben] = await Promise.all([visitor(), visitor()]);
  const link = await openLobby(ada.page, 2);
  // Browsers that block the storage of third parties throw here. Chromium has no switch for it.
  await ben.page.addInitScript(() => {
    const barred = () => {
      throw new DOMException('The document is not allowed to.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      if (self !== top) Object.defineProperty(window, name, { get: barred });
    }
  });
  await ben.page.goto(site.pageWithFrame(link.replace('/t/', '/embed/')));
  const frame = await frameIn(ben.page);
  await plays(ada, frame);
  await frame.getByRole('button', { name: 'Close' }).click();
  await Promise.all([clickAtRandom(frame, 10, 3), clickAtRandom(ada.page, 10, 3)]);
  await expect.poll(() => ada.page.locator('.line').count()).toBeGreaterThan(2);
  // The notice is shown once and does not come back.
  expect(await frame.getByText(reloadLoses).count()).toBe(0);
  expect(errorsOf([ada, ben])).toEqual([]);
}, 60_000);

test('a player in a sandbox that allows only scripts can sit down, chat, play and take the seat to a tab', async () => {
  const [ada, ben] = await Promise.all([visitor(), visitor()]);
  const link = await openLobby(ada.page, 2);
  const barred = 'sandbox="allow-scripts" security="restricted"';
  await ben.page.goto(site.pageWithFrame(link.replace('/t/', '/embed/'), barred));
  const frame = await frameIn(ben.page);
  expect(await frame.evaluate(() => self.origin)).toBe('null');
  await frame.getByRole('button', { name: 'Rules', exact: true }).click();
  await frame.locator('.rulebook section').first().waitFor();
  await frame.locator('.sheet-head .btn').click();

  const name = () => frame.getByRole('textbox', { name: 'Your name' });
  const called = (said: RegExp) => ada.page.locator('.chair-name', { hasText: said }).waitFor();
  await frame.getByRole('button', { name: 'Sit down', exact: true }).click();
  // What cannot be copied is at least selected.
  await frame.getByRole('button', { name: 'Copy the link' }).click();
  expect(await frame.evaluate(() => getSelection()?.toString())).toContain('/t/');
  await frame.getByRole('button', { name: 'Change your name' }).click();
  await name().fill('Ben');
  await name().press('Enter');
  await called(/^Ben /);
  await frame.getByRole('button', { name: 'Change your name' }).click();
  await name().fill('Benno');
  await frame.getByRole('button', { name: 'Save' }).click();
  await called(/^Benno /);
  await ada.page.getByRole('button', { name: 'Start the game' }).click();
  await frame.locator('.zones [data-ref^="card:"]').first().waitFor();

  const words = () => frame.getByRole('textbox', { name: 'Say something' });
  for (const [line, sends] of [
    ['By Enter', () => words().press('Enter')],
    ['By the button', () => frame.getByRole('button', { name: 'Send', exact: true }).click()],
  ] as const) {
    await words().fill(line);
    await sends();
    await ada.page.getByText(line).waitFor();
  }
  await Promise.all([clickAtRandom(frame, 8, 2), clickAtRandom(ada.page, 8, 2)]);
  await expect.poll(() => ada.page.locator('.line').count()).toBeGreaterThan(0);

  // No tab can be opened from here, so a link shows where the seat is.
  await frame.getByRole('button', { name: 'Take it to a tab' }).click();
  // The label must not say that the link is for others: the player would give the seat away.
  const own = await frame.getByRole('textbox', { name: 'Open this link' }).inputValue();
  expect(own).toMatch(/^http:[^#]+\/t\/[\w-]{22}#[\w-]{22}$/);
  const tab = await ben.context.newPage();
  await tab.goto(own);
  await tab.locator('.zones [data-ref^="card:"]').first().waitFor();
  await frame.getByText('Your seat has moved').waitFor();
  expect(await frame.locator('dialog').count()).toBe(0);
  // The browser itself reports what it has blocked.
  const barring = /^(Blocked opening|Permissions policy violation: The Clipboard)/;
  const errors = errorsOf([ada, ben]).filter((line) => !barring.test(line));
  expect(errors).toEqual([]);
}, 60_000);

test('a table can be opened in a sandbox', async () => {
  const ada = await visitor();
  const address = `${set.server.url}/embed/new/landlord?seats=3&lang=it`;
  await ada.page.goto(site.pageWithFrame(address, 'sandbox="allow-scripts"'));
  const frame = await frameIn(ada.page);
  await frame.getByRole('button', { name: 'Apri un tavolo' }).click();
  await frame.locator('.chairs').waitFor();
  expect(await frame.locator('.chairs li').count()).toBe(3);
  expect(errorsOf([ada])).toEqual([]);
}, 60_000);
