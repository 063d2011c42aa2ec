// What the tiles of the action disc say before anything is chosen, and in which order the players stand.
import { beforeAll, describe, expect, test } from 'vitest';
import type { GameWords } from '../../client/table/game-client.ts';
import type { Language } from '../../client/text/index.ts';
import { parse } from '../../shared/games/raja/notation.ts';
import { rules as raja } from '../../shared/games/raja/rules.ts';
import { ACTIONS, type Action, type State } from '../../shared/games/raja/state.ts';
import { mistakeIn } from './mistakes.ts';
import { speakerOf } from './spoken.ts';

const LANGUAGES: Language[] = ['en', 'it', 'fr'];
/** Two or three lines of a tile on a phone, and two of its price. */
const LONGEST = { gist: 42, deed: 24 };

type Words = GameWords & { gist(action: Action, state: State, seat: number): string };

let words: Record<Language, Words>;
beforeAll(async () => {
  words = (await speakerOf('raja', ['Anna', 'Bruno'])).words as Record<Language, Words>;
});

const choosing = (ada: string, ...more: string[]): State =>
  raja.view(parse([`ada ${ada}`, 'ben $9, duke', ...more].join('\n')), 0);
const gist = (state: State, action: Action) => words.en.gist(action, state, 0);
const deed = (state: State, action: Action) => words.en.does?.(`action:${action}`, state, 0, []);

describe('The tiles of the action disc', () => {
  test('say what an action does from where the architect stands', () => {
    const closed = choosing('$15, priest', '#4 ada');
    expect(gist(closed, 'twoHouses')).toBe('no open road here yet');
    expect(gist(closed, 'palace')).toBe('no open road here yet');
    // The road from Kota to Chittor.
    const start = choosing('$15, priest', '#4 ada', '#5 ada');
    expect(gist(start, 'twoHouses')).toBe('travel first: 1 in a city, 1 anywhere');
    expect(gist(start, 'palace')).toBe('travel to a city first');
    const tolled = choosing('$13, priest', '#4 ben', '#5 ben');
    expect(gist(tolled, 'palace')).toBe('travel first, toll 2');
    expect(gist(tolled, 'twoHouses')).toBe('toll 2, then 1 in a city, 1 anywhere');
    // The toll and the palace.
    expect(deed(tolled, 'palace')).toBe('costs 14: you have 13');
    expect(deed(tolled, 'house')).toBe('costs 1 of your 13');
    const kota = choosing('$15 in kota, priest');
    expect(gist(kota, 'twoHouses')).toBe('1 in Kota, 1 anywhere');
    expect(gist(kota, 'palace')).toBe('build in Kota');
    const full = choosing(
      '$15 in kota, priest',
      'kota: great ben, small ben ben ben ada ada ada',
      '#2 ada',
      '#3 ada',
    );
    expect(gist(full, 'palace')).toBe('Kota is full: travel first');
  });

  test('say what an action costs, and whether it can be paid and done in full', () => {
    const rich = choosing('$15, priest');
    expect(deed(rich, 'twoHouses')).toBe('costs 2 of your 15');
    expect(deed(rich, 'palaceAndHouse')).toBe('costs 13 of your 15');
    expect(deed(rich, 'gold')).toBe('+2 gold');
    const poor = choosing('$1, priest: supply 1, quarry 0', 'ajmer: houses ada 19');
    expect(deed(poor, 'palace')).toBe('costs 12: you have 1');
    expect(deed(poor, 'twoHouses')).toBe('only 1 house');
    expect(deed(poor, 'quarry')).toBe('quarry empty');
    // RJ-5: one house is not what the action promises.
    expect(deed(choosing('$15, priest: quarry 1', 'ajmer: houses ada 13'), 'quarry')).toBe(
      'only 1 house there',
    );
  });

  test('count what the first pointer takes', () => {
    const pointed = raja.view(
      raja.play(parse('ada $15, priest: supply 2\nben $9, duke'), 0, {
        type: 'point',
        action: 'palaceAndHouse',
      }).state,
      0,
    );
    expect(deed(pointed, 'palace')).toBe('costs 12, only 2 left');
    expect(deed(pointed, 'house')).toBe('costs 1 of 2 left');
    expect(deed(pointed, 'twoHouses')).toBe('only 1 house');
  });

  test('fit on a phone without a mistake in every language', () => {
    const wrong: string[] = [];
    const states = ['', ' in kota', ' in jaisalmer', ' in ajmer'].flatMap((city) =>
      [
        '',
        'kota: great ben, small ben ben ben ada ada ada',
        'options: {"manyCharacters":true}',
      ].map((more) => choosing(`$15${city}, priest: supply 1`, more)),
    );
    for (const state of states)
      for (const language of LANGUAGES)
        for (const action of ACTIONS) {
          const texts = {
            gist: words[language].gist(action, state, 0),
            deed: words[language].does?.(`action:${action}`, state, 0, []) ?? '',
          };
          for (const part of ['gist', 'deed'] as const) {
            const mistake = mistakeIn(texts[part], language, 'raja');
            if (mistake || texts[part].length > LONGEST[part])
              wrong.push(`${language} ${texts[part]} [${mistake ?? texts[part].length}]`);
          }
        }
    expect([...new Set(wrong)]).toEqual([]);
  });
});

describe('The places of the players', () => {
  const standings = (text: string, language: Language = 'en') =>
    words[language].standings?.(raja.view(parse(text), 0)) ?? [];
  const BUILT = 'kota: small ben\najmer: small cleo';

  test('go by palaces, and whoever is equal shares a place until gold is shown', () => {
    const all = standings(`ada $9, priest\nben $3, duke\ncleo $8, builder\n${BUILT}`);
    expect(all.map(({ seat, place }) => [seat, place])).toEqual([
      [1, 1],
      [2, 1],
      [0, 3],
    ]);
    expect(all.map(({ tie }) => tie)).toEqual([
      'Equal in palaces: gold, still secret, decides at the end.',
      'Equal in palaces: gold, still secret, decides at the end.',
      null,
    ]);
  });

  test('go by gold that everybody sees, then by the lower character', () => {
    const open = 'options: {"openGold":true}\nrest: {"purse":{"open":true,"gold":[9,3,8]}}';
    const all = standings(`ada $9, priest\nben $3, duke\ncleo $8, builder\n${BUILT}\n${open}`);
    expect(all.map(({ seat, place }) => [seat, place])).toEqual([
      [2, 1],
      [1, 2],
      [0, 3],
    ]);
    expect(all[0]?.tie).toBe('Equal in palaces: more gold comes first.');
    const equal = standings(
      `ada $9, priest\nben $8, builder\ncleo $8, duke\n${BUILT}\n${open.replace('[9,3,8]', '[9,8,8]')}`,
    );
    expect(equal.map(({ seat }) => seat)).toEqual([2, 1, 0]);
    expect(equal[0]?.tie).toBe('Equal in palaces and gold: the lower character comes first.');
  });

  test('are counted at the end in palaces that a player has built, not in those left', () => {
    const { state } = raja.play(
      parse(`
        > ada $9, priest: played gold gold
        ben $3, duke: played gold gold
        ajmer: small ada ada ada ada
        jaipur: small ada ada ada
        tasks: gold[]`),
      0,
      { type: 'end' },
    );
    expect(raja.outcome(state)).toMatchObject({ points: [7, 0], reason: 'palaces' });
    const told = LANGUAGES.map((language) => words[language].points?.(7, state));
    expect(told).toEqual(['7 palaces', '7 palazzi', '7 palais']);
  });
});
