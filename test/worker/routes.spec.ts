// The HTTP API: what programs can ask, and what it says of a table to anybody with the link.
import { expect, test } from 'vitest';
import { Random, seedFrom } from '../../shared/engine/index.ts';
import { fixSeeds, openLobby, playToEnd, startGame, stopClock } from './party.ts';
import { call, storedOf, unopenedRoom } from './site.ts';

const codeOf = async (answer: Response) =>
  (await answer.json<{ error: { code: string; message: string } }>()).error;

test('the games are listed with all that a lobby needs', async () => {
  const games = await (await call('/api/games')).json<object[]>();
  expect(games.length).toBeGreaterThan(0);
  for (const game of games) {
    expect(Object.keys(game)).toEqual([
      'id',
      'version',
      'seats',
      'options',
      'presets',
      'conflicts',
    ]);
  }
  expect(games).toContainEqual(expect.objectContaining({ id: 'room-share' }));
});

test.each([
  ['GET', '/api'],
  ['GET', '/api/'],
  ['GET', '/api/nothing'],
  ['POST', '/api/games'],
  ['DELETE', '/api/rooms'],
  ['GET', '/api/rooms/'],
  ['PUT', '/api/rooms/abc/socket'],
  ['GET', '/api/rooms/abc/secrets'],
])('%s %s is not found', async (method, path) => {
  const answer = await call(path, { method });
  expect(answer.status).toBe(404);
  expect(await codeOf(answer)).toEqual({ code: 'notFound', message: expect.any(String) });
});

test('anybody can read the public part of a table, and nothing else', async () => {
  const { room, guests } = await startGame(3);
  await guests[0]?.ask({ type: 'say', text: 'between ourselves' });
  const text = await (await call(`/api/rooms/${room}`)).text();
  const { table } = await storedOf(room);
  const publicTable = JSON.parse(text);
  expect(Object.keys(publicTable).sort()).toEqual(
    ['chairs', 'due', 'game', 'gameVersion', 'host', 'minutes', 'options', 'outcome', 'phase']
      .concat(['round', 'selfStart', 'standing', 'undo', 'grace', 'atOnce', 'hints', 'watch'])
      .sort(),
  );
  for (const chair of publicTable.chairs) {
    expect(Object.keys(chair).sort()).toEqual(
      ['absent', 'colour', 'gone', 'kind', 'level', 'name', 'standIn', 'votes'].sort(),
    );
  }
  expect(publicTable).toMatchObject({ phase: 'playing', game: 'room-share', round: 1 });
  for (const { key } of table.chairs) expect(text).not.toContain(key);
  for (const { key } of guests) expect(text).not.toContain(key);
  expect(text).not.toContain('between ourselves');
  expect(text).not.toMatch(/hands|pile|seed|random|recent/);
});

test('a game has no replay before it is over, and keeps it after the next game has begun', async () => {
  stopClock();
  fixSeeds(1);
  const party = await openLobby(2);
  const replay = () => call(`/api/rooms/${party.room}/replay`);
  const refused = async () => {
    const answer = await replay();
    expect(answer.status).toBe(409);
    expect((await codeOf(answer)).code).toBe('notOver');
  };
  await refused();
  await party.host.ask({ type: 'start' });
  await refused();
  await playToEnd(party, Random.from(seedFrom(5)));
  expect((await replay()).status).toBe(200);
  const first = await (await replay()).text();
  await party.host.ask({ type: 'lobby' });
  expect(await (await replay()).text()).toBe(first);
  await party.host.ask({ type: 'start' });
  expect(await (await replay()).text()).toBe(first);
});

test('a table that was never opened is not found', async () => {
  const room = await unopenedRoom();
  for (const path of [`/api/rooms/${room}`, `/api/rooms/${room}/replay`]) {
    const answer = await call(path);
    expect(answer.status).toBe(404);
    expect((await codeOf(answer)).code).toBe('unknownRoom');
  }
});
