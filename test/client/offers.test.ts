// The options in the lobby: a line says in words what differs from the usual, and options that exclude each other cannot
// be chosen.
import { expect, test } from 'vitest';
import {
  changeRefusal,
  describeOptions,
  optionDetails,
  presetOptions,
  relevantOptions,
} from '../../client/table/offers.ts';
import { en } from '../../client/text/en.ts';
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

// Only the names of options and presets are read, so the other texts of a game are left out.
const words = {
  option: (id: string) => ({ name: `<${id}>`, hint: '', choices: { rounds: 'After some' } }),
  preset: (id: string) => id.toUpperCase(),
} as never;
const named = (game: AnyGame, id: string) => optionDetails(game, optionsOf(game, id), words, en);
const described = (game: AnyGame, id: string, change = {}) =>
  describeOptions(game, { ...optionsOf(game, id), ...change }, words, en);
const shown = (game: AnyGame, id: string, seats: number, change = {}) =>
  relevantOptions(game, { ...optionsOf(game, id), ...change }, seats).map((spec) => spec.id);

test('lists the options that a preset switches on, and none for the standard preset', () => {
  expect(named(roomShare, 'everything')).toEqual(['<royalSuite>', '<renovation>']);
  for (const game of allGames.filter(({ presets }) => presets.length > 0))
    expect(named(game, 'standard')).toEqual([]);
});

test('lists an option with several values by its value and number', () => {
  expect(named(landlord, 'short')).toEqual(['After some (6)']);
});

test('says of an option that a preset switches off that it is off', () => {
  expect(named(landlord, 'basic')).toEqual(['<tenantTexts>: off']);
});

test('says what is played: the standard rules, a preset with what it changes, or the changes alone', () => {
  expect(described(landlord, 'standard')).toBe('Standard rules');
  expect(described(landlord, 'short')).toBe('SHORT: After some (6)');
  expect(described(landlord, 'short', { rounds: 20 })).toBe('After some (20)');
  expect(described(landlord, 'standard', { openTrade: true, hundreds: true })).toBe(
    '<openTrade> and <hundreds>',
  );
});

test('neither says nor shows a number that another option does not use', () => {
  expect(described(landlord, 'standard', { rounds: 20 })).toBe('Standard rules');
  expect(shown(landlord, 'standard', 3)).not.toContain('rounds');
  expect(shown(landlord, 'short', 3)).toContain('rounds');
  expect(shown(landlord, 'short', 3)).not.toContain('sum');
});

test('shows only the options that this number of seats allows, and those that are set already', () => {
  expect(shown(roomShare, 'standard', 2)).toContain('noCards');
  expect(shown(roomShare, 'standard', 3)).toEqual(['royalSuite', 'renovation']);
  expect(shown(roomShare, 'noCards', 3)).toContain('noCards');
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
