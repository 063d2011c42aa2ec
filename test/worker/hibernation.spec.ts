// The object may sleep between any two commands, and nobody notices.
import { evictDurableObject } from 'cloudflare:test';
import { expect, test } from 'vitest';
import { Random, seedFrom } from '../../shared/engine/index.ts';
import { findGame } from '../../shared/games/index.ts';
import { publicTable } from '../../shared/room/index.ts';
import { asJson } from '../kit/room/json.ts';
import { Guest } from './guest.ts';
import {
  expectAccepted,
  fixSeeds,
  openLobby,
  type Party,
  playToEnd,
  someoneToAct,
  startGame,
  stopClock,
  waitForSameState,
} from './party.ts';
import { countWakes, objectOf, rowsOf, runInObject, storedOf } from './site.ts';

const sleep = (room: string) => evictDurableObject(objectOf(room));

/** Always the same game, with chat and undo. `between` is called between any two commands. */
async function sameGame(seats: number, between: (party: Party) => Promise<void>) {
  stopClock();
  fixSeeds(7);
  const keys = Array.from({ length: seats }, (_, seat) => `${seat}`.repeat(22));
  const party = await openLobby(
    1,
    { seats, options: { royalSuite: seats > 2 ? 'classic' : 'off' } },
    keys,
  );
  const { room, host, guests } = party;
  for (const key of keys.slice(1)) {
    const guest = await Guest.enter(room, { key });
    guests.push(guest);
    await between(party);
    await expectAccepted(guest.ask({ type: 'sit', name: `Guest ${key[0]}` }));
  }
  guests.push(await Guest.enter(room, { key: 'w'.repeat(22) }));
  await between(party);
  await expectAccepted(host.ask({ type: 'start' }));
  await waitForSameState(guests);
  const random = Random.from(seedFrom(8));
  await playToEnd(party, random, async () => {
    await between(party);
    const { undo } = host.table;
    const again = undo === null ? undefined : guests[undo];
    if (again && random.below(8) === 0) {
      await expectAccepted(again.ask({ type: 'undo', seq: again.seq }));
      await waitForSameState(guests);
      await between(party);
    }
    if (random.below(8) > 0) return;
    await expectAccepted(guests[random.below(seats)]?.ask({ type: 'say', text: 'Hm.' }));
    await waitForSameState(guests);
    await between(party);
  });
  return { party, rows: await rowsOf(room) };
}

test.each([2, 3])(
  'a game of %s that sleeps after every command is the same game',
  async (seats) => {
    const waking = await sameGame(seats, async () => {});
    const wakes = await countWakes();
    let naps = 0;
    const sleeping = await sameGame(seats, async ({ room }) => {
      naps++;
      await sleep(room);
    });
    expect(naps).toBeGreaterThan(80);
    expect(wakes()).toBeGreaterThan(naps);
    expect(sleeping.rows).toEqual(waking.rows);
    for (const [at, guest] of sleeping.party.guests.entries()) {
      const { seat, seq, table, game, moves, received } = waking.party.guests[at] as Guest;
      expect(guest).toMatchObject({ seat, seq, table, game, moves });
      const news = (all: Guest['received']) => all.filter(({ type }) => type === 'update');
      expect(news(guest.received)).toEqual(news(received));
    }
  },
);

test('after every sleep everybody sees what is stored', async () => {
  await sameGame(2, async ({ room, guests }) => {
    await sleep(room);
    const { seq, table } = await storedOf(room);
    const game = findGame(table.game);
    for (const guest of guests) {
      const view = table.state === null ? null : game?.view(table.state, guest.seat);
      expect(guest).toMatchObject({ seq, table: publicTable(table), game: view });
    }
  });
});

test('the attachment of a connection, which says who is connected, is small', async () => {
  const { room, host } = await openLobby(2);
  const watching = await Guest.enter(room, { moves: false });
  const silent = await Guest.connectSilently(room);
  const kept = () =>
    runInObject(room, (state) =>
      state.getWebSockets().map((socket) => socket.deserializeAttachment()),
    );
  const before = await kept();
  await sleep(room);
  expect(await kept()).toEqual(before);
  expect(before).toHaveLength(4);
  for (const one of before) expect(JSON.stringify(one).length).toBeLessThan(200);
  await sleep(room);
  expect(await host.ask({ type: 'start' })).toHaveProperty('moves');
  await waitForSameState([host, watching]);
  expect(watching.received.at(-1)).not.toHaveProperty('moves');
  expect(silent.received).toEqual([]);
  expect((await silent.expectRefusal({ type: 'start', id: '1' })).code).toBe('noHello');
});

test('a ping is answered without waking the object, and nothing is written', async () => {
  const { room, guests } = await startGame(2);
  const rows = await rowsOf(room);
  const wakes = await countWakes();
  await sleep(room);
  for (const guest of guests) guest.send('ping');
  await Promise.all(guests.map((guest) => guest.until(() => guest.pongs === 1)));
  expect(wakes()).toBe(0);
  expect(await rowsOf(room)).toEqual(rows);
  expect(wakes()).toBe(1);
});

test('the object falls asleep by itself while people are connected and ping and a clock runs', async () => {
  const { host, guests } = await openLobby(2);
  await expectAccepted(host.ask({ type: 'clock', minutes: 5 }));
  await expectAccepted(host.ask({ type: 'start' }));
  await waitForSameState(guests);
  const wakes = await countWakes();
  // Ten seconds of inactivity.
  for (let second = 0; second < 12; second++) {
    await new Promise((wait) => setTimeout(wait, 1000));
    if (second % 4 === 0) for (const guest of guests) guest.send('ping');
  }
  expect(wakes()).toBe(0);
  const guest = someoneToAct(guests);
  const [move] = guest.moves as [never];
  await expectAccepted(guest.ask({ type: 'move', seq: guest.seq, move }));
  expect(wakes()).toBe(1);
});

test('after a new version is deployed everybody comes back to the same seat, and nothing happens twice', async () => {
  const { room, guests } = await startGame(3);
  const watching = await Guest.enter(room);
  const guest = someoneToAct(guests);
  const order = { type: 'move', seq: guest.seq, move: asJson(guest.moves[0]) } as const;
  await expectAccepted(guest.ask(order, 'once'));
  await waitForSameState([...guests, watching]);
  await evictDurableObject(objectOf(room), { webSockets: 'close' });
  // The only new row is the one that notes who is there.
  const rows = async () =>
    (await rowsOf(room)).filter(({ command }) => command !== 'presence').map(({ move }) => move);
  const moves = await rows();
  const back: Guest[] = [];
  for (const before of [...guests, watching]) {
    await before.until(() => before.closed);
    const after = await Guest.enter(room, { key: before.key });
    expect(after).toMatchObject({ seat: before.seat, game: before.game, moves: before.moves });
    back.push(after);
    if (before !== guest) continue;
    expect(await after.ask(order, 'once')).toMatchObject({ type: 'done', id: 'once' });
  }
  await waitForSameState(back);
  for (const { table } of back) expect(table).toEqual(watching.table);
  expect(await rows()).toEqual(moves);
});
