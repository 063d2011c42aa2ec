// The steps of a deployment, in order. They work on a fresh copy of the commit, so that uncommitted files or an old
// build of the client are neither tested nor shipped.
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { hasSecrets, MIN_SECRET_LENGTH } from '../worker/secrets.ts';

/** The effects of a deployment outside of this process. Tests replace them. */
export interface DeployEnvironment {
  /** Runs `git`, `npm` or the program of an installed package to its end. */
  run(command: string, args: string[], folder: string): Promise<Result>;
  /** Returns the answer of the site's health check, or null if nothing answers. */
  health(url: string): Promise<Health | null>;
  pause(): Promise<unknown>;
}

export interface Result {
  ok: boolean;
  /** All output of the program. */
  text: string;
  /** What `wrangler deploy` reports about the new version. */
  deployed?: { version_id: string | null; targets?: string[] };
}

export interface Health {
  ok: boolean;
  version: string | null;
  missing?: string[];
}

export interface DeployOptions {
  /** The folder of the project, and an empty folder for the copy of the commit. */
  root: string;
  copy: string;
  dryRun: boolean;
  skipTests: boolean;
  skipInstall: boolean;
  /** The file with the secrets, for the first deployment. */
  secretsFile?: string | undefined;
  /** The address of the site, when wrangler cannot tell it. */
  url?: string | undefined;
}

/** The state of a deployment: its options, and what each step leaves for later steps. */
export interface Deployment extends DeployOptions {
  commit?: string;
  subject?: string;
  version?: string;
}

export interface Step {
  name: string;
  /** Runs the step, and resolves with the text that is printed behind its name. */
  run(job: Deployment, world: DeployEnvironment): Promise<string>;
}

/** Thrown if a step fails, with the reason and with advice on what to do about it. */
export class StepError extends Error {
  readonly advice: string;
  readonly output: string;
  constructor(why: string, advice: string, output = '') {
    super(why);
    this.advice = advice;
    this.output = output;
  }
}

export const REQUIRED_SECRETS = ['ROOM_SECRETS'];
const TRIES = 60;

const NOT_IN_DRY_RUN = 'not asked in a dry run';

async function done(running: Promise<Result>, why: string, advice: string): Promise<string> {
  const { ok, text } = await running;
  if (!ok) throw new StepError(why, advice, text);
  return text.trim();
}

const tree: Step = {
  name: 'tree',
  async run(job, { run }) {
    const git = (...args: string[]) =>
      done(run('git', args, job.root), 'git does not know this folder.', 'Deploy from a clone.');
    const changes = await git('status', '--porcelain');
    if (changes) {
      throw new StepError(
        'There are changes that are not committed.',
        'Commit or stash them.',
        changes,
      );
    }
    job.commit = await git('rev-parse', 'HEAD');
    job.subject = await git('log', '-1', '--format=%s');
    return `${job.commit.slice(0, 12)} ${job.subject}`;
  },
};

const account: Step = {
  name: 'account',
  async run({ root, dryRun }, { run }) {
    if (dryRun) return NOT_IN_DRY_RUN;
    const { ok, text } = await run('wrangler', ['whoami', '--json'], root);
    if (!ok) throw new StepError('Nobody is logged in.', 'npx wrangler login', text);
    return 'logged in';
  },
};

const secrets: Step = {
  name: 'secrets',
  async run({ root, dryRun, secretsFile }, { run }) {
    if (secretsFile) return checkFile(secretsFile);
    if (dryRun) return NOT_IN_DRY_RUN;
    const { ok, text } = await run('wrangler', ['secret', 'list', '--format', 'json'], root);
    if (!ok && /not found/i.test(text)) {
      const advice =
        'npm run deploy -- --secrets-file FILE  (docs/operations.md says what is in it)';
      throw new StepError('This is the first deployment: the secrets have to go with it.', advice);
    }
    if (!ok) throw new StepError('The secrets cannot be listed.', 'npx wrangler secret list', text);
    const missing = REQUIRED_SECRETS.filter((name) => !text.includes(`"${name}"`));
    const advice = missing.map((name) => `npx wrangler secret put ${name}`).join('\n');
    if (missing.length > 0) throw new StepError(`Missing: ${missing.join(', ')}.`, advice);
    return `${REQUIRED_SECRETS.join(', ')} set`;
  },
};

/** Checks lines of NAME=value in the format of wrangler. The messages must not contain the values. */
function checkFile(file: string): string {
  if (!existsSync(file)) throw new StepError(`There is no ${file}.`, 'See docs/operations.md.');
  const text = readFileSync(file, 'utf8');
  for (const name of REQUIRED_SECRETS) {
    const [, value = ''] = new RegExp(`^${name}=["']?([^"'\\n\\r]*)`, 'm').exec(text) ?? [];
    if (!hasSecrets({ ROOM_SECRETS: value })) {
      const why = `In ${file} ${name} is missing or shorter than ${MIN_SECRET_LENGTH} characters.`;
      throw new StepError(why, 'See docs/operations.md.');
    }
  }
  return `${REQUIRED_SECRETS.join(', ')} from ${file}`;
}

const copy: Step = {
  name: 'copy',
  async run({ root, copy: folder, commit = 'HEAD' }, { run }) {
    const advice = 'Is there room on the disk?';
    const clone = ['clone', '--quiet', '--no-checkout', root, folder];
    await done(run('git', clone, root), 'The commit cannot be copied.', advice);
    const checkout = ['checkout', '--quiet', '--detach', commit];
    await done(run('git', checkout, folder), 'The commit cannot be copied.', advice);
    return folder;
  },
};

const install: Step = {
  name: 'install',
  async run({ root, copy: folder, skipInstall }, { run }) {
    if (skipInstall) {
      symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
      return 'SKIPPED: the packages of this folder are used';
    }
    const why = 'The packages cannot be installed.';
    await done(run('npm', ['ci', '--no-audit', '--no-fund'], folder), why, 'npm ci');
    return 'the packages of package-lock.json';
  },
};

const test: Step = {
  name: 'test',
  async run({ copy: folder, skipTests }, { run }) {
    if (skipTests) return 'SKIPPED';
    const text = await done(run('npm', ['test'], folder), 'A test fails.', 'npm test');
    return text.split('\n').at(-1) ?? '';
  },
};

const build: Step = {
  name: 'build',
  async run({ copy: folder }, { run }) {
    const built = run('vite', ['build', '--logLevel', 'warn'], folder);
    await done(built, 'The client cannot be built.', 'npx vite build');
    return 'the client, anew';
  },
};

const ship: Step = {
  name: 'ship',
  async run(job, { run }) {
    const { commit = '', subject = '', secretsFile, dryRun } = job;
    const args = ['deploy', '--tag', commit.slice(0, 12), '--message', subject.slice(0, 100)];
    if (secretsFile) args.push('--secrets-file', secretsFile);
    if (dryRun) args.push('--dry-run');
    const result = await run('wrangler', args, job.copy);
    const { ok, text, deployed } = result;
    if (!ok) throw new StepError('It was not shipped.', 'What wrangler says stands above.', text);
    if (dryRun) return 'not in a dry run; wrangler would take it';
    if (!deployed?.version_id) {
      throw new StepError(
        'wrangler does not say what it shipped.',
        'npx wrangler deployments list',
        text,
      );
    }
    job.version = deployed.version_id;
    job.url ??= addressIn(deployed.targets ?? []);
    return `version ${job.version}`;
  },
};

/** For a route, wrangler reports the pattern followed by more text. */
function addressIn(targets: string[]): string | undefined {
  const [first] = targets.filter((target) => /^(https:\/\/)?[\w-]+(\.[\w-]+)+/.test(target));
  return first && `https://${first.replace('https://', '').replace(/[\s/*].*$/, '')}`;
}

const answer: Step = {
  name: 'answer',
  async run({ url, version, dryRun }, { health, pause }) {
    if (dryRun) return NOT_IN_DRY_RUN;
    const rollback = 'npx wrangler rollback  (takes it back; see docs/operations.md)';
    if (!url)
      throw new StepError('It has no address that could be asked.', 'Give one: --url https://…');
    let last: Health | null = null;
    for (let tries = 0; tries < TRIES; tries++) {
      last = await health(url);
      if (last?.version === version && last?.ok) return `${url} is version ${version}`;
      if (last?.version === version && last?.missing) {
        throw new StepError(`${url} lacks ${last.missing.join(', ')}.`, rollback);
      }
      await pause();
    }
    const what = last ? `answers as version ${last.version}` : 'does not answer';
    throw new StepError(`${url} ${what}.`, rollback);
  },
};

// Quick checks come first, so that a missing secret is reported before the long tests.
export const STEPS: readonly Step[] = [
  ...[tree, account, secrets],
  ...[copy, install, test, build, ship, answer],
];

/** Prints one line for each step. Returns false after the first step that fails. */
export async function deploy(
  wish: DeployOptions,
  world: DeployEnvironment,
  say: (text: string) => void,
  steps = STEPS,
): Promise<boolean> {
  const job: Deployment = { ...wish };
  for (const { name, run } of steps) {
    say(`${name.padEnd(8)} `);
    try {
      say(`${await run(job, world)}\n`);
    } catch (error) {
      if (!(error instanceof StepError)) throw error;
      const output = error.output && `${error.output.trim().split('\n').slice(-60).join('\n')}\n\n`;
      say(`FAILED\n\n${output}${error.message}\n${error.advice}\n`);
      return false;
    }
  }
  return true;
}
