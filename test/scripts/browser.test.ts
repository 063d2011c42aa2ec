// The tests find a browser on every machine, or say in one sentence how to get one; a packed browser is unpacked once.
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { startFile } from '../../scripts/program.ts';
import { chooseBrowser, type Machine } from '../kit/browser/choose.ts';
import { unpack } from '../kit/browser/find.ts';

const machine = (
  platform: NodeJS.Platform,
  arch: string,
  there: string[] = [],
  more: Partial<Machine> = {},
): Machine => ({ platform, arch, env: {}, exists: (path) => there.includes(path), ...more });

const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
const MAC_OWN = '/Users/ada/Applications/Chromium.app/Contents/MacOS/Chromium';
const CHROME = 'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe';
const EDGE = 'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe';
const windows = {
  PROGRAMFILES: 'C:\\Program Files',
  'PROGRAMFILES(X86)': 'C:\\Program Files (x86)',
};

describe('chooseBrowser', () => {
  test('takes the bundled browser on Linux x64, whatever else is installed', () => {
    const choice = chooseBrowser(machine('linux', 'x64', ['/usr/bin/chromium']));
    expect(choice).toEqual({ kind: 'bundled' });
  });

  test.each<[string, Machine, string]>([
    ['Linux on ARM', machine('linux', 'arm64', ['/snap/bin/chromium']), '/snap/bin/chromium'],
    ['a Mac', machine('darwin', 'arm64', [MAC]), MAC],
    [
      'a Mac, for one user',
      machine('darwin', 'x64', [MAC_OWN], { env: { HOME: '/Users/ada' } }),
      MAC_OWN,
    ],
    [
      'Windows with Chrome and Edge',
      machine('win32', 'x64', [EDGE, CHROME], { env: windows }),
      CHROME,
    ],
    ['Windows as it comes', machine('win32', 'arm64', [EDGE], { env: windows }), EDGE],
    [
      'one that the driver has fetched',
      machine('darwin', 'arm64', [MAC, '/own'], { fetched: '/own' }),
      '/own',
    ],
  ])('is an installed one elsewhere: %s', (_title, where, path) => {
    expect(chooseBrowser(where)).toEqual({ kind: 'installed', path });
  });

  test.each(['FOYER_BROWSER', 'CHROME_PATH'])('prefers the browser that %s names', (name) => {
    const there = machine('linux', 'x64', ['/opt/own'], { env: { [name]: '/opt/own' } });
    expect(chooseBrowser(there)).toEqual({ kind: 'installed', path: '/opt/own' });
    const gone = chooseBrowser({ ...there, exists: () => false });
    expect(gone).toEqual({
      kind: 'none',
      why: expect.stringContaining(`${name} names /opt/own`),
    });
  });

  test.each(['darwin', 'win32', 'linux'] as const)(
    'says how to get a browser on %s',
    (platform) => {
      const choice = chooseBrowser(machine(platform, 'arm64', [], { env: windows }));
      expect(choice).toEqual({
        kind: 'none',
        why: expect.stringContaining('npx playwright-core install chromium'),
      });
    },
  );
});

describe('unpack', () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-unpack-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const packed = join(folder, 'program.br');
  const content = Buffer.alloc(3_000_000, 'a program');
  writeFileSync(packed, brotliCompressSync(content));

  test('gives several callers at the same time a complete program', async () => {
    const program = join(folder, 'many', 'version-1', 'program');
    const all = await Promise.all(Array.from({ length: 8 }, () => unpack(packed, program)));
    expect(new Set(all)).toEqual(new Set([program]));
    expect(readFileSync(program).equals(content)).toBe(true);
    // The folders of the slower callers have been deleted.
    expect(readdirSync(join(folder, 'many'))).toEqual(['version-1']);
    if (process.platform !== 'win32') expect(statSync(program).mode & 0o111).not.toBe(0);
  });

  test('gives several processes at the same time a complete program', async () => {
    const program = join(folder, 'processes', 'version-1', 'program');
    const script = join(import.meta.dirname, '../kit/browser/unpack.ts');
    const codes = Array.from({ length: 4 }, () => {
      const child = startFile(script, [packed, program], { stdio: 'inherit' });
      return new Promise((done) => child.on('exit', done));
    });
    expect(await Promise.all(codes)).toEqual([0, 0, 0, 0]);
    expect(readdirSync(join(folder, 'processes'))).toEqual(['version-1']);
  });

  test('does not unpack again', async () => {
    const place = join(folder, 'again');
    mkdirSync(place);
    writeFileSync(join(place, 'program'), 'as it was');
    await unpack(packed, join(place, 'program'));
    expect(readFileSync(join(place, 'program'), 'utf8')).toBe('as it was');
  });

  test('leaves nothing that looks like a program when it fails', async () => {
    const broken = join(folder, 'broken.br');
    writeFileSync(broken, 'no such thing');
    const program = join(folder, 'broken', 'version-1', 'program');
    await expect(unpack(broken, program)).rejects.toThrow();
    expect(readdirSync(join(folder, 'broken'))).toEqual([]);
  });
});
