// The reasons why a move is illegal, apart from those that are tested with their rules.
import { describe, expect, test } from 'vitest';
import type { Ref } from '../../../shared/engine/index.ts';
import { rules as raja } from '../../../shared/games/raja/rules.ts';
import { given } from './table.ts';

const TEXT = `
  > ada $5 in kota, entrepreneur: turned palace moveHouse
  ben $5, priest
  #0 ada
  #1 ben
  kota: great ben`;
const why = (text: string, ...path: Ref[]) =>
  raja.explainIllegal(given(text).state, 0, path)?.key ?? null;

describe('The reason why a move is illegal', () => {
  test('is not given for an action that was not chosen or is carried out already', () => {
    expect(why(TEXT, 'action:house', 'village:1')).toBe(null);
    expect(why(TEXT, 'action:track', 'governor:jaipur')).toBe(null);
    expect(why(TEXT, 'action:palace', 'governor:jaipur')).toBe(null);
    expect(why(TEXT, 'action:palace', 'village:1')).toBe(null);
    expect(why(`${TEXT}\ntasks: palace[] moveHouse`, 'action:palace', 'site:great')).toBe(null);
  });

  test('is asked about the new place of a house, not about which house it is', () => {
    expect(why(TEXT, 'action:moveHouse', 'village:1')).toBe(null);
    expect(why(TEXT, 'action:moveHouse', 'house:0', 'village:1')).toBe('villageFull');
    expect(why(TEXT, 'power:5', 'house:0', 'village:1')).toBe('villageFull');
    expect(why(TEXT, 'power:5', 'village:1')).toBe('villageFull');
    expect(why(TEXT, 'power:2', 'village:1')).toBe(null);
    expect(why(TEXT, 'power:5')).toBe(null);
  });

  test('is not given for a click without meaning', () => {
    for (const path of [
      [],
      ['x'],
      ['action:palace'],
      ['action:palace', 'x'],
      ['village:1'],
      ['button:end'],
    ]) {
      expect(why(TEXT, ...path)).toBe(null);
    }
    expect(
      why(TEXT.replace('palace moveHouse', 'house house'), 'action:house', 'house:0', 'village:1'),
    ).toBe(null);
  });

  test('contains the price if the player has too little gold', () => {
    const { state } = given(TEXT.replace('great ben', 'houses ben 1'));
    expect(raja.explainIllegal(state, 0, ['action:palace', 'site:great'])).toEqual({
      key: 'tooDear',
      price: 12,
    });
    const builder = given(
      TEXT.replace('great ben', 'houses ben 1').replace('entrepreneur', 'builder'),
    );
    expect(raja.explainIllegal(builder.state, 0, ['action:palace', 'site:great'])).toEqual({
      key: 'tooDear',
      price: 9,
    });
  });

  test('contains the number of houses that a full village takes', () => {
    expect(raja.explainIllegal(given(TEXT).state, 0, ['power:5', 'village:1'])).toEqual({
      key: 'villageFull',
      most: 1,
    });
    const three = given(
      `${TEXT.replace('#1 ben', '#1 ben ben')}`.replace(
        'ben $5, priest',
        'ben $5, priest\ncleo $5, duke',
      ),
    );
    expect(raja.explainIllegal(three.state, 0, ['power:5', 'village:1'])).toEqual({
      key: 'villageFull',
      most: 2,
    });
  });

  test('says that another player is to move, or that the game is over', () => {
    expect(raja.explainIllegal(given(TEXT).state, 1, ['city:kota'])?.key).toBe('notYourTurn');
    expect(
      raja.explainIllegal(given(`${TEXT}\nrest: {"frames":[]}`).state, 0, ['city:kota'])?.key,
    ).toBe('over');
  });

  test('has the codes for a wrong player, an illegal move and a malformed move', () => {
    const { state } = given(TEXT);
    expect(() => raja.play(state, 1, { type: 'end' })).toThrow('notYourTurn');
    expect(() => raja.play(state, 7, { type: 'end' })).toThrow('noSuchSeat');
    expect(() => raja.play(state, 0, { type: 'travel', city: 'chittor' })).toThrow('illegal');
    expect(() => raja.play(state, 0, 'end')).toThrow('malformed');
    expect(() =>
      raja.play(given(`${TEXT}\nrest: {"frames":[]}`).state, 0, { type: 'end' }),
    ).toThrow('over');
  });
});
