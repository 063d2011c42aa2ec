// Buying a roof from another player.
import { describe, expect, test } from 'vitest';
import { given } from './table.ts';

describe('Buying a roof', () => {
  const TEXT = `
    > ada $5: student
    ben $5: roof flatRoof dormer murder roofRenovation
    cleo $5: alibi`;
  const SUMS = [0, 1, 2, 3, 4, 5].map((sum) => `dollars:${sum}`);
  const offered = (dollars: number, to = 'player:1', text = TEXT) =>
    given(text).when('ada', 'button:market', to).when('ada', `dollars:${dollars}`);

  test('dollars are offered to any other player, or to all', () => {
    given(TEXT)
      .offers('ada', ['button:market'], ['player:1', 'player:2', 'button:all'])
      .when('ada', 'button:market', 'player:1')
      .asks('ada', 'bid')
      .offers('ada', [], ['button:cancel', ...SUMS])
      .when('ada', 'dollars:3')
      .says('offered')
      .tells({ type: 'offered', seat: 0, to: [1], dollars: 3 })
      .asks('ben', 'roofAsked');
  });

  test('with two players there is nobody else to offer to', () => {
    given('> ada $5: student\nben $5: roof').offers('ada', ['button:market'], ['player:1']);
  });

  test('LL-37: there is no limit to the price: who has no dollars offers 0', () => {
    given(TEXT.replace('ada $5', 'ada $0'))
      .when('ada', 'button:market', 'player:1')
      .offers('ada', [], ['button:cancel', 'dollars:0'])
      .when('ada', 'dollars:0')
      .offers('ben', ['card:dormer'], ['button:sell'])
      .when('ben', 'card:dormer', 'button:sell')
      .says('sold')
      .hand('ada', 'student', 'dormer')
      .dollars('ben', 5);
  });

  test('LL-37: 0 that is refused is not offered again, but more is', () => {
    offered(0)
      .when('ben', 'button:no')
      .when('ada', 'button:market', 'player:1')
      .offers('ada', [], ['button:cancel', ...SUMS.slice(1)]);
    offered(0, 'player:1', TEXT.replace('ada $5', 'ada $0'))
      .when('ben', 'button:no')
      .offers('ada', ['button:market'], ['player:2']);
  });

  test('who holds no card is not asked (LL-40)', () => {
    given(TEXT.replace('cleo $5: alibi', 'cleo $5:')).offers(
      'ada',
      ['button:market'],
      ['player:1'],
    );
  });

  test('thinking better of it costs nothing', () => {
    given(TEXT)
      .when('ada', 'button:market', 'player:1')
      .when('ada', 'button:cancel')
      .says()
      .asks('ada', 'play')
      .when('ada', 'button:market', 'player:1')
      .may('ada', 'dollars:1');
  });

  test('accepted with a Roof, Flat roof or Roof dormer of the seller’s choice, and nothing else', () => {
    const table = offered(3)
      .offers(
        'ben',
        ['card:flatRoof'],
        ['button:sell', ...SUMS.filter((sum) => sum !== 'dollars:3')],
      )
      .may('ben', 'card:roof', 'button:sell')
      .may('ben', 'card:dormer', 'button:sell')
      .mayNot('ben', 'card:murder')
      .mayNot('ben', 'card:roofRenovation')
      .when('ben', 'card:flatRoof', 'button:sell')
      .says('paid', 'sold');
    table
      .hand('ada', 'student', 'flatRoof')
      .hand('ben', 'roof', 'dormer', 'murder', 'roofRenovation')
      .dollars('ada', 2)
      .dollars('ben', 8)
      .asks('ada', 'play');
    expect(table.heard('cleo').at(-1)).toEqual({
      type: 'sold',
      seat: 1,
      to: 0,
      card: '?',
      dollars: 3,
    });
    expect(table.heard('ada').at(-1)).toMatchObject({ card: 'flatRoof' });
  });

  test('declined: nothing changes hands', () => {
    offered(3).when('ben', 'button:no').says('declined').dollars('ada', 5).asks('ada', 'play');
  });

  test('LL-15: who has no roof is asked, too', () => {
    offered(3, 'player:2').asks('cleo', 'roofAsked').offers('cleo', [], ['button:no']);
  });

  test('another price: any that the buyer has', () => {
    offered(3)
      .when('ben', 'card:dormer', 'dollars:5')
      .says('priced')
      .tells({ type: 'priced', seat: 1, dollars: 5 })
      .asks('ada', 'roofChosen')
      .offers('ada', [], ['player:1', 'button:withdraw'])
      .when('ada', 'player:1')
      .says('paid', 'sold')
      .hand('ada', 'student', 'dormer')
      .dollars('ada', 0)
      .dollars('ben', 10)
      .asks('ada', 'play');
    offered(5).offers('ben', ['card:roof'], ['button:sell', ...SUMS.slice(0, 5)]);
  });

  test('LL-37: a price may be 0, and the roof lies beside it', () => {
    offered(3)
      .when('ben', 'card:dormer', 'dollars:0')
      .hand('ben', 'roof', 'flatRoof', 'murder', 'roofRenovation')
      .when('ada', 'player:1')
      .says('sold')
      .hand('ada', 'student', 'dormer')
      .dollars('ada', 5)
      .dollars('ben', 5);
  });

  test('a price that is too high is left: the roof goes back into the hand', () => {
    offered(3)
      .when('ben', 'card:dormer', 'dollars:5')
      .hand('ben', 'roof', 'flatRoof', 'murder', 'roofRenovation')
      .when('ada', 'button:withdraw')
      .says('withdrew')
      .hand('ben', 'roof', 'flatRoof', 'dormer', 'murder', 'roofRenovation')
      .dollars('ada', 5)
      .asks('ada', 'play');
  });

  const ALL = `
    > ada $9: student
    ben $5: roof
    cleo $5: roof
    dan $5: flatRoof`;

  test('LL-12: all are asked one after another, to the left, until one says yes', () => {
    offered(2, 'button:all', ALL)
      .tells({ type: 'offered', seat: 0, to: [1, 2, 3], dollars: 2 })
      .asks('ben', 'roofAsked')
      .offers('cleo', [], [])
      .when('ben', 'button:no')
      .asks('cleo', 'roofAsked')
      .when('cleo', 'card:roof', 'button:sell')
      .dollars('cleo', 7)
      .dollars('dan', 5)
      .asks('ada', 'play');
  });

  test('LL-12: the buyer may withdraw at any time before a yes', () => {
    offered(2, 'button:all', ALL)
      .offers('ada', [], ['button:withdraw'])
      .when('ben', 'card:roof', 'dollars:3')
      .when('ada', 'button:withdraw')
      .says('withdrew')
      .hand('ben', 'roof')
      .asks('ada', 'play')
      .offers('cleo', [], []);
  });

  test('a yes after somebody’s price: that price is left', () => {
    offered(2, 'button:all', ALL)
      .when('ben', 'card:roof', 'dollars:9')
      .when('cleo', 'button:no')
      .when('dan', 'card:flatRoof', 'button:sell')
      .hand('ada', 'student', 'flatRoof')
      .hand('ben', 'roof')
      .dollars('ada', 7)
      .dollars('ben', 5);
  });

  test('of several prices the buyer chooses one', () => {
    offered(2, 'button:all', ALL)
      .when('ben', 'card:roof', 'dollars:9')
      .when('cleo', 'card:roof', 'dollars:4')
      .when('dan', 'button:no')
      .asks('ada', 'roofChosen')
      .offers('ada', [], ['player:1', 'player:2', 'button:withdraw'])
      .when('ada', 'player:2')
      .hand('ada', 'student', 'roof')
      .hand('ben', 'roof')
      .hand('cleo')
      .dollars('ada', 5)
      .dollars('cleo', 9);
  });

  test('LL-37: what was refused is not offered to that player again in this phase, only more', () => {
    offered(3)
      .when('ben', 'button:no')
      .when('ada', 'button:market', 'player:1')
      .offers('ada', [], ['button:cancel', 'dollars:4', 'dollars:5'])
      .when('ada', 'button:cancel')
      .when('ada', 'button:market', 'player:2')
      .may('ada', 'dollars:1')
      .when('ada', 'button:cancel')
      .when('ada', 'button:market', 'button:all')
      .offers('ada', [], ['button:cancel', 'dollars:4', 'dollars:5']);
    offered(5).when('ben', 'button:no').offers('ada', ['button:market'], ['player:2']);
  });

  test('LL-37: a price that was left was a refusal, and so is an offer that was withdrawn', () => {
    const least = ['button:cancel', 'dollars:4', 'dollars:5'];
    offered(3)
      .when('ben', 'card:roof', 'dollars:4')
      .when('ada', 'button:withdraw')
      .when('ada', 'button:market', 'player:1')
      .offers('ada', [], least);
    offered(3)
      .when('ada', 'button:withdraw')
      .when('ada', 'button:market', 'player:1')
      .offers('ada', [], least);
  });

  test('LL-37: what was accepted may be offered again, and what was never asked', () => {
    const table = offered(2, 'player:1')
      .when('ben', 'card:roof', 'button:sell')
      .when('ada', 'button:market', 'player:1')
      .may('ada', 'dollars:1')
      .when('ada', 'dollars:2')
      .when('ben', 'card:dormer', 'button:sell');
    table.hand('ada', 'student', 'roof', 'dormer').dollars('ada', 1);
    offered(2, 'button:all')
      .when('ben', 'card:roof', 'button:sell')
      .when('ada', 'button:market', 'player:2')
      .may('ada', 'dollars:1');
    offered(2, 'button:all', ALL)
      .when('ben', 'button:no')
      .when('cleo', 'card:roof', 'button:sell')
      .when('ada', 'button:market', 'player:1')
      .mayNot('ada', 'dollars:2');
  });

  test('LL-37: in the next turn all is forgotten', () => {
    offered(5, 'player:1', '> ada $5: student\nben $5: roof')
      .when('ben', 'button:no')
      .mayNot('ada', 'button:market')
      .when('ada', 'button:collect')
      .when('ada', 'button:stop')
      .when('ben', 'button:collect')
      .when('ben', 'button:stop')
      .when('ada', 'button:market', 'player:1')
      .may('ada', 'dollars:1')
      .may('ada', 'dollars:5');
  });

  test('LL-26: sold roofs do not raise what may be spent on cards; prisoners sell, too', () => {
    offered(3, 'player:1', '> ada $5: student\nben $4: roof roof\njail: ben')
      .when('ben', 'card:roof', 'button:sell')
      .dollars('ben', 7)
      .when('ada', 'button:collect')
      .when('ada', 'button:stop')
      .when('ben', 'button:stay')
      .when('ben', 'button:collect')
      .when('ben', 'pile')
      .asks('ada', 'play');
  });

  test('only the player whose play phase it is offers', () => {
    given(TEXT).offers('ben', [], []);
  });
});
