// A table with many spectators.

import { expect, test, vi } from 'vitest';
import { RULES_VERSIONS } from '../../shared/games/versions.ts';
import { CLOSE_CODES, LIMITS, PROTOCOL_VERSION } from '../../shared/protocol/index.ts';
import { SPARE_CONNECTIONS } from '../../worker/edge-sockets.ts';
import { asJson } from '../kit/room/json.ts';
import { Guest } from './guest.ts';
import {
  advanceClock,
  expectAccepted,
  someoneToAct,
  startGame,
  stopClock,
  waitForSameState,
} from './party.ts';
import { runInObject } from './site.ts';

/** Opens silent connections until there are this many in all. */
async function crowd(room: string, upTo: number): Promise<void> {
  for (let missing = upTo - (await connections(room)); missing > 0; missing -= 50)
    await Promise.all(
      Array.from({ length: Math.min(50, missing) }, () => Guest.connectSilently(room)),
    );
}

const connections = (room: string) => runInObject(room, (state) => state.getWebSockets().length);

test('at a crowded table the oldest connection without a seat makes way for everybody who knocks', async () => {
  stopClock(Date.now());
  const { room, guests } = await startGame(2);
  advanceClock(1000);
  const spectator = await Guest.enter(room);
  advanceClock(1000);
  const silent = await Guest.connectSilently(room);
  advanceClock(1000);
  await crowd(room, LIMITS.sockets);
  const stranger = await Guest.connectSilently(room);
  stranger.send({
    type: 'hello',
    version: PROTOCOL_VERSION,
    key: stranger.key,
    rules: RULES_VERSIONS,
  });
  const closed = await stranger.until(() => stranger.closed);
  expect(closed).toEqual({ code: CLOSE_CODES.full, reason: 'full' });
  expect(stranger.received).toEqual([]);
  const owner = await Guest.enter(room, { key: guests[1]?.key ?? '' });
  expect(owner.seat).toBe(1);
  await crowd(room, LIMITS.sockets + SPARE_CONNECTIONS);
  expect(spectator.closed).toBe(null);
  const again = await Guest.enter(room, { key: guests[0]?.key ?? '' });
  expect(again.seat).toBe(0);
  expect((await spectator.until(() => spectator.closed)).code).toBe(CLOSE_CODES.full);
  await Guest.connectSilently(room);
  expect((await silent.until(() => silent.closed)).code).toBe(CLOSE_CODES.noHello);
  const guest = someoneToAct(guests);
  await expectAccepted(guest.ask({ type: 'move', seq: guest.seq, move: asJson(guest.moves[0]) }));
  await waitForSameState([...guests, owner, again]);
}, 60_000);

test('an update for spectators is encoded once, however many there are', async () => {
  const { room, guests } = await startGame(2);
  const spectators = await Promise.all(Array.from({ length: 200 }, () => Guest.enter(room)));
  await waitForSameState([...guests, ...spectators]);
  const guest = someoneToAct(guests);
  const written = vi.spyOn(JSON, 'stringify');
  const began = performance.now();
  await expectAccepted(guest.ask({ type: 'move', seq: guest.seq, move: asJson(guest.moves[0]) }));
  await waitForSameState([...guests, ...spectators]);
  const took = Math.round(performance.now() - began);
  const updates = written.mock.calls.filter(([value]) => value?.type === 'update');
  written.mockRestore();
  console.log(`a move is with 200 spectators after ${took} ms`);
  // One text for each player, and one for all spectators.
  expect(updates).toHaveLength(3);
  const [first] = spectators;
  for (const spectator of spectators) expect(spectator.game).toEqual(first?.game);
});
