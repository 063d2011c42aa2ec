// Moves, and who is paid for them: the Mover by the player, the Broker by the bank.
import { describe, test } from 'vitest';
import { given } from './table.ts';

describe('The card Move', () => {
  const TEXT = `
    > ada $3: move
    ben $3: alibi
    #0 ben 3 roof: 1 hacker
    #1 ada 1 roof:`;

  test('LS-11: takes the tenant to any suitable flat, and nowhere else while there is one', () => {
    given(TEXT)
      .when('ada', 'card:move', 'flat:0/1')
      .offers('ada', [], ['button:cancel', 'flat:0/2', 'flat:0/3', 'flat:1/1']);
  });

  test('may take the tenant to another flat of its building', () => {
    given(TEXT.replace('#1 ada 1 roof:', '#1 ada 1 roof: 1 squatters'))
      .when('ada', 'card:move', 'flat:0/1')
      .offers('ada', [], ['button:cancel', 'flat:0/2', 'flat:0/3']);
  });

  test('discards the tenant if no flat suits it', () => {
    given(TEXT.replace('#1 ada 1 roof:', '').replace('ben 3', 'ben 1'))
      .when('ada', 'card:move', 'flat:0/1')
      .offers('ada', [], ['button:cancel', 'discards'])
      .when('ada', 'discards')
      .asks('ben', 'broker')
      .when('ben', 'button:no')
      .emits({
        type: 'lost',
        seat: 0,
        card: 'hacker',
        from: { house: 0, level: 1 },
        to: 'discards',
      })
      .discards('hacker', 'move')
      .asks('ada', 'play');
  });

  test('LS-16: returns a monster without a suitable flat to its stack', () => {
    given(TEXT.replace('#1 ada 1 roof:', '').replace('3 roof: 1 hacker', '1 roof: 1 monster'))
      .when('ada', 'card:move', 'flat:0/1')
      .when('ada', 'discards')
      .when('ben', 'button:no')
      .emits({
        type: 'lost',
        seat: 0,
        card: 'monster',
        from: { house: 0, level: 1 },
        to: 'monsters',
      })
      .discards('move');
  });
});

describe('LS-6: the Broker', () => {
  const TEXT = `
    > ada $3: move move murder
    ben $3: broker
    cleo $3: alibi
    #0 ben 3 roof: 1 hacker, 2 hacker
    #1 ada 3 roof:
    #2 cleo 3 roof:`;
  const answered = (text = TEXT) =>
    given(text)
      .when('ada', 'card:move', 'flat:0/2')
      .when('ada', 'flat:1/1')
      .when('ben', 'card:broker');

  test('collects the rent of that moment from the bank, and the new landlord gets none at the next rent', () => {
    answered()
      .emitsTypes('answered', 'received', 'moved')
      .emits({ type: 'received', seat: 1, dollars: 3, for: 'broker' })
      .dollars('ada', 3)
      .dollars('ben', 6)
      .then('#1 ada 3 roof: 1 hacker!')
      .discards('move', 'broker')
      .rent('ada', 2)
      .when('ada', 'button:collect')
      .emits({ type: 'collected', seat: 0, dollars: 2 })
      .then('#1 ada 3 roof: 1 hacker')
      .rent('ada', 4);
  });

  test('if he does not come the new landlord gets the rent', () => {
    given(TEXT)
      .when('ada', 'card:move', 'flat:0/2')
      .when('ada', 'flat:1/1')
      .when('ben', 'button:no')
      .then('#1 ada 3 roof: 1 hacker')
      .rent('ada', 2 + 2);
  });

  test('collects that tenant’s rent only: the others of the house pay, and Hackers count it', () => {
    answered(TEXT.replace('#1 ada 3 roof:', '#1 ada 3 roof: 2 hacker'))
      .then('#1 ada 3 roof: 2 hacker, 1 hacker!')
      .rent('ada', 2 + 1);
  });

  test('LS-21: his mark disappears when the tenant leaves or moves within the building', () => {
    answered()
      .when('ada', 'card:move', 'flat:1/1')
      .when('ada', 'flat:2/1')
      .then('#2 cleo 3 roof: 1 hacker')
      .rent('cleo', 4);
    answered()
      .when('ada', 'card:move', 'flat:1/1')
      .when('ada', 'flat:1/2')
      .then('#1 ada 3 roof: 2 hacker')
      .rent('ada', 4);
    answered().when('ada', 'card:murder', 'flat:1/1').then('#1 ada 3 roof:').rent('ada', 3);
  });

  test('his mark expires at the new landlord’s next rent, also in jail and with squatters', () => {
    const late = (text: string) =>
      given(`
        > ada $3: alibi
        ben $3: alibi
        ${text}`)
        .when('ada', 'button:collect')
        .then('#1 ada 3 roof: 1 hacker, 2 squatters');
    late('#1 ada 3 roof: 1 hacker!, 2 squatters');
    late('jail: ada\n#1 ada 3 roof: 1 hacker!, 2 squatters');
  });

  test('his mark does not expire at another player’s rent', () => {
    given(`
      > ada $3: alibi
      ben $3: alibi
      #1 ben 3 roof: 1 hacker!`)
      .when('ada', 'button:collect')
      .then('#1 ben 3 roof: 1 hacker!');
  });

  test('LL-3: collects what the tenant would pay without Rent withheld, squatters and jail', () => {
    answered(TEXT.replace('2 hacker', '2 hacker*, 3 squatters').concat('\njail: ben')).dollars(
      'ben',
      6,
    );
  });

  test('collects the rent of a tenant that is discarded too', () => {
    given(`
      > ada $3: move
      ben $3: broker
      #0 ben 2 roof: 1 family`)
      .when('ada', 'card:move', 'flat:0/1')
      .when('ada', 'discards')
      .when('ben', 'card:broker')
      .emitsTypes('answered', 'received', 'lost')
      .dollars('ben', 8)
      .discards('family', 'move', 'broker');
  });
});

describe('LS-6: the Mover', () => {
  const TEXT = `
    > ada $3: move
    ben $3: alibi
    #0 ben 1 roof: 1 mover
    #1 ada 1 roof:
    #2 ben 1 roof: 1 hacker`;

  test('LS-6: its landlord gets 2 dollars from each other player who plays a Move anywhere', () => {
    given(TEXT)
      .when('ada', 'card:move', 'flat:2/1')
      .when('ada', 'flat:1/1')
      .emitsTypes('played', 'paid')
      .emits({ type: 'paid', seat: 0, to: 1, dollars: 2, for: 'mover' })
      .dollars('ada', 1)
      .dollars('ben', 5);
  });

  test('LS-6: a player with less than 2 dollars pays all of them', () => {
    for (const [has, paid] of [
      [1, 1],
      [0, 0],
    ] as const) {
      given(TEXT.replace('ada $3', `ada $${has}`))
        .when('ada', 'card:move', 'flat:2/1')
        .when('ada', 'flat:1/1')
        .dollars('ada', 0)
        .dollars('ben', 3 + paid);
    }
  });

  test('LS-6: its landlord is paid a last time when the Mover itself is moved', () => {
    given(TEXT)
      .when('ada', 'card:move', 'flat:0/1')
      .when('ada', 'flat:1/1')
      .emitsTypes('played', 'paid')
      .dollars('ada', 1)
      .dollars('ben', 5)
      .when('ben', 'button:no')
      .then('#1 ada 1 roof: 1 mover')
      .rent('ada', 3);
  });

  test('its landlord’s own Moves cost nothing, and neither do moves without the card', () => {
    given(TEXT.replace('#0 ben', '#0 ada'))
      .when('ada', 'card:move', 'flat:2/1')
      .when('ada', 'flat:1/1')
      .emitsTypes('played')
      .dollars('ada', 3);
    given(`
      > ada $3: musician demolition
      ben $3: alibi
      #0 ben 1 roof: 1 mover
      #1 ada 2 roof: 1 hacker
      #2 ben 4 roof:`)
      .when('ada', 'card:musician', 'flat:1/2')
      .when('ada', 'flat:1/1', 'flat:2/1')
      .dollars('ben', 3)
      .when('ada', 'card:demolition', 'house:2')
      .emitsTypes('played', 'moved', 'demolished')
      .dollars('ben', 3);
  });
});

describe('LS-11: the Mother', () => {
  test('returns to her landlord’s hand at once', () => {
    given(`
      > ada $3: alibi
      ben $3: alibi
      #0 ada 3 roof: 1 mother*
      #1 ben 3 roof: 1 mother`)
      .mayNot('ada', 'flat:1/1')
      .when('ada', 'flat:0/1')
      .emitsTypes('lost')
      .hand('ada', 'alibi', 'mother')
      .then('#0 ada 3 roof:')
      .discards('rentWithheld')
      .asks('ada', 'play')
      .may('ada', 'card:mother', 'flat:1/2');
  });
});
