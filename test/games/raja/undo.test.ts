// Undo: what may be taken back, as long as nobody else has moved.
import { describe, test } from 'vitest';
import { begun, given, road } from './table.ts';

describe('May be taken back', () => {
  test('a pointer, also the second, as long as somebody else is still choosing', () => {
    given('ada $15, duke\nben $15, priest')
      .when('ada', 'action:gold')
      .mayBeUndone()
      .when('ada', 'button:again')
      .mayBeUndone()
      .when('ada', 'action:gold')
      .when('ada', 'action:house')
      .mayBeUndone();
  });

  test('everything within a turn: nobody has learnt anything', () => {
    given(`
      > ada $30 in kota, merchant: tokens 1, turned palaceAndHouse moveHouse
      ben $5, priest
      ${road('kota', 'ajmer', 'ada', 'ben')}
      options: {"yogi":true}`)
      .when('ada', 'power:2')
      .mayBeUndone()
      .when('ada', 'action:palaceAndHouse', 'site:great')
      .mayBeUndone()
      .when('ada', 'city:ajmer')
      .mayBeUndone()
      .when('ada', 'action:palaceAndHouse', 'city:ajmer')
      .mayBeUndone()
      .when('ada', 'action:moveHouse', 'house:ajmer', 'village:0')
      .mayBeUndone()
      .when('ada', 'token', 'action:track')
      .mayBeUndone()
      .when('ada', 'action:track', 'governor:kota')
      .mayBeUndone()
      .when('ada', 'button:end')
      .isFinal();
  });

  test('a robbery, and the question whether one has done', () => {
    given('> ada $5, duke: turned character gold\nben $5, priest')
      .when('ada', 'action:character', 'character:3')
      .mayBeUndone()
      .when('ben', 'character:2')
      .mayBeUndone()
      .when('ada', 'button:end')
      .mayBeUndone()
      .when('ada', 'button:back')
      .mayBeUndone();
  });

  test('characters that are taken, bids and the first houses', () => {
    const table = begun({}, 2);
    const [one, other] =
      table.state.first === 0 ? (['ada', 'ben'] as const) : (['ben', 'ada'] as const);
    table
      .when(one, 'character:1')
      .mayBeUndone()
      .when(other, 'character:2')
      .mayBeUndone()
      .when(one, 'village:3')
      .mayBeUndone();
    const auction = begun({ auction: true }, 2);
    auction.when(auction.state.first === 0 ? 'ada' : 'ben', 'gold:4').mayBeUndone();
  });
});

describe('Is final', () => {
  test('the last pointer of all: a disc is turned', () => {
    given('ada $15, duke: chose gold gold\nben $15, priest: chose gold')
      .when('ben', 'action:gold')
      .isFinal();
  });

  test('the end of a turn: the next disc is turned', () => {
    given('> ada $5, duke: turned gold gold\nben $5, priest').done('ada').isFinal();
  });

  test('but not that of the last turn of a round, which shows nothing', () => {
    given('> ada $5, duke: turned gold gold\nben $5, priest: played gold gold')
      .done('ada')
      .mayBeUndone();
  });

  test('the end of the game: purses are opened', () => {
    given('> ada $5, duke: turned gold gold\nben $5, priest: played gold gold\nround: 10')
      .done('ada')
      .isFinal();
  });
});
