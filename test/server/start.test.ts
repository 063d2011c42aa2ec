// `npm start`, by its very script: it builds, serves, keeps its tables, and leaves nothing behind.
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { endTree, ROOT, startFile } from '../../scripts/program.ts';
import { newKey, openTable } from '../kit/client.ts';
import { freePort, isListening, until } from '../kit/server/wait.ts';

/** A space in the name, as on many a Windows or Mac. */
const folder = mkdtempSync(join(tmpdir(), 'foyer start-'));
const data = join(folder, 'tables');
let running: ChildProcess | undefined;

afterAll(async () => {
  if (running) await stop(running);
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

/** As the keys do it; on Windows no process can press them for another. */
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
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (text) => {
      said += text;
    });
  const isOpen = () => {
    if (child.exitCode !== null) throw new Error(`it ended:\n${said}`);
    return said.includes('Foyer is open at');
  };
  await until(isOpen, () => `the server:\n${said}`);
  return { child, url: `http://127.0.0.1:${port}` };
}

/** The processes that have the folder of the tables in their command; where the system lets one look. */
const left = (): string[] =>
  process.platform !== 'linux'
    ? []
    : readdirSync('/proc').filter((pid) => {
        try {
          return /^\d+$/.test(pid) && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(data);
        } catch {
          return false;
        }
      });

test('Ctrl+C ends it with all its children, and the tables are there again', async () => {
  const port = await freePort();
  const first = await begin(port);
  const page = await fetch(first.url);
  expect(await page.text()).toMatch(/src="\/assets\/index-[^"]+\.js"/);
  // What the runtime has for developers is closed: it would show every hand.
  const explorer = '/cdn-cgi/local/explorer/api/workers/durable_objects/namespaces';
  expect(await (await fetch(first.url + explorer)).text()).not.toContain('RoomObject');
  const room = await openTable(first.url, { game: 'room-share', key: newKey(), seats: 2 });
  if (process.platform === 'linux') expect(left().length).toBeGreaterThan(1);

  await stop(first.child);
  if (process.platform !== 'win32') expect(first.child.exitCode).toBe(0);
  expect(await isListening(port)).toBe(false);
  expect(left()).toEqual([]);

  const second = await begin(port, '--no-build');
  expect((await fetch(`${second.url}/api/rooms/${room}`)).status).toBe(200);
  await stop(second.child, 'SIGTERM');
  expect(left()).toEqual([]);
}, 120_000);
