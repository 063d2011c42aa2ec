// The stored table stays small, however often a player moves and takes back.

import { evictDurableObject } from 'cloudflare:test';
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Move } from '../../shared/engine/index.ts';
import { findGame } from '../../shared/games/index.ts';
import { type Ports, Room, type Socket } from '../../shared/room/index.ts';
import { Storage } from '../../worker/storage.ts';
import { asJson } from '../kit/room/json.ts';
import type { Guest } from './guest.ts';
import { expectAccepted, someoneToAct, startGame, waitForSameState } from './party.ts';
import { objectOf, runInObject, storedOf } from './site.ts';

const MOVES = 80_000;
const BATCH = 8000;
const MEGABYTE = 2 ** 20;

const unused = () => {
  throw new Error('nobody asks for this');
};

const digest = (key: string) => createHash('sha256').update(key).digest('base64url');

/** One player who chooses an action and takes the choice back, again and again. */
async function toAndFro(room: string, key: string): Promise<number> {
  return runInObject(room, ({ storage }) => {
    const kept = new Storage(storage);
    const socket: Socket = {
      state: { key: digest(key), moves: true },
      isAlive: true,
      send: (text) => {
        const message = JSON.parse(text);
        moves = message.moves ?? moves;
        seq = message.seq ?? seq;
        if (message.type === 'refused') throw new Error(message.code);
      },
      close: unused,
    };
    const ports: Ports = {
      journal: kept,
      findGame,
      sockets: () => [socket],
      now: () => Date.now(),
      randomSeed: unused,
      digest,
      pace: {
        ...{ burst: 1e9, perSecond: 1e9, changes: 1e9, changesPerSecond: 1e9 },
        ...{ crowdBurst: 1e12, crowdPerSecond: 1e12 },
        ...{ botDelayMs: 0, alarmJitterMs: 0 },
      },
      report: unused,
      think: unused,
      setAlarm: () => {},
    };
    const stored = kept.latest();
    if (!stored) throw new Error('nothing is stored');
    const table = new Room(ports, stored);
    let [moves, seq]: [Move[], number] = [[], stored.seq];
    const say = (message: object) => {
      storage.transactionSync(() => table.onMessage(socket, JSON.stringify(message)));
      table.flush();
    };
    say({ type: 'hello', version: 1, key, moves: true, rules: { raja: 99 } });
    for (let count = 0; count < BATCH; count++) {
      const again = moves.find(({ type }) => type === 'again');
      const move = again ?? moves[0];
      say({ type: 'move', id: `${seq}`, seq, move });
    }
    return storage.sql.databaseSize;
  });
}

test('80,000 moves of one player back and forth take less than 5 MB', async () => {
  const { room, guests } = await startGame(2, { game: 'raja' });
  const pointing = () => guests.find(({ moves }) => moves.some(({ type }) => type === 'point'));
  while (!pointing()) {
    const guest = someoneToAct(guests);
    await expectAccepted(guest.ask({ type: 'move', seq: guest.seq, move: asJson(guest.moves[0]) }));
    await waitForSameState(guests);
  }
  const { key } = pointing() as Guest;
  for (const guest of guests) guest.leave();
  const sizes: number[] = [];
  while (sizes.length * BATCH < MOVES) {
    await evictDurableObject(objectOf(room));
    sizes.push(await toAndFro(room, key));
  }
  console.log(`bytes after every ${BATCH} moves: ${sizes.join(', ')}`);
  expect(Math.max(...sizes)).toBeLessThan(5 * MEGABYTE);
  // It no longer grows.
  expect(sizes.at(-1)).toBeLessThan(1.5 * (sizes[0] ?? 0));
  expect((await storedOf(room)).table.phase).toBe('playing');
}, 120_000);
