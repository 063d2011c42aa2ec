// The development server shows each change at once, on one port, and leaves no process behind.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endTree, isTreeAlive } from '../../scripts/program.ts';
import { Client, newKey, openTable } from '../kit/client.ts';
import { freePort, isListening, until } from '../kit/server/wait.ts';
import { Project } from './project.ts';

let project: Project;
const started: ChildProcess[] = [];
let port: number;
let url: string;
let log = '';

async function startDev(at: number, ...args: string[]): Promise<ChildProcess> {
  const given = [project.path('scripts', 'dev.ts'), '--port', `${at}`, ...args];
  const detached = process.platform !== 'win32';
  const dev = spawn(process.execPath, given, { cwd: project.folder, stdio: 'pipe', detached });
  started.push(dev);
  let printed = '';
  for (const stream of [dev.stdout, dev.stderr]) {
    stream.on('data', (text) => {
      printed += text;
      log += text;
    });
  }
  await until(
    () => printed.includes('follows what you write'),
    () => `the start:\n${printed}`,
  );
  return dev;
}

beforeAll(async () => {
  project = new Project();
  port = await freePort();
  url = `http://127.0.0.1:${port}`;
  await startDev(port);
}, 120_000);
afterAll(async () => {
  // SIGTERM lets it end the worker, which has a process tree of its own; SIGKILL would leave the worker behind.
  for (const dev of started) {
    if (dev.exitCode === null) dev.kill('SIGTERM');
    await until(() => dev.exitCode !== null || dev.signalCode !== null, 'the end').catch(() =>
      endTree(dev),
    );
  }
  project?.remove();
});

const read = async (path: string, headers: Record<string, string> = {}) =>
  (await fetch(`${url}${path}`, { headers })).text();

function change(file: string, from: string, to: string): void {
  const text = readFileSync(project.path(file), 'utf8');
  expect(text).toContain(from);
  writeFileSync(project.path(file), text.replace(from, to));
}

test.each(['/rules/raja', '/t/nothing', '/embed/named/raja/club?sites=https://blog.example'])(
  'the page at %s is made by the worker, with the sources of the client',
  async (path) => {
    const page = await read(path);
    expect(page).toContain('property="og:title"');
    expect(page).toMatch(/src="\/app\/main\.tsx[?"]/);
    expect(page).toContain('/@vite/client');
  },
);

test('all other pages come from the client, and its modules are served beside pages of the same name', async () => {
  const page = await read('/about', { Accept: 'text/html' });
  expect(page).toContain('/@vite/client');
  expect(page).not.toContain('og:title');
  expect(await read('/embed/host.ts')).toContain('import');
});

test('a table is opened and played through the same port', async () => {
  const room = await openTable(url, { game: 'room-share', seats: 2, key: newKey() });
  const guest = await Client.connect(url, room);
  expect(await guest.ask({ type: 'sit' })).toMatchObject({ type: 'update' });
});

test('a change of the client reaches open pages', async () => {
  await read('/');
  expect(await read('/text/en.ts')).toContain('Unofficial, and made with respect');
  const [, token = ''] = /const wsToken = "([^"]+)"/.exec(await read('/@vite/client')) ?? [];
  const page = new WebSocket(`ws://127.0.0.1:${port}/?token=${token}`, 'vite-hmr');
  const told: { type: string }[] = [];
  page.onmessage = ({ data }) => told.push(JSON.parse(String(data)));
  await until(() => told.some(({ type }) => type === 'connected'), 'the page to be connected');
  change('client/text/en.ts', 'Unofficial, and made with respect', 'Changed just now');
  const news = () => told.some(({ type }) => type === 'update' || type === 'full-reload');
  await until(news, () => `the page to be told: ${JSON.stringify(told)}`);
  expect(await read('/text/en.ts')).toContain('Changed just now');
  page.close();
});

test('a change of the worker takes effect, and tables go on', async () => {
  const room = await openTable(url, { game: 'raja', key: newKey() });
  change('worker/errors.ts', 'There is nothing here.', 'There is something new here.');
  const changed = async () => (await read('/api/nothing')).includes('something new');
  await until(changed, () => `the worker to change:\n${log}`);
  expect((await Client.connect(url, room)).table.game).toBe('raja');
});

// On Windows no other process can send Ctrl+C.
test.runIf(process.platform !== 'win32')('Ctrl+C ends all processes', async () => {
  const other = await freePort();
  const dev = await startDev(other, '--data', project.path('other'));
  const ended = once(dev, 'exit');
  dev.kill('SIGINT');
  expect(await ended).toEqual([0, null]);
  expect(await isListening(other)).toBe(false);
  await until(() => !isTreeAlive(dev), 'every process to end');
});
