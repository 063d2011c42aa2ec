// The options in the lobby: presets list what they switch on, and options that exclude each other cannot be chosen.
import { expect, test } from 'vitest';
import { changeRefusal, presetDetails, presetOptions } from '../../client/table/offers.ts';
import type { AnyGame } from '../../shared/engine/index.ts';
import { allGames } from '../../shared/games/index.ts';

const gameOf = (id: string) => allGames.find((game) => game.id === id) as AnyGame;
const [roomShare, landlord, raja] = ['room-share', 'landlord', 'raja'].map(gameOf) as [
  AnyGame,
  AnyGame,
  AnyGame,
];

const presetOf = (game: AnyGame, id: string) => {
  const preset = game.presets.find((one) => one.id === id);
  if (!preset) throw new Error(`${game.id} has no preset ${id}`);
  return preset;
};
const optionsOf = (game: AnyGame, id: string) => presetOptions(game, presetOf(game, id));

// switchedOn() reads only the names of options, so the other texts of a game are left out.
const words = {
  option: (id: string) => ({ name: `<${id}>`, hint: '', choices: { rounds: 'After some' } }),
} as never;
const named = (game: AnyGame, id: string) => presetDetails(game, presetOf(game, id), words);

test('lists the options that a preset switches on, and none for the standard preset', () => {
  expect(named(roomShare, 'everything')).toEqual(['<royalSuite>', '<renovation>']);
  for (const game of allGames.filter(({ presets }) => presets.length > 0))
    expect(named(game, 'standard')).toEqual([]);
});

test('lists an option with several values by its value and number', () => {
  expect(named(landlord, 'short')).toEqual(['After some (6)']);
});

test('does not list options that a preset switches off', () => {
  expect(named(landlord, 'basic')).toEqual([]);
});

test('refuses options with which the game could not start', () => {
  const noCards = optionsOf(roomShare, 'noCards');
  expect(roomShare.checkOptions(noCards, 2)).toBe(null);
  expect(roomShare.checkOptions(noCards, 3)).toBe('noCardsForTwo');
  expect(roomShare.checkOptions({ ...noCards, renovation: true }, 2)).toBe('noCardsNoRenovation');
  // Raja accepts all options together, with every number of players (RJ-27).
  expect(raja.checkOptions({ ...optionsOf(raja, 'standard'), neutralPalaces: true }, 5)).toBe(null);
});

test('refuses a change that clashes, with the reason, but never a change back to what worked', () => {
  const usual = optionsOf(roomShare, 'standard');
  expect(changeRefusal(roomShare, usual, 4, { noCards: true })).toBe('noCardsForTwo');
  expect(changeRefusal(roomShare, usual, 2, { noCards: true })).toBe(null);
  const noCards = optionsOf(roomShare, 'noCards');
  expect(changeRefusal(roomShare, noCards, 2, { renovation: true })).toBe('noCardsNoRenovation');
  // The host has added a third seat in the meantime.
  expect(changeRefusal(roomShare, noCards, 3, { noCards: false })).toBe(null);
  expect(changeRefusal(roomShare, noCards, 3, { royalSuite: 'suite' })).toBe(null);
});
