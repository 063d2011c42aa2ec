// Makes the picture at the top of the README, docs/foyer.webp: one table of Raja on a desktop and on a phone.
//   npm run pictures:readme
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { openBrowser, openPerson } from '../../test/kit/browser/browser.ts';
import { waitForAnimations } from '../../test/kit/browser/still.ts';
import { openLobby, playUntil, sitDown, waitForBoard } from '../../test/kit/browser/table.ts';
import { Server } from '../../test/kit/server/server.ts';

const GAME = 'raja';
const NAMES = ['Ada', 'Ben', 'Cleo'];
/** The picture shows somebody's turn, because then the most of the board is visible. */
const MOMENT = '.rj-task[data-live]';
const FILE = join(import.meta.dirname, '../../docs/foyer.webp');
const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 780 };
/** GitHub shows a README about 830 pixels wide. Twice that is sharp on every screen. */
const [WIDTH, HEIGHT] = [1600, 900];
const QUALITY = 0.72;

async function shot(page: Page, viewport: { width: number; height: number }): Promise<string> {
  await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await waitForAnimations(page);
  return `data:image/png;base64,${(await page.screenshot()).toString('base64')}`;
}

/** Puts the desktop behind, and the phone before its lower right corner. */
const composePage = (desktop: string, phone: string): string => `
  <style>
    body { margin: 0; width: ${WIDTH}px; height: ${HEIGHT}px; background: #f3ece1; position: relative; overflow: hidden }
    img { position: absolute; display: block; border: 6px solid #2b2530; box-shadow: 0 18px 40px rgb(43 37 48 / 30%) }
    .desktop { left: 50px; top: 50px; width: 1240px; border-radius: 16px }
    .phone { right: 50px; top: 90px; width: 356px; border-radius: 34px; border-width: 9px }
  </style>
  <img class="desktop" src="${desktop}"><img class="phone" src="${phone}">`;

/** Uses WebP, because a PNG of the same picture is several times as large. */
const encodeWebp = (page: Page, png: Buffer): Promise<string> =>
  page.evaluate(
    async ([source, quality]) => {
      const picture = new Image();
      picture.src = source;
      await picture.decode();
      const canvas = document.createElement('canvas');
      canvas.width = picture.naturalWidth;
      canvas.height = picture.naturalHeight;
      canvas.getContext('2d')?.drawImage(picture, 0, 0);
      return canvas.toDataURL('image/webp', quality).replace(/^[^,]*,/, '');
    },
    [`data:image/png;base64,${png.toString('base64')}`, QUALITY] as const,
  );

async function playedTable(browser: Browser, url: string): Promise<{ acting: Page; other: Page }> {
  const open = async (name = '') => {
    const { page, context } = await openPerson(browser, url, { locale: 'en-GB' });
    await context.addInitScript((own) => localStorage.setItem('name', own), name);
    return page;
  };
  const host = await open(NAMES[0]);
  const link = await openLobby(host, NAMES.length, GAME);
  const guests = await Promise.all(NAMES.slice(1).map(open));
  for (const guest of guests) {
    await sitDown(guest, link);
  }
  await host.locator('.lobby-act .btn:enabled').click();
  const people = [host, ...guests];
  for (const page of people) await waitForBoard(page);
  const acting = await playUntil(people, MOMENT);
  return { acting, other: people.find((page) => page !== acting) as Page };
}

const server = await Server.startWithClient({ botDelayMs: 0 });
const browser = await openBrowser();
try {
  const { acting, other } = await playedTable(browser, server.url);
  const phone = await shot(other, PHONE);
  const desktop = await shot(acting, DESKTOP);
  const canvas = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } });
  await canvas.setContent(composePage(desktop, phone));
  const picture = Buffer.from(await encodeWebp(canvas, await canvas.screenshot()), 'base64');
  mkdirSync(join(FILE, '..'), { recursive: true });
  writeFileSync(FILE, picture);
  console.log(`docs/foyer.webp ${(picture.length / 1024).toFixed(1)} KB`);
} finally {
  await browser.close();
  await server.stop();
}
