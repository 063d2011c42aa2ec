// Programs are started by their JavaScript and ended with all that they have started, on every system.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { endTree, isTreeAlive, programOf, startFile } from '../../scripts/program.ts';
import { freePort, isListening, until } from '../kit/server/wait.ts';

test.each(['biome', 'tsc', 'vite', 'vitest', 'wrangler'])('%s is a script for Node', (name) => {
  const file = programOf(name);
  expect(existsSync(file)).toBe(true);
  expect(readFileSync(file, 'utf8')).toMatch(/^#!\/usr\/bin\/env node\n|^import |^\(/);
});

test('a program that is not there is named', () => {
  expect(() => programOf('nothing')).toThrow(/nothing/);
});

/** What a system is told to do. */
function told(platform: NodeJS.Platform) {
  const calls: unknown[][] = [];
  const note = (...call: unknown[]) => void calls.push(call);
  return { calls, system: { platform, kill: note, run: note } };
}

describe('a tree is ended', () => {
  test.each(['linux', 'darwin'] as const)('on %s as a group', (platform) => {
    const { calls, system } = told(platform);
    endTree({ pid: 123 }, 'SIGTERM', system);
    expect(calls).toEqual([[-123, 'SIGTERM']]);
  });

  test('on Windows by who started whom', () => {
    const { calls, system } = told('win32');
    endTree({ pid: 123 }, 'SIGTERM', system);
    expect(calls).toEqual([['taskkill', ['/pid', '123', '/T', '/F']]]);
  });

  test.each(['linux', 'win32'] as const)('on %s not at all where nothing began', (platform) => {
    const { calls, system } = told(platform);
    endTree({ pid: undefined }, 'SIGTERM', system);
    expect(calls).toEqual([]);
  });

  test('that has ended by itself without a complaint', () => {
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

  test('what a child has started is gone with it', async () => {
    const port = await freePort();
    const parent = begin(port);
    await until(() => isListening(port), 'the grandchild');
    expect(isTreeAlive(parent)).toBe(true);
    endTree(parent);
    await until(async () => !(await isListening(port)), 'the grandchild to end');
    await until(() => !isTreeAlive(parent), 'the tree to end');
  });

  // There the parent would have to live for its tree to be known.
  test.runIf(process.platform !== 'win32')('also when the child has ended before', async () => {
    const port = await freePort();
    const parent = begin(port);
    await until(() => isListening(port), 'the grandchild');
    parent.kill('SIGKILL');
    await until(() => parent.signalCode !== null, 'the end of the child');
    expect(await isListening(port)).toBe(true);
    endTree(parent);
    await until(async () => !(await isListening(port)), 'the grandchild to end');
  });
});
