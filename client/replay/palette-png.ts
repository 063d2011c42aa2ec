// Writes a picture as a PNG of at most 256 colours: half as large as what a canvas writes, and boards have few colours.

export interface Pixels {
  width: number;
  height: number;
  /** Red, green, blue and alpha of each pixel, one line after another. */
  data: Uint8ClampedArray;
}

const MOST_COLOURS = 256;
/** Colours that differ by less than this are one. */
const BITS = 5;
const SHIFT = 8 - BITS;
const keyOf = (r: number, g: number, b: number): number =>
  ((r >> SHIFT) << (2 * BITS)) | ((g >> SHIFT) << BITS) | (b >> SHIFT);

type Colour = readonly [r: number, g: number, b: number];

interface Colours {
  palette: Colour[];
  /** The place in the palette, by the key of a colour. */
  places: Map<number, number>;
}

const distance = ([r, g, b]: Colour, [x, y, z]: Colour): number =>
  (r - x) ** 2 + (g - y) ** 2 + (b - z) ** 2;

/** The most frequent colours, each as the mean of those that it stands for; all others become the nearest of them. */
function chooseColours({ data }: Pixels): Colours {
  const sums = new Map<number, [count: number, r: number, g: number, b: number]>();
  for (let at = 0; at < data.length; at += 4) {
    const [r = 0, g = 0, b = 0] = [data[at], data[at + 1], data[at + 2]];
    const key = keyOf(r, g, b);
    const sum = sums.get(key);
    if (!sum) sums.set(key, [1, r, g, b]);
    else {
      sum[0]++;
      sum[1] += r;
      sum[2] += g;
      sum[3] += b;
    }
  }
  const ranked = [...sums].sort(([, [a]], [, [b]]) => b - a);
  const means = ranked.map(([key, [count, ...all]]) => {
    const [r = 0, g = 0, b = 0] = all.map((sum) => Math.round(sum / count));
    return { key, colour: [r, g, b] as const };
  });
  const palette = means.slice(0, MOST_COLOURS).map(({ colour }) => colour);
  const nearest = (colour: Colour) =>
    palette.reduce(
      (best, one, at) =>
        distance(one, colour) < distance(palette[best] as Colour, colour) ? at : best,
      0,
    );
  const places = new Map(
    means.map(({ key, colour }, at) => [key, at < MOST_COLOURS ? at : nearest(colour)]),
  );
  return { palette, places };
}

/** Each line begins with a byte that says that it is written as it is. */
function writeLines({ width, height, data }: Pixels, { places }: Colours): Uint8Array<ArrayBuffer> {
  const lines = new Uint8Array((width + 1) * height);
  for (let y = 0, from = 0, to = 0; y < height; y++) {
    to++;
    for (let x = 0; x < width; x++, from += 4) {
      const key = keyOf(data[from] ?? 0, data[from + 1] ?? 0, data[from + 2] ?? 0);
      lines[to++] = places.get(key) ?? 0;
    }
  }
  return lines;
}

async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const packed = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(packed).arrayBuffer());
}

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? 0xedb88320 ^ (crc >>> 1) : crc >>> 1;
  return crc;
});

const crcOf = (bytes: Uint8Array): number =>
  ~bytes.reduce((crc, byte) => (CRC_TABLE[(crc ^ byte) & 255] as number) ^ (crc >>> 8), -1) >>> 0;

function chunk(type: string, body: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(body.length + 12);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, body.length);
  bytes.set(new TextEncoder().encode(type), 4);
  bytes.set(body, 8);
  view.setUint32(body.length + 8, crcOf(bytes.subarray(4, body.length + 8)));
  return bytes;
}

export async function encodePalettePng(pixels: Pixels): Promise<Blob> {
  const colours = chooseColours(pixels);
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, pixels.width);
  view.setUint32(4, pixels.height);
  // Eight bits a pixel, which are a place in the palette.
  header.set([8, 3], 8);
  const parts = [
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    chunk('IHDR', header),
    chunk('PLTE', Uint8Array.from(colours.palette.flat())),
    chunk('IDAT', await deflate(writeLines(pixels, colours))),
    chunk('IEND', new Uint8Array()),
  ];
  return new Blob(parts, { type: 'image/png' });
}
