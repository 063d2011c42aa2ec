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

  test('begins with an offer in dollars to any other player or to all', () => {
    given(TEXT)
      .offers('ada', ['button:market'], ['player:1', 'player:2', 'button:all'])
      .when('ada', 'button:market', 'player:1')
      .asks('ada', 'bid')
      .offers('ada', [], ['button:cancel', ...SUMS])
      .when('ada', 'dollars:3')
      .emitsTypes('offered')
      .emits({ type: 'offered', seat: 0, to: [1], dollars: 3 })
      .asks('ben', 'roofAsked');
  });

  test('has one possible seller in a game of two', () => {
    given('> ada $5: student\nben $5: roof').offers('ada', ['button:market'], ['player:1']);
  });

  test('LL-37: has no lower limit: a player without dollars offers 0', () => {
    given(TEXT.replace('ada $5', 'ada $0'))
      .when('ada', 'button:market', 'player:1')
      .offers('ada', [], ['button:cancel', 'dollars:0'])
      .when('ada', 'dollars:0')
      .offers('ben', ['card:dormer'], ['button:sell'])
      .when('ben', 'card:dormer', 'button:sell')
      .emitsTypes('sold')
      .hand('ada', 'student', 'dormer')
      .dollars('ben', 5);
  });

  test('LL-37: does not allow to repeat a refused 0, but allows more', () => {
    offered(0)
      .when('ben', 'button:no')
      .when('ada', 'button:market', 'player:1')
      .offers('ada', [], ['button:cancel', ...SUMS.slice(1)]);
    offered(0, 'player:1', TEXT.replace('ada $5', 'ada $0'))
      .when('ben', 'button:no')
      .offers('ada', ['button:market'], ['player:2']);
  });

  test('LL-40: does not ask a player without cards', () => {
    given(TEXT.replace('cleo $5: alibi', 'cleo $5:')).offers(
      'ada',
      ['button:market'],
      ['player:1'],
    );
  });

  test('costs nothing if the buyer cancels', () => {
    given(TEXT)
      .when('ada', 'button:market', 'player:1')
      .when('ada', 'button:cancel')
      .emitsTypes()
      .asks('ada', 'play')
      .when('ada', 'button:market', 'player:1')
      .may('ada', 'dollars:1');
  });

  test('ends with a Roof, a Flat roof or a Roof dormer, as the accepting seller chooses', () => {
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
      .emitsTypes('paid', 'sold');
    table
      .hand('ada', 'student', 'flatRoof')
      .hand('ben', 'roof', 'dormer', 'murder', 'roofRenovation')
      .dollars('ada', 2)
      .dollars('ben', 8)
      .asks('ada', 'play');
    expect(table.eventsFor('cleo').at(-1)).toEqual({
      type: 'sold',
      seat: 1,
      to: 0,
      card: '?',
      dollars: 3,
    });
    expect(table.eventsFor('ada').at(-1)).toMatchObject({ card: 'flatRoof' });
  });

  test('changes nothing if the offer is declined', () => {
    offered(3)
      .when('ben', 'button:no')
      .emitsTypes('declined')
      .dollars('ada', 5)
      .asks('ada', 'play');
  });

  test('LL-15: asks players without a roof too', () => {
    offered(3, 'player:2').asks('cleo', 'roofAsked').offers('cleo', [], ['button:no']);
  });

  test('lets a seller name any other price that the buyer can pay', () => {
    offered(3)
      .when('ben', 'card:dormer', 'dollars:5')
      .emitsTypes('priced')
      .emits({ type: 'priced', seat: 1, dollars: 5 })
      .asks('ada', 'roofChosen')
      .offers('ada', [], ['player:1', 'button:withdraw'])
      .when('ada', 'player:1')
      .emitsTypes('paid', 'sold')
      .hand('ada', 'student', 'dormer')
      .dollars('ada', 0)
      .dollars('ben', 10)
      .asks('ada', 'play');
    offered(5).offers('ben', ['card:roof'], ['button:sell', ...SUMS.slice(0, 5)]);
  });

  test('LL-37: lets a seller name the price 0 and lay a roof beside it', () => {
    offered(3)
      .when('ben', 'card:dormer', 'dollars:0')
      .hand('ben', 'roof', 'flatRoof', 'murder', 'roofRenovation')
      .when('ada', 'player:1')
      .emitsTypes('sold')
      .hand('ada', 'student', 'dormer')
      .dollars('ada', 5)
      .dollars('ben', 5);
  });

  test('returns the roof to the seller’s hand if the buyer refuses the price', () => {
    offered(3)
      .when('ben', 'card:dormer', 'dollars:5')
      .hand('ben', 'roof', 'flatRoof', 'murder', 'roofRenovation')
      .when('ada', 'button:withdraw')
      .emitsTypes('withdrew')
      .hand('ben', 'roof', 'flatRoof', 'dormer', 'murder', 'roofRenovation')
      .dollars('ada', 5)
      .asks('ada', 'play');
  });

  const ALL = `
    > ada $9: student
    ben $5: roof
    cleo $5: roof
    dan $5: flatRoof`;

  test('LL-12: asks all players one after another to the left, until one accepts', () => {
    offered(2, 'button:all', ALL)
      .emits({ type: 'offered', seat: 0, to: [1, 2, 3], dollars: 2 })
      .asks('ben', 'roofAsked')
      .offers('cleo', [], [])
      .when('ben', 'button:no')
      .asks('cleo', 'roofAsked')
      .when('cleo', 'card:roof', 'button:sell')
      .dollars('cleo', 7)
      .dollars('dan', 5)
      .asks('ada', 'play');
  });

  test('LL-12: may be withdrawn by the buyer at any time before somebody accepts', () => {
    offered(2, 'button:all', ALL)
      .offers('ada', [], ['button:withdraw'])
      .when('ben', 'card:roof', 'dollars:3')
      .when('ada', 'button:withdraw')
      .emitsTypes('withdrew')
      .hand('ben', 'roof')
      .asks('ada', 'play')
      .offers('cleo', [], []);
  });

  test('returns the roof of an earlier price when another seller accepts', () => {
    offered(2, 'button:all', ALL)
      .when('ben', 'card:roof', 'dollars:9')
      .when('cleo', 'button:no')
      .when('dan', 'card:flatRoof', 'button:sell')
      .hand('ada', 'student', 'flatRoof')
      .hand('ben', 'roof')
      .dollars('ada', 7)
      .dollars('ben', 5);
  });

  test('lets the buyer choose among several prices', () => {
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

  test('LL-37: does not offer a player a refused sum again in this phase, only more', () => {
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

  test('LL-37: counts a named price and a withdrawn offer as refusals', () => {
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

  test('LL-37: may offer again a sum that was accepted, or that a player was never asked', () => {
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

  test('LL-37: forgets all refusals in the next turn', () => {
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

  test('LL-26: brings dollars that do not raise the sum for cards, and prisoners sell too', () => {
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

  test('is open only to the player whose play phase it is', () => {
    given(TEXT).offers('ben', [], []);
  });
});
