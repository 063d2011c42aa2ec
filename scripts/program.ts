// Programs of the packages that are installed here, started and ended alike on every system.
import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '..');

/** Programs that go by another name than their package. */
const PACKAGES: Record<string, string> = { biome: '@biomejs/biome', tsc: 'typescript' };

/** The JavaScript file behind a command: what stands in node_modules/.bin is a script of the shell on Windows. */
export function programOf(name: string, root = ROOT): string {
  const folder = join(root, 'node_modules', PACKAGES[name] ?? name);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    bin: string | Record<string, string>;
  };
  const file = typeof bin === 'string' ? bin : bin[name];
  if (!file) throw new Error(`the package in ${folder} has no program ${name}`);
  return join(folder, file);
}

/** Runs a program to its end; whether it went well. */
export function run(name: string, args: string[], env: NodeJS.ProcessEnv = process.env): boolean {
  const given = [programOf(name), ...args];
  return spawnSync(process.execPath, given, { cwd: ROOT, stdio: 'inherit', env }).status === 0;
}

/** Starts a program with a tree of processes of its own, to be ended by `endTree`. */
export function start(name: string, args: string[], options: SpawnOptions = {}): ChildProcess {
  return startFile(programOf(name), args, options);
}

/** The same for a script by its path. */
export function startFile(
  file: string,
  args: string[],
  options: SpawnOptions = {},
  platform = process.platform,
): ChildProcess {
  // On Windows a detached process would open a window; there its tree is found by who started whom.
  const detached = platform !== 'win32';
  return spawn(process.execPath, [file, ...args], { cwd: ROOT, ...options, detached });
}

/** How this system is told to end processes; the tests put another one in its place. */
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
 * Ends a process from `start` and all that it has started, also when it has ended itself by now: without their
 * parent the others serve on. Windows knows no signal that could be waited for: there the tree is gone at once.
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
    // All of it has ended by itself.
  }
}

/** Whether any process of the tree is there. Windows forgets a tree with its first process. */
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
