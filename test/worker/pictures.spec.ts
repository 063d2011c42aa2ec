// The picture of a final board: who may give one, what is taken for one, and what shows it.

import { evictDurableObject, runDurableObjectAlarm } from 'cloudflare:test';
import { Buffer } from 'node:buffer';
import { expect, test } from 'vitest';
import { Random, seedFrom } from '../../shared/engine/index.ts';
import { readReplay } from '../../shared/protocol/index.ts';
import { KEPT_FOR_MS, KeptGames } from '../../worker/kept-games.ts';
import { MAX_PICTURE_BYTES } from '../../worker/kept-pictures.ts';
import { Guest, newKey } from './guest.ts';
import { pageAt } from './page.ts';
import {
  advanceClock,
  expectAccepted,
  fixSeeds,
  type Party,
  playToEnd,
  startGame,
  stopClock,
} from './party.ts';
import { chunk, header, makePng, pixels, SIGNATURE } from './png.ts';
import {
  call,
  codeOf,
  objectOf,
  ownTablesOf,
  runInObject,
  SITE,
  storedOf,
  unopenedRoom,
} from './site.ts';

const DAY = 86_400_000;
const PICTURE = makePng();

async function finishGame(): Promise<Party> {
  stopClock();
  fixSeeds(1);
  const party = await startGame(2);
  await playToEnd(party, Random.from(seedFrom(1)));
  return party;
}

const pathOf = (room: string, number: number | string = 1) =>
  `/api/rooms/${room}/replay/${number}/picture`;

const give = (path: string, key: string | null, body: Uint8Array = PICTURE) =>
  call(path, {
    method: 'PUT',
    body: Buffer.from(body),
    headers: key === null ? {} : { Authorization: `Bearer ${key}` },
  });

async function expectRefused(answer: Response, status: number, code: string): Promise<void> {
  expect({ status: answer.status, code: await codeOf(answer) }).toEqual({ status, code });
}

const keyOf = ({ guests }: Party, seat: number): string => guests[seat]?.key as string;

test('a player gives the picture of a game once, and everybody gets it', async () => {
  const party = await finishGame();
  const { room } = party;
  await expectRefused(await call(pathOf(room)), 404, 'noPicture');
  expect((await give(pathOf(room), keyOf(party, 1))).status).toBe(204);
  const answer = await call(pathOf(room));
  expect(answer.status).toBe(200);
  expect(Buffer.from(await answer.arrayBuffer()).equals(PICTURE)).toBe(true);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/png',
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
  for (const seat of [0, 1]) {
    const other = makePng(1200, 630, 255);
    await expectRefused(await give(pathOf(room), keyOf(party, seat), other), 409, 'hasPicture');
  }
  const same = await call(pathOf(room));
  expect(Buffer.from(await same.arrayBuffer()).equals(PICTURE)).toBe(true);
});

test('the page of the replay and its oEmbed description show the picture, and the cover before', async () => {
  const party = await finishGame();
  const { room } = party;
  const shown = async (path: string) => {
    const page = await pageAt(path);
    const described = await call(page.oembed[0]?.href ?? '');
    const { thumbnail_url } = await described.json<{ thumbnail_url: string }>();
    expect(thumbnail_url).toBe(page.metas['og:image']);
    return thumbnail_url;
  };
  const pages = [`/t/${room}/replay`, `/t/${room}/replay/1`];
  for (const path of pages) expect(await shown(path)).toBe(`${SITE}/covers/room-share.png`);
  await give(pathOf(room), keyOf(party, 0));
  for (const path of pages) expect(await shown(path)).toBe(SITE + pathOf(room));
});

test('only who played the game may give its picture, and only while it is over at the table', async () => {
  const party = await finishGame();
  const { room, host } = party;
  await expectRefused(await give(pathOf(room), newKey()), 403, 'notSeated');
  const { table } = await storedOf(room);
  // What is stored of a key opens nothing.
  await expectRefused(await give(pathOf(room), table.chairs[0]?.key ?? ''), 403, 'notSeated');
  for (const key of [null, '', 'short', 'a b', '*'.repeat(22)]) {
    await expectRefused(await give(pathOf(room), key), 400, 'badKey');
  }
  await expectAccepted(host.ask({ type: 'lobby' }));
  await expectRefused(await give(pathOf(room), host.key), 403, 'notSeated');
  await expectAccepted(host.ask({ type: 'start' }));
  await expectRefused(await give(pathOf(room), host.key), 403, 'notSeated');
  await playToEnd(party, Random.from(seedFrom(2)));
  await expectRefused(await give(pathOf(room), host.key), 403, 'notSeated');
  expect((await give(pathOf(room, 2), host.key)).status).toBe(204);
  await expectRefused(await call(pathOf(room)), 404, 'noPicture');
});

test('before the end there is no game to give a picture of', async () => {
  stopClock();
  const { room, host } = await startGame(2);
  for (const number of [1, 2, '0', 'x', '-1']) {
    await expectRefused(await give(pathOf(room, number), host.key), 404, 'unknownReplay');
  }
  expect(await ownTablesOf(room)).not.toContain('pictures');
  const unknown = await unopenedRoom();
  await expectRefused(await give(pathOf(unknown), host.key), 404, 'unknownReplay');
  await expectRefused(await give(pathOf('x'.repeat(22)), host.key), 404, 'unknownRoom');
});

const whole = [header(1200, 630), pixels(1200, 630), chunk('IEND')];
const png = (...chunks: Uint8Array[]) => Buffer.concat([SIGNATURE, ...chunks]);
const turned = Buffer.from(PICTURE);
turned[100] = 255 - (turned[100] as number);

const BROKEN: [name: string, body: Uint8Array][] = [
  ['nothing', Buffer.alloc(0)],
  ['a text', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
  ['a JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16])],
  ['a signature alone', SIGNATURE],
  ['a picture that is cut off', PICTURE.subarray(0, -1)],
  ['a picture with a page behind it', Buffer.concat([PICTURE, Buffer.from('<script>')])],
  ['a changed byte', turned],
  [
    'a text within',
    png(whole[0] as Buffer, chunk('tEXt', Buffer.from('a\0<script>')), ...whole.slice(1)),
  ],
  ['no pixels', png(header(1200, 630), chunk('IEND'))],
  ['two headers', png(header(1200, 630), ...whole)],
  ['no header first', png(pixels(1200, 630), header(1200, 630), chunk('IEND'))],
  ['a short header', png(chunk('IHDR', Buffer.alloc(12)), ...whole.slice(1))],
  ['too many pixels', makePng(1201, 630)],
  ['an icon', makePng(16, 16)],
  [
    'a chunk longer than the file',
    png(header(1200, 630), Buffer.from([255, 255, 255, 255, 73, 68, 65, 84, 0, 0, 0, 0])),
  ],
];

test('what is no picture of a board is refused', async () => {
  const party = await finishGame();
  for (const [name, body] of BROKEN) {
    const answer = await give(pathOf(party.room), keyOf(party, 0), body);
    const refused = { name, status: answer.status, code: await codeOf(answer) };
    expect(refused).toEqual({ name, status: 400, code: 'badPicture' });
  }
  expect(await ownTablesOf(party.room)).not.toContain('pictures');
});

test('a picture that is too large is refused', async () => {
  const party = await finishGame();
  const noise = Buffer.from(crypto.getRandomValues(new Uint8Array(60_000)));
  const parts = Array.from({ length: 4 }, () => chunk('IDAT', noise));
  const large = png(header(1200, 630), ...parts, chunk('IEND'));
  expect(large.length).toBeGreaterThan(MAX_PICTURE_BYTES);
  await expectRefused(await give(pathOf(party.room), keyOf(party, 0), large), 413, 'tooBig');
});

test('a picture is kept as long as its game, and goes with it', async () => {
  const party = await finishGame();
  const { room } = party;
  await give(pathOf(room), keyOf(party, 0));
  const { at } = await storedOf(room);
  advanceClock(at + 7 * DAY - Date.now());
  await runDurableObjectAlarm(objectOf(room));
  await evictDurableObject(objectOf(room));
  expect((await ownTablesOf(room)).sort()).toEqual(['kept', 'pictures']);
  expect((await call(pathOf(room))).status).toBe(200);
  await expectRefused(await give(pathOf(room), keyOf(party, 0)), 403, 'notSeated');
  const replay = readReplay(await (await call(`/api/rooms/${room}/replay/1`)).json());
  if (!replay) throw new Error('no replay');
  // A later game of the same object drops what is older than a year.
  const left = await runInObject(room, ({ storage }) => {
    const games = new KeptGames(storage);
    const before = games.pictures.sizeInBytes();
    games.keep({ ...replay, endedAt: replay.endedAt + KEPT_FOR_MS });
    return { before, has: games.pictures.has(1), after: games.pictures.sizeInBytes() };
  });
  expect(left).toEqual({ before: PICTURE.length, has: false, after: 0 });
});

test('the operator exports a table with its pictures', async () => {
  const party = await finishGame();
  await give(pathOf(party.room), keyOf(party, 0));
  const exported = await objectOf(party.room).export();
  const { stored } = JSON.parse(exported ?? '');
  expect(stored.pictures).toEqual([{ number: 1, body: PICTURE.toString('base64') }]);
});

test('a picture changes nothing for those at the table', async () => {
  const party = await finishGame();
  const before = await storedOf(party.room);
  await give(pathOf(party.room), keyOf(party, 0));
  expect(await storedOf(party.room)).toEqual(before);
  const late = await Guest.enter(party.room);
  expect(late.seq).toBe(before.seq);
});
