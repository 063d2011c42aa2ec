// Finds the browser of this machine, for everything that starts one: tests, pictures and measurements.
import { createReadStream, createWriteStream, existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { chromium } from 'playwright-core';
import { ROOT } from '../../../scripts/program.ts';
import { type Choice, chooseBrowser } from './choose.ts';

const BUNDLE = join(ROOT, 'node_modules', '@sparticuz', 'chromium');
const CACHE = join(ROOT, 'node_modules', '.cache');

export const detectBrowser = (): Choice =>
  chooseBrowser({
    platform: process.platform,
    arch: process.arch,
    env: process.env,
    exists: existsSync,
    fetched: chromium.executablePath(),
  });

/** The path of a browser that can be started; unpacks the bundled one when it is needed for the first time. */
export async function findBrowser(): Promise<string> {
  const choice = detectBrowser();
  if (choice.kind === 'none') throw new Error(choice.why);
  if (choice.kind === 'installed') return choice.path;
  const { version } = JSON.parse(readFileSync(join(BUNDLE, 'package.json'), 'utf8'));
  return unpack(join(BUNDLE, 'bin', 'chromium.br'), join(CACHE, `chromium-${version}`, 'chromium'));
}

/**
 * Unpacks a program once, even if several processes ask for it at the same time. It is written to a folder of its own
 * that is renamed at the end, so that nobody starts a program that is not complete.
 */
export async function unpack(packed: string, program: string): Promise<string> {
  if (existsSync(program)) return program;
  const place = dirname(program);
  await mkdir(dirname(place), { recursive: true });
  const own = await mkdtemp(`${place}-`);
  try {
    const file = createWriteStream(join(own, basename(program)), { mode: 0o755 });
    await pipeline(createReadStream(packed), createBrotliDecompress(), file);
    await rename(own, place);
  } catch (error) {
    await rm(own, { recursive: true, force: true });
    // Another process was faster.
    if (!existsSync(program)) throw error;
  }
  return program;
}
