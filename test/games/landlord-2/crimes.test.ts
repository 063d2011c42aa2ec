// Murder, Bomb, Lunatic, Families and the police, where they differ from the first edition.
import { describe, expect, test } from 'vitest';
import { given, givenState } from './table.ts';

describe('Murder', () => {
  test('puts the tenant face down under the pile and the card on the discards', () => {
    const table = given(`
      > ada $3: murder
      ben $3: alibi
      #0 ben 3 roof: 1 hacker*`)
      .when('ada', 'card:murder', 'flat:0/1')
      .asks('ben', 'answer')
      .when('ben', 'button:no')
      .emitsTypes('declined', 'lost')
      .emits({ type: 'lost', seat: 0, card: 'hacker', from: { house: 0, level: 1 }, to: 'pile' })
      .discards('rentWithheld', 'murder')
      .asks('ada', 'play');
    expect(table.state.pile[0]).toBe('hacker');
    expect(table.view('ada').pile[0]).toBe('?');
  });

  test('puts the tenant on the discards once the pile is gone', () => {
    given(`
      > ada $3: murder
      ben $3: alibi
      #0 ben 3 roof: 1 hacker
      rest: {"lastTurns":2}`)
      .when('ada', 'card:murder', 'flat:0/1')
      .when('ben', 'button:no')
      .then('pile: 0')
      .discards('hacker', 'murder');
  });

  test.each([
    ['with a pile', ''],
    ['without', 'rest: {"lastTurns":2}'],
  ])('LS-16: a monster returns to its stack, %s', (_, rest) => {
    const text = `
      > ada $3: murder
      ben $3: alibi
      #0 ben 3 roof: 1 monster*
      ${rest}`;
    const { pile } = given(text).state;
    const table = given(text).when('ada', 'card:murder', 'flat:0/1').when('ben', 'button:no');
    table
      .emits({
        type: 'lost',
        seat: 0,
        card: 'monster',
        from: { house: 0, level: 1 },
        to: 'monsters',
      })
      .discards('rentWithheld', 'murder');
    expect(table.state.monsters).toBe(4);
    expect(table.state.pile).toEqual(pile);
  });

  test('LS-15: neither a Murder nor the Lunatic can aim at a Group House', () => {
    const TEXT = `
      > ada $3: murder
      ben $3: lunatic
      #0 ben 3 roof: 1 hacker, 2 groupHouse
      #1 ada 3 roof: 1 groupHouse, 3 mother`;
    given(TEXT)
      .offers('ada', ['card:murder'], ['flat:0/1', 'flat:1/3', 'site:floor'])
      .refuses('ada', ['card:murder', 'flat:0/2'], 'untouchable')
      .when('ada', 'card:murder', 'flat:0/1')
      .when('ben', 'card:lunatic')
      .emitsTypes('answered', 'lost')
      .then(`
        #0 ben 3 roof: 1 hacker, 2 groupHouse
        #1 ada 3 roof: 1 groupHouse`)
      .discards('murder', 'lunatic');
    // LL-11: the crime fails if there is nobody else to hit.
    given(TEXT.replace(', 3 mother', ''))
      .when('ada', 'card:murder', 'flat:0/1')
      .when('ben', 'card:lunatic')
      .emitsTypes('answered', 'failed')
      .then('#1 ada 3 roof: 1 groupHouse')
      .discards('murder', 'lunatic');
    // A Bomb hits the Group House like any other tenant.
    given(TEXT.replace('murder', 'bomb'))
      .when('ada', 'card:bomb', 'house:0')
      .when('ben', 'button:no')
      .without('#0');
  });
});

describe('Bomb', () => {
  const HOUSE = `
    > ada $3: bomb
    ben $3: alibi
    #0 ben [court alibi] roof+roofRenovation cellar: 0 monster, 1 hacker, 2 hacker, 3 hacker*`;

  test('LS-17: sends the roof and the monster to their stacks and all other cards under the pile', () => {
    const before = given(HOUSE).state;
    const { state } = given(HOUSE)
      .when('ada', 'card:bomb', 'house:0')
      .when('ben', 'button:no')
      .emitsTypes('declined', 'exploded')
      .mayNotBeUndone()
      .without('#0')
      .discards('rentWithheld', 'bomb');
    expect(state.roofs).toBe(before.roofs + 1);
    expect(state.roofs).toBe(18);
    expect(state.monsters).toBe(4);
    expect(state.pile.slice(7)).toEqual(before.pile);
    expect(state.pile.slice(0, 7).toSorted()).toEqual(
      ['alibi', 'cellar', 'court', 'hacker', 'hacker', 'hacker', 'roofRenovation'].toSorted(),
    );
  });

  test('shuffles the cards that go under the pile', () => {
    const orders = Array.from({ length: 40 }, (_, seed) => {
      const random = { seed: [0, 0, 0, seed] as [number, number, number, number], drawn: 0 };
      const table = givenState(HOUSE, { random }).when('ada', 'card:bomb', 'house:0');
      return table.when('ben', 'button:no').state.pile.slice(0, 7).join();
    });
    expect(new Set(orders).size).toBeGreaterThan(30);
  });

  test('without a pile sends the cards to the discards, and the roof and the monster to their stacks', () => {
    const { state } = given(`${HOUSE}\nrest: {"lastTurns":2}`)
      .when('ada', 'card:bomb', 'house:0')
      .when('ben', 'button:no')
      .discards(
        'court',
        'alibi',
        'roofRenovation',
        'cellar',
        'hacker',
        'hacker',
        'hacker',
        'rentWithheld',
        'bomb',
      );
    expect([state.roofs, state.monsters, state.pile.length]).toEqual([18, 4, 0]);
  });

  test('treats an Attic Apartment or a Flat Roof that finished the house like any other card', () => {
    const { state } = given(HOUSE.replace('roof+roofRenovation', 'dormer'))
      .when('ada', 'card:bomb', 'house:0')
      .when('ben', 'button:no');
    expect(state.roofs).toBe(18);
    expect(state.pile.slice(0, 7)).toContain('dormer');
  });
});

describe('LS-9: a Family reports its landlord', () => {
  const at = (homes: string, card = 'murder') => `
    > ada $3: ${card} mother
    ben $3: police lunatic
    cleo $3: alibi
    ${homes}`;
  const VICTIM = '#0 ben 2 dormer: 1 hacker';

  test('reports a murder or a Bomb anywhere, so that the victim is asked for the Lunatic only', () => {
    const homes = `${VICTIM}\n#1 ada 2 roof: 1 family`;
    given(at(homes))
      .when('ada', 'card:murder', 'flat:0/1')
      .offers('ben', [], ['card:lunatic', 'button:no'])
      .when('ben', 'button:no')
      .emitsTypes('declined', 'reported', 'lost')
      .emits({ type: 'reported', seat: 0, house: 1 })
      .asks('ada', 'investigate')
      .when('ada', 'button:no')
      .then('jail: ada');
    given(at(homes, 'bomb'))
      .when('ada', 'card:bomb', 'house:0')
      .when('ben', 'button:no')
      .emitsTypes('declined', 'reported', 'exploded')
      .asks('ada', 'investigate');
  });

  test('causes one investigation, however many Families report', () => {
    given(at(`${VICTIM}\n#1 ada 2 roof: 1 family\n#2 ada 2 roof: 1 family`))
      .when('ada', 'card:murder', 'flat:0/1')
      .when('ben', 'button:no')
      .when('ada', 'button:no')
      .asks('ada', 'play');
  });

  test('LS-11: does not report a crime of another player, even in its own building', () => {
    given(at('#0 ben 2 dormer: 1 hacker, 2 family\n#1 cleo 2 roof: 1 family'))
      .when('ada', 'card:murder', 'flat:0/1')
      .offers('ben', [], ['card:lunatic', 'card:police', 'button:no'])
      .when('ben', 'button:no')
      .emitsTypes('declined', 'lost')
      .asks('ada', 'play');
  });

  test('LS-11: does not report what another player does to it', () => {
    for (const [card, ref] of [
      ['murder', 'flat:0/1'],
      ['bomb', 'house:0'],
    ] as const) {
      given(at('#0 ben 2 roof: 1 family', card))
        .when('ada', `card:${card}`, ref)
        .offers('ben', [], ['card:lunatic', 'card:police', 'button:no'])
        .when('ben', 'button:no')
        .without('jail')
        .asks('ada', 'play');
    }
  });

  test('does not report what the Lunatic turned back', () => {
    given(at(`${VICTIM}\n#1 ada 2 roof: 1 family\n#2 ada 2 roof: 1 mother`))
      .when('ada', 'card:murder', 'flat:0/1')
      .when('ben', 'card:lunatic')
      .offers('ben', [], ['flat:1/1', 'flat:2/1'])
      .when('ben', 'flat:2/1')
      .emitsTypes('lost')
      .without('jail')
      .asks('ada', 'play');
  });

  test('cannot report its own murder by its landlord, but another Family of the landlord does', () => {
    given(at('#1 ada 2 roof: 1 family'))
      .when('ada', 'card:murder', 'flat:1/1')
      .emitsTypes('played', 'lost')
      .asks('ada', 'play');
    given(at('#1 ada 2 roof: 1 family\n#2 ada 2 roof: 1 family'))
      .when('ada', 'card:murder', 'flat:1/1')
      .emits({ type: 'reported', seat: 0, house: 2 })
      .asks('ada', 'investigate');
  });

  test('LS-20: a Family that dies in the bombed building reports nothing', () => {
    given(at('#1 ada 2 dormer: 1 family, 3 hacker', 'bomb'))
      .when('ada', 'card:bomb', 'house:1')
      .emitsTypes('played', 'exploded')
      .asks('ada', 'play');
    given(at('#1 ada 2 dormer: 1 family, 3 hacker'))
      .when('ada', 'card:murder', 'flat:1/3')
      .emits({ type: 'reported', seat: 0, house: 1 })
      .asks('ada', 'investigate');
  });
});

describe('Answers', () => {
  test('LS-11: only the victim is asked, even if another player holds the Police', () => {
    given(`
      > ada $3: murder
      ben $3: mother
      cleo $3: police lunatic
      #0 ben 2 roof: 1 hacker`)
      .when('ada', 'card:murder', 'flat:0/1')
      .offers('ben', [], ['button:no'])
      .offers('cleo', [], [])
      .when('ben', 'button:no')
      .asks('ada', 'play');
  });

  test('LS-12: the Lunatic turns a Bomb on a building of the player who played it', () => {
    const table = given(`
      > ada $3: bomb
      ben $3: lunatic police
      #0 ben 2 roof: 1 hacker
      #1 ada 2 roof: 1 monster
      #2 ada 1 flatRoof:`)
      .when('ada', 'card:bomb', 'house:0')
      .when('ben', 'card:lunatic')
      .asks('ben', 'revenge')
      .offers('ben', [], ['house:1', 'house:2'])
      .when('ben', 'house:1')
      .emitsTypes('exploded')
      .discards('bomb', 'lunatic')
      .asks('ada', 'play');
    expect([table.state.roofs, table.state.monsters]).toEqual([17, 4]);
  });

  test('the suspects show an Alibi or a Court but no Politics, and a prisoner has an alibi', () => {
    given(`
      > ada $3: murder court politics
      ben $3: police mother
      cleo $3: alibi
      dan $3: mother
      jail: dan
      #0 ben 2 roof: 1 hacker`)
      .when('ada', 'card:murder', 'flat:0/1')
      .when('ben', 'card:police')
      .offers('ada', [], ['card:court', 'button:no'])
      .when('ada', 'card:court')
      .when('ben', 'button:no')
      .emitsTypes('jailed', 'freed')
      .then('jail: ben');
  });
});
