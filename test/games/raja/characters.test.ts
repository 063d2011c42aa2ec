// The action Character: changing the own character, robbing another player, and the order of turns
// after that.
import { describe, expect, test } from 'vitest';
import { rules as raja } from '../../../shared/games/raja/rules.ts';
import { given, road, type Table } from './table.ts';

const cards = (...numbers: number[]) => numbers.map((number) => `character:${number}`);

/** Ben is in the middle of his turn. Ada has played, Cleo and Dan have not. */
const FOUR = `
  ada $5, duke: played gold gold
  > ben $5, merchant: turned character gold
  cleo $5, traveller: chose house house
  dan $5, builder: chose track track`;

describe('Character', () => {
  test('takes a free character, and the player’s own one becomes free', () => {
    given(FOUR)
      .offers('ben', ['action:character'], cards(1, 3, 4, 5, 6))
      .mayNot('ben', 'action:character', 'character:2')
      .when('ben', 'action:character', 'character:5')
      .emits({ type: 'took', seat: 1, character: 5, from: null })
      .holds('ben', 'entrepreneur')
      .asks('ben', 'turn')
      .unfinished(1)
      .mayNot('ben', 'action:character', 'character:2');
  });

  test('takes another player’s character, who at once picks any free one, even the thief’s old one', () => {
    given(FOUR)
      .when('ben', 'action:character', 'character:6')
      .emits({ type: 'took', seat: 1, character: 6, from: 3 })
      .holds('ben', 'builder')
      .holds('dan')
      .asks('dan', 'robbed')
      .offers('dan', [], cards(2, 3, 5))
      .refuses('dan', ['character:6'], 'taken')
      .when('dan', 'character:2')
      .emitsTypes('picked')
      .holds('dan', 'merchant')
      .asks('ben', 'turn');
  });

  test('RJ-8: leaves a free character for the robbed player even with all seats taken and no Yogi', () => {
    given(`
      > ada $5, duke: turned character gold
      ben $5, merchant
      cleo $5, priest
      dan $5, traveller
      eve $5, entrepreneur`)
      .when('ada', 'action:character', 'character:5')
      .asks('eve', 'robbed')
      .offers('eve', [], cards(1, 6));
  });

  test('RJ-27: the robbed player answers before the thief goes on', () => {
    given(FOUR)
      .when('ben', 'action:character', 'character:6')
      .offers('ben', [], [])
      .asks('dan', 'robbed');
  });

  test('RJ-16: chosen twice it changes the character twice and may bring the first one back', () => {
    given(FOUR.replace('character gold', 'character character'))
      .when('ben', 'action:character', 'character:5')
      .when('ben', 'action:character', 'character:2')
      .holds('ben', 'merchant')
      .unfinished(0)
      .offers('ben', ['action:character'], []);
  });

  test('RJ-21: not carried out it costs like any other action', () => {
    given(FOUR)
      .when('ben', 'action:gold')
      .endTurn('ben')
      .emits({ type: 'gaveUp', seat: 1, actions: ['character'] });
  });
});

describe('Turns after a robbery', () => {
  const robs = (character: number, then: number): Table =>
    given(FOUR)
      .when('ben', 'action:character', `character:${character}`)
      .when(then === 1 ? 'ada' : 'dan', `character:${then === 1 ? 2 : then}`);

  test('a robbed player who has not played moves up with a lower character', () => {
    robs(6, 3)
      .endTurn('ben')
      .asks('dan', 'turn')
      .endTurn('dan')
      .asks('cleo', 'turn')
      .endTurn('cleo')
      .asks('ada', 'choose');
  });

  test('a robbed player who has not played moves back with a higher character', () => {
    robs(6, 5).endTurn('ben').asks('cleo', 'turn').endTurn('cleo').asks('dan', 'turn');
  });

  test('a robbed player who has played does not play again, whatever the new character is', () => {
    given(FOUR)
      .when('ben', 'action:character', 'character:1')
      .asks('ada', 'robbed')
      .when('ada', 'character:3')
      .endTurn('ben')
      .asks('cleo', 'turn')
      .endTurn('cleo')
      .asks('dan', 'turn')
      .endTurn('dan')
      .asks('ada', 'choose');
  });

  test('the thief finishes the turn and plays only once, even with a character that comes later', () => {
    given(FOUR)
      .when('ben', 'action:character', 'character:5')
      .asks('ben', 'turn')
      .when('ben', 'action:gold')
      .endTurn('ben')
      .asks('cleo', 'turn')
      .endTurn('cleo')
      .asks('dan', 'turn')
      .endTurn('dan')
      .asks('ben', 'choose');
  });

  test('a player who has played and holds a lower character than the next player is skipped', () => {
    given(FOUR)
      .when('ben', 'action:character', 'character:4')
      .when('cleo', 'character:2')
      .endTurn('ben')
      .asks('cleo', 'turn')
      .endTurn('cleo')
      .asks('dan', 'turn');
  });

  test('RJ-27: a robbed player uses the new character’s power only if the player’s turn is still to come', () => {
    robs(6, 2).endTurn('ben').asks('dan', 'turn').may('dan', 'power:2');
    const table = given(FOUR)
      .when('ben', 'action:character', 'character:1')
      .when('ada', 'character:2');
    expect(raja.moves(table.state, 0)).toEqual([]);
  });
});

describe('Two powers in one turn', () => {
  test('in the booklet’s first example the Merchant takes his gold, then the Traveller, and travels free', () => {
    given(`
      > ada $0, merchant: turned character gold
      ben $5, priest
      ${road('chittor', 'kota', 'ben', 'ben')}`)
      .when('ada', 'power:2')
      .gold('ada', 1)
      .refuses('ada', ['city:kota'], 'tollTooDear')
      .when('ada', 'action:character', 'character:4')
      .when('ada', 'city:kota')
      .gold('ada', 1)
      .gold('ben', 7);
  });

  test('in the booklet’s second example the Entrepreneur builds free, then takes the Builder and pays 9', () => {
    given(`
      > ada $9 in kota, entrepreneur: turned character palace
      ben $5, priest`)
      .when('ada', 'power:5', 'city:kota')
      .refuses('ada', ['action:palace', 'site:great'], 'tooDear')
      .when('ada', 'action:character', 'character:6')
      .when('ada', 'action:palace', 'site:great')
      .gold('ada', 0)
      .unfinished(0)
      .then('kota: houses ada 1, great ada');
  });
});
