// The stored table stays bounded, however often a player moves and takes back.
import { describe, expect, test } from 'vitest';
import { LIMITS } from '../../../shared/protocol/index.ts';
import { buildReplay, CHANGES_PER_KEYFRAME, RECENT_COMMANDS } from '../../../shared/room/index.ts';
import type { World } from '../../kit/room/world.ts';
import { openLobby, playToEnd, startGame, turnOf } from './scenario.ts';

const NIM = { game: 'nim', seats: 2, options: { stones: 50 } };

/** Plays a move and takes it back, this many times. */
function toAndFro(world: World, times: number): void {
  const { mover } = turnOf(world);
  for (let count = 0; count < times; count++) {
    mover.plays();
    mover.does('undo', { seq: mover.seq });
  }
}

const seqs = (kept: { seq: number }[]) => kept.map(({ seq }) => seq);

describe('taking back', () => {
  test('is possible for a limited number of moves', () => {
    const { world } = startGame(['Ada', 'Ben'], {
      game: 'room-share',
      seats: 2,
      options: { noCards: true },
    });
    // One player who decides alone, again and again.
    const alone = world.stored;
    const past = Array.from({ length: 100 }, (_, at) => ({ seat: 0, before: at + 1 }));
    expect(alone.table.past.length).toBeLessThan(past.length);
    alone.table.past.push(...past.slice(0, LIMITS.undo - alone.table.past.length));
    const { mover } = turnOf(world);
    for (const one of alone.table.past) one.seat = mover.seat ?? 0;
    mover.plays();
    expect(world.stored.table.past).toHaveLength(LIMITS.undo);
    expect(world.stored.table.past.at(-1)?.before).toBe(world.stored.seq - 1);
  });
});

describe('a long round', () => {
  const { world, ada } = startGame(['Ada', 'Ben'], NIM);
  toAndFro(world, 5500);

  test('has rows for a limited number of recent changes', () => {
    const { seq, table } = world.stored;
    expect(seq).toBeGreaterThan(11_000);
    expect(table.began).toBe(
      CHANGES_PER_KEYFRAME * Math.floor(seq / CHANGES_PER_KEYFRAME) - LIMITS.rows,
    );
    expect(world.journal.rows[0]?.seq).toBeGreaterThan(table.began - RECENT_COMMANDS);
    expect(world.journal.rows.length).toBeLessThan(
      LIMITS.rows + CHANGES_PER_KEYFRAME + RECENT_COMMANDS,
    );
  });

  test('has a snapshot every 32 recent changes and every 1024 old ones', () => {
    const { seq, table } = world.stored;
    const kept = seqs(world.journal.snapshots);
    const old = kept.filter((one) => one <= seq - CHANGES_PER_KEYFRAME - RECENT_COMMANDS);
    expect(old[0]).toBe(table.began);
    expect(old.every((one) => one % CHANGES_PER_KEYFRAME === 0)).toBe(true);
    expect(kept.length).toBeLessThan(LIMITS.rows / CHANGES_PER_KEYFRAME + 60);
  });

  test('can be resumed, looked back at, played on and replayed', () => {
    world.evict();
    ada.reconnects();
    ada.does('past');
    expect(ada.past?.steps.length).toBeGreaterThan(LIMITS.past - 10);
    playToEnd(world);
    const replay = buildReplay(world.stored, world.journal);
    expect(replay?.start).toHaveProperty('heap');
    expect(replay?.steps.length).toBeGreaterThan(LIMITS.rows);
  });

  test('has rows for fewer changes when they are large', () => {
    const { world, ben } = startGame(['Ada', 'Ben'], NIM);
    world.journal.sizeInBytes = () => LIMITS.bytes + 1;
    toAndFro(world, 1600);
    expect(world.journal.rows.length).toBeLessThan(2 * CHANGES_PER_KEYFRAME + RECENT_COMMANDS);
    world.evict();
    ben.reconnects();
    expect(ben.table.phase).toBe('playing');
  });
});

test('a long chat in the lobby has rows for a limited number of recent changes', () => {
  const { world, ada } = openLobby(['Ada', 'Ben'], NIM);
  for (let count = 0; count < 10_500; count++) ada.does('say', { text: `word ${count}` });
  expect(world.journal.rows.length).toBeLessThan(
    LIMITS.rows + CHANGES_PER_KEYFRAME + RECENT_COMMANDS,
  );
  expect(world.stored.table.chat).toHaveLength(LIMITS.chatLines);
});

test('a move with thousands of chat lines after it cannot be taken back', () => {
  const { world } = startGame(['Ada', 'Ben'], NIM);
  const { mover } = turnOf(world);
  mover.plays();
  for (let count = 0; count < 10_500; count++) mover.does('say', { text: `word ${count}` });
  expect(mover.tries('undo', { seq: mover.seq })).toBe('nothingToUndo');
});

test('the ids of the latest commands are all that is stored of earlier rounds', () => {
  const { world, ada } = startGame(['Ada', 'Ben'], NIM);
  toAndFro(world, 600);
  playToEnd(world);
  ada.does('lobby').does('start');
  const { began } = world.stored.table;
  expect(seqs(world.journal.snapshots)).toEqual([began]);
  expect(seqs(world.journal.rows)[0]).toBe(began - RECENT_COMMANDS + 1);
});

describe('a command that changes nothing', () => {
  test.each([
    ['rename', { name: 'Ada' }],
    ['colour', { colour: 'red' }],
    ['options', { options: { stones: 50 } }],
    ['chairs', { count: 2 }],
    ['clock', { minutes: 0 }],
    ['selfStart', { on: false }],
    ['grace', { seconds: 60, atOnce: false }],
    ['hints', { on: true }],
    ['coach', { on: false }],
    ['host', { seat: 0 }],
  ] as const)('is answered and not stored: %s', (type, fields) => {
    const { world, ada, ben } = openLobby(['Ada', 'Ben'], NIM);
    const [rows, receivedBefore] = [world.journal.rows.length, ben.received.length];
    // TypeScript does not know which fields belong to which type in a union of pairs, so no type fits.
    ada.does(type, fields as never);
    expect(ada.answers.at(-1)).toMatchObject({ type: 'done' });
    expect(world.journal.rows).toHaveLength(rows);
    expect(ben.received).toHaveLength(receivedBefore);
  });
});
