// Renders our SVG files to the pictures for link previews and to the icons.
//   npm run covers
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openBrowser } from '../../test/kit/browser/browser.ts';
import { games } from './list.ts';
import { smallPng } from './png.ts';

const into = join(import.meta.dirname, '../../client/public');
const browser = await openBrowser();
const page = await browser.newPage();

async function draw(svg: string, width: number, height: number, file: string): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.setContent(
    `<style>body{margin:0;background:#2b2530}svg{display:block;width:${width}px;height:${height}px}</style>${svg}`,
  );
  const picture = await smallPng(page);
  writeFileSync(join(into, file), picture);
  console.log(file, `${(picture.length / 1024).toFixed(1)} kB`);
}

await draw(
  readFileSync(join(import.meta.dirname, 'foyer.svg'), 'utf8'),
  1200,
  630,
  'covers/foyer.png',
);
for (const { game } of games) {
  const drawn = readFileSync(join(into, '../games', game, 'cover.svg'), 'utf8');
  const filling = drawn.replace('<svg', '<svg preserveAspectRatio="xMidYMid slice"');
  await draw(filling, 1200, 630, `covers/${game}.png`);
}
const icon = readFileSync(join(into, 'icon.svg'), 'utf8');
for (const size of [192, 512]) await draw(icon, size, size, `icon-${size}.png`);
await browser.close();
