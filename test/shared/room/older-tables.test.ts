// Tables that were stored before grace, hints and levels existed are played on like any other.
import { expect, test } from 'vitest';
import type { PublicChair } from '../../../shared/protocol/index.ts';
import { DEPARTURES_EVERY_MS } from '../../../shared/room/connection/departures.ts';
import type { StoredTable, Table } from '../../../shared/room/index.ts';
import type { Person } from '../../kit/room/person.ts';
import { World } from '../../kit/room/world.ts';
import { openLobby } from './scenario.ts';

/** As an older version would have stored the table. */
function older({ table, ...stored }: StoredTable): StoredTable {
  const without = ({ level: _level, gone: _gone, ...chair }: PublicChair) => chair;
  const { grace: _grace, atOnce: _atOnce, hints: _hints, chairs, ...rest } = table;
  // No type describes a table of an older version.
  return { ...stored, table: { ...rest, chairs: chairs.map(without) } as unknown as Table };
}

/** Three people and a bot in the middle of a game; all of them come back to it. */
function resumed(): { world: World; people: Person[]; first: Person } {
  const { world, ada } = openLobby(['Ada', 'Ben', 'Cleo']);
  ada.does('bot', { seat: 3 }).does('start');
  const later = World.resume(older(world.stored), {});
  const people = ['Ada', 'Ben', 'Cleo'].map((name) => later.enters(name));
  // The next departure is noted at once.
  later.pass(DEPARTURES_EVERY_MS);
  return { world: later, people, first: people[0] as Person };
}

test('an older table has the default values for members that it lacks', () => {
  const { first } = resumed();
  expect(first.table).toMatchObject({ grace: 60, atOnce: false, hints: true });
  expect(first.table.chairs.map(({ level }) => level)).toEqual([null, null, null, 'normal']);
  expect(first.table.chairs.map(({ gone }) => gone)).toEqual([null, null, null, null]);
});

test('a player who leaves an older table gets the grace of a new table and is voted on by all who are there', () => {
  const { world, people } = resumed();
  const [ada, ben, cleo] = people as [Person, Person, Person];
  cleo.closesPage();
  expect(ada.table.chairs[2]?.gone).toBe(world.now);
  world.pass(59_999);
  expect(ada.tries('vote', { seat: 2 })).toBe('grace');
  world.pass(1);
  ada.does('vote', { seat: 2 });
  expect(ada.table.chairs[2]?.standIn).toBe(false);
  ben.does('vote', { seat: 2 });
  expect(ada.table.chairs[2]?.standIn).toBe(true);
});

test('the grace of a player who was already gone begins when the first person is back', () => {
  const { world } = openLobby(['Ada', 'Ben'], { seats: 2 });
  world.people[0]?.does('start');
  const later = World.resume(older(world.stored), {});
  const ada = later.enters('Ada');
  expect(ada.table.chairs[1]?.gone).toBe(later.now);
  later.pass(60_000);
  ada.does('vote', { seat: 1 });
  expect(ada.table.chairs[1]?.standIn).toBe(true);
});

test('an older table keeps later changes when it sleeps and wakes', () => {
  const { world, people, first } = resumed();
  people[1]?.closesPage();
  const { gone } = first.table.chairs[1] as PublicChair;
  world.evict();
  first.reconnects();
  expect(first.table.chairs.map((chair) => chair.gone)).toEqual([null, gone, null, null]);
  expect(world.journal.latest()?.table.chairs[1]?.gone).toBe(gone);
});
