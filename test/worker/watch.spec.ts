// A link for spectators shows a table and opens nothing else: not a seat, and not the address with which one may sit.
import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { Random, seedFrom } from '../../shared/engine/index.ts';
import { isRoomId, makeRoomId } from '../../worker/room-id.ts';
import { roomOfWatchId, watchIdOf } from '../../worker/watch-id.ts';
import { Guest, newKey } from './guest.ts';
import { pageAt } from './page.ts';
import { fixSeeds, openLobby, playToEnd, startGame, stopClock } from './party.ts';
import { call, callWith, countWakes, objectOf, runInObject, SECRET, unopenedRoom } from './site.ts';

const OTHER_SECRET = 'another-secret-of-these-tests';

const watchId = async (room: string): Promise<string> =>
  (await (await call(`/api/rooms/${room}`)).json<{ watch: string }>()).watch;

test('a watch id leads to its room, and nobody without the secret finds it', async () => {
  const room = await unopenedRoom();
  const id = await watchIdOf(SECRET, room);
  expect(id).toMatch(/^[\w-]{32}$/);
  expect(await watchIdOf(SECRET, room)).toBe(id);
  expect(await roomOfWatchId([SECRET], id)).toBe(room);
  expect(await roomOfWatchId([OTHER_SECRET, SECRET], id)).toBe(room);
  expect(await roomOfWatchId([OTHER_SECRET], id)).toBeNull();
  expect(await isRoomId([SECRET], id)).toBe(false);
  const neighbours = await Promise.all(
    Array.from({ length: 20 }, async () => watchIdOf(SECRET, await makeRoomId(SECRET))),
  );
  expect(new Set(neighbours.map((one) => one.slice(0, 6))).size).toBe(20);
});

test('a watch id with a changed letter wakes no object', async () => {
  const { room } = await openLobby(2);
  const id = await watchId(room);
  const wakes = await countWakes();
  for (let at = 0; at < id.length; at++) {
    const forged = id.slice(0, at) + (id[at] === 'A' ? 'B' : 'A') + id.slice(at + 1);
    for (const path of [`/api/rooms/${forged}`, `/w/${forged}`, `/embed/w/${forged}`]) {
      expect((await call(path)).status).toBe(404);
    }
  }
  expect(wakes()).toBe(0);
});

test('a spectator by watch id sees the game and is told when it changes', async () => {
  const { room, guests, host } = await startGame(2);
  const watcher = await Guest.enter(await watchId(room));
  expect(watcher.seat).toBeNull();
  expect(watcher.moves).toEqual([]);
  expect(watcher.table.phase).toBe('playing');
  await host.ask({ type: 'say', text: 'Hello' });
  await watcher.until(() => watcher.seq === host.seq);
  expect(watcher.table).toEqual(guests[1]?.table);
  watcher.send({ type: 'past', id: 'p' });
  await watcher.until(() => watcher.received.some(({ type }) => type === 'past'));
});

test('nobody sits by a watch id, not even the owner of a seat', async () => {
  const keys = [newKey(), newKey()];
  const { room, host } = await openLobby(3, {}, keys.slice(0, 1));
  const owner = await Guest.enter(await watchId(room), { key: keys[0] as string });
  expect(owner.seat).toBeNull();
  const commands = [
    { type: 'sit', name: 'Eve' },
    { type: 'start' },
    { type: 'leave' },
    { type: 'clear' },
    { type: 'say', text: 'x' },
    { type: 'emote', emote: 'clap' },
    { type: 'link', key: newKey() },
    { type: 'undo', seq: 1 },
  ] as const;
  const before = host.seq;
  for (const command of commands) {
    expect(await owner.ask(command)).toMatchObject({ type: 'refused', code: 'watchOnly' });
  }
  expect(host.seq).toBe(before);
  await host.ask({ type: 'link', key: keys[1] as string });
  const linked = await Guest.enter(await watchId(room), { key: keys[1] as string });
  expect([linked.seat, host.closed]).toEqual([null, null]);
});

test('a connection remembers that it only watches while the object sleeps', async () => {
  const { room } = await openLobby(3);
  const watcher = await Guest.connectSilently(await watchId(room));
  await watcher.hello();
  const attached = await runInObject(room, (state) =>
    state.getWebSockets().map((socket) => socket.deserializeAttachment()),
  );
  expect(attached.filter(({ watchesOnly }) => watchesOnly)).toHaveLength(1);
});

test('nothing that a spectator gets by the watch id contains the id of the room', async () => {
  stopClock();
  fixSeeds(1);
  const party = await startGame(2, { sites: ['https://blog.example'] });
  const id = await watchId(party.room);
  const watcher = await Guest.enter(id);
  await playToEnd(party, Random.from(seedFrom(5)));
  await watcher.until(() => watcher.table.phase === 'over');
  const paths = [
    ...[`/api/rooms/${id}`, `/api/rooms/${id}/replay`, `/api/rooms/${id}/replay/1`],
    ...[`/w/${id}`, `/w/${id}/replay`, `/w/${id}/replay/1`, `/embed/w/${id}`],
    `/oembed?url=${encodeURIComponent(`https://foyer.test/w/${id}`)}`,
  ];
  const texts = [JSON.stringify(watcher.received)];
  for (const path of paths) {
    const answer = await call(path);
    expect(answer.status, path).toBe(200);
    texts.push(await answer.text(), JSON.stringify([...answer.headers]));
  }
  for (const text of texts) expect(text).not.toContain(party.room);
});

test('an id that only watches opens no page on which one sits, and the other way round', async () => {
  const { room } = await openLobby(2);
  const id = await watchId(room);
  for (const path of [`/t/${id}`, `/embed/${id}`, `/w/${room}`, `/embed/w/${room}`]) {
    expect((await call(path)).status, path).toBe(404);
  }
  expect((await call(`/api/rooms/${id}`)).status).toBe(200);
  expect(await (await call(`/api/rooms/${id}`)).json()).toMatchObject({ watch: id });
});

test('every site may frame a table by its watch id, and a description of it leads there', async () => {
  const { room } = await openLobby(2, { sites: ['https://blog.example'] });
  const id = await watchId(room);
  const policy = (path: string) =>
    call(path).then(({ headers }) => headers.get('Content-Security-Policy'));
  expect(await policy(`/embed/w/${id}`)).toContain('frame-ancestors *');
  expect(await policy(`/w/${id}`)).toContain("frame-ancestors 'none'");
  const described = await call(`/oembed?url=${encodeURIComponent(`https://foyer.test/t/${room}`)}`);
  const { html } = await described.json<{ html: string }>();
  expect(html).toContain(`/embed/w/${id}`);
  expect(html).not.toContain(room);
});

test('the page of a named table tells who watches only the watch id', async () => {
  const played = await pageAt('/embed/named/raja/club');
  const watched = await pageAt('/embed/named/raja/club?watch');
  const room = played.metas['foyer-room'] as string;
  expect(watched.metas['foyer-room']).toBe(await watchIdOf(SECRET, room));
  expect(watched.text).not.toContain(room);
});

test('a watch id stays valid as long as the secret that made it', async () => {
  const { room } = await openLobby(2);
  const id = await watchId(room);
  const ask = (ROOM_SECRETS: string) => callWith({ ROOM_SECRETS }, `/api/rooms/${id}`);
  expect((await ask(`${OTHER_SECRET},${SECRET}`)).status).toBe(200);
  expect((await ask(OTHER_SECRET)).status).toBe(404);
  expect(objectOf(room).name).toBe(room);
  expect(env.ROOM_SECRETS).toBe(SECRET);
});
