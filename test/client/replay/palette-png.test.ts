// The PNG of a board: readable by everybody, with the colours that were drawn.
import { inflateSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { loadPart } from '../../kit/load-client.ts';

interface Pixels {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}
let encode: (pixels: Pixels) => Promise<Blob>;
let readPngSize: (bytes: Uint8Array) => object | null;
beforeAll(async () => {
  ({ encodePalettePng: encode } = await loadPart('replay/palette-png.ts'));
  ({ readPngSize } = await loadPart('../worker/png.ts'));
});

type Colour = [r: number, g: number, b: number];

function pixelsOf(width: number, colours: Colour[]): Pixels {
  const data = Uint8ClampedArray.from(colours.flatMap((colour) => [...colour, 255]));
  return { width, height: colours.length / width, data };
}

/** Reads the colours back. */
async function decode(picture: Blob): Promise<{ bytes: Buffer; colours: Colour[] }> {
  const bytes = Buffer.from(await picture.arrayBuffer());
  const bodies = new Map<string, Buffer>();
  for (let at = 8; at < bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    bodies.set(bytes.toString('latin1', at + 4, at + 8), bytes.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  const palette = bodies.get('PLTE') as Buffer;
  const width = (bodies.get('IHDR') as Buffer).readUInt32BE(0);
  const lines = inflateSync(bodies.get('IDAT') as Buffer);
  const places = [...lines].filter((_, at) => at % (width + 1) > 0);
  return {
    bytes,
    colours: places.map((place) => [...palette.subarray(place * 3, place * 3 + 3)] as Colour),
  };
}

test('a picture of few colours keeps each of them, and the server takes it', async () => {
  const drawn: Colour[] = [
    ...([
      [0, 0, 0],
      [255, 255, 255],
      [200, 55, 45],
      [40, 100, 184],
    ] as Colour[]),
    ...([
      [219, 165, 20],
      [47, 138, 78],
      [122, 70, 176],
      [217, 105, 28],
    ] as Colour[]),
  ];
  const { bytes, colours } = await decode(await encode(pixelsOf(4, drawn)));
  expect(colours).toEqual(drawn);
  expect(readPngSize(bytes)).toEqual({ width: 4, height: 2 });
});

test('of too many colours each becomes the nearest of those that are kept', async () => {
  const drawn = Array.from(
    { length: 64 * 64 },
    (_, at): Colour => [(at % 64) * 4, Math.floor(at / 64) * 4, 128],
  );
  const { bytes, colours } = await decode(await encode(pixelsOf(64, drawn)));
  const kept = [...new Set(colours.map(String))].map((one) => one.split(',').map(Number));
  expect(kept.length).toBeLessThanOrEqual(256);
  const distance = (one: number[], other: number[]) =>
    Math.hypot(...one.map((part, channel) => part - (other[channel] ?? 0)));
  // Colours that differ by less than eight in each channel are one.
  const one = Math.hypot(8, 8, 8);
  const wrong = drawn.filter(
    (colour, at) =>
      distance(colour, colours[at] as Colour) >
      Math.min(...kept.map((other) => distance(colour, other))) + one,
  );
  expect(wrong).toEqual([]);
  expect(readPngSize(bytes)).toEqual({ width: 64, height: 64 });
});
