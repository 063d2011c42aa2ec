// Reports of errors in browsers arrive without anything that could identify a person.
import { env } from 'cloudflare:workers';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Env } from '../../worker/env.ts';
import { BLOB_NAMES } from '../../worker/metrics.ts';
import { newKey } from './guest.ts';
import { callWith, captureLog, codeOf, SITE, unopenedRoom } from './site.ts';

const GOOD = { build: '1a2b3c4', kind: 'error', message: 'x is not a function' };

const writeDataPoint = vi.fn();
const VERSION = { id: 'the-version', tag: '', timestamp: '' };
const here = { VERSION, METRICS: { writeDataPoint } } as Partial<Env>;

const send = (report: unknown, headers: Record<string, string> = {}) =>
  callWith(here, '/api/report', {
    method: 'POST',
    body: typeof report === 'string' ? report : JSON.stringify(report),
    headers: { Origin: SITE, ...headers },
  });

let logged: () => string[];
const lines = () => logged().map((line) => JSON.parse(line));

beforeEach(() => {
  writeDataPoint.mockReset();
  logged = captureLog('error');
});

test('a report is one line and one data point', async () => {
  const stack =
    'TypeError: x is not a function\n    at f (https://foyer.test/assets/raja-1.js:1:2)';
  const answer = await send({ ...GOOD, stack, game: 'raja', page: 't' });
  expect(answer.status).toBe(204);
  expect(await answer.text()).toBe('');
  expect(lines()).toEqual([
    {
      ...{ level: 'error', event: 'browser', version: 'the-version', ...GOOD },
      ...{ stack: '    at f (/assets/raja-1.js:1:2)', game: 'raja', page: 't' },
    },
  ]);
  expect(writeDataPoint).toHaveBeenCalledTimes(1);
  const [{ indexes, blobs }] = writeDataPoint.mock.calls[0] as [{ indexes: []; blobs: [] }];
  expect(indexes).toEqual(['browser']);
  expect(Object.fromEntries(BLOB_NAMES.map((name, at) => [name, blobs[at]]))).toEqual({
    ...{ event: 'browser', version: 'the-version', game: 'raja', kind: 'error', result: '' },
    ...{ build: '1a2b3c4', page: 't' },
  });
});

test.each(['error', 'rejection', 'drawing', 'chunk'])('the kind %s is accepted', async (kind) => {
  expect((await send({ ...GOOD, kind })).status).toBe(204);
});

test('no key, room id or address in a report is kept', async () => {
  const [key, room, address] = [newKey(), await unopenedRoom(), '192.0.2.99'];
  const link = `https://foyer.test/t/${room}#${key}`;
  const message = `failed at ${link} for "Ada Lovelace" at ${address}, ${key}?key=${key}`;
  const stack = `Error: ${message}\n    at ${link}:1:2\n    at g (${link}?a=${key}:3:4)\n${key}`;
  expect((await send({ ...GOOD, message, stack }, { 'CF-Connecting-IP': address })).status).toBe(
    204,
  );
  const kept = JSON.stringify([logged(), writeDataPoint.mock.calls]);
  for (const secret of [key, room, address, 'Ada', 'Lovelace', 'foyer.test']) {
    expect(kept).not.toContain(secret);
  }
  expect(lines()[0].message).toMatch(/^failed at \/t\/…/);
});

const BAD: Record<string, unknown> = {
  'no JSON': '{',
  nothing: '',
  'a list': [GOOD],
  null: null,
  'no build': { kind: 'error', message: 'x' },
  'no kind': { build: 'x', message: 'x' },
  'no message': { build: 'x', kind: 'error' },
  'another kind': { ...GOOD, kind: 'warning' },
  'a kind that objects have': { ...GOOD, kind: 'constructor' },
  'more than is known': { ...GOOD, name: 'Ada' },
  'what objects have': { ...GOOD, toString: 'x' },
  'a number': { ...GOOD, message: 7 },
  'a stack that is none': { ...GOOD, stack: null },
  'a long build': { ...GOOD, build: 'b'.repeat(21) },
  'a key for a build': { ...GOOD, build: newKey() },
  'an empty build': { ...GOOD, build: '' },
  'a room for a game': { ...GOOD, game: 'AbCdEfGhIjKlMnOpQrStUv' },
  'a page with more than its first part': { ...GOOD, page: 't/AbCdEfGhIjKlMnOpQrStUv' },
  'an odd page': { ...GOOD, page: 'x y' },
};

test.each(Object.keys(BAD))('%s is refused and not kept', async (what) => {
  const answer = await send(BAD[what]);
  expect(answer.status).toBe(400);
  expect(await codeOf(answer)).toBe('badRequest');
  expect(lines()).toEqual([]);
  expect(writeDataPoint).not.toHaveBeenCalled();
});

test('the limit of 4096 is in bytes, not in letters', async () => {
  const fits = (letter: string) => {
    const bytes = new TextEncoder().encode(letter).length;
    const empty = JSON.stringify({ ...GOOD, message: '' }).length;
    return JSON.stringify({ ...GOOD, message: letter.repeat((4096 - empty) / bytes) });
  };
  expect((await send(fits('x'))).status).toBe(204);
  expect((await send(fits('字'))).status).toBe(204);
  for (const letter of ['x', '字']) {
    const answer = await send(`${fits(letter)}   `);
    expect(answer.status).toBe(413);
    expect(await codeOf(answer)).toBe('tooBig');
  }
});

test.each(['https://elsewhere.test', 'http://foyer.test', 'https://foyer.test.elsewhere.test'])(
  'a report from a page of %s is refused',
  async (Origin) => {
    const answer = await send(GOOD, { Origin });
    expect(answer.status).toBe(403);
    expect(await codeOf(answer)).toBe('badOrigin');
    expect(lines()).toEqual([]);
  },
);

test('a program without an origin is refused, and a page in a sandboxed frame is not', async () => {
  const body = JSON.stringify(GOOD);
  expect((await callWith(here, '/api/report', { method: 'POST', body })).status).toBe(403);
  const answer = await send(GOOD, { Origin: 'null' });
  expect(answer.status).toBe(204);
  expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('null');
});

test('one address may report twenty times a minute, and its limit on opening tables is separate', async () => {
  const { REPORTS, OPENING } = env;
  const limits = { REPORTS: vi.spyOn(REPORTS, 'limit'), OPENING: vi.spyOn(OPENING, 'limit') };
  limits.REPORTS.mockResolvedValue({ success: false });
  const answer = await callWith({ ...here, REPORTS, OPENING }, '/api/report', {
    method: 'POST',
    body: JSON.stringify(GOOD),
    headers: { Origin: SITE, 'CF-Connecting-IP': '192.0.2.5' },
  });
  expect(answer.status).toBe(429);
  expect(limits.REPORTS).toHaveBeenCalledWith({ key: '192.0.2.5' });
  expect(limits.OPENING).not.toHaveBeenCalled();
  expect(lines()).toEqual([]);
});

test('nobody can read reports over HTTP', async () => {
  expect((await callWith(here, '/api/report', { headers: { Origin: SITE } })).status).toBe(404);
});
