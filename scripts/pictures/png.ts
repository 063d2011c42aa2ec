// Makes small PNG files with a palette of 256 colours, because screenshots of a browser have no palette.
import { crc32, deflateSync } from 'node:zlib';
import type { Page } from 'playwright-core';

interface Pixels {
  width: number;
  height: number;
  /** Up to 256 colours as 0xrrggbb, and the index into them for each pixel. */
  palette: number[];
  indices: number[];
}

/** Reduces a screenshot to its 256 most frequent colours. Every other colour becomes the nearest of them. */
const reduceColours = (page: Page, shot: string): Promise<Pixels> =>
  page.evaluate(async (source) => {
    const picture = new Image();
    picture.src = source;
    await picture.decode();
    const { width, height } = picture;
    const canvas = new OffscreenCanvas(width, height).getContext('2d');
    if (!canvas) throw new Error('no canvas');
    canvas.drawImage(picture, 0, 0);
    const { data } = canvas.getImageData(0, 0, width, height);
    const colours = Array.from({ length: width * height }, (_, at) => {
      const [r = 0, g = 0, b = 0] = data.subarray(at * 4, at * 4 + 3);
      return (r << 16) | (g << 8) | b;
    });
    const counts = new Map<number, number>();
    for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1);
    const palette = [...counts.keys()]
      .sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0))
      .slice(0, 256);
    const far = (a: number, b: number) =>
      [16, 8, 0].reduce((sum, bits) => sum + (((a >> bits) & 255) - ((b >> bits) & 255)) ** 2, 0);
    const nearest = (colour: number) =>
      palette.reduce(
        (best, one, at) => (far(one, colour) < far(palette[best] ?? 0, colour) ? at : best),
        0,
      );
    const known = new Map([...counts.keys()].map((colour) => [colour, nearest(colour)]));
    return { width, height, palette, indices: colours.map((colour) => known.get(colour) ?? 0) };
  }, shot);

function chunk(type: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), body]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

export async function smallPng(page: Page): Promise<Buffer> {
  const shot = await page.screenshot();
  const { width, height, palette, indices } = await reduceColours(
    page,
    `data:image/png;base64,${shot.toString('base64')}`,
  );
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // The header says: eight bits a pixel, with a palette.
  header.set([8, 3, 0, 0, 0], 8);
  const rows = Array.from({ length: height }, (_, y) =>
    Buffer.from([0, ...indices.slice(y * width, (y + 1) * width)]),
  );
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap((one) => [one >> 16, (one >> 8) & 255, one & 255]))),
    chunk('IDAT', deflateSync(Buffer.concat(rows), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
