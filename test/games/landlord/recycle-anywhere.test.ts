// LL-39: Recycle in every decision of a player, who is then asked the same again.
import { describe, expect, test } from 'vitest';
import type { Ref } from '../../../shared/engine/index.ts';
import type { Name } from '../../../shared/games/landlord/notation.ts';
import type { Frame } from '../../../shared/games/landlord/state.ts';
import { given, type Table } from './table.ts';
import { worlds } from './worlds.ts';

/** The player recycles the top discard, a Bomb, and is then asked the same with the same moves. */
function recycles(table: Table, name: Name, kind: Frame['kind'], path: Ref[] = ['card:recycle']) {
  table.asks(name, kind).may(name, ...path);
  const { frames } = table.state;
  const seat = table.game.toAct(table.state)[0] as number;
  const moves = () => table.game.moves(table.state, seat);
  const before = moves().filter(({ type }) => type !== 'recycle');
  table
    .when(name, ...path)
    .emitsTypes('answered', 'recycled')
    .asks(name, kind)
    .mayNot(name, ...path);
  expect(table.state.frames).toEqual(frames);
  expect(table.state.discards.at(-1)).toBe('recycle');
  // In a trade the hand changes by one card, and so do the cards that may be laid down.
  if (kind !== 'trade') expect(moves()).toEqual(before);
}

const toBen = (text: string): Table =>
  given(`> ada $5: roof\nben $9: recycle roof\ndiscards: bomb\n${text}`)
    .when('ada', 'button:collect')
    .when('ada', 'button:stop');

describe('LL-39: Recycle in a player’s own decision', () => {
  test('LL-39: may be used before bail', () => {
    recycles(toBen('jail: ben'), 'ben', 'bail');
  });

  test('LL-39: may be used in the inspection, before choosing who leaves and where the tenant goes', () => {
    const text = `
      #0 ben 4 roof: 1 squatters, 2 student, 3 mother
      #1 ben 2 roof:`;
    recycles(toBen(text), 'ben', 'leaver');
    recycles(toBen(text).when('ben', 'flat:0/2'), 'ben', 'rehouse');
  });

  test('LL-39: may be used before choosing where driven-out or rehoused tenants go', () => {
    const text = `
      > ada $5: musician recycle demolition
      ben $5: roof
      #0 ada 3 roof: 1 student
      #1 ada 4 roof:
      discards: bomb`;
    recycles(given(text).when('ada', 'card:musician', 'flat:0/2'), 'ada', 'oust');
    recycles(given(text).when('ada', 'card:demolition', 'house:0'), 'ada', 'rehome');
  });

  test('LL-39: may be used before choosing where a Move goes, which may still be taken back', () => {
    const table = given(`
      > ada $5: move recycle
      ben $5: roof
      #0 ben 3 roof: 1 student
      discards: bomb`).when('ada', 'card:move', 'flat:0/1');
    recycles(table, 'ada', 'place');
    table.when('ada', 'button:cancel').hand('ada', 'move', 'bomb').discards('recycle');
  });

  test('LL-39: may be used before choosing what the Lunatic hits', () => {
    const table = given(`
      > ada $5: murder
      ben $5: lunatic recycle
      #0 ben 3 roof: 1 student
      #1 ada 3 roof: 1 student, 2 student
      discards: bomb`)
      .when('ada', 'card:murder', 'flat:0/1')
      .when('ben', 'card:lunatic');
    recycles(table, 'ben', 'revenge');
  });

  test('LL-39: may be used between purchases of cards', () => {
    const table = given(`
      > ada $5: recycle
      ben $5: roof
      #0 ada 3 roof:
      discards: bomb`)
      .when('ada', 'button:collect')
      .when('ada', 'pile');
    recycles(table, 'ada', 'buy');
  });

  test('LL-39: may be used before answering an offer for a roof, and before choosing a price', () => {
    const text = `
      > ada $5: recycle
      ben $5: roof
      cleo $5: roof
      discards: bomb`;
    const bidding = () => given(text).when('ada', 'button:market', 'button:all');
    recycles(bidding(), 'ada', 'bid');
    const priced = bidding().when('ada', 'dollars:2').when('ben', 'card:roof', 'dollars:3');
    recycles(priced.when('cleo', 'button:no'), 'ada', 'roofChosen');
    // While the offer is open the buyer may only withdraw it.
    bidding().when('ada', 'dollars:2').offers('ada', [], ['button:withdraw']);
  });

  test('LL-39: needs a click on the discards in a trade, where its own card could be given away', () => {
    const text = `
      > ada $5: recycle student
      ben $5: court
      discards: bomb
      options: {"openTrade":true}`;
    const trade = (by = text) => given(by).when('ada', 'button:trade', 'player:1');
    recycles(trade(), 'ada', 'trade', ['discards']);
    trade()
      .when('ada', 'card:recycle')
      .mayNot('ada', 'discards')
      .when('ada', 'button:propose')
      .when('ben', 'button:propose')
      .when('ada', 'button:shake')
      .hand('ben', 'court', 'recycle');
    const proposed = (by = text) =>
      trade(by).when('ada', 'card:student').when('ada', 'button:propose');
    recycles(proposed().when('ben', 'button:propose'), 'ada', 'shake');
    const other = text.replace('recycle ', '').replace('court', 'court recycle');
    recycles(proposed(other), 'ben', 'trade', ['discards']);
  });

  test('LL-39, LL-33: cannot be used while a house is being built', () => {
    given('> ada $5: recycle roof roof\nben $5: roof\ndiscards: bomb')
      .when('ada', 'card:roof', 'site:floor')
      .offers('ada', ['card:recycle'], ['site:floor'])
      .mayNot('ada', 'discards');
  });

  test('LL-39: is not asked for where only one move is possible, whoever holds it', () => {
    worlds(
      `> ada $5: roof
      ben $5: HIDDEN
      cleo $5: roof
      #0 ben 3 roof: 1 squatters, 2 student
      #1 ben 1 roof:
      discards: bomb`,
      ['recycle', 'alibi'],
      'ada',
      'cleo',
      null,
    )
      .when('ada', 'button:collect')
      .when('ada', 'button:stop')
      .differFor('ben');
  });
});
