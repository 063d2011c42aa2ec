// Another game at the same table: it begins when those who are there agree.
import { describe, expect, test } from 'vitest';
import { fillMissingFields, type Table } from '../../../shared/room/index.ts';
import type { Person } from '../../kit/room/person.ts';
import { World } from '../../kit/room/world.ts';
import { openLobby, playToEnd, startGame } from './scenario.ts';

const NIM = { game: 'nim', seats: 4 };
const THREE = ['Ada', 'Ben', 'Cleo'] as const;

function finished<const N extends readonly [string, ...string[]]>(names: N) {
  const cast = startGame(names, { ...NIM, seats: names.length });
  playToEnd(cast.world);
  return cast;
}

const beginner = ({ names, table, world }: Person) => {
  const [seat = -1] = world.game.toAct(world.stored.table.state);
  expect(table.phase).toBe('playing');
  return names[seat];
};

describe('another game', () => {
  test('is refused before the end and to a spectator', () => {
    const { world, ada } = openLobby(['Ada', 'Ben'], { game: 'nim', seats: 2 });
    expect(ada.tries('rematch')).toBe('notOver');
    ada.does('start');
    expect(ada.tries('rematch', { yes: false })).toBe('notOver');
    playToEnd(world);
    expect(world.enters('Cleo').tries('rematch')).toBe('notSeated');
  });

  test('begins as soon as all have agreed, and the board stays until then', () => {
    const { ada, ben, cleo } = finished(THREE);
    ada.does('rematch');
    cleo.does('rematch', { yes: true });
    expect(ben.table).toMatchObject({ phase: 'over', again: [0, 2] });
    expect(ben.game).not.toBe(null);
    ben.does('rematch');
    expect(ben.table).toMatchObject({ phase: 'playing', round: 2, outcome: null });
    expect(ben.table.again).toBe(undefined);
    expect(ada.names).toEqual(['Ada', 'Ben', 'Cleo']);
  });

  test('waits for somebody who is silent and may take the yes back', () => {
    const { world, ada, ben } = finished(THREE);
    ada.does('rematch');
    ben.does('rematch');
    world.pass(600_000);
    expect(ada.table).toMatchObject({ phase: 'over', again: [0, 1] });
    ada.does('rematch', { yes: false });
    expect(ada.table).toMatchObject({ again: [1], declined: [0] });
    ben.does('leave');
    expect(ada.table.again).toBe(undefined);
  });

  test('begins without somebody who says no, and who then watches', () => {
    const { world, ada, ben, cleo } = finished(THREE);
    cleo.does('rematch', { yes: false });
    ada.does('rematch');
    expect(ada.table).toMatchObject({ phase: 'over', declined: [2] });
    ben.does('rematch');
    expect(ada.names).toEqual(['Ada', 'Ben']);
    expect(cleo.seat).toBe(null);
    playToEnd(world);
    expect(ada.table.phase).toBe('over');
  });

  test('begins when the last silent player leaves', () => {
    const { ada, ben, cleo } = finished(THREE);
    ada.does('rematch');
    ben.does('rematch');
    cleo.does('leave');
    expect(ada.table.phase).toBe('playing');
    expect(ada.names).toEqual(['Ada', 'Ben']);
  });

  test('begins fifteen seconds after the connection of the last silent player broke', () => {
    const { world, ada, ben, cleo } = finished(THREE);
    ada.does('rematch');
    ben.does('rematch');
    cleo.closesPage();
    world.pass(14_999);
    expect(ada.table.phase).toBe('over');
    world.evict();
    world.pass(1);
    expect(ada.names).toEqual(['Ada', 'Ben']);
    cleo.connect();
    world.deliverAll();
    expect(cleo).toMatchObject({ seat: null, table: { phase: 'playing' } });
  });

  test('does not drop a player who reloads the page, before the first yes or after it', () => {
    const { world, ada, ben, cleo } = finished(THREE);
    cleo.closesPage();
    ada.does('rematch');
    ben.does('rematch');
    world.pass(10_000);
    cleo.connect();
    world.deliverAll();
    world.pass(10_000);
    expect(cleo).toMatchObject({ seat: 2, table: { phase: 'over', again: [0, 1] } });
    cleo.reconnects().does('rematch');
    expect(cleo.names).toEqual(['Ada', 'Ben', 'Cleo']);
  });

  test('begins without a host who has gone, and another player is host then', () => {
    const { world, ada, ben, cleo } = finished(THREE);
    ada.closesPage();
    ben.does('rematch');
    cleo.does('rematch');
    world.pass(15_000);
    expect(ben.names).toEqual(['Ben', 'Cleo']);
    expect(ben.table.host).toBe(ben.seat);
  });

  test('keeps the chair of somebody who has agreed and is gone for a moment', () => {
    const { world, ada, ben } = finished(['Ada', 'Ben']);
    ada.does('rematch').closesPage();
    world.pass(60_000);
    ben.does('rematch');
    expect(ben.names).toEqual(['Ada', 'Ben']);
    expect(ben.table.chairs[0]?.gone).toBe(world.now);
  });

  test('does not begin while nobody who has agreed is there', () => {
    const { world, ada, ben } = finished(['Ada', 'Ben']);
    ada.does('rematch').closesPage();
    ben.closesPage();
    world.pass(600_000);
    expect(world.stored.table.phase).toBe('over');
    ada.connect();
    world.deliverAll();
    expect(ada.table).toMatchObject({ phase: 'lobby' });
  });

  test('begins at once for one person with bots', () => {
    const { world, ada } = openLobby(['Ada'], NIM);
    ada.does('bot', { seat: 1 }).does('bot', { seat: 2 }).does('start');
    for (let turn = 0; turn < 60 && ada.table.phase === 'playing'; turn++) {
      if (ada.moves.length > 0) ada.plays();
      else world.pass(700);
    }
    ada.does('rematch');
    expect(ada.table).toMatchObject({ phase: 'playing', round: 2 });
    expect(ada.table.chairs).toHaveLength(3);
  });

  test('becomes a lobby with those who agreed if they are too few', () => {
    const { ada, ben } = finished(['Ada', 'Ben']);
    ada.does('rematch');
    ben.does('rematch', { yes: false });
    expect(ada.table.phase).toBe('lobby');
    expect(ada.table.chairs.map(({ kind }) => kind)).toEqual(['person', 'open']);
    expect([ada.seat, ben.seat]).toEqual([0, null]);
  });

  test('becomes a lobby if the game refuses the options for so few', () => {
    const { world, ada, ben, cleo } = openLobby(THREE, { seats: 3 });
    ada.does('start');
    playToEnd(world);
    ada.does('options', { options: { noCards: true } });
    for (const person of [ada, ben, cleo]) person.does('rematch');
    expect(ada.table).toMatchObject({ phase: 'lobby', options: { noCards: true } });
    expect(ada.table.chairs.map(({ kind }) => kind)).toEqual(['person', 'person', 'person']);
  });
});

describe('the host', () => {
  test('begins without those who have not answered, when somebody has agreed', () => {
    const { ada, ben, cleo } = finished(THREE);
    expect(ada.tries('start')).toBe('notAgreed');
    ben.does('rematch');
    expect(ben.tries('start')).toBe('notHost');
    ada.does('start');
    expect(ada.names).toEqual(['Ada', 'Ben']);
    expect(cleo.seat).toBe(null);
  });

  test('stays at the board if too few would be left', () => {
    const { ada } = finished(['Ada', 'Ben']);
    ada.does('rematch');
    expect(ada.tries('start')).toBe('tooFew');
    expect(ada.table.phase).toBe('over');
  });

  test('changes the options of the next game, and everybody is asked again', () => {
    const { ada, ben } = finished(['Ada', 'Ben']);
    const before = ada.table.options;
    ben.does('rematch');
    expect(ben.tries('options', { options: { stones: 20 } })).toBe('notHost');
    ada.does('options', { options: { stones: 20 } });
    expect(ada.table.again).toBe(undefined);
    expect(ada.table).toMatchObject({ options: before, nextOptions: { stones: 20 } });
    ada.does('rematch');
    ben.does('rematch');
    expect(ada.table).toMatchObject({ phase: 'playing', options: { stones: 20 } });
    expect(ada.table.nextOptions).toBe(undefined);
  });
});

describe('of three games in a row', () => {
  test('another player begins each, and the wins are counted', () => {
    const { world, ada, ben, cleo } = startGame(THREE, { seats: 3 });
    const began = [];
    const wins = new Map<string, number>();
    for (let game = 1; game <= 3; game++) {
      began.push(beginner(ada));
      playToEnd(world, game);
      ada.table.outcome?.places.forEach((place, seat) => {
        const name = ada.names[seat] as string;
        if (place === 1) wins.set(name, (wins.get(name) ?? 0) + 1);
      });
      expect(ada.table.played).toBe(game);
      for (const { name, wins: counted = 0 } of ada.table.chairs)
        expect(counted).toBe(wins.get(name) ?? 0);
      for (const person of [ada, ben, cleo]) person.does('rematch');
    }
    expect(new Set(began)).toEqual(new Set(THREE));
    const order = [...THREE, ...THREE].join();
    expect(order).toContain(began.join());
  });

  test('the next one still present begins if the one after the last beginner is gone', () => {
    const { world, ada, ben, cleo } = startGame(THREE, { seats: 3 });
    const people = [ada, ben, cleo];
    const first = people.findIndex(({ name }) => name === beginner(ada));
    playToEnd(world);
    people[(first + 1) % 3]?.does('leave');
    const [one, other] = [people[first], people[(first + 2) % 3]] as [Person, Person];
    one.does('rematch');
    other.does('rematch');
    expect(beginner(one)).toBe(other.name);
  });

  test('somebody who takes over a chair has won nothing yet', () => {
    const { world, ada, ben } = finished(['Ada', 'Ben']);
    const winner = [ada, ben].find(({ chair }) => chair.wins === 1) as Person;
    const seat = winner.seat as number;
    winner.does('leave');
    const cleo = world.enters('Cleo').does('sit', { seat });
    expect(cleo.chair.wins).toBe(undefined);
  });
});

test('a table that was stored before answers and wins were counted is played again', () => {
  const { world } = finished(['Ada', 'Ben']);
  const { played: _played, beganBy: _beganBy, ...table } = world.stored.table;
  const chairs = table.chairs.map(({ wins: _wins, ...chair }) => chair);
  const later = World.resume({
    ...world.stored,
    table: fillMissingFields({ ...table, chairs } as Table),
  });
  const [ada, ben] = [later.enters('Ada'), later.enters('Ben')];
  ada.does('rematch');
  ben.does('rematch');
  expect(ada.table).toMatchObject({ phase: 'playing', round: 2 });
});
