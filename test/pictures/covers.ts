// The pictures that other programs show of us, made from our own drawings: link previews and icons.
//   npm start, and in another terminal: npm run pictures
import { readFileSync } from 'node:fs';
import { allGames } from '../../shared/games/index.ts';
import { openBrowser } from '../e2e/browser.ts';

const url = process.argv[2] ?? 'http://localhost:8787';
const into = new URL('../../client/public/', import.meta.url).pathname;
const browser = await openBrowser();
const page = await browser.newPage();

async function draw(svg: string, width: number, height: number, file: string): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.setContent(
    `<style>body{margin:0;background:#2b2530}svg{display:block;width:${width}px;height:${height}px}</style>${svg}`,
  );
  await page.screenshot({ path: `${into}${file}` });
  console.log(file);
}

await page.goto(url);
const covers = await page
  .locator('.game-cover svg')
  .evaluateAll((all) => all.map((one) => one.outerHTML));
for (const [at, { id }] of allGames.entries()) {
  const cover = covers[at]?.replace('<svg', '<svg preserveAspectRatio="xMidYMid slice"') ?? '';
  await draw(cover, 1200, 630, `covers/${id}.png`);
  if (at === 0) await draw(cover, 1200, 630, 'covers/foyer.png');
}
const icon = readFileSync(`${into}icon.svg`, 'utf8');
for (const size of [192, 512]) await draw(icon, size, size, `icon-${size}.png`);
await browser.close();
