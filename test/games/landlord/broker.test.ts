import { describe, test } from 'vitest';
import { given } from './table.ts';

describe('Broker', () => {
  const TEXT = `
    > ada $9: move
    ben $5: broker
    #0 ben 3 roof: 1 student, 2 student, 3 single
    #1 ada 3 roof:`;

  test('makes the player of the Move pay the tenant’s rent of that moment to the landlord, and the tenant goes', () => {
    given(TEXT)
      .when('ada', 'card:move', 'flat:0/2')
      .when('ada', 'flat:1/1')
      .emitsTypes('played')
      .asks('ben', 'broker')
      .offers('ben', [], ['button:no', 'card:broker'])
      .when('ben', 'card:broker')
      .emitsTypes('answered', 'paid', 'moved')
      .emits({ type: 'paid', seat: 0, to: 1, dollars: 3, for: 'broker' })
      .dollars('ada', 6)
      .dollars('ben', 8)
      .then('#1 ada 3 roof: 1 student')
      .discards('move', 'broker')
      .asks('ada', 'play');
  });

  test('need not be sent by the landlord, and then nobody pays', () => {
    given(TEXT)
      .when('ada', 'card:move', 'flat:0/2')
      .when('ada', 'flat:1/1')
      .when('ben', 'button:no')
      .emitsTypes('declined', 'moved')
      .dollars('ada', 9)
      .discards('move')
      .hand('ben', 'broker');
  });

  test('may be sent when the tenant goes under the pile too', () => {
    given(TEXT)
      .when('ada', 'card:move', 'flat:0/3')
      .when('ada', 'pile')
      .when('ben', 'card:broker')
      .emitsTypes('answered', 'paid', 'lost')
      .dollars('ben', 8)
      .discards('move', 'broker');
  });

  test('LL-3: collects the rent whatever is withheld, squatted or jailed', () => {
    given(`
      > ada $9: move
      ben $5: broker
      jail: ben
      #0 ben 3 roof: 1 single*, 2 squatters
      #1 ada 3 roof:`)
      .when('ada', 'card:move', 'flat:0/1')
      .when('ada', 'flat:1/1')
      .when('ben', 'card:broker')
      .dollars('ben', 8)
      .discards('rentWithheld', 'move', 'broker');
  });

  test('LL-3: collects the rent with neighbours, so Celebrities double it', () => {
    given(`
      > ada $9: move
      ben $5: broker
      #0 ben 3 roof: 1 single, 2 celebrities
      #1 ada 3 roof:`)
      .when('ada', 'card:move', 'flat:0/1')
      .when('ada', 'flat:1/1')
      .when('ben', 'card:broker')
      .dollars('ben', 11);
  });

  test('LL-10: is not asked for when a player moves an own tenant', () => {
    given(TEXT.replace('#1 ada 3 roof:', '#1 ada 3 roof: 1 mother'))
      .when('ada', 'card:move', 'flat:1/1')
      .when('ada', 'pile')
      .emitsTypes('played', 'lost')
      .asks('ada', 'play');
  });

  test('LL-15, LL-40: is asked for without a Broker in the landlord’s hand too, but not if the hand is empty', () => {
    given(TEXT.replace('broker', 'roof'))
      .when('ada', 'card:move', 'flat:0/2')
      .when('ada', 'flat:1/1')
      .offers('ben', [], ['button:no']);
    given(TEXT.replace('broker', ''))
      .when('ada', 'card:move', 'flat:0/2')
      .when('ada', 'flat:1/1')
      .asks('ada', 'play');
  });

  test('gets all dollars of a player who has too few', () => {
    given(TEXT.replace('$9', '$1'))
      .when('ada', 'card:move', 'flat:0/3')
      .when('ada', 'pile')
      .when('ben', 'card:broker')
      .dollars('ada', 0)
      .dollars('ben', 6);
    given(TEXT.replace('$9', '$0'))
      .when('ada', 'card:move', 'flat:0/3')
      .when('ada', 'pile')
      .when('ben', 'card:broker')
      .emitsTypes('answered', 'lost')
      .dollars('ben', 5);
  });

  test('LL-23: collects rent for the moved tenant only, not for tenants who are driven out', () => {
    given(`
      > ada $9: move
      ben $5: broker
      cleo $5: broker
      #0 ben 3 roof: 1 musician
      #1 cleo 3 roof: 1 single
      #2 ada 1 roof:`)
      .when('ada', 'card:move', 'flat:0/1')
      .when('ada', 'flat:1/2')
      .when('ben', 'card:broker')
      .dollars('ben', 7)
      .asks('ada', 'oust')
      .when('ada', 'flat:1/1', 'flat:2/1')
      .dollars('cleo', 5)
      .asks('ada', 'play');
  });

  test('LL-26: brings dollars that do not raise the sum for cards', () => {
    given(`
      > ada $9: move
      ben $0: broker
      #0 ben 1 roof: 1 single
      #1 ada 3 roof:`)
      .when('ada', 'card:move', 'flat:0/1')
      .when('ada', 'flat:1/1')
      .when('ben', 'card:broker')
      .when('ada', 'button:collect')
      .when('ada', 'button:stop')
      .dollars('ben', 3)
      .when('ben', 'button:collect')
      .when('ben', 'pile')
      .asks('ada', 'play');
  });

  test('LL-45: cannot be sent for a Mother whom her landlord moves', () => {
    given(`
      > ada $9: roof
      ben $5: broker
      #0 ada 3 roof: 1 mother
      #1 ben 3 roof:`)
      .when('ada', 'flat:0/1')
      .when('ada', 'flat:1/2')
      .then('#1 ben 3 roof: 2 mother')
      .asks('ada', 'play');
  });
});
