// Undo: what a player may take back while nobody else has moved.
import { describe, test } from 'vitest';
import { begun, given, road } from './table.ts';

describe('A player may take back', () => {
  test('a pointer, even the second one, while another player is still choosing', () => {
    given('ada $15, duke\nben $15, priest')
      .when('ada', 'action:gold')
      .mayBeUndone()
      .when('ada', 'button:again')
      .mayBeUndone()
      .when('ada', 'action:gold')
      .when('ada', 'action:house')
      .mayBeUndone();
  });

  test('everything within a turn, because it reveals nothing', () => {
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
      .mayNotBeUndone();
  });

  test('a robbery, and the question at the end of the turn', () => {
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

  test('taking a character, bids and the first houses', () => {
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

describe('A player may not take back', () => {
  test('the last pointer of all players, because it opens a disc', () => {
    given('ada $15, duke: chose gold gold\nben $15, priest: chose gold')
      .when('ben', 'action:gold')
      .mayNotBeUndone();
  });

  test('the end of a turn, because it opens the next disc', () => {
    given('> ada $5, duke: turned gold gold\nben $5, priest').endTurn('ada').mayNotBeUndone();
  });

  test('but may take back the end of a round’s last turn, which opens no disc', () => {
    given('> ada $5, duke: turned gold gold\nben $5, priest: played gold gold')
      .endTurn('ada')
      .mayBeUndone();
  });

  test('the end of the game, because it opens the purses', () => {
    given('> ada $5, duke: turned gold gold\nben $5, priest: played gold gold\nround: 10')
      .endTurn('ada')
      .mayNotBeUndone();
  });
});
