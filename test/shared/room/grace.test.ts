// The grace: how long a player may be gone before the others may vote or a stand-in plays. And the hints.
import { describe, expect, test } from 'vitest';
import type { Move } from '../../../shared/engine/index.ts';
import { keyOf, type World } from '../../kit/room/world.ts';
import { OPEN_GAME, openLobby, startGame, turnOf } from './scenario.ts';

/** Stand-ins play without a vote when somebody has been gone for ten seconds. */
function atOnce(names: readonly [string, ...string[]] = ['Ada', 'Ben', 'Cleo']): World {
  const { world } = openLobby(names);
  world.people[0]?.does('grace', { seconds: 10, atOnce: true }).does('start');
  return world;
}

const standIns = ({ stored }: World) => stored.table.chairs.map(({ standIn }) => standIn);

describe('the grace of a table', () => {
  test('is a minute, and then the others may vote', () => {
    const { ada } = openLobby(['Ada']);
    expect(ada.table).toMatchObject({ grace: 60, atOnce: false });
  });

  test('is set by the host, in the lobby', () => {
    const { ada, ben } = openLobby(['Ada', 'Ben'], { seats: 2 });
    expect(ben.tries('grace', { seconds: 5, atOnce: true })).toBe('notHost');
    ada.does('grace', { seconds: 5, atOnce: true });
    expect(ben.table).toMatchObject({ grace: 5, atOnce: true });
    ada.does('start');
    expect(ada.tries('grace', { seconds: 0, atOnce: true })).toBe('notInLobby');
  });

  test('runs from when a player leaves, and the others may vote only when it is over', () => {
    const { world, ada, ben } = startGame(['Ada', 'Ben']);
    ben.closesPage();
    expect(ada.table.chairs[1]?.gone).toBe(world.now);
    world.pass(59_999);
    expect(ada.tries('vote', { seat: 1 })).toBe('grace');
    world.pass(1);
    ada.does('vote', { seat: 1 });
    expect(ada.table.chairs[1]?.standIn).toBe(true);
  });

  test('begins again for a player who was back in the meantime', () => {
    const { world, ada, ben } = startGame(['Ada', 'Ben']);
    ben.closesPage();
    world.pass(50_000);
    ben.reconnects();
    expect(ada.table.chairs[1]?.gone).toBe(null);
    ben.closesPage();
    world.pass(50_000);
    expect(ada.tries('vote', { seat: 1 })).toBe('grace');
  });

  test('does not run for a player who closes one of two windows', () => {
    const { world, ben } = startGame(['Ada', 'Ben']);
    const tab = world.enters('Ben');
    tab.closesPage();
    expect(ben.chair.gone).toBe(null);
    expect(world.journal.rows.at(-1)?.command).toBe('start');
  });

  test('runs for a player whose connection broke silently, from the next command of somebody else', () => {
    const { world, ada, ben } = startGame(['Ada', 'Ben']);
    if (ben.line) ben.line.isAlive = false;
    world.pass(6000);
    expect(ada.tries('vote', { seat: 1 })).toBe('grace');
    expect(ada.table.chairs[1]?.gone).toBe(world.now);
    expect(ada.here.seats).toEqual([1, 0]);
    ada.sendsEmote('hurry');
    world.pass(60_000);
    ada.does('vote', { seat: 1 });
  });

  test('runs for a player who has to decide and whose connection broke silently, even if nobody sends a command', () => {
    const { world } = startGame(['Ada', 'Ben']);
    const { mover, other } = turnOf(world);
    const seat = mover.seat as number;
    if (mover.line) mover.line.isAlive = false;
    world.pass(89_999);
    expect(other.table.chairs[seat]?.gone).toBe(null);
    world.pass(1);
    expect(other.table.chairs[seat]?.gone).toBe(world.now);
    expect(other.here.seats[seat]).toBe(0);
  });

  test('makes the room check less and less often whether a player who thinks is still connected, and not once the player is known to be gone', () => {
    const { world } = startGame(['Ada', 'Ben']);
    const { mover } = turnOf(world);
    const began = world.now;
    const { length } = world.journal.rows;
    for (const seconds of [90, 180, 360, 720]) {
      expect(world.alarm).toBe(began + seconds * 1000);
      world.pass((world.alarm as number) - world.now);
    }
    expect(world.journal.rows).toHaveLength(length);
    mover.closesPage();
    world.pass((world.alarm as number) - world.now);
    expect(world.alarm).toBe(began + 30 * 24 * 3_600_000);
  });

  test('sets no alarm for its end if the others have to vote', () => {
    const { world, ben } = startGame(['Ada', 'Ben']);
    const { alarm } = world;
    ben.closesPage();
    expect(world.alarm).toBe(alarm);
  });

  test('does not begin for a player who changes to another device', () => {
    const { world, ada, ben } = startGame(['Ada', 'Ben']);
    ben.does('link', { key: keyOf('phone') });
    const { length } = world.journal.rows;
    world.enters('Ben', keyOf('phone'));
    expect(world.journal.rows.slice(length).map(({ command }) => command)).toEqual(['moveIn']);
    expect(ada.here.seats).toEqual([1, 1]);
    expect(ada.table.chairs[1]?.gone).toBe(null);
  });

  test('does not run for a player who has left, because anybody may take the chair', () => {
    const { world, ada, ben } = startGame(['Ada', 'Ben', 'Cleo']);
    ben.does('leave');
    ada.reconnects();
    expect(ada.table.chairs[1]).toMatchObject({ gone: null, absent: true, standIn: true });
    world.enters('Dan').does('sit');
  });

  test('does not run in the lobby, where coming and going is not stored', () => {
    const { world, ben } = openLobby(['Ada', 'Ben']);
    const { length } = world.journal.rows;
    ben.closesPage();
    ben.reconnects();
    expect(world.journal.rows).toHaveLength(length);
  });

  test('runs for a player who was already gone when the game began', () => {
    const { world, ada, ben } = openLobby(['Ada', 'Ben'], { seats: 2 });
    ben.closesPage();
    ada.does('start');
    expect(ada.table.chairs[1]?.gone).toBe(world.now);
  });

  test('does not postpone the expiry of the table or the moves of bots', () => {
    const { world, ada, ben } = openLobby(['Ada', 'Ben'], { game: 'nim', seats: 3 });
    ada.does('bot', { seat: 2 }).does('start');
    const { at } = world.stored;
    world.now += 500;
    ben.closesPage();
    expect(world.stored.at).toBe(at);
  });
});

describe('a table that seats stand-ins without a vote', () => {
  test('seats the stand-in when the grace is over, and not before', () => {
    const world = atOnce();
    world.people[2]?.closesPage();
    world.pass(9_999);
    expect(standIns(world)).toEqual([false, false, false]);
    world.pass(1);
    expect(standIns(world)).toEqual([false, false, true]);
  });

  test('waits while nobody is connected, and seats the stand-in when the first person is back', () => {
    const world = atOnce(['Ada', 'Ben']);
    const [ada, ben] = world.people;
    ada?.closesPage();
    ben?.closesPage();
    world.pass(3_600_000);
    expect(standIns(world)).toEqual([false, false]);
    const { length } = world.journal.rows;
    world.pass(3_600_000);
    expect(world.journal.rows).toHaveLength(length);
    ben?.reconnects();
    expect(standIns(world)).toEqual([true, false]);
  });

  test('seats the stand-in, which waits before it moves', () => {
    const world = atOnce(['Ada', 'Ben']);
    const { mover, other } = turnOf(world);
    mover.closesPage();
    other.closesPage();
    world.pass(3_600_000);
    other.reconnects();
    const { length } = world.journal.rows;
    world.pass(699);
    expect(world.journal.rows).toHaveLength(length);
    world.pass(1);
    expect(world.journal.rows.slice(length).map(({ command }) => command)).toEqual(['standIn']);
  });

  test('replaces a player whose time runs out, too', () => {
    const { world, ada } = openLobby(['Ada', 'Ben'], OPEN_GAME);
    ada.does('grace', { seconds: 600, atOnce: true }).does('clock', { minutes: 1 }).does('start');
    const { mover } = turnOf(world);
    world.pass(60_000);
    expect(mover.chair).toMatchObject({ absent: true, standIn: true });
    mover.does('back');
    expect(mover.chair).toMatchObject({ absent: false, standIn: false });
  });

  test('gives the seat back when the player returns, also after the room has slept', () => {
    const world = atOnce(['Ada', 'Ben']);
    const { mover } = turnOf(world);
    mover.closesPage();
    world.pass(10_000);
    expect(standIns(world)[mover.seat as number]).toBe(true);
    world.evict();
    mover.reconnects();
    expect(mover.chair).toMatchObject({ gone: null, absent: false, standIn: false });
    const { length } = world.journal.rows;
    world.pass(10_000);
    expect(world.journal.rows).toHaveLength(length);
    if (mover.moves.length > 0) mover.plays();
  });

  test('lets bots alone play to the end', () => {
    const { world, ada } = openLobby(['Ada'], { game: 'nim', seats: 3 });
    ada.does('bot', { seat: 1 }).does('bot', { seat: 2 }).does('start').does('leave');
    ada.closesPage();
    world.pass(60_000);
    expect(world.stored.table.phase).toBe('over');
    const { length } = world.journal.rows;
    world.pass(3_600_000);
    expect(world.journal.rows).toHaveLength(length);
  });
});

describe('a bot', () => {
  test('gets only what its seat may know, its level and a seed, and writes one row for each move', () => {
    const { world, ada } = openLobby(['Ada'], { seats: 2 });
    const asked: unknown[] = [];
    const { chooseBotMove } = world;
    world.chooseBotMove = (one) => {
      asked.push(one);
      return chooseBotMove(one);
    };
    ada.does('bot', { seat: 1, level: 'strong' }).does('start');
    while (ada.moves.length > 0) ada.plays();
    const { length } = world.journal.rows;
    const { table } = world.stored;
    world.pass(700);
    expect(world.journal.rows).toHaveLength(length + 1);
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({ level: 'strong', seat: 1 });
    const { view } = asked[0] as { view: { hands: string[][]; pile: string[] } };
    expect(view.hands[1]).toEqual((table.state as typeof view).hands[1]);
    expect(new Set([...(view.hands[0] ?? []), ...view.pile])).toEqual(new Set(['?']));
  });

  test('plays at the normal level when it stands in for a person', () => {
    const world = atOnce(['Ada', 'Ben']);
    const levels: string[] = [];
    const { chooseBotMove } = world;
    world.chooseBotMove = (one) => {
      levels.push(one.level);
      return chooseBotMove(one);
    };
    turnOf(world).mover.closesPage();
    world.pass(20_000);
    expect(levels.length).toBeGreaterThan(0);
    expect(new Set(levels)).toEqual(new Set(['normal']));
  });
});

test('the host may switch the hints off, and nobody else may', () => {
  const { ada, ben } = openLobby(['Ada', 'Ben'], { seats: 2 });
  expect(ben.table.hints).toBe(true);
  expect(ben.tries('hints', { on: false })).toBe('notHost');
  ada.does('hints', { on: false });
  expect(ben.table.hints).toBe(false);
});

test('the host may switch a coach on for all, and nobody else may', () => {
  const { ada, ben } = openLobby(['Ada', 'Ben'], { seats: 2 });
  expect(ben.table.coach).toBeUndefined();
  expect(ben.tries('coach', { on: true })).toBe('notHost');
  ada.does('coach', { on: true });
  expect(ben.table.coach).toBe(true);
  ada.does('coach', { on: false });
  expect(ben.table.coach).toBeUndefined();
});

test('a bot that has made an offer waits for the people who have to answer it', () => {
  const { world, ada } = openLobby(['Ada'], { game: 'landlord', seats: 2 });
  // The bot asks for a roof as soon as it may.
  const wanted = ['market', 'offer'];
  world.chooseBotMove = ({ moves }) =>
    moves.find(({ type }) => wanted.includes(type)) ?? (moves[0] as Move);
  ada.does('bot', { seat: 1 }).does('start');
  const asked = () => `${world.journal.rows.at(-1)?.events}`.includes('"offered"');
  for (let moves = 0; moves < 200 && !asked(); moves++) {
    if (ada.moves.length > 0) ada.plays(ada.moves.at(-1));
    else world.pass(700);
  }
  expect(asked()).toBe(true);
  const { length } = world.journal.rows;
  world.pass(60_000);
  expect(world.journal.rows).toHaveLength(length);
  expect(ada.moves.map(({ type }) => type)).toContain('no');
});
