// Whoever looks for a table that nobody has opened finds nothing, and leaves nothing behind.
import { expect, test } from 'vitest';
import { watchIdOf } from '../../worker/watch-id.ts';
import { pageAt } from './page.ts';
import { alarmOf, call, runInObject, SECRET, tablesOf, unopenedRoom } from './site.ts';

/** Everything that an object can store. */
const contentsOf = async (room: string) => ({
  tables: await tablesOf(room),
  values: await runInObject(room, async ({ storage }) => [...(await storage.list())]),
  alarm: await alarmOf(room),
  sockets: await runInObject(room, (state) => state.getWebSockets().length),
});

const NOTHING = { tables: [], values: [], alarm: null, sockets: 0 };

/** Every way to look for a table. */
async function look(room: string): Promise<number[]> {
  const watch = await watchIdOf(SECRET, room);
  const socket = { headers: { Upgrade: 'websocket' } };
  const asked = [
    ...[room, watch].flatMap((id) => [
      call(`/api/rooms/${id}`),
      call(`/api/rooms/${id}/replay`),
      call(`/api/rooms/${id}/replay/1`),
      call(`/api/rooms/${id}/socket`, socket),
    ]),
    ...['t', 'embed'].flatMap((page) => [
      call(`/${page}/${room}`),
      call(`/${page}/${room}/replay`),
      call(`/${page}/${room}/replay/1`),
    ]),
    ...['w', 'embed/w'].map((page) => call(`/${page}/${watch}`)),
    call(`/embed/${room}?watch`),
    call(`/oembed?url=${encodeURIComponent(`https://foyer.test/t/${room}`)}`),
  ];
  return (await Promise.all(asked)).map(({ status }) => status);
}

test('a look for a table by a valid id stores nothing, sets no alarm and keeps no connection', async () => {
  const room = await unopenedRoom();
  for (let times = 0; times < 3; times++) expect(new Set(await look(room))).toEqual(new Set([404]));
  expect(await contentsOf(room)).toEqual(NOTHING);
});

test('the page of a named table can be opened under any name, and stores nothing', async () => {
  for (const name of ['one', 'two', 'three']) {
    for (const query of ['', '?watch', '?seats=2']) {
      const page = await pageAt(`/embed/named/room-share/${name}${query}`);
      const id = page.metas['foyer-room'] as string;
      expect([page.status, (await call(`/api/rooms/${id}`)).status]).toEqual([200, 404]);
      if (query === '?watch') continue;
      expect(new Set(await look(id))).toEqual(new Set([404]));
      expect(await contentsOf(id)).toEqual(NOTHING);
    }
  }
});
