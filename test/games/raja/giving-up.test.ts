// Actions that are given up, in part or as a whole.
import { describe, test } from 'vitest';
import { given } from './table.ts';

const THREE = (ada: string) => `
  > ada ${ada}
  ben $5, priest
  cleo $0, traveller`;

describe('An action that is given up', () => {
  test('as a whole gives every other player 2 gold from the bank', () => {
    given(THREE('$15, duke: turned gold palace'))
      .when('ada', 'action:gold')
      .when('ada', 'button:end')
      .asks('ada', 'sure')
      .when('ada', 'button:giveUp')
      .emits({ type: 'gaveUp', seat: 0, actions: ['palace'] })
      .emits({ type: 'received', seat: 1, gold: 2, for: 'given up' })
      .emits({ type: 'received', seat: 2, gold: 2, for: 'given up' })
      .gold('ada', 17)
      .gold('ben', 7)
      .gold('cleo', 2)
      .asks('ben', 'turn');
  });

  test('in part costs the same, like the booklet’s Palace and house with only its house built', () => {
    given(THREE('$15 in kota, duke: turned palaceAndHouse gold'))
      .when('ada', 'action:gold')
      .when('ada', 'action:palaceAndHouse', 'city:kota')
      .endTurn('ada')
      .emits({ type: 'gaveUp', seat: 0, actions: ['palaceAndHouse'] })
      .gold('ben', 7)
      .gold('cleo', 2);
  });

  test('RJ-22: together with another one gives 4 gold to each, all at once at the end of the turn', () => {
    given(THREE('$15, duke: turned palace track'))
      .endTurn('ada')
      .emitsTypes('gaveUp', 'received', 'received', 'revealed')
      .emits({ type: 'gaveUp', seat: 0, actions: ['palace', 'track'] })
      .gold('ben', 9)
      .gold('cleo', 4);
  });

  test('RJ-16: may be one of two equal actions, each of which must be carried out', () => {
    given(THREE('$15, duke: turned house house'))
      .when('ada', 'action:house', 'village:0')
      .unfinished(1)
      .endTurn('ada')
      .gold('ben', 7);
  });

  test('may be one that the player could have carried out', () => {
    given(THREE('$50 in kota, duke: turned palace palace'))
      .endTurn('ada')
      .gold('ben', 9)
      .palaces('ada', 7);
  });

  test('RJ-29: is asked about before the turn ends, and the player may go back and continue', () => {
    given(THREE('$15, duke: turned house gold'))
      .when('ada', 'action:house', 'village:0')
      .when('ada', 'button:end')
      .asks('ada', 'sure')
      .when('ada', 'button:back')
      .asks('ada', 'turn')
      .then('tasks: house[] gold')
      .when('ada', 'action:gold')
      .when('ada', 'button:end')
      .emitsTypes('revealed')
      .gold('ben', 5);
  });

  test('RJ-29: is asked about even if the player could not pay for it', () => {
    given(THREE('$0 in kota, duke: turned palace house'))
      .when('ada', 'button:end')
      .asks('ada', 'sure');
  });

  test('no question comes when all actions are carried out', () => {
    given(THREE('$15, duke: turned gold gold'))
      .when('ada', 'action:gold')
      .when('ada', 'action:gold')
      .when('ada', 'button:end')
      .asks('ben', 'turn');
  });
});
