// Runs `npm start` by its script: it builds, serves, keeps its tables and leaves no process behind.
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { endTree, ROOT, startFile } from '../../scripts/program.ts';
import { newKey, openTable } from '../kit/client.ts';
import { freePort, isListening, until } from '../kit/server/wait.ts';

/** The name has a space, as many folders on Windows and macOS do. */
const folder = mkdtempSync(join(tmpdir(), 'foyer start-'));
const data = join(folder, 'tables');
let running: ChildProcess | undefined;

afterAll(async () => {
  if (running) await stop(running);
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

/** Sends the signal of Ctrl+C. On Windows no process can send it to another, so there the tree is ended. */
async function stop(child: ChildProcess, signal: NodeJS.Signals = 'SIGINT'): Promise<void> {
  if (process.platform === 'win32') endTree(child);
  else child.kill(signal);
  await until(() => child.exitCode !== null || child.signalCode !== null, 'its end', 20_000);
}

async function begin(
  port: number,
  ...more: string[]
): Promise<{ child: ChildProcess; url: string }> {
  const args = ['--port', `${port}`, '--data', data, ...more];
  const stdio = ['ignore', 'pipe', 'pipe'] as const;
  const child = startFile(join(ROOT, 'scripts', 'start.ts'), args, { stdio: [...stdio] });
  running = child;
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (text) => {
      output += text;
    });
  const isOpen = () => {
    if (child.exitCode !== null) throw new Error(`it ended:\n${output}`);
    return output.includes('Foyer is open at');
  };
  await until(isOpen, () => `the server:\n${output}`);
  return { child, url: `http://127.0.0.1:${port}` };
}

/** The processes whose command line contains the text, if the system can list them. */
const processesWith = (text: string): string[] =>
  process.platform !== 'linux'
    ? []
    : readdirSync('/proc').filter((pid) => {
        try {
          return /^\d+$/.test(pid) && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(text);
        } catch {
          return false;
        }
      });
/** Those that name the folder of the tables. */
const left = (): string[] => processesWith(data);

test('Ctrl+C ends the server and its children, and the tables are there after a restart', async () => {
  const port = await freePort();
  const first = await begin(port);
  const page = await fetch(first.url);
  expect(await page.text()).toMatch(/src="\/assets\/index-[^"]+\.js"/);
  // The runtime's explorer for developers must be off: it would show every hand.
  const explorer = '/cdn-cgi/local/explorer/api/workers/durable_objects/namespaces';
  expect(await (await fetch(first.url + explorer)).text()).not.toContain('RoomObject');
  const room = await openTable(first.url, { game: 'room-share', key: newKey(), seats: 2 });
  if (process.platform === 'linux') expect(left().length).toBeGreaterThan(1);
  // Everybody on this machine can list command lines, so the secret is in none, and in a file of its owner.
  const secret = join(data, 'room-secret');
  expect(processesWith(readFileSync(secret, 'utf8'))).toEqual([]);
  if (process.platform !== 'win32') expect(statSync(secret).mode & 0o777).toBe(0o600);

  await stop(first.child);
  if (process.platform !== 'win32') expect(first.child.exitCode).toBe(0);
  expect(await isListening(port)).toBe(false);
  expect(left()).toEqual([]);

  const second = await begin(port, '--no-build');
  expect((await fetch(`${second.url}/api/rooms/${room}`)).status).toBe(200);
  await stop(second.child, 'SIGTERM');
  expect(left()).toEqual([]);
}, 120_000);
