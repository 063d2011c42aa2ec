// Replays cost little: a kept one comes from the cache, another one is made once, and one sender fetches only so many.
import { expect, test, vi } from 'vitest';
import { Random, seedFrom } from '../../shared/engine/index.ts';
import { KeptGames } from '../../worker/kept-games.ts';
import { Storage } from '../../worker/storage.ts';
import { fixSeeds, playToEnd, startGame, stopClock } from './party.ts';
import { call, captureLog, codeOf, unopenedRoom } from './site.ts';
import { withinOneMinute } from './within-a-minute.ts';

async function finishGame() {
  stopClock();
  fixSeeds(1);
  const party = await startGame(2);
  await playToEnd(party, Random.from(seedFrom(1)));
  return party;
}

const replayOf = async (id: string, number = '') =>
  (await call(`/api/rooms/${id}/replay${number}`)).text();

test('a kept game is read from its object once, whoever asks and by whichever link', async () => {
  const { room } = await finishGame();
  const { watch } = await (await call(`/api/rooms/${room}`)).json<{ watch: string }>();
  const read = vi.spyOn(KeptGames.prototype, 'body');
  const first = await replayOf(room, '/1');
  expect(JSON.parse(first)).toMatchObject({ format: 1, round: 1 });
  for (const id of [room, watch, room]) expect(await replayOf(id, '/1')).toBe(first);
  const packed = await call(`/api/rooms/${room}/replay/1`, {
    headers: { 'Accept-Encoding': 'gzip' },
  });
  expect(packed.headers.get('Content-Encoding')).toBe('gzip');
  expect(await packed.text()).toBe(first);
  expect(read).toHaveBeenCalledTimes(1);
});

test('a game that could not be kept is made into a replay once, until something of it changes', async () => {
  captureLog('error');
  vi.spyOn(KeptGames.prototype, 'keep').mockReturnValue(null);
  const { room, host } = await finishGame();
  const read = vi.spyOn(Storage.prototype, 'rowsAfter');
  const first = await replayOf(room);
  await host.ask({ type: 'say', text: 'Well played' });
  for (let times = 0; times < 5; times++) expect(await replayOf(room)).toBe(first);
  expect((await call(`/t/${room}/replay`)).status).toBe(200);
  expect(read).toHaveBeenCalledTimes(1);
  await host.ask({ type: 'rename', name: 'Adele' });
  expect(JSON.parse(await replayOf(room)).seats[0].name).toBe('Adele');
  expect(read).toHaveBeenCalledTimes(2);
});

test('one sender fetches thirty replays in a minute, and more of those that are cached', async () => {
  const { room } = await finishGame();
  await replayOf(room, '/1');
  const last = await withinOneMinute(async (attempt) => {
    const headers = { 'CF-Connecting-IP': `192.0.2.${160 + attempt}` };
    const statuses: number[] = [];
    for (let count = 0; count < 31; count++) {
      statuses.push((await call(`/api/rooms/${room}/replay`, { headers })).status);
    }
    const refused = await call(`/api/rooms/${room}/replay`, { headers });
    const cached = await call(`/api/rooms/${room}/replay/1`, { headers });
    return { statuses, refused, cached };
  });
  expect(new Set(last.statuses.slice(0, 30))).toEqual(new Set([200]));
  expect(last.statuses[30]).toBe(429);
  expect(await codeOf(last.refused)).toBe('tooFast');
  expect(last.cached.status).toBe(200);
});

test('a replay that there is none of is not cached', async () => {
  const room = await unopenedRoom();
  for (let times = 0; times < 2; times++) {
    expect((await call(`/api/rooms/${room}/replay/1`)).status).toBe(404);
  }
});
