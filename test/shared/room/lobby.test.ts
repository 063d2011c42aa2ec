// The lobby: sitting down, changing seats, leaving, names and colours.
import { describe, expect, test } from 'vitest';
import type { State } from '../../../shared/games/room-share/state.ts';
import type { Person } from '../../kit/room/person.ts';
import { World } from '../../kit/room/world.ts';
import { openLobby, startGame, tableOf } from './scenario.ts';

describe('sitting down', () => {
  test('the person who opens a table has its first chair and is the host', () => {
    const { ada } = openLobby(['Ada'], { seats: 3 });
    expect(ada.seat).toBe(0);
    expect(ada.names).toEqual(['Ada', '', '']);
    expect(ada.table).toMatchObject({ phase: 'lobby', host: 0, round: 0 });
  });

  test('a newcomer takes the first free chair', () => {
    const { ada, ben } = openLobby(['Ada', 'Ben'], { seats: 3 });
    expect(ben.seat).toBe(1);
    expect(ada.names).toEqual(['Ada', 'Ben', '']);
  });

  test('a newcomer takes the chair they ask for', () => {
    const { world, ada } = openLobby(['Ada'], { seats: 3 });
    const ben = world.enters('Ben').does('sit', { name: 'Ben', seat: 2 });
    expect(ben.seat).toBe(2);
    expect(ada.names).toEqual(['Ada', '', 'Ben']);
  });

  test('a person without a name gets the name of the chair, and blanks around a name are removed', () => {
    const { world, ada } = openLobby(['Ada'], { seats: 3 });
    world.enters('Ben').does('sit');
    world.enters('Cleo').does('sit', { name: '  Cleo ' });
    expect(ada.names).toEqual(['Ada', 'Player 2', 'Cleo']);
  });

  test('a chair with a person on it is taken, and so is a missing one', () => {
    const { world } = openLobby(['Ada', 'Ben'], { seats: 3 });
    const cleo = world.enters('Cleo');
    expect(cleo.tries('sit', { seat: 1 })).toBe('taken');
    expect(cleo.tries('sit', { seat: 9 })).toBe('taken');
    expect(cleo.seat).toBe(null);
  });

  test('a newcomer at a full table is refused and watches', () => {
    const { world, ada } = openLobby(['Ada', 'Ben'], { seats: 2 });
    const cleo = world.enters('Cleo');
    expect(cleo.tries('sit')).toBe('full');
    expect(cleo.tries('sit', { seat: 1 })).toBe('full');
    ada.does('rename', { name: 'Adele' });
    expect(cleo.seat).toBe(null);
    expect(cleo.names).toEqual(['Adele', 'Ben']);
    expect(cleo.here).toEqual({ seats: [1, 1], watching: 1 });
  });

  test('a person with a chair takes no second one', () => {
    const { ben } = openLobby(['Ada', 'Ben'], { seats: 4 });
    expect(ben.tries('sit')).toBe('seated');
    expect(ben.tries('sit', { seat: 1 })).toBe('seated');
  });
});

describe('changing seats', () => {
  test('moves the person and the name; the colours stay with the chairs', () => {
    const { ada, ben } = openLobby(['Ada', 'Ben'], { seats: 3 });
    const colours = ada.table.chairs.map(({ colour }) => colour);
    ben.does('sit', { seat: 2 });
    expect(ben.seat).toBe(2);
    expect(ada.names).toEqual(['Ada', '', 'Ben']);
    expect(ada.table.chairs.map(({ kind }) => kind)).toEqual(['person', 'open', 'person']);
    expect(ada.table.chairs.map(({ colour }) => colour)).toEqual(colours);
  });

  test('keeps the host', () => {
    const { ada, ben } = openLobby(['Ada', 'Ben'], { seats: 3 });
    ada.does('sit', { seat: 2 });
    expect(ben.table.host).toBe(2);
    ben.does('sit', { seat: 0 });
    expect(ben.table.host).toBe(2);
  });

  test('is refused for a taken or missing chair, and during the game', () => {
    const { world, ada, ben } = openLobby(['Ada', 'Ben'], { seats: 3 });
    expect(ben.tries('sit', { seat: 0 })).toBe('taken');
    expect(ben.tries('sit', { seat: 7 })).toBe('noSuchSeat');
    ada.does('start');
    expect(ben.tries('sit', { seat: 0 })).toBe('notInLobby');
    expect(world.stored.table.chairs).toHaveLength(2);
  });
});

describe('leaving the lobby', () => {
  test('frees the chair, which keeps its colour', () => {
    const { world, ada, ben } = openLobby(['Ada', 'Ben'], { seats: 2 });
    const { colour } = ben.chair;
    ben.does('leave');
    expect(ben.seat).toBe(null);
    expect(ada.table.chairs[1]).toMatchObject({ kind: 'open', name: '', colour });
    expect(world.enters('Cleo').does('sit', { name: 'Cleo' }).seat).toBe(1);
  });

  test('is refused to a person without a chair', () => {
    const { world } = openLobby(['Ada']);
    expect(world.enters('Ben').tries('leave')).toBe('notSeated');
  });

  test('makes the next person host when the host leaves', () => {
    const { world, ada, ben } = openLobby(['Ada', 'Ben', 'Cleo'], { seats: 4 });
    ada.does('leave');
    expect(tableOf(world).host).toBe(1);
    ben.does('start');
    expect(ben.table.phase).toBe('playing');
  });

  test('never makes a bot host', () => {
    const { world, ada, ben } = openLobby(['Ada', 'Ben'], { seats: 4 });
    ben.does('sit', { seat: 3 });
    ada.does('bot', { seat: 1 });
    ada.does('leave');
    expect(tableOf(world).host).toBe(3);
  });

  test('makes the first newcomer host, on any chair, if everybody has left', () => {
    const { world, ada } = openLobby(['Ada'], { seats: 3 });
    ada.does('leave');
    const ben = world.enters('Ben').does('sit', { seat: 2 });
    expect(tableOf(world).host).toBe(2);
    ben.does('bot', { seat: 0 }).does('leave');
    expect(world.enters('Cleo').does('sit').does('start').table.host).toBe(1);
  });
});

describe('names and colours', () => {
  test('a person may change their name, in the lobby and in the game', () => {
    const { ada, ben } = startGame(['Ada', 'Ben']);
    ben.does('rename', { name: ' Benno ' });
    expect(ada.names).toEqual(['Ada', 'Benno']);
  });

  test('a spectator has no name and no colour', () => {
    const { world } = openLobby(['Ada']);
    const ben = world.enters('Ben');
    expect(ben.tries('rename', { name: 'Ben' })).toBe('notSeated');
    expect(ben.tries('colour', { colour: 'red' })).toBe('notSeated');
  });

  test('a colour that nobody has is free to take', () => {
    const { ada, ben } = openLobby(['Ada', 'Ben'], { seats: 2 });
    ben.does('colour', { colour: 'green' });
    expect(ada.table.chairs.map(({ colour }) => colour)).toEqual(['red', 'green']);
    ben.does('colour', { colour: 'green' });
    expect(ben.chair.colour).toBe('green');
  });

  test('an open chair swaps its colour', () => {
    const { ada, ben } = openLobby(['Ada', 'Ben'], { seats: 3 });
    ben.does('colour', { colour: 'yellow' });
    expect(ada.table.chairs.map(({ colour }) => colour)).toEqual(['red', 'yellow', 'blue']);
  });

  test('colours that the game does not have are refused', () => {
    const { ben } = openLobby(['Ada', 'Ben'], { seats: 2 });
    expect(ben.tries('colour', { colour: 'violet' })).toBe('badColour');
    const toys = openLobby(['Ada', 'Ben'], { game: 'nim', seats: 2 });
    toys.ben.does('colour', { colour: 'violet' });
    expect(toys.ben.chair.colour).toBe('violet');
  });

  test('the colour of a person or a bot is taken', () => {
    const { ada, ben } = openLobby(['Ada', 'Ben'], { seats: 3 });
    ada.does('bot', { seat: 2 });
    expect(ben.tries('colour', { colour: 'red' })).toBe('colourTaken');
    expect(ben.tries('colour', { colour: 'yellow' })).toBe('colourTaken');
  });
});

describe('RS-18: a player plays with the chosen colour', () => {
  const colours = ({ table, game }: Person) => ({
    chairs: table.chairs.map(({ colour }) => colour),
    played: (game as State).colours,
  });

  test('beside bots', () => {
    const { ada, ben } = openLobby(['Ada', 'Ben'], { seats: 4 });
    ada.does('bot', { seat: 2 });
    ada.does('bot', { seat: 3 });
    ada.does('remove', { seat: 3 });
    ben.does('colour', { colour: 'green' });
    ada.does('chairs', { count: 3 }).does('start');
    expect(colours(ben)).toEqual({
      chairs: ['red', 'green', 'yellow'],
      played: ['red', 'green', 'yellow'],
    });
  });

  test('even if an open chair before the player is removed', () => {
    const { world, ada, ben } = openLobby(['Ada', 'Ben'], { seats: 4 });
    ben.does('sit', { seat: 3 });
    ben.does('colour', { colour: 'yellow' });
    ada.does('start');
    expect(colours(ben)).toEqual({ chairs: ['red', 'yellow'], played: ['red', 'yellow'] });
    world.evict();
    ada.reconnects();
    expect(colours(ada).played).toEqual(['red', 'yellow']);
  });
});

test('a person who opens the link and does not sit down watches the lobby', () => {
  const world = World.open({ seats: 2 });
  const ben = world.enters('Ben');
  expect(ben).toMatchObject({ seat: null, game: null, moves: [] });
  expect(ben.here).toEqual({ seats: [0, 0], watching: 1 });
});
