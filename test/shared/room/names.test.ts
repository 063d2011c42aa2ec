// Names and chat at a table are cleaned, and no two of its players have the same name.
import { expect, test } from 'vitest';
import { openLobby, startGame, tableOf } from './scenario.ts';

test('a name is stored without what nobody sees', () => {
  const { world, ada } = openLobby(['Ada'], { seats: 3 });
  world.enters('Ben').does('sit', { name: 'B\u0000e\u2066n\r\nEvil' });
  world.enters('Cleo').does('sit', { name: 'Zoe\u0308 👩‍💻' });
  expect(ada.names).toEqual(['Ada', 'Ben Evil', 'Zo\u00EB 👩‍💻']);
  ada.does('rename', { name: 'Ad\uFEFFele' });
  expect(ada.names[0]).toBe('Adele');
});

test('a line of chat is stored without what nobody sees', () => {
  const { world, ada } = openLobby(['Ada']);
  ada.does('say', { text: ' Hello\u202E \u200Bworld\n❤️\u0000 ' });
  expect(tableOf(world).chat.at(-1)?.text).toBe('Hello world ❤️');
});

test('the second player of one name gets a number, and keeps it when they say the name again', () => {
  const { ada, world } = openLobby(['Ada'], { seats: 4 });
  const other = world.enters('Ben').does('sit', { name: 'ada' });
  world.enters('Cleo').does('sit', { name: 'A\u200Dda' });
  expect(ada.names).toEqual(['Ada', 'ada 2', 'Ada 3', '']);
  other.does('rename', { name: 'Ada' });
  expect(ada.names).toEqual(['Ada', 'Ada 2', 'Ada 3', '']);
  ada.does('rename', { name: 'Ada' });
  expect(ada.names[0]).toBe('Ada');
});

test('a name is free again when its player has left', () => {
  const { ada, world, ben } = openLobby(['Ada', 'Ben'], { seats: 2 });
  ben.does('leave');
  world.enters('Cleo').does('sit', { name: 'Ben' });
  expect(ada.names).toEqual(['Ada', 'Ben']);
});

test('a bot is not called like a player, whether it comes later or with the table', () => {
  const { ada } = openLobby(['Ada'], { seats: 3 });
  ada.does('bot', { seat: 1, name: 'ADA' }).does('bot', { seat: 2, name: 'Ada\u200B' });
  expect(ada.names).toEqual(['Ada', 'ADA 2', 'Ada 3']);
  ada.does('bot', { seat: 1, level: 'strong' });
  expect(ada.names[1]).toBe('ADA 2');
  const bots = ['Ada', 'Ada'].map((name) => ({ level: 'easy' as const, name }));
  expect(openLobby(['Ada'], { seats: 3, bots }).ada.names).toEqual(['Ada', 'Ada 2', 'Ada 3']);
});

test('who takes the chair of a player who left a game may have that player’s name', () => {
  const { world, ada, ben } = startGame(['Ada', 'Ben']);
  ben.does('leave');
  world.enters('Cleo').does('sit', { name: 'Ben' });
  expect(ada.names).toEqual(['Ada', 'Ben']);
});
