// Makes PNG files for the tests of pictures, whole ones and broken ones.
import { Buffer } from 'node:buffer';
import { crc32, deflateSync } from 'node:zlib';

export const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

export function chunk(type: string, body: Uint8Array = new Uint8Array()): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), body]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

export function header(width: number, height: number): Buffer {
  const body = Buffer.alloc(13);
  body.writeUInt32BE(width, 0);
  body.writeUInt32BE(height, 4);
  // Eight bits a channel, red, green and blue.
  body.set([8, 2], 8);
  return chunk('IHDR', body);
}

/** All lines of one colour. */
export const pixels = (width: number, height: number, shade = 0): Buffer =>
  chunk('IDAT', deflateSync(Buffer.alloc((width * 3 + 1) * height, shade)));

export const makePng = (width = 1200, height = 630, shade = 0): Buffer =>
  Buffer.concat([SIGNATURE, header(width, height), pixels(width, height, shade), chunk('IEND')]);
