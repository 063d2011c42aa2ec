// Deploys Foyer: npm run deploy
//   npm run deploy -- --dry-run             everything except for shipping, without an account
//   npm run deploy -- --secrets-file FILE   for the first deployment, see docs/operations.md
//   npm run deploy -- --url https://…       the address of the site, when wrangler cannot tell it
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type DeployEnvironment, deploy, type Health, type Result } from './deploy-steps.ts';
import { programOf, ROOT } from './program.ts';

const { values } = parseArgs({
  options: {
    'dry-run': { type: 'boolean', default: false },
    'secrets-file': { type: 'string' },
    url: { type: 'string' },
    // The next two flags are only allowed in a dry run, because nothing may be shipped untested.
    'skip-tests': { type: 'boolean', default: false },
    'skip-install': { type: 'boolean', default: false },
  },
});
const { 'dry-run': dryRun, 'skip-tests': skipTests, 'skip-install': skipInstall } = values;
if ((skipTests || skipInstall) && !dryRun) {
  console.error('Steps are left out in a dry run only: add --dry-run.');
  process.exit(2);
}
const npm = process.env.npm_execpath;
if (!npm) {
  console.error('Start it by its name: npm run deploy');
  process.exit(2);
}

const scratch = mkdtempSync(join(tmpdir(), 'foyer-deploy-'));
process.on('exit', () => rmSync(scratch, { recursive: true, force: true, maxRetries: 5 }));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const world: DeployEnvironment = {
  run(command, args, folder) {
    if (command === 'git') return runToEnd('git', args, folder);
    const file = command === 'npm' ? npm : programOf(command, existing(folder));
    return runToEnd(process.execPath, [file, ...args], folder);
  },
  async health(url): Promise<Health | null> {
    try {
      const response = await fetch(`${url}/api/health`, { redirect: 'error' });
      return (await response.json()) as Health;
    } catch {
      return null;
    }
  },
  pause: () => pause(2000),
};

/** Until the packages of the copy are installed, its programs come from this folder. */
const existing = (folder: string): string =>
  existsSync(join(folder, 'node_modules')) ? folder : ROOT;

function runToEnd(command: string, args: string[], cwd: string): Promise<Result> {
  const file = join(scratch, 'wrangler.jsonl');
  const env = { ...process.env, WRANGLER_OUTPUT_FILE_PATH: file, WRANGLER_SEND_METRICS: 'false' };
  rmSync(file, { force: true });
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part) => {
      text += part;
    });
  }
  return new Promise((answer) => {
    child.on('error', ({ message }) => answer({ ok: false, text: message }));
    child.on('close', (code) => {
      const deployed = deployedIn(file);
      answer({ ok: code === 0, text, ...(deployed && { deployed }) });
    });
  });
}

/** Parses wrangler's machine-readable output: one line of JSON for each thing it has done. */
function deployedIn(file: string): Result['deployed'] {
  if (!existsSync(file)) return undefined;
  const lines = readFileSync(file, 'utf8').trim().split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line)).find(({ type }) => type === 'deploy');
}

const wish = {
  ...{ root: ROOT, copy: join(scratch, 'foyer'), dryRun, skipTests, skipInstall },
  secretsFile: values['secrets-file'] && resolve(values['secrets-file']),
  url: values.url?.replace(/\/+$/, ''),
};
const shipped = await deploy(wish, world, (text) => process.stdout.write(text));
if (!shipped) process.exit(1);
console.log(dryRun ? '\nNothing was shipped: this was a dry run.' : '\nFoyer is open.');
