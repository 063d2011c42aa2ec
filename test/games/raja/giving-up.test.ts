// Actions that are not carried out, in part or in whole.
import { describe, test } from 'vitest';
import { given } from './table.ts';

const THREE = (ada: string) => `
  > ada ${ada}
  ben $5, priest
  cleo $0, traveller`;

describe('An action given up', () => {
  test('in whole: every other player gets 2 gold from the bank', () => {
    given(THREE('$15, duke: turned gold palace'))
      .when('ada', 'action:gold')
      .when('ada', 'button:end')
      .asks('ada', 'sure')
      .when('ada', 'button:giveUp')
      .tells({ type: 'gaveUp', seat: 0, actions: ['palace'] })
      .tells({ type: 'received', seat: 1, gold: 2, for: 'given up' })
      .tells({ type: 'received', seat: 2, gold: 2, for: 'given up' })
      .gold('ada', 17)
      .gold('ben', 7)
      .gold('cleo', 2)
      .asks('ben', 'turn');
  });

  test('in part: the booklet’s Palace and house of which only the house is built', () => {
    given(THREE('$15 in kota, duke: turned palaceAndHouse gold'))
      .when('ada', 'action:gold')
      .when('ada', 'action:palaceAndHouse', 'city:kota')
      .done('ada')
      .tells({ type: 'gaveUp', seat: 0, actions: ['palaceAndHouse'] })
      .gold('ben', 7)
      .gold('cleo', 2);
  });

  test('RJ-22: two of them: 4 gold each, all at once when the turn ends', () => {
    given(THREE('$15, duke: turned palace track'))
      .done('ada')
      .says('gaveUp', 'received', 'received', 'revealed')
      .tells({ type: 'gaveUp', seat: 0, actions: ['palace', 'track'] })
      .gold('ben', 9)
      .gold('cleo', 4);
  });

  test('RJ-16: of two equal pointers each is to be carried out', () => {
    given(THREE('$15, duke: turned house house'))
      .when('ada', 'action:house', 'village:0')
      .owes(1)
      .done('ada')
      .gold('ben', 7);
  });

  test('one need not carry out what one could', () => {
    given(THREE('$50 in kota, duke: turned palace palace'))
      .done('ada')
      .gold('ben', 9)
      .palaces('ada', 7);
  });

  test('RJ-29: whoever ends too early is asked, may go back, and goes on where it was', () => {
    given(THREE('$15, duke: turned house gold'))
      .when('ada', 'action:house', 'village:0')
      .when('ada', 'button:end')
      .asks('ada', 'sure')
      .when('ada', 'button:back')
      .asks('ada', 'turn')
      .then('tasks: house[] gold')
      .when('ada', 'action:gold')
      .when('ada', 'button:end')
      .says('revealed')
      .gold('ben', 5);
  });

  test('RJ-29: also where nothing of it could be paid for', () => {
    given(THREE('$0 in kota, duke: turned palace house'))
      .when('ada', 'button:end')
      .asks('ada', 'sure');
  });

  test('nobody is asked where all is done', () => {
    given(THREE('$15, duke: turned gold gold'))
      .when('ada', 'action:gold')
      .when('ada', 'action:gold')
      .when('ada', 'button:end')
      .asks('ben', 'turn');
  });
});
