// The rules page of Room Share computes its numbers from the rules. Here they are compared with the printed rules.
import { beforeAll, expect, test } from 'vitest';
import { EXAMPLE, NUMBERS } from '../../client/games/room-share/rulebook/numbers.ts';
import type { RulebookSection } from '../../client/table/game-client.ts';
import type { Language } from '../../client/text/index.ts';
import { rulebookOf, textOf } from './spoken.ts';

let rulebook: (language: Language) => RulebookSection[];
beforeAll(async () => {
  rulebook = await rulebookOf('room-share');
});

test('the page has the numbers of flats in the building', () => {
  expect(NUMBERS).toMatchObject({ flats: 20, columns: 5, rows: 4, centre: 6 });
  expect(NUMBERS).toMatchObject({ ring: 8, suites: 3, haunted: 3 });
});

test('the page has the tenants and cards that a player begins with, and the cards of the deck', () => {
  expect(NUMBERS).toMatchObject({ own: 8, three: 2, two: 8, hand: 3, keys: 5, events: 2 });
});

test('the page has the points of a tenant, and its example adds up', () => {
  expect(NUMBERS).toMatchObject({ classicPays: 1, suitePays: 2, royalPays: 3, ghostCosts: 2 });
  expect(EXAMPLE).toEqual({ pair: 2, sum: 2 });
});

test('the rules page of Room Share begins with the goal, and says who wins', () => {
  const [aim] = rulebook('en');
  expect(aim?.id).toBe('aim');
  expect(textOf(aim?.body()).join(' ')).toContain('the most points');
});

const LANGUAGES = ['en', 'it', 'fr'] as const;
const section = (language: Language, id: string): string[] =>
  textOf(
    rulebook(language)
      .find((one) => one.id === id)
      ?.body(),
  );

test.each(LANGUAGES)(
  '%s: the text of the eviction example names the flats of its picture',
  (language) => {
    const flat = /^[A-E][1-4]$/;
    const lines = section(language, 'eviction');
    const drawn = lines.filter((line) => flat.test(line));
    const told = lines.at(-1 - drawn.length)?.match(/[A-E][1-4]/g);
    expect(drawn).toEqual(['E2', 'E1', 'A2', 'E3', 'D2']);
    expect([...new Set(told)]).toEqual(drawn);
  },
);

test('marks cards and points that exist only with a variant', () => {
  const events = section('en', 'events').join('');
  expect(events).toContain('Renovation (only with the variant)');
  expect(events.match(/only with the variant/g)).toHaveLength(1);
  expect(section('en', 'score').join('')).toContain('royal suite (variant)+3');
});
