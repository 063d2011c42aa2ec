// Every message of the protocol, once over a real connection.
import { evictDurableObject, runDurableObjectAlarm } from 'cloudflare:test';
import { describe, expect, test } from 'vitest';
import { applyPatch, Random, seedFrom } from '../../shared/engine/index.ts';
import type { CommandType, Past } from '../../shared/protocol/index.ts';
import { PROTOCOL_VERSION } from '../../shared/protocol/index.ts';
import { Guest, newKey, type Update } from './guest.ts';
import {
  advanceClock,
  expectAccepted,
  fixSeeds,
  openLobby,
  openTable,
  playToEnd,
  someoneToAct,
  startGame,
  stopClock,
  waitForSameState,
} from './party.ts';
import { objectOf, rowsOf } from './site.ts';

/** One test for each command: a missing one does not compile. */
const commands: Record<CommandType, () => Promise<void>> = {
  async sit() {
    const { room, host } = await openTable({ seats: 3 });
    const guest = await Guest.enter(room);
    const answer = await guest.ask({ type: 'sit', name: 'Ben', seat: 2 });
    expect(answer).toMatchObject({ type: 'update', seq: 2, seat: 2 });
    await waitForSameState([host, guest]);
    expect(host.table.chairs[2]).toMatchObject({ kind: 'person', name: 'Ben' });
  },
  async leave() {
    const { host, guests } = await openLobby(2);
    expect(await expectAccepted(guests[1]?.ask({ type: 'leave' }))).toMatchObject({ seat: null });
    await waitForSameState(guests);
    expect(host.table.chairs[1]).toMatchObject({ kind: 'open', name: '' });
  },
  async rename() {
    const { host, guests } = await openLobby(2);
    await expectAccepted(guests[1]?.ask({ type: 'rename', name: 'Bea' }));
    await waitForSameState(guests);
    expect(host.table.chairs[1]?.name).toBe('Bea');
  },
  async colour() {
    const { host } = await openTable();
    await expectAccepted(host.ask({ type: 'colour', colour: 'green' }));
    expect(host.table.chairs[0]?.colour).toBe('green');
  },
  async options() {
    const { host } = await openTable();
    await expectAccepted(host.ask({ type: 'options', options: { renovation: true } }));
    expect(host.table.options.renovation).toBe(true);
  },
  async chairs() {
    const { host } = await openTable();
    await expectAccepted(host.ask({ type: 'chairs', count: 2 }));
    expect(host.table.chairs).toHaveLength(2);
  },
  async bot() {
    const { host } = await openTable();
    await expectAccepted(host.ask({ type: 'bot', seat: 3 }));
    expect(host.table.chairs[3]).toMatchObject({ kind: 'bot', name: 'Bot 4' });
  },
  async remove() {
    const { host, guests } = await openLobby(2);
    await expectAccepted(host.ask({ type: 'remove', seat: 1 }));
    await waitForSameState(guests);
    expect(guests[1]?.seat).toBeNull();
  },
  async host() {
    const { host, guests } = await openLobby(2);
    await expectAccepted(host.ask({ type: 'host', seat: 1 }));
    await waitForSameState(guests);
    expect(guests[1]?.table.host).toBe(1);
    await expectAccepted(guests[1]?.ask({ type: 'clock', minutes: 3 }));
  },
  async clock() {
    const { host, guests } = await openLobby(2);
    await expectAccepted(host.ask({ type: 'clock', minutes: 3 }));
    await expectAccepted(host.ask({ type: 'start' }));
    await waitForSameState(guests);
    expect(guests[1]?.table.due).toBeGreaterThan(Date.now() + 170_000);
  },
  async start() {
    const { host, guests } = await openLobby(2, { seats: 4 });
    await expectAccepted(host.ask({ type: 'start' }));
    await waitForSameState(guests);
    for (const guest of guests) {
      expect(guest.table).toMatchObject({ phase: 'playing', round: 1 });
      expect(guest.table.chairs).toHaveLength(2);
      expect(guest.game).not.toBeNull();
    }
  },
  async selfStart() {
    const { room, host } = await openTable({ seats: 2 });
    await expectAccepted(host.ask({ type: 'selfStart', on: true }));
    const last = await Guest.enter(room);
    await expectAccepted(last.ask({ type: 'sit', name: 'Ben' }));
    expect(last.table).toMatchObject({ phase: 'playing', round: 1 });
    expect(last.game).not.toBeNull();
  },
  async grace() {
    const { host, guests } = await openLobby(2);
    await expectAccepted(host.ask({ type: 'grace', seconds: 30, atOnce: true }));
    await waitForSameState(guests);
    expect(guests[1]?.table).toMatchObject({ grace: 30, atOnce: true });
  },
  async hints() {
    const { host, guests } = await openLobby(2);
    await expectAccepted(host.ask({ type: 'hints', on: false }));
    await waitForSameState(guests);
    expect(guests[1]?.table.hints).toBe(false);
  },
  async coach() {
    const { host, guests } = await openLobby(2);
    await expectAccepted(host.ask({ type: 'coach', on: true }));
    await waitForSameState(guests);
    expect(guests[1]?.table.coach).toBe(true);
  },
  async past() {
    const { room, guests } = await startGame(2);
    const guest = someoneToAct(guests);
    const [move] = guest.moves as [never];
    await expectAccepted(guest.ask({ type: 'move', seq: guest.seq, move }));
    const late = await Guest.enter(room, { key: guest.key });
    late.send({ type: 'past', id: '1' });
    const answer = await late.until(() => late.received.find(({ type }) => type === 'past'));
    const { game, steps } = answer as Past;
    expect(steps.map(({ seq }) => seq)).toEqual([guest.seq]);
    expect(steps.reduce<unknown>((now, step) => applyPatch(now, step.game), game)).toEqual(
      guest.game,
    );
  },
  async move() {
    const { guests } = await startGame(2);
    const guest = someoneToAct(guests);
    const [move] = guest.moves as [never];
    const answer = await expectAccepted(guest.ask({ type: 'move', seq: guest.seq, move }));
    await waitForSameState(guests);
    const updates = guests.map(({ received }) =>
      received.findLast(({ type }) => type === 'update'),
    );
    expect(answer).toMatchObject({ type: 'update', id: expect.any(String) });
    // The answer is the update that everybody gets, with the id of the command.
    expect(updates.filter((news) => 'id' in (news as Update))).toEqual([answer]);
  },
  async undo() {
    const { guests, host } = await startGame(2, { options: { noCards: true } });
    const guest = someoneToAct(guests);
    const before = guest.game;
    const [move] = guest.moves as [never];
    await expectAccepted(guest.ask({ type: 'move', seq: guest.seq, move }));
    expect(guest.table.undo).toBe(guest.seat);
    await expectAccepted(guest.ask({ type: 'undo', seq: guest.seq }));
    await waitForSameState(guests);
    expect(guest.game).toEqual(before);
    expect(host.table.undo).toBeNull();
  },
  async say() {
    const { room, host } = await openTable();
    const watching = await Guest.enter(room);
    await expectAccepted(host.ask({ type: 'say', text: ' Hello! ' }));
    await waitForSameState([host, watching]);
    expect(watching.table.chat).toEqual([{ name: 'Ada', colour: 'red', text: 'Hello!' }]);
  },
  async emote() {
    const { room, host } = await openTable();
    const watching = await Guest.enter(room);
    host.send({ type: 'emote', id: '1', emote: 'clap' });
    const seen = () => watching.received.find(({ type }) => type === 'emote');
    expect(await watching.until(seen)).toEqual({ type: 'emote', seat: 0, emote: 'clap' });
    expect(await rowsOf(room)).toHaveLength(1);
  },
  async link() {
    const { room, host } = await openTable();
    const other = newKey();
    await expectAccepted(host.ask({ type: 'link', key: other }));
    const moved = await Guest.enter(room, { key: other });
    expect(moved.seat).toBe(0);
    expect(await host.until(() => host.closed)).toEqual({ code: 4003, reason: 'moved' });
    expect((await Guest.enter(room, { key: host.key })).seat).toBeNull();
  },
  async vote() {
    stopClock();
    const { host, guests } = await startGame(3);
    guests[2]?.leave();
    await host.until(() => host.here.seats[2] === 0);
    expect(await host.ask({ type: 'vote', seat: 2 })).toMatchObject({ code: 'grace' });
    advanceClock(60_000);
    await expectAccepted(host.ask({ type: 'vote', seat: 2 }));
    await expectAccepted(guests[1]?.ask({ type: 'vote', seat: 2 }));
    await waitForSameState(guests.slice(0, 2));
    expect(host.table.chairs[2]).toMatchObject({ absent: true, standIn: true, votes: [] });
  },
  async back() {
    stopClock();
    const { room, host, guests } = await openLobby(2);
    await expectAccepted(host.ask({ type: 'clock', minutes: 1 }));
    await expectAccepted(host.ask({ type: 'start' }));
    await waitForSameState(guests);
    const late = someoneToAct(guests);
    advanceClock(60_000);
    await runDurableObjectAlarm(objectOf(room));
    await late.until(() => late.table.chairs[late.seat ?? -1]?.absent);
    await expectAccepted(late.ask({ type: 'back' }));
    expect(late.table.chairs[late.seat ?? -1]?.absent).toBe(false);
  },
  async rematch() {
    stopClock();
    fixSeeds(1);
    const party = await startGame(2);
    await playToEnd(party, Random.from(seedFrom(1)));
    await expectAccepted(party.guests[1]?.ask({ type: 'rematch' }));
    await waitForSameState(party.guests);
    expect(party.host.table).toMatchObject({ phase: 'over', again: [1] });
    // The object may sleep, or die, while it waits for the others.
    await evictDurableObject(objectOf(party.room));
    await expectAccepted(party.host.ask({ type: 'rematch', yes: true }));
    await waitForSameState(party.guests);
    expect(party.host.table).toMatchObject({ phase: 'playing', round: 2, played: 1 });
    expect(party.host.table.again).toBeUndefined();
  },
  async lobby() {
    stopClock();
    fixSeeds(1);
    const party = await startGame(2);
    await playToEnd(party, Random.from(seedFrom(1)));
    await expectAccepted(party.host.ask({ type: 'lobby' }));
    await waitForSameState(party.guests);
    expect(party.host.table).toMatchObject({ phase: 'lobby', outcome: null, host: 0 });
    expect(party.host.game).toBeNull();
  },
  async clear() {
    stopClock();
    const { room, guests } = await startGame(2, { named: 'wire' });
    for (const guest of guests) guest.leave();
    const late = await Guest.enter(room);
    await late.until(() => late.here.seats.every((count) => count === 0));
    advanceClock(15 * 60_000);
    await expectAccepted(late.ask({ type: 'clear' }));
    expect(late.table).toMatchObject({ phase: 'lobby', standing: true, round: 1 });
    expect(late.table.chairs.map(({ kind }) => kind)).toEqual(['open', 'open']);
    expect(late.game).toBeNull();
  },
};

describe('a client may send', () => {
  test.each(Object.entries(commands))('%s', (_type, carryOut) => carryOut());
});

test('a hello is answered with the whole present state, and with the moves only when asked', async () => {
  const { room, guests } = await startGame(2);
  const { key } = someoneToAct(guests);
  const plain = await Guest.enter(room, { key, moves: false });
  const full = await Guest.enter(room, { key });
  expect(plain.received[0]).toMatchObject({
    type: 'welcome',
    version: PROTOCOL_VERSION,
    seq: full.seq,
  });
  expect(plain.received[0]).not.toHaveProperty('moves');
  expect(full.moves.length).toBeGreaterThan(0);
});

test('everybody learns who comes and goes', async () => {
  const { room, host } = await openTable();
  const guest = await Guest.enter(room);
  await host.until(() => host.here.watching === 1);
  guest.leave();
  await host.until(() => host.here.watching === 0);
  expect(host.received.at(-1)).toEqual({
    type: 'here',
    here: { seats: [1, 0, 0, 0], watching: 0 },
  });
});

test('a command that arrives twice is carried out once', async () => {
  const { room, guests } = await startGame(2);
  const guest = someoneToAct(guests);
  const [move] = guest.moves as [never];
  const order = { type: 'move', seq: guest.seq, move } as const;
  await expectAccepted(guest.ask(order, 'once'));
  const rows = await rowsOf(room);
  expect(await guest.ask(order, 'once')).toEqual({ type: 'done', id: 'once', seq: guest.seq });
  expect(await rowsOf(room)).toEqual(rows);
});

test('a command may have any id', async () => {
  const { host } = await openTable();
  for (const id of ['"', '\\', '</script>', '\u2028', '}', 'x'.repeat(40)]) {
    expect(await host.ask({ type: 'say', text: 'Hello!' }, id)).toMatchObject({ id });
  }
});
