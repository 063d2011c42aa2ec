// Programs are started by their JavaScript file, and ended with all their children, on every system.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { endTree, isTreeAlive, programOf, startFile } from '../../scripts/program.ts';
import { freePort, isListening, until } from '../kit/server/wait.ts';

test.each(['biome', 'tsc', 'vite', 'vitest', 'wrangler'])('%s is a script for Node.js', (name) => {
  const file = programOf(name);
  expect(existsSync(file)).toBe(true);
  expect(readFileSync(file, 'utf8')).toMatch(/^#!\/usr\/bin\/env node\n|^import |^\(/);
});

test('a program that does not exist is named in the error', () => {
  expect(() => programOf('nothing')).toThrow(/nothing/);
});

/** A system that records what it is told to do. */
function told(platform: NodeJS.Platform) {
  const calls: unknown[][] = [];
  const note = (...call: unknown[]) => void calls.push(call);
  return { calls, system: { platform, kill: note, run: note } };
}

describe('endTree', () => {
  test.each(['linux', 'darwin'] as const)('kills the process group on %s', (platform) => {
    const { calls, system } = told(platform);
    endTree({ pid: 123 }, 'SIGTERM', system);
    expect(calls).toEqual([[-123, 'SIGTERM']]);
  });

  test('ends the tree with taskkill on Windows', () => {
    const { calls, system } = told('win32');
    endTree({ pid: 123 }, 'SIGTERM', system);
    expect(calls).toEqual([['taskkill', ['/pid', '123', '/T', '/F']]]);
  });

  test.each(['linux', 'win32'] as const)(
    'does nothing on %s when no process was started',
    (platform) => {
      const { calls, system } = told(platform);
      endTree({ pid: undefined }, 'SIGTERM', system);
      expect(calls).toEqual([]);
    },
  );

  test('does not fail when the tree has ended by itself', () => {
    const { system } = told('linux');
    const gone = () => {
      throw new Error('ESRCH');
    };
    expect(() => endTree({ pid: 123 }, 'SIGTERM', { ...system, kill: gone })).not.toThrow();
  });
});

describe('on this system', () => {
  const family = join(import.meta.dirname, 'family.ts');
  const started: ReturnType<typeof startFile>[] = [];
  const begin = (port: number) => {
    const parent = startFile(family, ['parent', `${port}`], { stdio: 'ignore' });
    started.push(parent);
    return parent;
  };
  afterEach(() => {
    for (const one of started.splice(0)) endTree(one);
  });

  test('endTree ends the children of a process, too', async () => {
    const port = await freePort();
    const parent = begin(port);
    await until(() => isListening(port), 'the grandchild');
    expect(isTreeAlive(parent)).toBe(true);
    endTree(parent);
    await until(async () => !(await isListening(port)), 'the grandchild to end');
    await until(() => !isTreeAlive(parent), 'the tree to end');
  });

  // On Windows the tree is only known as long as its first process lives.
  test.runIf(process.platform !== 'win32')(
    'endTree ends the children of a process that has ended before',
    async () => {
      const port = await freePort();
      const parent = begin(port);
      await until(() => isListening(port), 'the grandchild');
      parent.kill('SIGKILL');
      await until(() => parent.signalCode !== null, 'the end of the child');
      expect(await isListening(port)).toBe(true);
      endTree(parent);
      await until(async () => !(await isListening(port)), 'the grandchild to end');
    },
  );
});
