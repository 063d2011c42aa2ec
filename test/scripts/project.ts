// A copy of the project in a folder of its own, which a test can change and deploy.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../scripts/program.ts';

/** The files and folders that are needed to build, serve and ship the project. */
const PARTS = [
  ...['client', 'shared', 'worker', 'scripts', 'package.json', 'package-lock.json'],
  ...['vite.config.ts', 'wrangler.toml', 'tsconfig.json', '.gitignore'],
];

export class Project {
  readonly folder = mkdtempSync(join(tmpdir(), 'foyer-project-'));

  constructor() {
    for (const part of PARTS) {
      cpSync(join(ROOT, part), join(this.folder, part), { recursive: true });
    }
    const modules = join(this.folder, 'node_modules');
    symlinkSync(join(ROOT, 'node_modules'), modules, 'junction');
  }

  path(...parts: string[]): string {
    return join(this.folder, ...parts);
  }

  /** Makes a repository of the folder, with everything in one commit. */
  commit(): void {
    const who = ['-c', 'user.name=Test', '-c', 'user.email=test@example.org'];
    this.#git('init', '--quiet');
    this.#git('add', '--all');
    this.#git(...who, '-c', 'commit.gpgsign=false', 'commit', '--quiet', '-m', 'As it is');
  }

  #git(...args: string[]): void {
    const { status, stderr } = spawnSync('git', args, { cwd: this.folder, encoding: 'utf8' });
    if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`);
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
