import { describe, expect, test } from 'vitest';
import { given, road } from './table.ts';

const turn = (ada: string, ...more: string[]) =>
  given([`> ada ${ada}: turned gold gold`, 'ben $5, priest', 'cleo $5, duke', ...more].join('\n'));

describe('Travel', () => {
  test('RJ-2: an architect travels one road at a time to a neighbouring city', () => {
    const table = turn(
      '$5, builder',
      road('chittor', 'kota', 'ada', 'ada'),
      road('kota', 'jaipur', 'ada', 'ada'),
    )
      .mayNot('ada', 'city:jaipur')
      .refuses('ada', ['city:jaipur'], 'noRoad')
      .refuses('ada', ['city:chittor'], 'hereAlready')
      .when('ada', 'city:kota')
      .emitsTypes('travelled')
      .architectAt('ada', 'kota')
      .when('ada', 'city:jaipur')
      .architectAt('ada', 'jaipur')
      .gold('ada', 5);
    expect(table.state.architects).toEqual(['jaipur', 'chittor', 'chittor']);
  });

  test('every village of the road needs a house of any player', () => {
    turn('$5, builder', '#4 ben').refuses('ada', ['city:kota'], 'noVillage');
    turn('$5, builder', '#5 ben').refuses('ada', ['city:kota'], 'noVillage');
    turn('$5, builder').refuses('ada', ['city:kota'], 'noVillages');
    turn('$5, builder', '#4 ben\n#5 cleo').may('ada', 'city:kota');
  });

  test('a player with own houses in all villages travels there and back free, as often as wanted', () => {
    turn('$0, builder', road('chittor', 'kota', 'ada', 'ada ben'))
      .when('ada', 'city:kota')
      .when('ada', 'city:chittor')
      .when('ada', 'city:kota')
      .gold('ada', 0)
      .gold('ben', 5);
  });

  test('Tolls: the player pays 1 gold for each house to its owner, even to two owners in one village', () => {
    turn('$5, builder', road('chittor', 'kota', 'ben cleo', 'ben'))
      .when('ada', 'city:kota')
      .emits({ type: 'paid', seat: 0, to: 1, gold: 2 })
      .emits({ type: 'paid', seat: 0, to: 2, gold: 1 })
      .emitsTypes('paid', 'paid', 'travelled')
      .gold('ada', 2)
      .gold('ben', 7)
      .gold('cleo', 6);
  });

  test('RJ-10: two houses of one owner cost 2 gold', () => {
    turn('$5, builder', road('chittor', 'kota', 'ben ben', 'ben'))
      .when('ada', 'city:kota')
      .emits({ type: 'paid', seat: 0, to: 1, gold: 3 })
      .gold('ada', 2)
      .gold('ben', 8);
  });

  test('Tolls: a village where the player has a house is free, despite another player’s house there', () => {
    turn('$5, builder', road('chittor', 'kota', 'ada ben', 'cleo'))
      .when('ada', 'city:kota')
      .emitsTypes('paid', 'travelled')
      .gold('ada', 4)
      .gold('ben', 5)
      .gold('cleo', 6);
  });

  test('RJ-11: a player who cannot pay the toll cannot take the road', () => {
    turn('$2, builder', road('chittor', 'kota', 'ben ben', 'ben')).refuses(
      'ada',
      ['city:kota'],
      'tollTooDear',
    );
    turn('$3, builder', road('chittor', 'kota', 'ben ben', 'ben'))
      .when('ada', 'city:kota')
      .gold('ada', 0)
      .refuses('ada', ['city:chittor'], 'tollTooDear');
  });

  test('RJ-26: an architect takes a road as a whole or not at all', () => {
    turn('$1, builder', road('chittor', 'kota', 'ben', 'cleo'))
      .refuses('ada', ['city:kota'], 'tollTooDear')
      .gold('ada', 1);
  });

  test('a player may travel before, between and after the actions, and again when all is done', () => {
    given(`
      > ada $20, builder: turned twoHouses palace
      ben $5, priest
      ${road('chittor', 'kota', 'ada', 'ada')}
      ${road('kota', 'ajmer', 'ada', 'ada')}`)
      .when('ada', 'city:kota')
      .when('ada', 'action:twoHouses', 'city:kota')
      .when('ada', 'city:ajmer')
      .when('ada', 'action:palace', 'site:great')
      .when('ada', 'action:twoHouses', 'city:ajmer')
      .unfinished(0)
      .when('ada', 'city:kota')
      .when('ada', 'city:chittor')
      .then('kota: houses ada 1')
      .then('ajmer: houses ada 1, great ada');
  });

  test('several architects may stand in one city', () => {
    turn('$5, builder', road('chittor', 'kota', 'ada', 'ada'))
      .architectAt('ben', 'chittor')
      .architectAt('cleo', 'chittor');
  });
});

describe('Travel: the Traveller', () => {
  test('travels free, and the bank pays the owners', () => {
    turn('$0, traveller', road('chittor', 'kota', 'ben cleo', 'ben'))
      .when('ada', 'city:kota')
      .emits({ type: 'received', seat: 1, gold: 2, for: 'toll' })
      .emits({ type: 'received', seat: 2, gold: 1, for: 'toll' })
      .emitsTypes('received', 'received', 'travelled')
      .gold('ada', 0)
      .gold('ben', 7)
      .gold('cleo', 6);
  });

  test('brings nobody a toll in a village where his own house makes the way free', () => {
    turn('$0, traveller', road('chittor', 'kota', 'ada ben', 'cleo'))
      .when('ada', 'city:kota')
      .emitsTypes('received', 'travelled')
      .gold('ben', 5)
      .gold('cleo', 6);
  });

  test('needs a house in every village too', () => {
    turn('$0, traveller', '#4 ben').refuses('ada', ['city:kota'], 'noVillage');
  });

  test('RJ-7: travels free as long as the player holds the card', () => {
    const text = (held: string) => `
      > ada $5, ${held}: turned character gold
      ben $5, priest
      cleo $5, duke
      ${road('chittor', 'kota', 'ben', 'ben')}`;
    given(text('builder'))
      .when('ada', 'action:character', 'character:4')
      .when('ada', 'city:kota')
      .gold('ada', 5);
    given(text('traveller'))
      .when('ada', 'city:kota')
      .when('ada', 'action:character', 'character:6')
      .when('ada', 'city:chittor')
      .gold('ada', 3)
      .gold('ben', 9);
  });
});
