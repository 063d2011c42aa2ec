// Murder and Bomb without answers. For answers see the tests of the Lunatic, the Police and the
// investigation.
import { describe, expect, test } from 'vitest';
import { givenState } from './piles.ts';
import { given } from './table.ts';

describe('Murder', () => {
  test('kills a tenant in any building and discards its card', () => {
    given(`
      > ada $5: murder
      ben $5: roof
      #0 ben 3 roof: 1 student, 2 single`)
      .when('ada', 'card:murder', 'flat:0/1')
      .emitsTypes('played')
      .asks('ben', 'answer')
      .then('table: murder')
      .when('ben', 'button:no')
      .emitsTypes('declined', 'lost')
      .emits({
        type: 'lost',
        seat: 0,
        card: 'student',
        from: { house: 0, level: 1 },
        to: 'discards',
      })
      .then('#0 ben 3 roof: 2 single')
      .without('jail')
      .asks('ada', 'play');
  });

  test('LL-24: discards nothing until it is resolved, and then the victim before the card', () => {
    given(`
      > ada $5: murder
      ben $5: roof
      #0 ben 3 roof: 1 student*
      discards: roof`)
      .when('ada', 'card:murder', 'flat:0/1')
      .discards('roof')
      .when('ben', 'button:no')
      .discards('roof', 'rentWithheld', 'student', 'murder');
  });

  test('may hit squatters anywhere', () => {
    given(`
      > ada $5: murder
      ben $5: roof
      #0 ben 3 roof: 1 squatters
      #1 ada 3 roof: 2 squatters`)
      .offers('ada', ['card:murder'], ['flat:0/1', 'flat:1/2'])
      .when('ada', 'card:murder', 'flat:1/2')
      .discards('squatters', 'murder');
  });

  test('must be aimed at a tenant and not at an empty flat', () => {
    given(`
      > ada $5: murder
      ben $5: roof
      #0 ben 3 roof: 1 student`)
      .refuses('ada', ['card:murder', 'flat:0/2'], 'nobodyThere')
      .refuses('ada', ['card:murder', 'house:0'], 'tapTenant');
  });

  test('LL-10: asks nobody for an answer in the player’s own building', () => {
    given(`
      > ada $5: murder
      ben $5: police
      #0 ada 3 roof: 1 student`)
      .when('ada', 'card:murder', 'flat:0/1')
      .emitsTypes('played', 'lost')
      .discards('student', 'murder')
      .asks('ada', 'play');
  });

  test('LL-15: asks the victim’s landlord, whatever the hand holds', () => {
    given(`
      > ada $5: murder
      ben $5: roof
      #0 ben 3 roof: 1 student`)
      .when('ada', 'card:murder', 'flat:0/1')
      .asks('ben', 'answer')
      .offers('ben', [], ['button:no'])
      .offers('ada', [], []);
  });

  test('LL-40: does not ask a landlord without cards, as everybody can see', () => {
    given(`
      > ada $5: murder
      ben $5:
      #0 ben 3 roof: 1 student`)
      .when('ada', 'card:murder', 'flat:0/1')
      .discards('student', 'murder')
      .asks('ada', 'play');
  });

  const SINGLE = `
    > ada $5: murder alibi
    ben $5: police lunatic
    #0 ben 2 roof+dormer: 1 single, 2 family
    #1 ada 2 roof: 1 family
    #2 ada 2 roof: 1 mother`;

  test('LL-25: leaves a Single alive: its landlord is asked for the Lunatic only, and nobody reports', () => {
    for (const text of [SINGLE, SINGLE.replace('police lunatic', 'police')]) {
      given(text)
        .when('ada', 'card:murder', 'flat:0/1')
        .emitsTypes('played')
        .asks('ben', 'answer')
        .mayNot('ben', 'card:police')
        .when('ben', 'button:no')
        .emitsTypes('declined', 'survived')
        .emits({ type: 'survived', seat: 0, house: 0, level: 1 })
        .then('#0 ben 2 roof+dormer: 1 single, 2 family')
        .discards('murder')
        .without('jail')
        .asks('ada', 'play');
    }
  });

  test('LL-25: of a Single may be turned by the Lunatic like any other', () => {
    given(SINGLE)
      .when('ada', 'card:murder', 'flat:0/1')
      .offers('ben', [], ['button:no', 'card:lunatic'])
      .when('ben', 'card:lunatic')
      .when('ben', 'flat:2/1')
      .emitsTypes('lost')
      .then('#0 ben 2 roof+dormer: 1 single, 2 family')
      .discards('mother', 'murder', 'lunatic')
      .without('jail')
      .asks('ada', 'play');
  });

  test('LL-25: of a Single fails without a question at home, or if its landlord has no card', () => {
    for (const text of [
      SINGLE.replace('#0 ben', '#0 ada'),
      SINGLE.replace('ben $5: police lunatic', 'ben $5:'),
    ]) {
      given(text)
        .when('ada', 'card:murder', 'flat:0/1')
        .emitsTypes('played', 'survived')
        .discards('murder')
        .asks('ada', 'play');
    }
  });

  test('LL-20: kills a Single in the basic game', () => {
    given(`
      > ada $5: murder
      ben $5: police
      #0 ben 3 roof: 1 single
      options: {"tenantTexts":false}`)
      .when('ada', 'card:murder', 'flat:0/1')
      .asks('ben', 'answer')
      .when('ben', 'button:no')
      .discards('single', 'murder');
  });
});

describe('Bomb', () => {
  const HOUSE = `
    > ada $5: bomb
    ben $5: roof
    #0 ben [court alibi] roof+dormer cellar: 0 student*, 1 family
    #1 ada 2 roof:`;

  test('destroys a building and puts its cards and tenants under the pile', () => {
    const table = given(HOUSE)
      .offers('ada', ['card:bomb'], ['house:0', 'house:1'])
      .when('ada', 'card:bomb', 'house:1')
      .emitsTypes('played', 'exploded')
      .without('#1')
      .discards('bomb');
    const { pile } = given(HOUSE).state;
    expect(table.state.pile.length).toBe(pile.length + 3);
    expect(table.state.pile.slice(3)).toEqual(pile);
    expect(table.state.pile.slice(0, 3)).toContain('roof');
  });

  test('takes everything on the building with it, and discards Rent withheld', () => {
    const noFamily = HOUSE.replace('1 family', '2 student');
    const table = given(noFamily).when('ada', 'card:bomb', 'house:0').when('ben', 'button:no');
    const { pile } = given(noFamily).state;
    expect(table.state.pile.slice(0, 7).toSorted()).toEqual(
      ['alibi', 'cellar', 'court', 'dormer', 'roof', 'student', 'student'].toSorted(),
    );
    expect(table.state.pile.slice(7)).toEqual(pile);
    table.without('#0').discards('rentWithheld', 'bomb').asks('ada', 'play');
  });

  test('LL-34: puts the cards under the pile in random order', () => {
    const orders = Array.from({ length: 40 }, (_, seed) => {
      const text = HOUSE.replace('1 family', '2 student');
      const random = { seed: [0, 0, 0, seed] as [number, number, number, number], drawn: 0 };
      const table = givenState(text, { random }).when('ada', 'card:bomb', 'house:0');
      return table.when('ben', 'button:no').mayNotBeUndone().state.pile.slice(0, 7);
    });
    expect(new Set(orders.map((order) => order[0])).size).toBe(6);
    expect(new Set(orders.map((order) => order[6])).size).toBe(6);
    expect(new Set(orders.map((order) => order.join())).size).toBeGreaterThan(30);
  });

  test('LL-24: without a pile discards them before the Bomb, and everybody sees the floors', () => {
    given(`
      > ada $5: bomb
      ben $5: roof
      #0 ben [court alibi] roof+dormer cellar: 0 student, 2 mother*
      rest: {"lastTurns":1}`)
      .when('ada', 'card:bomb', 'house:0')
      .discards()
      .when('ben', 'button:no')
      .mayNotBeUndone()
      .then('pile: 0')
      .discards(
        'court',
        'alibi',
        'roof',
        'dormer',
        'cellar',
        'student',
        'mother',
        'rentWithheld',
        'bomb',
      );
  });

  test('must be aimed at a whole building', () => {
    given(HOUSE).mayNot('ada', 'card:bomb', 'flat:0/0');
  });

  test('LL-10: asks nobody when the building is the player’s own', () => {
    given(HOUSE).when('ada', 'card:bomb', 'house:1').asks('ada', 'play');
  });

  test('LL-15, LL-40: asks the owner of an empty building too, unless that player has no card', () => {
    given(HOUSE.replace('#0 ben', '#2 ben').replace('#1 ada', '#1 ben'))
      .when('ada', 'card:bomb', 'house:1')
      .asks('ben', 'answer');
    given(HOUSE.replace('ben $5: roof', 'ben $5:').replace('#1 ada', '#1 ben'))
      .when('ada', 'card:bomb', 'house:1')
      .asks('ada', 'play');
  });
});
