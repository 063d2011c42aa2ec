// What the lobby offers of a game's options: presets name what they switch on, and no choice clashes.
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

const words = {
  option: (id: string) => ({ name: `<${id}>`, hint: '', choices: { rounds: 'After some' } }),
} as never;
const named = (game: AnyGame, id: string) => presetDetails(game, presetOf(game, id), words);

test('names what a preset switches on, and nothing for the usual preset', () => {
  expect(named(roomShare, 'everything')).toEqual(['<royalSuite>', '<renovation>']);
  for (const game of allGames.filter(({ presets }) => presets.length > 0))
    expect(named(game, 'standard')).toEqual([]);
});

test('names a choice by what was chosen, with its number', () => {
  expect(named(landlord, 'short')).toEqual(['After some (6)']);
});

test('does not name what a preset only switches off', () => {
  expect(named(landlord, 'basic')).toEqual([]);
});

test('refuses the options with which the game would not start', () => {
  const noCards = optionsOf(roomShare, 'noCards');
  expect(roomShare.checkOptions(noCards, 2)).toBe(null);
  expect(roomShare.checkOptions(noCards, 3)).toBe('noCardsForTwo');
  expect(roomShare.checkOptions({ ...noCards, renovation: true }, 2)).toBe('noCardsNoRenovation');
  // Whatever Raja offers goes together, with every number of players (RJ-27).
  expect(raja.checkOptions({ ...optionsOf(raja, 'standard'), neutralPalaces: true }, 5)).toBe(null);
});

test('refuses a change that clashes with its reason, and never the way back', () => {
  const usual = optionsOf(roomShare, 'standard');
  expect(changeRefusal(roomShare, usual, 4, { noCards: true })).toBe('noCardsForTwo');
  expect(changeRefusal(roomShare, usual, 2, { noCards: true })).toBe(null);
  const noCards = optionsOf(roomShare, 'noCards');
  expect(changeRefusal(roomShare, noCards, 2, { renovation: true })).toBe('noCardsNoRenovation');
  // A third seat has been added meanwhile.
  expect(changeRefusal(roomShare, noCards, 3, { noCards: false })).toBe(null);
  expect(changeRefusal(roomShare, noCards, 3, { royalSuite: 'suite' })).toBe(null);
});
