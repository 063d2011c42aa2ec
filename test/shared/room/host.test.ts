// What the host decides before the game: options, chairs, bots, clock, and who is host.
import { describe, expect, test } from 'vitest';
import type { Move } from '../../../shared/engine/index.ts';
import { HOST_GRACE_MS } from '../../../shared/room/acting-host.ts';
import type { Person } from '../../kit/room/person.ts';
import { keyOf, World } from '../../kit/room/world.ts';
import { openLobby, startGame, tableOf } from './scenario.ts';

const asHost: [string, (person: Person) => string][] = [
  ['options', (person) => person.tries('options', { options: {} })],
  ['chairs', (person) => person.tries('chairs', { count: 3 })],
  ['bot', (person) => person.tries('bot', { seat: 2 })],
  ['remove', (person) => person.tries('remove', { seat: 2 })],
  ['host', (person) => person.tries('host', { seat: 0 })],
  ['clock', (person) => person.tries('clock', { minutes: 5 })],
  ['start', (person) => person.tries('start')],
];

describe.each(asHost)('the command “%s”', (_name, attempt) => {
  test('is refused to all but the host', () => {
    const { world, ben } = openLobby(['Ada', 'Ben'], { seats: 3 });
    const before = tableOf(world);
    expect(attempt(ben)).toBe('notHost');
    expect(attempt(world.enters('Cleo'))).toBe('notHost');
    expect(tableOf(world)).toEqual(before);
  });

  test('is refused outside the lobby', () => {
    const { ada } = startGame(['Ada', 'Ben']);
    expect(attempt(ada)).toBe('notInLobby');
  });
});

describe('options', () => {
  test('change if the command names them, and stay otherwise', () => {
    const { ada, ben } = openLobby(['Ada', 'Ben']);
    ada.does('options', { options: { renovation: true } });
    ada.does('options', { options: { royalSuite: 'classic' } });
    expect(ben.table.options).toEqual({ royalSuite: 'classic', renovation: true, noCards: false });
  });

  test('are refused if they are unknown or have wrong values', () => {
    const { ada } = openLobby(['Ada']);
    const { options } = ada.table;
    expect(ada.tries('options', { options: { rockets: true } })).toBe('unknownOption');
    expect(ada.tries('options', { options: { noCards: 'yes' } })).toBe('badOption');
    expect(ada.tries('options', { options: { ['__proto__']: 1 } })).toBe('unknownOption');
    expect(ada.table.options).toEqual(options);
  });

  test('that exclude each other are refused when the game begins', () => {
    const { ada } = openLobby(['Ada', 'Ben', 'Cleo']);
    ada.does('options', { options: { noCards: true } });
    expect(ada.tries('start')).toBe('noCardsForTwo');
    expect(ada.table).toMatchObject({ phase: 'lobby', round: 0 });
    expect(ada.table.chairs).toHaveLength(4);
  });
});

describe('chairs', () => {
  test('are added with free colours, and open ones are removed from the end', () => {
    const { ada, ben } = openLobby(['Ada', 'Ben'], { seats: 2 });
    ada.does('chairs', { count: 4 });
    expect(ada.names).toEqual(['Ada', 'Ben', '', '']);
    expect(new Set(ada.table.chairs.map(({ colour }) => colour)).size).toBe(4);
    ben.does('sit', { seat: 3 });
    ada.does('chairs', { count: 2 });
    expect(ada.names).toEqual(['Ada', 'Ben']);
    expect(ben.seat).toBe(1);
  });

  test('keep the host, even if the host’s chair moves up', () => {
    const { ada, ben } = openLobby(['Ada', 'Ben'], { seats: 4 });
    ada.does('sit', { seat: 3 });
    ada.does('chairs', { count: 2 });
    expect(ada.seat).toBe(1);
    expect(ben.table.host).toBe(1);
    expect(ben.names).toEqual(['Ben', 'Ada']);
  });

  test('cannot be fewer than are taken or needed, or more than the game allows', () => {
    const { ada } = openLobby(['Ada', 'Ben', 'Cleo'], { seats: 4 });
    for (const count of [0, 1, 2, 5]) expect(ada.tries('chairs', { count })).toBe('badSeats');
    ada.does('remove', { seat: 1 }).does('remove', { seat: 2 });
    expect(ada.tries('chairs', { count: 1 })).toBe('badSeats');
    ada.does('chairs', { count: 2 });
  });
});

describe('bots', () => {
  test('take an open chair', () => {
    const { ada } = openLobby(['Ada'], { seats: 2 });
    ada.does('bot', { seat: 1 });
    expect(ada.table.chairs[1]).toMatchObject({ kind: 'bot', name: 'Bot 2', level: 'normal' });
  });

  test('that are requested with a new table sit down with the person who opens it, and the game begins', () => {
    const bots = [
      { level: 'easy' as const, name: 'Porter' },
      { level: 'strong' as const, name: 'Valet' },
    ];
    const world = World.open({ name: 'Ada', key: keyOf('Ada'), seats: 3, bots });
    const ada = world.enters('Ada');
    expect(ada).toMatchObject({ seq: 1, seat: 0, table: { phase: 'playing', host: 0, round: 1 } });
    expect(ada.getsAnswer('past')).toMatchObject({ type: 'past', steps: [] });
    expect(ada.table.chairs.map(({ kind, level, name }) => [kind, level, name])).toEqual([
      ['person', null, 'Ada'],
      ['bot', 'easy', 'Porter'],
      ['bot', 'strong', 'Valet'],
    ]);
    for (let moves = 0; moves < 3; moves++) {
      while (ada.moves.length === 0) world.pass(700);
      ada.plays();
    }
  });

  test('wait in the lobby if the game needs more players', () => {
    const options = { noCards: true, royalSuite: 'off', renovation: false };
    const bots = ['Porter', 'Valet'].map((name) => ({ level: 'easy' as const, name }));
    const world = World.open({ name: 'Ada', key: keyOf('Ada'), seats: 3, bots, options });
    const ada = world.enters('Ada');
    expect(ada.table.phase).toBe('lobby');
    expect(ada.tries('start')).toBe('noCardsForTwo');
  });

  test('have the name and level that the host chooses, and may change', () => {
    const { ada, ben } = openLobby(['Ada', 'Ben'], { seats: 3 });
    ada.does('bot', { seat: 2, level: 'strong', name: 'Porter' });
    expect(ben.table.chairs[2]).toMatchObject({ name: 'Porter', level: 'strong' });
    ada.does('bot', { seat: 2, level: 'easy' });
    expect(ben.table.chairs[2]).toMatchObject({ name: 'Porter', level: 'easy' });
    expect(ben.tries('bot', { seat: 2, level: 'strong' })).toBe('notHost');
    ada.does('remove', { seat: 2 });
    expect(ben.table.chairs[2]).toMatchObject({ kind: 'open', name: '', level: null });
  });

  test('cannot take a person’s chair or a missing one, and no person may sit on a bot’s chair', () => {
    const { ada, ben } = openLobby(['Ada', 'Ben'], { seats: 3 });
    expect(ada.tries('bot', { seat: 1 })).toBe('taken');
    expect(ada.tries('bot', { seat: 3 })).toBe('noSuchSeat');
    ada.does('bot', { seat: 2 });
    expect(ben.tries('sit', { seat: 2 })).toBe('taken');
  });
});

describe('removing', () => {
  test('makes a person a spectator, who may sit down again', () => {
    const { ada, ben } = openLobby(['Ada', 'Ben'], { seats: 2 });
    const { colour } = ben.chair;
    ada.does('remove', { seat: 1 });
    expect(ben.seat).toBe(null);
    expect(ada.table.chairs[1]).toMatchObject({ kind: 'open', name: '', colour });
    expect(ada.here).toEqual({ seats: [1, 0], watching: 1 });
    ben.does('sit');
  });

  test('removes a bot', () => {
    const { ada } = openLobby(['Ada'], { seats: 2 });
    ada.does('bot', { seat: 1 }).does('remove', { seat: 1 });
    expect(ada.table.chairs[1]?.kind).toBe('open');
  });

  test('is refused for oneself, an open chair and a missing chair', () => {
    const { ada } = openLobby(['Ada'], { seats: 2 });
    expect(ada.tries('remove', { seat: 0 })).toBe('yourself');
    expect(ada.tries('remove', { seat: 1 })).toBe('open');
    expect(ada.tries('remove', { seat: 2 })).toBe('noSuchSeat');
  });
});

describe('the role of the host', () => {
  test('can be given to another person', () => {
    const { ada, ben } = openLobby(['Ada', 'Ben'], { seats: 3 });
    ada.does('host', { seat: 1 });
    expect(ada.tries('clock', { minutes: 1 })).toBe('notHost');
    ben.does('clock', { minutes: 1 });
  });

  test('may be taken over from an absent host by a connected player, who can give it to nobody else', () => {
    const { world, ada, ben, cleo } = openLobby(['Ada', 'Ben', 'Cleo']);
    expect(ben.tries('host', { seat: 1 })).toBe('notHost');
    ada.closesPage();
    expect(ben.tries('start')).toBe('notHost');
    expect(ben.tries('host', { seat: 2 })).toBe('notHost');
    world.pass(HOST_GRACE_MS);
    ben.does('host', { seat: 1 });
    expect(cleo.tries('host', { seat: 2 })).toBe('notHost');
    ben.does('start');
    cleo.closesPage();
    expect(ben.tries('host', { seat: 1 })).toBe('notInLobby');
  });

  test('may not be taken over by a spectator', () => {
    const { world, ada } = openLobby(['Ada'], { seats: 2 });
    const cleo = world.enters('Cleo');
    ada.closesPage();
    expect(cleo.tries('host', { seat: 0 })).toBe('notHost');
    expect(cleo.tries('host', { seat: 1 })).toBe('notHost');
  });

  test('cannot be given to a bot, an open chair or a missing chair', () => {
    const { ada } = openLobby(['Ada'], { seats: 3 });
    ada.does('bot', { seat: 1 });
    expect(ada.tries('host', { seat: 1 })).toBe('notAPerson');
    expect(ada.tries('host', { seat: 2 })).toBe('notAPerson');
    expect(ada.tries('host', { seat: 3 })).toBe('noSuchSeat');
  });
});

describe('starting', () => {
  test('removes open chairs and keeps host, names and order', () => {
    const { ada, ben, cleo } = openLobby(['Ada', 'Ben', 'Cleo'], { seats: 4 });
    ben.does('leave');
    ada.does('host', { seat: 2 });
    cleo.does('start');
    expect(cleo.names).toEqual(['Ada', 'Cleo']);
    expect(cleo).toMatchObject({ seat: 1, table: { host: 1, phase: 'playing', round: 1 } });
    expect([...ada.moves, ...cleo.moves].length).toBeGreaterThan(0);
  });

  test('is refused with too few players', () => {
    const { ada } = openLobby(['Ada'], { seats: 4 });
    expect(ada.tries('start')).toBe('tooFew');
    expect(ada.table.chairs).toHaveLength(4);
    ada.does('bot', { seat: 3 });
    ada.does('start');
  });

  test('gives everybody their own hand and no other', () => {
    const { world, ada, ben } = startGame(['Ada', 'Ben']);
    const watcher = world.enters('Cleo');
    const hands = ({ game }: Person) => (game as { hands: string[][] }).hands;
    const open = (person: Person) => hands(person).map((hand) => !hand.includes('?'));
    expect([open(ada), open(ben), open(watcher)]).toEqual([
      [true, false],
      [false, true],
      [false, false],
    ]);
    const legal = [...ada.moves, ...ben.moves] as (Move & { card: string })[];
    expect(legal.every(({ card }) => [...hands(ada), ...hands(ben)].flat().includes(card))).toBe(
      true,
    );
  });
});

describe('the option to start when all have sat down', () => {
  test('begins the game when the last person sits down', () => {
    const { world, ada, ben } = openLobby(['Ada', 'Ben'], { seats: 3 });
    ada.does('selfStart', { on: true });
    expect(ben.table).toMatchObject({ phase: 'lobby', selfStart: true });
    const cleo = world.enters('Cleo').does('sit');
    expect(cleo).toMatchObject({ seat: 2, table: { phase: 'playing', round: 1 } });
  });

  test('begins it only if the host has chosen that, and only when somebody sits down', () => {
    const { ada } = openLobby(['Ada'], { seats: 2 });
    ada.does('selfStart', { on: true }).does('bot', { seat: 1 });
    expect(ada.table.phase).toBe('lobby');
    const { ben } = openLobby(['Ada', 'Ben'], { seats: 2 });
    expect(ben.table.phase).toBe('lobby');
    expect(ben.tries('selfStart', { on: true })).toBe('notHost');
  });

  test('leaves people in the lobby if the options exclude each other, and the host sees why', () => {
    const { world, ada } = openLobby(['Ada'], {
      seats: 2,
      options: { noCards: true, renovation: true },
    });
    ada.does('selfStart', { on: true });
    const ben = world.enters('Ben').does('sit');
    expect(ben).toMatchObject({ seat: 1, table: { phase: 'lobby' } });
    expect(ada.tries('start')).not.toBe('done');
  });
});
