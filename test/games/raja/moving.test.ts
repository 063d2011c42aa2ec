// The action Move house.
import { describe, test } from 'vitest';
import { given, road } from './table.ts';

const turn = (ada: string, ...more: string[]) =>
  given(
    [`> ada ${ada}: turned moveHouse gold`, 'ben $5, priest', 'cleo $5, duke', ...more].join('\n'),
  );

describe('Move house', () => {
  test('moves a house free of charge from a village or a city to a village, wherever the architect is', () => {
    turn('$0, builder', '#0 ada', 'kota: houses ada 1')
      .when('ada', 'action:moveHouse', 'house:0', 'village:9')
      .emits({ type: 'moved', seat: 0, from: 0, to: 9 })
      .then('#9 ada')
      .without('#0')
      .gold('ada', 0)
      .houses('ada', 6, 12)
      .unfinished(1);
    turn('$0, builder', 'kota: houses ada 2')
      .when('ada', 'action:moveHouse', 'house:kota', 'village:9')
      .then('kota: houses ada 1\n#9 ada');
  });

  test('moves a house to the city where the architect is', () => {
    turn('$0 in kota, builder', '#0 ada', 'ajmer: houses ada 1')
      .refuses('ada', ['action:moveHouse', 'house:0', 'city:ajmer'], 'architectElsewhere')
      .when('ada', 'action:moveHouse', 'house:0', 'city:kota')
      .then('kota: houses ada 1');
    turn('$0 in kota, builder', 'ajmer: houses ada 1')
      .when('ada', 'action:moveHouse', 'house:ajmer', 'city:kota')
      .then('kota: houses ada 1')
      .without('ajmer');
  });

  test('moves a house only to another place with room', () => {
    turn('$0 in kota, builder', '#0 ada', '#1 ben cleo', 'kota: houses ada 1')
      .mayNot('ada', 'action:moveHouse', 'house:0', 'village:0')
      .mayNot('ada', 'action:moveHouse', 'house:kota', 'city:kota')
      .refuses('ada', ['action:moveHouse', 'house:0', 'village:1'], 'villageFull');
  });

  test('RJ-1: cannot move a house into the starting city', () => {
    turn('$0, builder', '#0 ada').refuses(
      'ada',
      ['action:moveHouse', 'house:0', 'city:chittor'],
      'startCity',
    );
  });

  test('cannot move another player’s house', () => {
    turn('$0 in kota, builder', '#0 ben ada', '#1 ben', 'kota: houses ben 1', 'ajmer: houses ada 1')
      .offers('ada', ['action:moveHouse'], ['house:0', 'house:ajmer'])
      .when('ada', 'action:moveHouse', 'house:0', 'village:1')
      .then('#0 ben\n#1 ben ada');
  });

  test('RJ-17: cuts a road at once by taking the last house from a village', () => {
    turn('$9, builder', road('chittor', 'kota', 'ada', 'ben'))
      .may('ada', 'city:kota')
      .when('ada', 'action:moveHouse', 'house:5', 'village:0')
      .refuses('ada', ['city:kota'], 'noVillage');
  });

  test('RJ-17: ends the player’s own free passage by taking the own house away', () => {
    turn('$9, builder', road('chittor', 'kota', 'ada ben', 'ada'))
      .when('ada', 'action:moveHouse', 'house:5', 'village:0')
      .when('ada', 'city:kota')
      .gold('ada', 8)
      .gold('ben', 6);
  });

  test('RJ-26: may move a house ahead and let the player travel over it', () => {
    turn('$0, builder', '#4 ada', '#0 ada')
      .refuses('ada', ['city:kota'], 'noVillage')
      .when('ada', 'action:moveHouse', 'house:0', 'village:5')
      .when('ada', 'city:kota')
      .gold('ada', 0);
  });

  test('moves nothing if the player has no house on the board', () => {
    turn('$9, builder').offers('ada', ['action:moveHouse'], []).unfinished(2);
  });
});
