// The reasons against a wrong flat when a tenant has to leave, and against a wrong place when
// building.
import { describe, expect, test } from 'vitest';
import type { Ref } from '../../../shared/engine/index.ts';
import { rules as landlord } from '../../../shared/games/landlord/rules.ts';
import { given, type Table } from './table.ts';

const says = ({ state }: Table, seat: number, ...path: Ref[]) =>
  landlord.explainIllegal(state, seat, path)?.key ?? null;

describe('The reason against a flat for a tenant who is forced out of a squatted building', () => {
  const table = given(`
    > ada $5: roof
    ben $5: roof
    #0 ben 2 roof: 1 student, 2 squatters
    #1 ada 2 roof cellar: 1 mother
    #2 ben 2 roof:`)
    .when('ada', 'button:collect')
    .when('ada', 'button:stop')
    .asks('ben', 'rehouse');

  test.each([
    ['flat:1/0', 'ownFirst'],
    ['flat:1/2', 'ownFirst'],
    ['flat:1/1', 'taken'],
    ['flat:0/2', 'mustLeave'],
    ['house:1', 'ownFirst'],
    ['hand', 'first.rehouse'],
  ])('%s: %s', (ref, key) => {
    expect(says(table, 1, ref)).toBe(key);
    table.mayNot('ben', ref);
  });
});

const SENT: [Ref[], string | null][] = [
  [['flat:0/0', 'flat:0/1'], 'mustLeave'],
  [['flat:0/0', 'flat:1/1'], 'taken'],
  [['flat:0/0', 'flat:2/9'], 'noFlat'],
  // The first click is on no tenant who has to leave.
  [['flat:0/2', 'flat:1/1'], 'tapLeaver'],
  [['flat:0/0'], null],
  [['flat:0/0', 'house:2'], 'tapFlat'],
  [['house:0', 'flat:1/1'], 'tapLeaver'],
  [['hand', 'flat:1/1'], 'tapLeaver'],
];

describe('The reason against a flat for a tenant whom a musician drives out', () => {
  const table = given(`
    > ada $5: musician
    ben $5: roof
    #0 ben 3 roof cellar: 0 student, 1 student
    #1 ada 2 roof: 1 mother
    #2 ben 2 roof:`)
    .when('ada', 'card:musician', 'flat:0/3')
    .asks('ada', 'oust');

  test.each([...SENT, [['flat:0/0', 'hand'], 'first.oust'] as const])('%s: %s', (path, key) =>
    expect(says(table, 0, ...path)).toBe(key),
  );
});

describe('The reason against a flat for a tenant whose building is pulled down', () => {
  const table = given(`
    > ada $5: demolition
    ben $5: roof
    #0 ada 3 roof cellar: 0 student, 1 single
    #1 ada 2 roof cellar: 0 mother, 1 mother
    #2 ben 5 roof:`)
    .when('ada', 'card:demolition', 'house:0')
    .asks('ada', 'rehome');

  test.each(SENT)('%s: %s', (path, key) => expect(says(table, 0, ...path)).toBe(key));

  test('says that another tenant needs the flat', () => {
    expect(says(table, 0, 'flat:0/0', 'flat:1/2')).toBe('noFlatLater');
    expect(says(table, 0, 'flat:0/0', 'flat:2/2')).toBe(null);
  });

  test('says so for a cellar too', () => {
    const cellar = given(`
      > ada $5: demolition
      ben $5: roof
      #0 ada 3 roof: 1 student, 2 single
      #1 ada 1 roof cellar: 1 mother
      #2 ben 5 roof:`).when('ada', 'card:demolition', 'house:0');
    expect(says(cellar, 0, 'flat:0/1', 'flat:1/0')).toBe('noFlatLater');
  });
});

describe('The reason against a card while a house is built', () => {
  const table = given(`
    > ada $5: roof student dormer
    ben $5: roof
    #0 ada 3 roof:`).when('ada', 'card:dormer', 'site:floor');

  test.each([
    [['card:student', 'site:floor'], null],
    [['card:roof', 'site:floor'], 'keepRoof'],
    [['card:student', 'site:roof'], 'noRoofCard'],
    [['card:roof', 'site:roof'], null],
    [['card:student', 'house:0'], 'first.build'],
    [['card:roof'], null],
  ])('%s: %s', (path, key) => expect(says(table, 0, ...path)).toBe(key));
});
