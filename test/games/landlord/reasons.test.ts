// The reasons why a move of the play phase is illegal, for the player's own cards and for what
// everybody sees.
import { describe, expect, test } from 'vitest';
import type { Ref } from '../../../shared/engine/index.ts';
import { rules as landlord } from '../../../shared/games/landlord/rules.ts';
import { given } from './table.ts';

describe('The reason why a move of the play phase is illegal', () => {
  const why = (text: string, ...path: Ref[]) =>
    landlord.explainIllegal(given(text).state, 0, path)?.key ?? null;
  const TEXT = `
    > ada $5: student cellar dormer demolition politics murder police alibi roof bomb
    ben $5: court eviction
    #0 ben 3 roof cellar: 0 mother, 1 student, 2 student, 3 student
    #1 ada 2 flatRoof: 1 squatters
    #2 ben 1 roof:`;

  test('says that a tenant must be aimed at a flat', () => {
    expect(why(TEXT, 'card:student', 'house:2')).toBe('tapFlat');
    expect(why(TEXT, 'card:student', 'flat:0/1')).toBe('taken');
    expect(why(TEXT, 'card:student', 'flat:0/0')).toBe('taken');
    expect(why(TEXT, 'card:student', 'flat:2/1')).toBe(null);
  });

  test('says that an improvement must be aimed at a house', () => {
    expect(why(TEXT, 'card:cellar', 'flat:1/1')).toBe('tapHouse');
    expect(why(TEXT, 'card:cellar', 'flat:0/1')).toBe('hasCellar');
    expect(why(TEXT, 'card:cellar', 'house:0')).toBe('hasCellar');
    expect(why(TEXT, 'card:dormer', 'house:1')).toBe('notPlain');
    expect(why(TEXT, 'card:dormer', 'house:0')).toBe(null);
  });

  test('says that all tenants must find flats before a Demolition, with Politics too', () => {
    expect(why(TEXT, 'card:demolition', 'house:0')).toBe('noFlatForAll');
    expect(why(TEXT, 'card:demolition', 'house:1')).toBe(null);
    expect(why(TEXT, 'card:politics', 'button:demolition', 'house:0')).toBe('noFlatForAll');
    expect(why(TEXT, 'card:politics', 'button:demolition', 'house:2')).toBe(null);
    expect(why(TEXT, 'card:politics', 'button:eviction', 'house:0')).toBe(null);
  });

  test('says that Murder and Police are aimed at tenants, and the Police at own squatters', () => {
    expect(why(TEXT, 'card:murder', 'flat:2/1')).toBe('nobodyThere');
    expect(why(TEXT, 'card:murder', 'house:0')).toBe('tapTenant');
    expect(why(TEXT, 'card:murder', 'flat:0/0')).toBe(null);
    expect(why(TEXT, 'card:police', 'flat:0/0')).toBe('ownSquatters');
    expect(why(TEXT, 'card:police', 'flat:1/1')).toBe(null);
  });

  test('says what an answer is for, and that a Bomb hits a whole house', () => {
    expect(why(TEXT, 'card:alibi', 'house:0')).toBe('answersSuspicion');
    expect(why(TEXT, 'card:bomb', 'flat:0/0')).toBe('tapHouse');
    expect(why(TEXT, 'card:bomb', 'flat:2/1')).toBe('tapHouse');
  });

  test('is empty for a legal move and for its beginning', () => {
    expect(why(TEXT, 'card:bomb', 'house:0')).toBe(null);
    expect(why(TEXT, 'card:student')).toBe(null);
    expect(why(TEXT, 'button:collect')).toBe(null);
    expect(why(TEXT)).toBe(null);
  });

  test('says so of a card that the player does not hold, and asks for one of the hand', () => {
    expect(why(TEXT, 'card:squatters')).toBe('notHeld');
    expect(why(TEXT, 'card:squatters', 'house:0')).toBe('houseNeedsCard');
    expect(why(TEXT, 'card:mother', 'flat:0/1')).toBe('flatNeedsCard');
    expect(why(TEXT, 'card:move', 'flat:2/1')).toBe('flatNeedsCard');
  });

  test('says that it is another player’s turn', () => {
    const { state } = given(TEXT);
    expect(landlord.explainIllegal(state, 1, ['card:court', 'house:0'])?.key).toBe('notYourTurn');
  });
});
