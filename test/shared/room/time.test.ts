// The clock for a decision, the alarm, and the expiry of a table.
import { describe, expect, test } from 'vitest';
import { OPEN_GAME, openLobby, playToEnd, startGame, turnOf } from './scenario.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

function onTheClock() {
  const { world, ada } = openLobby(['Ada', 'Ben'], OPEN_GAME);
  ada.does('clock', { minutes: 2 }).does('start');
  return { world, ...turnOf(world) };
}

describe('time for a decision', () => {
  test('is unlimited until the host sets it', () => {
    const { world, ada } = startGame(['Ada', 'Ben']);
    expect(ada.table.due).toBe(null);
    world.pass(DAY);
    expect(ada.table.chairs.some(({ absent }) => absent)).toBe(false);
  });

  test('begins with the game and with every move, and ends with the game', () => {
    const { world, mover, other } = onTheClock();
    expect(mover.table.due).toBe(world.now + 2 * MINUTE);
    world.pass(MINUTE);
    mover.plays();
    expect(mover.table.due).toBe(world.now + 2 * MINUTE);
    other.does('say', { text: 'take your time' });
    expect(mover.table.due).toBe(world.now + 2 * MINUTE);
    playToEnd(world);
    expect(mover.table).toMatchObject({ phase: 'over', due: null });
  });

  test('goes on when a move is taken back, and may be over by then', () => {
    const { world, mover } = onTheClock();
    const { due } = mover.table;
    world.pass(MINUTE);
    mover.plays().does('undo', { seq: mover.seq });
    expect(mover.table.due).toBe(due);
    mover.plays();
    world.pass(MINUTE + 1);
    mover.does('undo', { seq: mover.seq });
    world.pass(0);
    expect(mover.chair.absent).toBe(true);
  });

  test('marks the players who should have decided as absent when it runs out', () => {
    const { world, mover, other } = onTheClock();
    world.pass(2 * MINUTE - 1);
    expect(other.table.chairs[mover.seat as number]?.absent).toBe(false);
    world.pass(1);
    expect(other.table).toMatchObject({ due: null });
    expect(mover.chair.absent).toBe(true);
    expect(other.chair.absent).toBe(false);
    expect(world.journal.rows.at(-1)).toMatchObject({ command: 'timeUp', seat: null, id: null });
  });

  test('lets the others vote when it has run out, and the owner who is there may still move', () => {
    const { world, mover, other } = onTheClock();
    world.pass(2 * MINUTE);
    mover.plays();
    expect(mover.chair.absent).toBe(false);
    world.pass(2 * MINUTE);
    other.does('vote', { seat: mover.seat as number });
    expect(mover.chair.standIn).toBe(true);
  });

  test('runs out for all who had to choose at the same time, but not for a bot', () => {
    const { world, ada, ben } = openLobby(['Ada', 'Ben', 'Cleo'], { game: 'fingers', seats: 4 });
    ada.does('bot', { seat: 3 }).does('clock', { minutes: 1 }).does('start');
    ada.plays();
    world.pass(MINUTE + 1400);
    const absent = ben.table.chairs.map((chair) => chair.absent);
    expect(absent).toEqual([false, true, true, false]);
  });

  test('does not run out for a bot, even when a late alarm finds it thinking', () => {
    const { world, ada } = openLobby(['Ada'], { game: 'fingers', seats: 2 });
    ada.does('bot', { seat: 1 }).does('clock', { minutes: 1 }).does('start');
    world.now += 2 * MINUTE;
    world.ringAlarm();
    world.deliverAll();
    expect(ada.table.chairs.map(({ absent }) => absent)).toEqual([true, false]);
  });

  test('is enforced by a late alarm, unless the player moves before that alarm', () => {
    const { world, mover } = onTheClock();
    world.now += 10 * MINUTE;
    mover.plays();
    world.ringAlarm();
    world.deliverAll();
    expect(mover.chair.absent).toBe(false);
    world.now += 10 * MINUTE;
    world.ringAlarm();
    world.ringAlarm();
    world.deliverAll();
    expect(mover.chair.absent).toBe(true);
    expect(world.journal.rows.filter(({ command }) => command === 'timeUp')).toHaveLength(1);
  });

  test('does not run out when the alarm rings too early', () => {
    const { world, mover } = onTheClock();
    world.pass(MINUTE);
    world.ringAlarm();
    expect(mover.chair.absent).toBe(false);
    // One alarm checks whether the player is still there; the next one comes when the time is up.
    expect(world.alarm).toBe(world.now + MINUTE / 2);
    world.pass(MINUTE / 2);
    expect(world.alarm).toBe(mover.table.due);
    world.pass(MINUTE / 2);
    expect(mover.chair.absent).toBe(true);
  });

  test('goes on while the room sleeps', () => {
    const { world, mover } = onTheClock();
    world.evict();
    world.pass(2 * MINUTE);
    expect(mover.chair.absent).toBe(true);
  });
});

describe('the alarm', () => {
  test('does not make a sleeping table forget its next alarm by ringing too early', () => {
    const { world } = startGame(['Ada', 'Ben'], { game: 'nim', seats: 2 });
    // The stored table says that the alarm was set in the lobby, for a day.
    world.ringAlarm();
    world.evict();
    playToEnd(world);
    expect(world.alarm).toBeLessThanOrEqual(world.now + 7 * DAY);
  });

  test('is set again only when it must ring earlier', () => {
    const { world, ada } = openLobby(['Ada', 'Ben'], OPEN_GAME);
    const first = world.alarm;
    world.pass(MINUTE);
    ada.does('say', { text: 'hello' });
    expect(world.alarm).toBe(first);
    ada.does('clock', { minutes: 1 }).does('start');
    expect(world.alarm).toBe(world.now + MINUTE);
    world.pass(1000);
    turnOf(world).mover.plays();
    expect(world.alarm).toBe(world.now - 1000 + MINUTE);
  });
});

describe('an abandoned table', () => {
  const kept: [string, number, (table: ReturnType<typeof openLobby<['Ada', 'Ben']>>) => void][] = [
    ['in the lobby expires after a day', 1, () => {}],
    ['in the game expires after thirty days', 30, ({ ada }) => ada.does('start')],
    [
      'after the game expires after seven days',
      7,
      ({ world, ada }) => {
        ada.does('start');
        playToEnd(world);
      },
    ],
  ];

  test.each(kept)('%s', (_title, days, until) => {
    const table = openLobby(['Ada', 'Ben'], { game: 'nim', seats: 2 });
    until(table);
    const { world, ada, ben } = table;
    world.pass(days * DAY - 1);
    expect(world.isDeleted).toBe(false);
    world.pass(1);
    expect(world.isDeleted).toBe(true);
    for (const person of [ada, ben]) expect(person.closed).toEqual({ code: 4004, reason: 'gone' });
    expect(world.journal.rows).toEqual([]);
  });

  test('expires a day after the last chat line', () => {
    const { world, ada } = openLobby(['Ada']);
    world.pass(DAY - 1);
    ada.does('say', { text: 'anybody?' });
    world.pass(DAY - 1);
    expect(world.isDeleted).toBe(false);
    world.pass(1);
    expect(world.isDeleted).toBe(true);
  });

  test('does not expire when a late alarm finds that somebody came before it', () => {
    const { world, ada } = openLobby(['Ada']);
    world.now += 2 * DAY;
    ada.does('say', { text: 'here I am' });
    world.ringAlarm();
    expect(world.isDeleted).toBe(false);
    expect(world.alarm).toBe(world.now + DAY);
  });
});
