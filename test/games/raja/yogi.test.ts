// The Yogi and the action tokens.
import { describe, expect, test } from 'vitest';
import { rules as raja } from '../../../shared/games/raja/rules.ts';
import { ACTIONS } from '../../../shared/games/raja/state.ts';
import { begun, given } from './table.ts';

const YOGI = 'options: {"yogi":true}';
const turn = (ada: string, ...more: string[]) =>
  given([`> ada ${ada}`, 'ben $5, priest', ...more, YOGI].join('\n'));
const extra = ACTIONS.filter((action) => action !== 'character').map(
  (action) => `action:${action}`,
);

describe('The Yogi', () => {
  test('is not in the game without the option, and neither are the tokens', () => {
    expect(raja.countComponents(begun({}, 3).state)).toMatchObject({ characters: 6, tokens: 0 });
    expect(raja.countComponents(begun({ yogi: true }, 3).state)).toMatchObject({
      characters: 7,
      tokens: 7,
    });
    const table = begun({ yogi: true }, 3);
    table.may((['ada', 'ben', 'cleo'] as const)[table.state.first] as 'ada', 'character:7');
  });

  test('gives one token to his holder, once a turn', () => {
    turn('$5, yogi: turned gold gold')
      .mayNot('ada', 'token', 'action:gold')
      .when('ada', 'power:7')
      .emits({ type: 'token', seat: 0, action: null })
      .tokens('ada', 1)
      .mayNot('ada', 'power:7');
  });

  test('gives a token that may be used at once, for any action but Character', () => {
    turn('$5, yogi: turned gold gold')
      .when('ada', 'power:7')
      .offers('ada', ['token'], extra)
      .when('ada', 'token', 'action:track')
      .emits({ type: 'token', seat: 0, action: 'track' })
      .tokens('ada', 0)
      .then('tasks: gold gold track')
      .when('ada', 'action:track', 'governor:kota')
      .unfinished(2);
  });

  test('gives a token that may be used later, even after the Yogi is gone', () => {
    turn('$5, merchant: tokens 2, turned gold gold')
      .when('ada', 'token', 'action:house')
      .when('ada', 'action:house', 'village:0')
      .tokens('ada', 1);
  });

  test('allows one token a turn', () => {
    turn('$5, yogi: tokens 2, turned gold gold')
      .when('ada', 'token', 'action:quarry')
      .offers('ada', ['token'], [])
      .then('used: token');
  });

  test('in the booklet’s example a token is used between the two chosen actions', () => {
    turn('$15 in kota, duke: tokens 1, supply 1, turned twoHouses quarry')
      .when('ada', 'action:quarry')
      .when('ada', 'token', 'action:palaceAndHouse')
      .when('ada', 'action:palaceAndHouse', 'site:great')
      .when('ada', 'action:palaceAndHouse', 'city:kota')
      .when('ada', 'action:twoHouses', 'city:kota')
      .when('ada', 'action:twoHouses', 'village:3')
      .unfinished(0)
      .when('ada', 'button:end')
      .asks('ben', 'turn')
      .gold('ben', 5);
  });

  test('used tokens return to the stock, from where the Yogi’s holder may take them again', () => {
    const table = turn('$5, duke: tokens 7, turned gold gold');
    expect(table.state.tokensLeft).toBe(0);
    table.when('ada', 'token', 'action:gold');
    expect(table.state.tokensLeft).toBe(1);
    expect(raja.countComponents(table.state).tokens).toBe(7);
  });

  test('RJ-27: gives no token if none is left', () => {
    turn('$5, yogi: tokens 7, turned gold gold')
      .mayNot('ada', 'power:7')
      .when('ada', 'action:gold')
      .when('ada', 'action:gold')
      .when('ada', 'button:end')
      .asks('ben', 'turn');
  });

  test('RJ-14: a token that is not used up in full costs like an action', () => {
    turn('$5, duke: tokens 1, turned gold gold')
      .when('ada', 'action:gold')
      .when('ada', 'action:gold')
      .when('ada', 'token', 'action:palace')
      .when('ada', 'button:end')
      .asks('ada', 'sure')
      .when('ada', 'button:giveUp')
      .emits({ type: 'gaveUp', seat: 0, actions: ['palace'] })
      .gold('ben', 7);
    turn('$5, duke: tokens 1, turned gold gold')
      .when('ada', 'action:gold')
      .when('ada', 'action:gold')
      .when('ada', 'token', 'action:twoHouses')
      .when('ada', 'action:twoHouses', 'village:0')
      .endTurn('ada')
      .gold('ben', 7);
  });

  test('RJ-14: keeping a token costs nothing and causes no question', () => {
    turn('$5, duke: tokens 1, turned gold gold')
      .when('ada', 'action:gold')
      .when('ada', 'action:gold')
      .when('ada', 'button:end')
      .asks('ben', 'turn')
      .gold('ben', 5)
      .tokens('ada', 1);
  });

  test('RJ-27: tokens are worth nothing at the end', () => {
    given(`
      > ada $5, builder: tokens 5, played gold gold
      ben $5, duke: played gold gold
      tasks: gold[]
      round: 10
      ${YOGI}`)
      .when('ada', 'button:end')
      .ends([0, 0], [2, 1], 'character');
  });
});
