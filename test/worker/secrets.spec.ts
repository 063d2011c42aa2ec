// The rotation of secrets. No table closes before its secret is removed from the list.
import { beforeEach, expect, test } from 'vitest';
import type { Env } from '../../worker/env.ts';
import { makeRoomId } from '../../worker/room-id.ts';
import { hasSecrets, readSecrets } from '../../worker/secrets.ts';
import { newKey } from './guest.ts';
import { callWith, captureLog, codeOf, countWakes, SECRET, tablesOf } from './site.ts';

const [FIRST, SECOND, THIRD] = ['first', 'second', 'third'].map((name) => `${name}-of-the-secrets`);
const OLDEST = 'the only one, with blanks, of before';

interface Opened {
  room: string;
  seat: number | null;
}

async function open(secrets: string, wanted: object = {}, single = ''): Promise<Opened> {
  const body = JSON.stringify({ game: 'room-share', key: newKey(), ...wanted });
  const setUp = { ROOM_SECRETS: secrets, ROOM_SECRET: single };
  return (await callWith(setUp, '/api/rooms', { method: 'POST', body })).json<Opened>();
}

const statusOf = async (room: string, ROOM_SECRETS: string, ROOM_SECRET = '') =>
  (await callWith({ ROOM_SECRETS, ROOM_SECRET }, `/api/rooms/${room}`)).status;

test('secrets are separated by commas or blanks, and the single secret of older configurations comes last', () => {
  const read = (ROOM_SECRETS: string, ROOM_SECRET = '') =>
    readSecrets({ ROOM_SECRETS, ROOM_SECRET });
  expect(read(`${FIRST}`)).toEqual([FIRST]);
  expect(read(`${FIRST},${SECOND}`)).toEqual([FIRST, SECOND]);
  expect(read(` ${FIRST} ,\n${SECOND}\t${THIRD}\n`)).toEqual([FIRST, SECOND, THIRD]);
  expect(read(`${FIRST}`, OLDEST)).toEqual([FIRST, OLDEST]);
  expect(read('', OLDEST)).toEqual([OLDEST]);
  expect(readSecrets({ ROOM_SECRET: OLDEST })).toEqual([OLDEST]);
});

test('a site with a single secret keeps its tables when it gets a list', async () => {
  const { room } = await open('', {}, OLDEST);
  expect(await statusOf(room, '', OLDEST)).toBe(200);
  expect(await statusOf(room, `${FIRST}`, OLDEST)).toBe(200);
  expect(await statusOf(room, `${FIRST}`)).toBe(404);
});

test('secrets are replaced twice, and each table is open as long as its secret is listed', async () => {
  const one = (await open(`${FIRST}`)).room;
  const two = (await open(`${SECOND},${FIRST}`)).room;
  const three = (await open(`${THIRD},${SECOND},${FIRST}`)).room;
  const all = async (secrets: string) =>
    Promise.all([one, two, three].map((room) => statusOf(room, secrets)));
  expect(await all(`${THIRD},${SECOND},${FIRST}`)).toEqual([200, 200, 200]);
  // Only the first signs, in whatever order the others come.
  expect(await all(`${SECOND} ${FIRST}`)).toEqual([200, 200, 404]);
  expect(await all(`${THIRD},${SECOND}`)).toEqual([404, 200, 200]);
  expect(await all(`${THIRD}`)).toEqual([404, 404, 200]);
  expect(await all(`${FIRST}`)).toEqual([200, 404, 404]);
});

test('an id that none of the secrets has signed is refused', async () => {
  const room = await makeRoomId('another-of-the-secrets');
  const wakes = await countWakes();
  for (const path of [`/api/rooms/${room}`, `/t/${room}`, `/embed/${room}`]) {
    const setUp = { ROOM_SECRETS: `${FIRST},${SECOND},${THIRD}` };
    expect((await callWith(setUp, path)).status).toBe(404);
  }
  expect(wakes()).toBe(0);
});

test('a named table is found under the secret it was opened with, until that secret is removed', async () => {
  const named = { named: 'lasting' };
  const before = await open(`${FIRST}`, named);
  expect(before.seat).toBe(0);
  for (const secrets of [`${SECOND},${FIRST}`, `${THIRD},${SECOND},${FIRST}`]) {
    expect(await open(secrets, named)).toMatchObject({ room: before.room, seat: null });
    const page = await callWith({ ROOM_SECRETS: secrets }, '/embed/named/room-share/lasting');
    expect(await page.text()).toContain(before.room);
  }
  const after = await open(`${THIRD},${SECOND}`, named);
  expect(after).toMatchObject({ seat: 0 });
  expect(after.room).not.toBe(before.room);
  // If the older secret comes back, the table that was opened under the new secret is still found first.
  expect((await open(`${THIRD},${FIRST}`, named)).room).toBe(after.room);
});

test('a named table that is not open yet is signed with the first secret, and looking for it writes nothing', async () => {
  const path = '/embed/named/raja/nowhere';
  const roomAt = async (secrets: string) => {
    const text = await (await callWith({ ROOM_SECRETS: secrets }, path)).text();
    return text.match(/name="foyer-room" content="([\w-]{22})"/)?.[1] ?? '';
  };
  const room = await roomAt(`${SECOND},${FIRST}`);
  expect(room).toBe(await roomAt(`${SECOND}`));
  for (const one of [room, await roomAt(`${FIRST}`)]) expect(await tablesOf(one)).toEqual([]);
});

test('with a single secret the page of a named table wakes no object', async () => {
  const wakes = await countWakes();
  await callWith({ ROOM_SECRETS: SECRET }, '/embed/named/raja/quiet');
  expect(wakes()).toBe(0);
});

const UNFIT: Record<string, Partial<Env>> = {
  'there is none': { ROOM_SECRETS: '', ROOM_SECRET: '' },
  'there are only commas': { ROOM_SECRETS: ' , ,\n', ROOM_SECRET: '' },
  'it is short': { ROOM_SECRETS: 'fifteen-letters', ROOM_SECRET: '' },
  'one of several is short': { ROOM_SECRETS: `${FIRST},short`, ROOM_SECRET: '' },
  'the single one of before is short': { ROOM_SECRETS: `${FIRST}`, ROOM_SECRET: 'short' },
};

let logged: () => string[];
beforeEach(() => {
  logged = captureLog('error');
});

test.each(Object.keys(UNFIT))('no table opens if %s, and the site says why', async (how) => {
  const setUp = UNFIT[how] ?? {};
  expect(hasSecrets(setUp)).toBe(false);
  const wakes = await countWakes();
  const room = await makeRoomId(SECRET);
  const body = JSON.stringify({ game: 'raja', key: newKey() });
  const named = JSON.stringify({ game: 'raja', key: newKey(), named: 'club' });
  const answers = [
    await callWith(setUp, '/api/rooms', { method: 'POST', body }),
    await callWith(setUp, '/api/rooms', { method: 'POST', body: named }),
    await callWith(setUp, `/api/rooms/${room}`),
    await callWith(setUp, `/api/rooms/${room}/replay`),
    await callWith(setUp, `/api/rooms/${room}/socket`, { headers: { Upgrade: 'websocket' } }),
    await callWith(setUp, `/t/${room}`),
    await callWith(setUp, `/embed/${room}`),
    await callWith(setUp, '/embed/named/raja/club'),
  ];
  for (const answer of answers) {
    expect(answer.status).toBe(503);
    expect(await codeOf(answer)).toBe('notSetUp');
  }
  expect(wakes()).toBe(0);
  expect(logged()).toHaveLength(answers.length);
  const [line = ''] = logged();
  expect(JSON.parse(line)).toMatchObject({ level: 'error', event: 'error', code: 'notSetUp' });
  expect(line).not.toContain(FIRST);
  // Routes that need no table still work.
  expect((await callWith(setUp, '/api/games')).status).toBe(200);
});
