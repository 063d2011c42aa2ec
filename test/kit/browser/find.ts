// The browser of this machine, for all that starts one: tests, pictures, measurements.
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

/** The path of a browser that can be started. */
export async function findBrowser(): Promise<string> {
  const choice = detectBrowser();
  if (choice.kind === 'none') throw new Error(choice.why);
  if (choice.kind === 'installed') return choice.path;
  const { version } = JSON.parse(readFileSync(join(BUNDLE, 'package.json'), 'utf8'));
  return unpack(join(BUNDLE, 'bin', 'chromium.br'), join(CACHE, `chromium-${version}`, 'chromium'));
}

/**
 * Unpacks a program once, however many ask for it at the same time. Nobody may see it before it is whole: it is
 * written beside its place and moved there at once. A program that another process still writes cannot be started.
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
    // Somebody else was first.
    if (!existsSync(program)) throw error;
  }
  return program;
}
