// What the operator can observe: enough to find an error, and nothing about people.
import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Env } from '../../worker/env.ts';
import { ApiError } from '../../worker/errors.ts';
import { BLOB_NAMES, DOUBLE_NAMES } from '../../worker/metrics.ts';
import { scrubMessage, scrubStack } from '../../worker/scrub.ts';
import { countCommand, countTable, reportError, roomDigest } from '../../worker/telemetry.ts';
import { newKey } from './guest.ts';
import { openTable } from './party.ts';
import { callWith, captureLog, runInObject, unopenedRoom } from './site.ts';

const VERSION = { id: 'the-version', tag: '', timestamp: '' };

/** An environment that collects data points. */
function watched() {
  const writeDataPoint = vi.fn();
  return { env: { ...env, VERSION, METRICS: { writeDataPoint } } as Env, writeDataPoint };
}

/** The columns of a data point by their names. */
function namesOf({ blobs, doubles }: { blobs: string[]; doubles: number[] }) {
  expect([blobs.length, doubles.length]).toEqual([BLOB_NAMES.length, DOUBLE_NAMES.length]);
  return Object.fromEntries([
    ...BLOB_NAMES.map((name, at) => [name, blobs[at]]),
    ...DOUBLE_NAMES.map((name, at) => [name, doubles[at]]),
  ]);
}

let logged: () => string[];
const lines = () => logged().map((line) => JSON.parse(line));

beforeEach(() => {
  logged = captureLog('error');
});

test('a command is one data point', () => {
  const { env, writeDataPoint } = watched();
  countCommand(env, { game: 'raja', kind: 'move', result: 'done', ms: 4, rows: 2 });
  expect(writeDataPoint).toHaveBeenCalledTimes(1);
  const [point] = writeDataPoint.mock.calls[0] ?? [];
  expect(point.indexes).toEqual(['command']);
  expect(namesOf(point)).toEqual({
    ...{ event: 'command', version: 'the-version', game: 'raja', kind: 'move', result: 'done' },
    ...{ build: '', page: '', ms: 4, rows: 2 },
  });
});

test.each(['opened', 'started', 'finished', 'expired'] as const)(
  'a table that is %s is one data point',
  (milestone) => {
    const { env, writeDataPoint } = watched();
    countTable(env, 'raja', milestone);
    const [point] = writeDataPoint.mock.calls[0] ?? [];
    expect(namesOf(point)).toMatchObject({ event: 'table', game: 'raja', kind: milestone });
  },
);

test('an error is one data point, and one line of JSON that says where it happened', async () => {
  const { env, writeDataPoint } = watched();
  const room = await unopenedRoom();
  const error = new RangeError('too far');
  reportError(env, { error, room, game: 'raja', command: 'move' });
  expect(lines()).toEqual([
    {
      ...{ level: 'error', event: 'error', version: 'the-version', room: roomDigest(room) },
      ...{ game: 'raja', command: 'move', name: 'RangeError', message: 'too far' },
      stack: expect.stringMatching(/^ +at .*telemetry\.spec\.ts/),
    },
  ]);
  const [point] = writeDataPoint.mock.calls[0] ?? [];
  expect(namesOf(point)).toMatchObject({
    ...{ event: 'error', version: 'the-version', game: 'raja', kind: 'move', result: 'RangeError' },
  });
  reportError(env, { error: new ApiError('tooBig', 413) });
  expect(lines()[1]).toMatchObject({ code: 'tooBig' });
  expect(namesOf(writeDataPoint.mock.calls[1]?.[0])).toMatchObject({ result: 'tooBig' });
});

test('a room is identified by its digest, always the same and different from other rooms’', async () => {
  const [one, other] = [await unopenedRoom(), await unopenedRoom()];
  expect(roomDigest(one)).toBe(roomDigest(one));
  expect(roomDigest(one)).not.toBe(roomDigest(other));
  expect(roomDigest(one)).toMatch(/^[\w-]{12}$/);
  // docs/operations.md tells how to compute it.
  expect(roomDigest('AbCdEfGhIjKlMnOpQrStUv')).toBe('i_tKf2wctAc7');
});

test('an unusual error or a missing binding does not make reporting fail', () => {
  const { env } = watched();
  const broken = { writeDataPoint: () => fail() };
  const fail = () => {
    throw new Error('no');
  };
  const never = {
    get message(): string {
      return fail();
    },
  };
  const odd = [null, undefined, 'text', 7, {}, Symbol('x'), Object.create(null), never];
  for (const METRICS of [broken, undefined]) {
    const { VERSION: _version, METRICS: _metrics, ...bare } = env;
    const here = { ...bare, ...(METRICS && { METRICS }) };
    for (const error of [...odd, new Error('x')]) reportError(here, { error });
    countTable(here, 'raja', 'opened');
    countCommand(here, { game: 'raja', kind: 'move', result: 'done', ms: 0, rows: 0 });
  }
  vi.spyOn(console, 'error').mockImplementation(fail);
  expect(() => reportError(env, { error: new Error('x') })).not.toThrow();
});

test('an error in a route is reported under its pattern, and the answer says nothing about it', async () => {
  const { env, writeDataPoint } = watched();
  const { room } = await openTable();
  vi.spyOn(crypto.subtle, 'importKey').mockRejectedValueOnce(new Error(`no ${room} here`));
  const answer = await callWith(env, `/api/rooms/${room}`);
  expect(answer.status).toBe(500);
  expect(await answer.text()).not.toContain('here');
  expect(lines()).toMatchObject([{ command: '/api/rooms/:room', message: 'no … here' }]);
  expect(JSON.stringify(lines())).not.toContain(room);
  expect(JSON.stringify(writeDataPoint.mock.calls)).not.toContain(room);
});

test('a refusal is not reported as an error', async () => {
  const { env, writeDataPoint } = watched();
  expect((await callWith(env, '/api/rooms/nothing')).status).toBe(404);
  expect((await callWith(env, '/api/rooms', { method: 'POST', body: '{' })).status).toBe(400);
  expect(lines()).toEqual([]);
  expect(writeDataPoint).not.toHaveBeenCalled();
});

test('the bindings for metrics and version are configured', async () => {
  const { room } = await openTable();
  const here = await runInObject(room, (_state, object) => Object.keys(Reflect.get(object, 'env')));
  expect(here).toEqual(expect.arrayContaining(['METRICS', 'VERSION']));
});

describe('the message of an error', () => {
  const key = newKey();
  const room = 'AbCdEfGhIjKlMnOpQrStUv';
  test.each([
    ['an id of a room', `no table ${room} at all`, 'no table … at all'],
    ['a key', `bad key ${key}`, 'bad key …'],
    ['a digest', `no ${'d'.repeat(43)}.`, 'no ….'],
    ['a link that hands over a seat', `at https://foyer.example/t/${room}#${key}:`, 'at /t/…:'],
    ['a query', 'at /solo/raja?seed=17 it', 'at /solo/… it'],
    ['a query elsewhere', 'GET /about?name=Ada', 'GET /about'],
    ['the name of a table', 'at /embed/named/raja/club/', 'at /embed/…'],
    ['a site', 'from https://user:word@blog.example:8443/2026/x', 'from /2026/x'],
    ['an address', 'no answer from 192.0.2.77.', 'no answer from ….'],
    [
      'what is quoted',
      'Unexpected token, "{"name":"Ada"}" is no JSON',
      'Unexpected token, "…" is no JSON',
    ],
    ['the rest of a cut quotation', 'no "Ada Lovel', 'no "…"'],
    ['what is said in other quotes', 'no “Ada” here', 'no "…" here'],
  ] as const)('loses %s', (_what, given, kept) => {
    expect(scrubMessage(given)).toBe(kept);
  });

  test('keeps everything else', () => {
    for (const message of [
      "Cannot read properties of undefined (reading 'cards')",
      'x.pile is not a function',
      'Cannot read private member #room from an object',
      'no snapshot at or before 12',
    ]) {
      expect(scrubMessage(message)).toBe(message);
    }
  });

  test('loses its end if it is too long', () => {
    expect(scrubMessage('so '.repeat(500)).length).toBe(300);
  });
});

describe('a stack is reduced to positions', () => {
  test('as Chromium and workers write them', () => {
    const stack = [
      'Error: Ada said',
      '    at https://foyer.example/t/AbCdEfGhIjKlMnOpQrStUv:1:1 to me',
      '    at Room.move (https://foyer.example/assets/index-Bx3_k.js:1:2345)',
      '    at async index.js:10:2',
    ].join('\n');
    expect(scrubStack(stack)).toBe(
      '    at Room.move (/assets/index-Bx3_k.js:1:2345)\n    at async index.js:10:2',
    );
  });

  test('as Firefox and Safari write them', () => {
    const stack = `a/<@https://foyer.example/assets/raja-1.js:3:14\nAda@home\n@https://foyer.example/t/AbCdEfGhIjKlMnOpQrStUv#x:1:1`;
    expect(scrubStack(stack)).toBe('a/<@/assets/raja-1.js:3:14\n@/t/…:1:1');
  });
});
