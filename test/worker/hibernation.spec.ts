// The object may sleep between any two commands, and nobody notices.
import { evictDurableObject } from 'cloudflare:test';
import { expect, test } from 'vitest';
import { Random, seedFrom } from '../../shared/engine/index.ts';
import { findGame } from '../../shared/games/index.ts';
import { publicTable } from '../../shared/room/index.ts';
import { asJson } from '../kit/room/json.ts';
import { Guest } from './guest.ts';
import {
  accepted,
  begin,
  decider,
  fixChance,
  gather,
  type Party,
  playOn,
  stopClock,
  together,
} from './party.ts';
import { countWakes, inside, objectOf, rowsOf, storedOf } from './site.ts';

const sleep = (room: string) => evictDurableObject(objectOf(room));

/** Always the same game, with chat and undo. `between` is called between any two commands. */
async function sameGame(seats: number, between: (party: Party) => Promise<void>) {
  stopClock();
  fixChance(7);
  const keys = Array.from({ length: seats }, (_, seat) => `${seat}`.repeat(22));
  const party = await gather(
    1,
    { seats, options: { royalSuite: seats > 2 ? 'classic' : 'off' } },
    keys,
  );
  const { room, host, guests } = party;
  for (const key of keys.slice(1)) {
    const guest = await Guest.enter(room, { key });
    guests.push(guest);
    await between(party);
    await accepted(guest.ask({ type: 'sit', name: `Guest ${key[0]}` }));
  }
  guests.push(await Guest.enter(room, { key: 'w'.repeat(22) }));
  await between(party);
  await accepted(host.ask({ type: 'start' }));
  await together(guests);
  const random = Random.from(seedFrom(8));
  await playOn(party, random, async () => {
    await between(party);
    const { undo } = host.table;
    const again = undo === null ? undefined : guests[undo];
    if (again && random.below(8) === 0) {
      await accepted(again.ask({ type: 'undo', seq: again.seq }));
      await together(guests);
      await between(party);
    }
    if (random.below(8) > 0) return;
    await accepted(guests[random.below(seats)]?.ask({ type: 'say', text: 'Hm.' }));
    await together(guests);
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
      const { seat, seq, table, game, moves, heard } = waking.party.guests[at] as Guest;
      expect(guest).toMatchObject({ seat, seq, table, game, moves });
      const news = (all: Guest['heard']) => all.filter(({ type }) => type === 'update');
      expect(news(guest.heard)).toEqual(news(heard));
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

test('the attachment that says who is connected is small', async () => {
  const { room, host } = await gather(2);
  const watching = await Guest.enter(room, { moves: false });
  const silent = await Guest.knock(room);
  const kept = () =>
    inside(room, (state) => state.getWebSockets().map((socket) => socket.deserializeAttachment()));
  const before = await kept();
  await sleep(room);
  expect(await kept()).toEqual(before);
  expect(before).toHaveLength(4);
  for (const one of before) expect(JSON.stringify(one).length).toBeLessThan(200);
  await sleep(room);
  expect(await host.ask({ type: 'start' })).toHaveProperty('moves');
  await together([host, watching]);
  expect(watching.heard.at(-1)).not.toHaveProperty('moves');
  expect(silent.heard).toEqual([]);
  expect((await silent.refused({ type: 'start', id: '1' })).code).toBe('noHello');
});

test('a ping is answered without waking the object, and nothing is written', async () => {
  const { room, guests } = await begin(2);
  const rows = await rowsOf(room);
  const wakes = await countWakes();
  await sleep(room);
  for (const guest of guests) guest.say('ping');
  await Promise.all(guests.map((guest) => guest.until(() => guest.pongs === 1)));
  expect(wakes()).toBe(0);
  expect(await rowsOf(room)).toEqual(rows);
  expect(wakes()).toBe(1);
});

test('the object falls asleep by itself, although people are connected and ping, and a clock runs', async () => {
  const { host, guests } = await gather(2);
  await accepted(host.ask({ type: 'clock', minutes: 5 }));
  await accepted(host.ask({ type: 'start' }));
  await together(guests);
  const wakes = await countWakes();
  // Ten seconds of inactivity.
  for (let second = 0; second < 12; second++) {
    await new Promise((wait) => setTimeout(wait, 1000));
    if (second % 4 === 0) for (const guest of guests) guest.say('ping');
  }
  expect(wakes()).toBe(0);
  const guest = decider(guests);
  const [move] = guest.moves as [never];
  await accepted(guest.ask({ type: 'move', seq: guest.seq, move }));
  expect(wakes()).toBe(1);
});

test('after a new version is deployed everybody comes back to the same seat, and nothing happens twice', async () => {
  const { room, guests } = await begin(3);
  const watching = await Guest.enter(room);
  const guest = decider(guests);
  const order = { type: 'move', seq: guest.seq, move: asJson(guest.moves[0]) } as const;
  await accepted(guest.ask(order, 'once'));
  await together([...guests, watching]);
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
  await together(back);
  for (const { table } of back) expect(table).toEqual(watching.table);
  expect(await rows()).toEqual(moves);
});
