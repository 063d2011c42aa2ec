// Undo: what a player may take back while nobody else has moved.
import { describe, test } from 'vitest';
import { givenPile } from './piles.ts';
import { given } from './table.ts';

describe('A player may take back', () => {
  test('floors, the roof on them, tenants and improvements, because they reveal nothing', () => {
    given(`
      > ada $5: roof bomb student cellar
      ben $5: roof`)
      .when('ada', 'card:bomb', 'site:floor')
      .mayBeUndone()
      .when('ada', 'card:roof', 'site:roof')
      .mayBeUndone()
      .when('ada', 'card:student', 'flat:0/1')
      .mayBeUndone()
      .when('ada', 'card:cellar', 'house:0')
      .mayBeUndone();
  });

  test('the rent, until a card is bought', () => {
    given('> ada $5: roof\nben $5: roof')
      .when('ada', 'button:collect')
      .mayBeUndone()
      .when('ada', 'pile')
      .mayNotBeUndone();
    given('> ada $5: roof\nben $5: roof')
      .when('ada', 'button:collect')
      .when('ada', 'button:stop')
      .mayBeUndone();
  });

  test('a crime, until somebody has answered it', () => {
    given(`
      > ada $5: murder
      ben $5: police
      #0 ben 3 roof: 1 student`)
      .when('ada', 'card:murder', 'flat:0/1')
      .mayBeUndone();
  });

  test('an offer for a roof, until somebody has answered it', () => {
    const offered = () =>
      given('> ada $5: student\nben $5: roof dormer')
        .when('ada', 'button:market', 'player:1')
        .mayBeUndone()
        .when('ada', 'dollars:2')
        .mayBeUndone();
    offered().when('ben', 'button:no').mayBeUndone();
    offered().when('ben', 'card:roof', 'dollars:3').mayBeUndone();
    offered().when('ada', 'button:withdraw').mayBeUndone();
  });

  test('Recycle and a tenant that goes under the pile, because everybody saw the cards', () => {
    given(`
      > ada $5: recycle
      ben $5:
      #0 ben 3 roof: 1 student
      discards: move`)
      .when('ada', 'card:recycle', 'discards')
      .mayBeUndone()
      .when('ada', 'card:move', 'flat:0/1')
      .when('ada', 'pile')
      .mayBeUndone();
  });

  test('what is laid down for a trade, or a trade of dollars alone', () => {
    given('> ada $5: move\nben $5: alibi\noptions: {"openTrade":true}')
      .when('ada', 'button:trade', 'player:1')
      .when('ada', 'dollars:2')
      .mayBeUndone()
      .when('ada', 'button:propose')
      .mayBeUndone()
      .when('ben', 'card:alibi')
      .mayBeUndone()
      .when('ben', 'button:propose')
      .mayNotBeUndone();
  });
});

describe('A player may not take back', () => {
  test('buying a card', () => {
    given('> ada $5: roof\nben $5: roof')
      .when('ada', 'button:collect')
      .when('ada', 'pile')
      .mayNotBeUndone();
  });

  test('shuffling a new pile', () => {
    const five = 'ben $5: roof\ncleo $5: roof\ndan $5: roof\neve $5: roof';
    givenPile(`> ada $5: roof\n${five}\ndiscards: bomb court`, 'move')
      .when('ada', 'button:collect')
      .when('ada', 'pile')
      .emitsTypes('bought', 'shuffled', 'began')
      .mayNotBeUndone();
  });

  test('cards that were shuffled under the pile', () => {
    given('> ada $5: bomb\nben $5:\n#0 ben 1 roof:')
      .when('ada', 'card:bomb', 'house:0')
      .mayNotBeUndone();
  });

  test('selling a roof, because the buyer has seen which one', () => {
    const offered = () =>
      given('> ada $5: student\nben $5: roof dormer')
        .when('ada', 'button:market', 'player:1')
        .when('ada', 'dollars:2');
    offered().when('ben', 'card:roof', 'button:sell').mayNotBeUndone();
    offered().when('ben', 'card:roof', 'dollars:3').when('ada', 'player:1').mayNotBeUndone();
  });

  test('proposing cards, because the partner has seen them', () => {
    given('> ada $5: move\nben $5: alibi\noptions: {"openTrade":true}')
      .when('ada', 'button:trade', 'player:1')
      .when('ada', 'card:move')
      .mayBeUndone()
      .when('ada', 'button:propose')
      .mayNotBeUndone();
  });
});
