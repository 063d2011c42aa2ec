// What becomes of the role of the host when the host’s connection breaks.
import { describe, expect, test } from 'vitest';
import { HOST_GRACE_MS, HOST_RETURN_MS } from '../../../shared/room/acting-host.ts';
import { DEPARTURES_EVERY_MS } from '../../../shared/room/connection/departures.ts';
import { keyOf } from '../../kit/room/world.ts';
import { openLobby, playToEnd, startGame } from './scenario.ts';

/** Ada has opened the table and is not connected. */
function hostIsAway() {
  const cast = openLobby(['Ada', 'Ben', 'Cleo']);
  cast.ada.closesPage();
  return cast;
}

/** Ben acts for her. */
function benActs() {
  const cast = hostIsAway();
  cast.world.pass(HOST_GRACE_MS);
  cast.ben.does('host', { seat: 1 });
  return cast;
}

describe('a host whose connection breaks', () => {
  test('stays the host for a minute, also while the room sleeps', () => {
    const { world, ada, ben, cleo } = hostIsAway();
    expect(ben.tries('host', { seat: 1 })).toBe('grace');
    world.pass(HOST_GRACE_MS - 1);
    world.evict();
    expect(ben.tries('host', { seat: 1 })).toBe('grace');
    expect(ben.tries('remove', { seat: 0 })).toBe('notHost');
    ada.reconnects();
    ada.closesPage();
    world.pass(DEPARTURES_EVERY_MS + HOST_GRACE_MS - 1);
    // The minute begins anew, when the departure is noted.
    expect(cleo.tries('host', { seat: 2 })).toBe('grace');
    world.pass(1);
    cleo.does('host', { seat: 2 });
    expect(ben.table.host).toBe(2);
  });

  test('is the host again within ten minutes, and cannot be removed until then', () => {
    const { world, ada, ben } = benActs();
    ben.does('clock', { minutes: 5 });
    expect(ben.tries('remove', { seat: 0 })).toBe('grace');
    world.evict();
    world.pass(HOST_RETURN_MS - HOST_GRACE_MS - 1);
    expect(ben.tries('remove', { seat: 0 })).toBe('grace');
    ada.reconnects();
    expect(ada.table.host).toBe(0);
    expect(ben.tries('clock', { minutes: 1 })).toBe('notHost');
    ada.does('remove', { seat: 1 });
  });

  test('is an ordinary player after ten minutes', () => {
    const { world, ada, ben } = benActs();
    world.pass(HOST_RETURN_MS - HOST_GRACE_MS);
    ada.reconnects();
    expect(ada.table.host).toBe(1);
    ben.does('remove', { seat: 0 });
    expect(ada.seat).toBe(null);
  });

  test('is the same person on another device', () => {
    const { world, ada } = openLobby(['Ada', 'Ben', 'Cleo']);
    const [, ben] = world.people;
    ada.does('link', { key: keyOf('Phone') }).closesPage();
    world.pass(HOST_GRACE_MS);
    ben?.does('host', { seat: 1 });
    expect(world.enters('Phone')).toMatchObject({ seat: 0, table: { host: 0 } });
  });

  test('is waited for even if the one who acts goes in turn', () => {
    const { world, ada, ben, cleo } = benActs();
    ben.closesPage();
    world.pass(HOST_GRACE_MS);
    cleo.does('host', { seat: 2 });
    ben.reconnects();
    expect(ben.table.host).toBe(2);
    ada.reconnects();
    expect(ben.table.host).toBe(0);
  });

  test('has had the minute when the game ends long after that', () => {
    const { world, ada, ben } = startGame(['Ada', 'Ben', 'Cleo'], { game: 'nim', seats: 3 });
    playToEnd(world);
    ada.closesPage();
    expect(ben.tries('host', { seat: 1 })).toBe('grace');
    world.pass(HOST_GRACE_MS);
    ben.does('host', { seat: 1 });
    ada.reconnects();
    expect(ben.table.host).toBe(0);
  });
});

test('a host who has left the table is not waited for', () => {
  const { ada, ben } = openLobby(['Ada', 'Ben']);
  ada.does('leave');
  expect(ben.table.host).toBe(1);
  ada.does('sit', { seat: 0 });
  expect(ben.table.host).toBe(1);
});

test('who the host was is told to nobody', () => {
  const { cleo } = benActs();
  expect(Object.keys(cleo.table)).not.toContain('formerHost');
});
