// The powers used by a move: Merchant and Entrepreneur. The Yogi is tested in yogi.test.ts, the
// Traveller in travel.test.ts, the Builder in palaces.test.ts, the Priest in scoring.test.ts.
import { describe, test } from 'vitest';
import { given } from './table.ts';

const turn = (ada: string, ...more: string[]) =>
  given([`> ada ${ada}`, 'ben $5, priest', ...more].join('\n'));

describe('The Merchant', () => {
  test('takes 1 gold once in his turn', () => {
    turn('$5, merchant: turned gold gold')
      .when('ada', 'power:2')
      .emits({ type: 'received', seat: 0, gold: 1, for: 'merchant' })
      .gold('ada', 6)
      .mayNot('ada', 'power:2');
  });

  test('does nothing for a player who does not hold the card', () => {
    turn('$5, duke: turned gold gold')
      .mayNot('ada', 'power:2')
      .mayNot('ada', 'power:5')
      .mayNot('ada', 'power:7');
  });
});

describe('The Entrepreneur', () => {
  const FREE = '$0 in kota, entrepreneur: turned gold gold';

  test('builds one house free, in a village or in the city of the architect', () => {
    turn(FREE)
      .when('ada', 'power:5', 'village:3')
      .emits({ type: 'built', seat: 0, at: 3, free: true })
      .emitsTypes('built')
      .then('#3 ada')
      .gold('ada', 0)
      .houses('ada', 5, 14)
      .offers('ada', ['power:5'], []);
    turn(FREE)
      .refuses('ada', ['power:5', 'city:ajmer'], 'architectElsewhere')
      .when('ada', 'power:5', 'city:kota')
      .then('kota: houses ada 1');
  });

  test('may move one house instead', () => {
    turn(FREE, '#3 ada')
      .refuses('ada', ['power:5', 'house:3', 'city:ajmer'], 'architectElsewhere')
      .when('ada', 'power:5', 'house:3', 'city:kota')
      .emitsTypes('moved')
      .then('kota: houses ada 1')
      .without('#3')
      .offers('ada', ['power:5'], []);
  });

  test('RJ-18: takes his house from the supply too', () => {
    turn('$5, entrepreneur: supply 0, turned gold gold', '#3 ada')
      .refuses('ada', ['power:5', 'village:0'], 'noHouse')
      .may('ada', 'power:5', 'house:3', 'village:0');
  });

  test('does not carry out the action House, which remains to be done', () => {
    turn('$5, entrepreneur: turned house moveHouse', '#3 ada')
      .when('ada', 'power:5', 'village:0')
      .unfinished(2);
  });
});

describe('Powers used once for a player and turn', () => {
  test('RJ-7: a power may be used before or after a change of character', () => {
    turn('$5, duke: turned character gold')
      .when('ada', 'action:character', 'character:2')
      .when('ada', 'power:2')
      .gold('ada', 6);
    turn('$5, merchant: turned character gold')
      .when('ada', 'power:2')
      .when('ada', 'action:character', 'character:5')
      .when('ada', 'power:5', 'village:0')
      .then('used: merchant entrepreneur');
  });

  test('RJ-7: a player who gives a character away without using it loses its power', () => {
    turn('$5, merchant: turned character gold')
      .when('ada', 'action:character', 'character:5')
      .mayNot('ada', 'power:2')
      .gold('ada', 5);
  });

  test('RJ-21: a character that was given away and taken again works no second time', () => {
    turn('$5, merchant: turned character character')
      .when('ada', 'power:2')
      .when('ada', 'action:character', 'character:1')
      .when('ada', 'action:character', 'character:2')
      .holds('ada', 'merchant')
      .mayNot('ada', 'power:2');
  });

  test('RJ-7: another player may use the same character later in the round', () => {
    given(`
      > ada $5, merchant: turned gold character
      ben $5, priest: chose character gold`)
      .when('ada', 'power:2')
      .when('ada', 'action:character', 'character:1')
      .endTurn('ada')
      .when('ben', 'action:character', 'character:2')
      .when('ben', 'power:2')
      .gold('ben', 8);
  });

  test('RJ-7: a robbed player who plays later may use the new character', () => {
    given(`
      > ada $5, merchant: turned gold character
      ben $5, priest`)
      .when('ada', 'power:2')
      .when('ada', 'action:character', 'character:3')
      .when('ben', 'character:2')
      .endTurn('ada')
      .when('ben', 'power:2');
  });

  test('RJ-7: a player who forgets a power is asked at the end of the turn and may go back', () => {
    turn('$5, merchant: turned gold gold')
      .when('ada', 'action:gold')
      .when('ada', 'action:gold')
      .when('ada', 'button:end')
      .asks('ada', 'sure')
      .offers('ada', [], ['button:back', 'button:giveUp'])
      .when('ada', 'button:back')
      .when('ada', 'power:2')
      .when('ada', 'button:end')
      .asks('ben', 'turn');
  });

  test('RJ-7: a player may leave a power unused at no cost', () => {
    turn('$5, merchant: turned gold gold')
      .when('ada', 'action:gold')
      .when('ada', 'action:gold')
      .endTurn('ada')
      .emitsTypes('revealed')
      .gold('ben', 5);
  });
});
