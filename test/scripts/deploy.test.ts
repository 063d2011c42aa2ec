// A deployment runs its steps in order and stops at the first step that fails.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type DeployOptions,
  deploy,
  type Health,
  REQUIRED_SECRETS,
  type Result,
} from '../../scripts/deploy-steps.ts';
import { ROOT } from '../../scripts/program.ts';
import { Project } from './project.ts';

const scratch = mkdtempSync(join(tmpdir(), 'foyer-deploy-test-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const COMMIT = '0123456789abcdef0123456789abcdef01234567';
const WISH: DeployOptions = {
  ...{ root: scratch, copy: join(scratch, 'copy') },
  ...{ dryRun: false, skipTests: false, skipInstall: false },
};

const URL = 'https://foyer.example.workers.dev';
const WELL: Record<string, Result> = {
  'git status': { ok: true, text: '' },
  'git rev-parse': { ok: true, text: `${COMMIT}\n` },
  'git log': { ok: true, text: 'A subject\n' },
  'npm test': { ok: true, text: 'much\n\n5000 passed, 0 failed\n' },
  'wrangler secret': { ok: true, text: '[{"name":"ROOM_SECRETS","type":"secret_text"}]' },
  'wrangler deploy': { ok: true, text: '', deployed: { version_id: 'new', targets: [URL] } },
};

/** Runs a deployment in which every command succeeds except for those in `results`. */
async function attempt(
  wish: Partial<DeployOptions> = {},
  results: Record<string, Result> = {},
  answers: (Health | null)[] = [{ ok: true, version: 'new' }],
) {
  const ran: string[] = [];
  const asked: string[] = [];
  let said = '';
  const world = {
    run(command: string, args: string[], folder: string) {
      ran.push(`${folder === scratch ? 'here' : 'copy'}: ${command} ${args.join(' ')}`);
      const name = `${command} ${args[0]}`;
      return Promise.resolve(results[name] ?? WELL[name] ?? { ok: true, text: '' });
    },
    health(url: string) {
      asked.push(url);
      return Promise.resolve((answers.length > 1 ? answers.shift() : answers[0]) ?? null);
    },
    pause: () => Promise.resolve(),
  };
  const ok = await deploy({ ...WISH, ...wish }, world, (text) => {
    said += text;
  });
  return { ok, ran, asked, said, lines: said.trim().split('\n') };
}

test('runs all steps in order: quick checks first, tests and build in a fresh copy of the commit', async () => {
  const { ok, ran, asked, lines } = await attempt();
  expect(ok).toBe(true);
  expect(ran).toEqual([
    'here: git status --porcelain',
    'here: git rev-parse HEAD',
    'here: git log -1 --format=%s',
    'here: wrangler whoami --json',
    'here: wrangler secret list --format json',
    `here: git clone --quiet --no-checkout ${scratch} ${WISH.copy}`,
    `copy: git checkout --quiet --detach ${COMMIT}`,
    'copy: npm ci --no-audit --no-fund',
    'copy: npm test',
    'copy: vite build --logLevel warn',
    'copy: wrangler deploy --tag 0123456789ab --message A subject',
  ]);
  expect(asked).toEqual([URL]);
  expect(lines.map((line) => line.split(' ')[0])).toEqual([
    ...['tree', 'account', 'secrets', 'copy', 'install', 'test', 'build', 'ship', 'answer'],
  ]);
  expect(lines).toContain('test     5000 passed, 0 failed');
  expect(lines.at(-1)).toBe(`answer   ${URL} is version new`);
});

const failed = (text = ''): Result => ({ ok: false, text });

test.each([
  ['git status', { ok: true, text: ' M x.ts' }, 3, 'not committed', 'Commit'],
  ['git status', failed('not a git repository'), 1, 'git does not know', 'clone'],
  ['wrangler whoami', failed('{"loggedIn":false}'), 4, 'logged in', 'npx wrangler login'],
  [
    'wrangler secret',
    { ok: true, text: '[]' },
    5,
    'ROOM_SECRETS',
    'npx wrangler secret put ROOM_SECRETS',
  ],
  ['wrangler secret', failed('Worker "foyer" not found.'), 5, 'first deployment', '--secrets-file'],
  ['wrangler secret', failed('no network'), 5, 'cannot be listed', 'no network'],
  ['git clone', failed(), 6, 'cannot be copied', 'disk'],
  ['npm ci', failed('EUSAGE'), 8, 'cannot be installed', 'EUSAGE'],
  ['npm test', failed('1 failed'), 9, 'A test fails', 'npm test'],
  ['vite build', failed('no such import'), 10, 'cannot be built', 'no such import'],
  ['wrangler deploy', failed('error 10021'), 11, 'not shipped', 'error 10021'],
  ['wrangler deploy', { ok: true, text: '' }, 11, 'does not say', 'deployments list'],
] as const)('stops when %s gives %j, and says what to do', async (...given) => {
  const [command, result, count, why, advice] = given;
  const { ok, ran, asked, said } = await attempt({}, { [command]: result });
  expect(ok).toBe(false);
  expect(ran.length).toBeLessThanOrEqual(count);
  expect(ran.at(-1)).toContain(command.split(' ')[0]);
  expect(asked).toEqual([]);
  expect(said).toContain('FAILED');
  expect(said).toContain(why);
  expect(said).toContain(advice);
});

describe('after shipping, the deployment asks the site for its version', () => {
  const old = { ok: true, version: 'old' };

  test('again and again until the new version answers', async () => {
    const answers = [null, old, old, { ok: true, version: 'new' }];
    const { ok, asked } = await attempt({}, {}, answers);
    expect([ok, asked.length]).toEqual([true, 4]);
  });

  test('and stops at once when the new version lacks a binding', async () => {
    const lacking = { ok: false, version: 'new', missing: ['METRICS'] };
    const { ok, asked, said } = await attempt({}, {}, [old, lacking, lacking]);
    expect([ok, asked.length]).toEqual([false, 2]);
    expect(said).toContain('lacks METRICS');
    expect(said).toContain('npx wrangler rollback');
  });

  test.each([
    [[null], 'does not answer'],
    [[old], 'answers as version old'],
  ])('and fails in the end when the site answers %j', async (answers, what) => {
    const { ok, said } = await attempt({}, {}, answers);
    expect(ok).toBe(false);
    expect(said).toContain(what);
    expect(said).toContain('npx wrangler rollback');
  });

  test.each([
    [['https://foyer.example.workers.dev'], undefined, 'https://foyer.example.workers.dev'],
    [['play.example/* (zone name: example)'], undefined, 'https://play.example'],
    [['play.example (custom domain)', URL], undefined, 'https://play.example'],
    [['schedule: 1 * * * *', URL], undefined, URL],
    [[URL], 'https://other.example', 'https://other.example'],
  ])('at the right address: targets %j, --url %s', async (targets, url, expected) => {
    const deployed = { ok: true, text: '', deployed: { version_id: 'new', targets } };
    const { asked } = await attempt({ url }, { 'wrangler deploy': deployed });
    expect(asked).toEqual([expected]);
  });

  test('and says how to give an address when there is none', async () => {
    const deployed = { ok: true, text: '', deployed: { version_id: 'new', targets: [] } };
    const { ok, said } = await attempt({}, { 'wrangler deploy': deployed });
    expect(ok).toBe(false);
    expect(said).toContain('--url');
  });
});

describe('the first deployment', () => {
  const file = join(scratch, 'secrets.env');
  const write = (text: string) => writeFileSync(file, text);

  test('ships the secrets from the file and does not list those of the site', async () => {
    write('ADMIN_SECRET=x\nROOM_SECRETS=a-secret-that-is-long-enough\n');
    const { ok, ran } = await attempt({ secretsFile: file });
    expect(ok).toBe(true);
    expect(ran.join('\n')).not.toContain('secret list');
    expect(ran.at(-1)).toContain(`--secrets-file ${file}`);
  });

  test.each([
    '',
    'ROOM_SECRET=a-secret-that-is-long-enough',
    'ROOM_SECRETS=fifteen-letters',
    'ROOM_SECRETS=""',
  ])('refuses a file with “%s”, and does not show its content', async (text) => {
    write(text);
    const { ok, said, ran } = await attempt({ secretsFile: file });
    expect(ok).toBe(false);
    expect(ran).toHaveLength(4);
    expect(said).toContain('ROOM_SECRETS is missing or shorter');
    expect(said).not.toContain('fifteen-letters');
  });

  test('refuses a secrets file that does not exist', async () => {
    const { said } = await attempt({ secretsFile: join(scratch, 'nowhere.env') });
    expect(said).toContain('There is no');
  });
});

test('requires the secrets that wrangler.toml names', () => {
  const toml = readFileSync(join(ROOT, 'wrangler.toml'), 'utf8');
  expect(toml).toContain(`required = ${JSON.stringify(REQUIRED_SECRETS)}`);
});

describe('a deployment without an account and without a network', () => {
  let project: Project;
  beforeAll(() => {
    project = new Project();
    project.commit();
  });
  afterAll(() => project?.remove());

  function command(...args: string[]) {
    // It must not find the account of whoever runs the tests, and must look as if npm had started it.
    const { CLOUDFLARE_API_TOKEN: _token, ...rest } = process.env;
    const env = { ...rest, npm_execpath: process.execPath, CLOUDFLARE_CF_FETCH_ENABLED: 'false' };
    const script = project.path('scripts', 'deploy.ts');
    const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
      ...{ cwd: project.folder, env, encoding: 'utf8', timeout: 100_000 },
    });
    return { status, text: stdout + stderr };
  }
  const DRY = ['--dry-run', '--skip-tests', '--skip-install'];

  test('does a dry run that builds the commit, has wrangler check it, and leaves nothing behind', () => {
    const { status, text } = command(...DRY);
    expect(text).toMatch(/^build +the client, anew$/m);
    expect(text).toMatch(/^ship +not in a dry run; wrangler would take it$/m);
    expect(text).toMatch(/^test +SKIPPED$/m);
    expect(text).toContain('Nothing was shipped');
    expect(status).toBe(0);
    const [, folder = ''] = /^copy +(.+)$/m.exec(text) ?? [];
    expect(folder).not.toBe('');
    expect(existsSync(folder)).toBe(false);
    expect(existsSync(project.path('dist'))).toBe(false);
  });

  test('does not ship a client that cannot be built', () => {
    const broken = new Project();
    try {
      writeFileSync(broken.path('client', 'app', 'main.tsx'), "import './nowhere.ts';\n");
      broken.commit();
      const script = broken.path('scripts', 'deploy.ts');
      const env = { ...process.env, npm_execpath: process.execPath };
      const { status, stdout } = spawnSync(process.execPath, [script, ...DRY], {
        ...{ cwd: broken.folder, env, encoding: 'utf8' },
      });
      expect(status).toBe(1);
      expect(stdout).toContain('The client cannot be built.');
      expect(stdout).not.toMatch(/^ship/m);
    } finally {
      broken.remove();
    }
  });

  test('stops when a file is not committed', () => {
    const file = project.path('client', 'forgotten.ts');
    writeFileSync(file, 'export {};\n');
    const { status, text } = command(...DRY);
    rmSync(file);
    expect(status).toBe(1);
    expect(text).toContain('?? client/forgotten.ts');
    expect(text).toContain('not committed');
  });

  test.each(['--skip-tests', '--skip-install'])('refuses %s without a dry run', (flag) => {
    const { status, text } = command(flag);
    expect(status).toBe(2);
    expect(text).toContain('only');
    expect(text).not.toContain('tree');
  });
});
