// Starts and ends the programs of installed packages, in the same way on every operating system.
import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '..');

/** Programs whose package has a different name. */
const PACKAGES: Record<string, string> = { biome: '@biomejs/biome', tsc: 'typescript' };

/** Returns the JavaScript file of a program. The file in node_modules/.bin would be a shell script on Windows. */
export function programOf(name: string, root = ROOT): string {
  const folder = join(root, 'node_modules', PACKAGES[name] ?? name);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    bin: string | Record<string, string>;
  };
  const file = typeof bin === 'string' ? bin : bin[name];
  if (!file) throw new Error(`the package in ${folder} has no program ${name}`);
  return join(folder, file);
}

/** Runs a program to its end, and returns whether it succeeded. */
export function run(name: string, args: string[], env: NodeJS.ProcessEnv = process.env): boolean {
  const given = [programOf(name), ...args];
  return spawnSync(process.execPath, given, { cwd: ROOT, stdio: 'inherit', env }).status === 0;
}

/** Starts a program as the root of a process tree, which `endTree` can end. */
export function start(name: string, args: string[], options: SpawnOptions = {}): ChildProcess {
  return startFile(programOf(name), args, options);
}

/** Starts a script by its path, and otherwise does the same as `start`. */
export function startFile(
  file: string,
  args: string[],
  options: SpawnOptions = {},
  platform = process.platform,
): ChildProcess {
  // On Windows a detached process would open a window. There `taskkill` finds the tree by parent ids instead.
  const detached = platform !== 'win32';
  return spawn(process.execPath, [file, ...args], { cwd: ROOT, ...options, detached });
}

/** How to end processes on this system. Tests replace it. */
export interface System {
  platform: NodeJS.Platform;
  kill(pid: number, signal: NodeJS.Signals | 0): unknown;
  run(command: string, args: string[]): unknown;
}

const HERE: System = {
  platform: process.platform,
  kill: (pid, signal) => process.kill(pid, signal),
  run: (command, args) => spawnSync(command, args, { stdio: 'ignore', windowsHide: true }),
};

/**
 * Ends a process that `start` has started, and all its children. It also works if the process itself has already
 * ended, because its children would keep running. Windows cannot ask a process to end gently, so there the tree is
 * killed.
 */
export function endTree(
  { pid }: { pid?: number | undefined },
  signal: NodeJS.Signals = 'SIGKILL',
  { platform, kill, run } = HERE,
): void {
  if (pid === undefined) return;
  if (platform === 'win32') {
    run('taskkill', ['/pid', `${pid}`, '/T', '/F']);
    return;
  }
  try {
    kill(-pid, signal);
  } catch {
    // The whole tree has already ended.
  }
}

/** Tells whether any process of the tree is alive. On Windows a tree is only known while its first process lives. */
export function isTreeAlive(child: ChildProcess, { platform, kill } = HERE): boolean {
  if (child.pid === undefined) return false;
  if (platform === 'win32') return child.exitCode === null && child.signalCode === null;
  try {
    kill(-child.pid, 0);
    return true;
  } catch {
    return false;
  }
}
