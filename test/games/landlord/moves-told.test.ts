// What the other players learn of a move: all of it except for hidden cards.
import { describe, expect, test } from 'vitest';
import type { Ref } from '../../../shared/engine/index.ts';
import { NAMES, type Name } from '../../../shared/games/landlord/notation.ts';
import { rules as landlord } from '../../../shared/games/landlord/rules.ts';
import { given, type Table } from './table.ts';

/** Returns the public part of a move, before anything is revealed. */
function tellsAll({ state }: Table, name: Name, ...path: Ref[]): unknown {
  const seat = NAMES.indexOf(name);
  const move = landlord
    .moves(state, seat)
    .find((legal) => landlord.path(state, legal).join(' ') === path.join(' '));
  const told = landlord.play(state, seat, move).disclosures;
  return told.find(({ to }) => to === 'all')?.what;
}

describe('The public part of a move', () => {
  test('says that a floor was laid, but not which card', () => {
    const table = given('> ada $5: roof roof bomb alibi\nben $5: roof');
    const floor = { type: 'floor' };
    expect(tellsAll(table, 'ada', 'card:bomb', 'site:floor')).toEqual(floor);
    table.when('ada', 'card:bomb', 'site:floor');
    expect(tellsAll(table, 'ada', 'card:alibi', 'site:floor')).toEqual(floor);
    expect(tellsAll(table, 'ada', 'card:roof', 'site:roof')).toEqual({
      type: 'roof',
      card: 'roof',
    });
    expect(tellsAll(table, 'ada', 'button:cancel')).toEqual({ type: 'cancel' });
  });

  test('is the whole move when a card is played', () => {
    const table = given('> ada $5: murder\nben $5: roof\n#0 ben 2 roof: 1 student');
    expect(tellsAll(table, 'ada', 'card:murder', 'flat:0/1')).toEqual({
      type: 'onTenant',
      card: 'murder',
      house: 0,
      level: 1,
    });
  });

  test('LL-37: is only the dollars when a roof is sold or lies beside a price', () => {
    const table = given('> ada $5: student\nben $5: roof dormer')
      .when('ada', 'button:market', 'player:1')
      .when('ada', 'dollars:2');
    expect(tellsAll(table, 'ben', 'card:roof', 'button:sell')).toEqual({ type: 'sell' });
    expect(tellsAll(table, 'ben', 'card:roof', 'dollars:4')).toEqual({ type: 'price', dollars: 4 });
    expect(tellsAll(table, 'ben', 'button:no')).toEqual({ type: 'no' });
  });

  test('LL-38: says that a card was laid down in a trade, or how many dollars', () => {
    const table = given('> ada $5: student\nben $5: roof\noptions: {"openTrade":true}').when(
      'ada',
      'button:trade',
      'player:1',
    );
    expect(tellsAll(table, 'ada', 'card:student')).toEqual({ type: 'add' });
    expect(tellsAll(table, 'ada', 'dollars:2')).toEqual({ type: 'dollars', dollars: 2 });
  });
});
