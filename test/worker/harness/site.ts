// The worker behind its files and a real port, as it is deployed, but without a build of the client.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestHarness } from 'wrangler';

const ROOT = join(import.meta.dirname, '../../..');

export interface Site {
  url: string;
  stop(): Promise<void>;
}

export async function startSite(): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-front-'));
  // The parts of a build that are not scripts: the shell and the files beside it.
  const files = join(folder, 'files');
  cpSync(join(ROOT, 'client/public'), files, { recursive: true });
  cpSync(join(ROOT, 'client/index.html'), join(files, 'index.html'));
  mkdirSync(join(files, 'assets'));
  for (const script of ['assets/shell.js', 'foyer-embed.js', 'sw.js']) {
    writeFileSync(join(files, script), 'export {};');
  }
  const configPath = join(folder, 'wrangler.toml');
  writeFileSync(configPath, configured(files));
  process.env.CLOUDFLARE_CF_FETCH_ENABLED = 'false';
  const harness = createTestHarness({
    root: folder,
    workers: [{ configPath, secrets: { ROOM_SECRETS: 'the-secret-of-these-tests' } }],
  });
  const { url } = await harness.listen();
  return {
    url: url.origin,
    async stop() {
      await harness.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The configuration of the deployment, with another folder of files. */
function configured(files: string): string {
  const own = readFileSync(join(ROOT, 'wrangler.toml'), 'utf8');
  const moved = own
    .replace('"worker/index.ts"', JSON.stringify(join(ROOT, 'worker/index.ts')))
    .replace('"dist"', JSON.stringify(files));
  if (!moved.includes(files)) throw new Error('wrangler.toml names its files otherwise');
  return moved;
}
