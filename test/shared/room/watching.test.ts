// A connection that only watches: it sees the table, has no seat whatever its key, and changes nothing.
import { expect, test } from 'vitest';
import { keyOf } from '../../kit/room/world.ts';
import { openLobby } from './scenario.ts';

test('the owner of a seat who comes only to watch has no seat there, and may do nothing but look', () => {
  const { world, ada } = openLobby(['Ada', 'Ben'], { seats: 3 });
  const watcher = world.addPerson('Ada', keyOf('Ada'));
  watcher.line = Object.assign(world.connect(), { watchesOnly: true });
  watcher.hello();
  world.deliverAll();
  expect([watcher.seat, ada.seat]).toEqual([null, 0]);
  const before = world.stored;
  expect(watcher.tries('sit', { name: 'Eve' })).toBe('watchOnly');
  expect(watcher.tries('leave')).toBe('watchOnly');
  expect(watcher.tries('start')).toBe('watchOnly');
  expect(world.stored).toEqual(before);
  watcher.does('past');
  expect(watcher.past?.steps).toEqual([]);
  ada.does('rename', { name: 'Adele' });
  expect(watcher.names).toEqual(['Adele', 'Ben', '']);
});
