// The rules page of Room Share computes its numbers from the rules. Here they are compared with the printed rules.
import { beforeAll, expect, test } from 'vitest';
import {
  EXAMPLE,
  NUMBERS,
  pointsInExamples,
} from '../../client/games/room-share/rulebook/numbers.ts';
import type { RulebookSection } from '../../client/table/game-client.ts';
import { beginsWith } from '../../client/table/lesson.ts';
import type { RulebookExample } from '../../client/table/rulebook-example.ts';
import type { Language } from '../../client/text/index.ts';
import { flatRef } from '../../shared/games/room-share/grid.ts';
import { parse } from '../../shared/games/room-share/notation.ts';
import { rules as roomShare } from '../../shared/games/room-share/rules.ts';
import type { Event, Move } from '../../shared/games/room-share/state.ts';
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
  expect(EXAMPLE).toEqual({ pair: 2, sum: 2, suiteOfThree: 6 });
  const { pair, sum } = EXAMPLE;
  expect(pair + NUMBERS.suitePays - NUMBERS.ghostCosts).toBe(sum);
});

test('the examples tell the points that their positions have before and after the moves', () => {
  expect(pointsInExamples()).toMatchObject({
    ...{ thirdRed: '0', thirdRedAfter: '4', thirdBlueAfter: '2', neutralBlue: '3' },
    ...{ neutralBlueAfter: '0', swapRed: '−2', swapRedAfter: '2', swapBlueAfter: '−2' },
    ...{ forcedRed: '−4', forcedRedAfter: '3', burstRed: '1', burstRedAfter: '2' },
    ...{ leaveBlue: '4', leaveGreen: '2', lastChanceRed: '0', lastChanceRedAfter: '3' },
  });
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
const edgeExample = (language: Language): RulebookExample =>
  rulebook(language)
    .flatMap(({ examples = [] }) => examples)
    .find(({ id }) => id === 'edge') as RulebookExample;

/** The flat that is emptied first, then the flats where its tenants land, in this order. */
function flatsOfEviction({ position, moves = [] }: RulebookExample): string[] {
  let state = parse(position);
  const events: Event[] = [];
  for (const { seat, clicks } of moves) {
    const move = roomShare
      .moves(state, seat)
      .find((one) => beginsWith(roomShare.path(state, one), clicks)) as Move;
    const step = roomShare.play(state, seat, move);
    state = step.state;
    events.push(...step.events);
  }
  const first = events.find((event) => event.type === 'evicted')?.flat as number;
  const landings = events.flatMap((event) =>
    event.type === 'landed' && event.from === first ? event.flat : [],
  );
  return [first, ...landings].map((flat) => flatRef(flat).slice(-2).toUpperCase());
}

test.each(LANGUAGES)(
  '%s: the text of the eviction example names the flats of its picture',
  (language) => {
    const example = edgeExample(language);
    const told = example.text.match(/[A-E][1-4]/g);
    expect(flatsOfEviction(example)).toEqual(['E2', 'E1', 'A2', 'E3', 'D2']);
    expect([...new Set(told)]).toEqual(flatsOfEviction(example));
  },
);

test('marks cards and points that exist only with a variant', () => {
  const events = section('en', 'events').join('');
  expect(events).toContain('Renovation (only with the variant)');
  expect(events.match(/only with the variant/g)).toHaveLength(1);
  expect(section('en', 'score').join('')).toContain('royal suite (variant)+3');
});
