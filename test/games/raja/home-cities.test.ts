// One more point in the home city of a player's character.
import { describe, test } from 'vitest';
import { given, type Table } from './table.ts';

const scored = (city: string, ada: string, ben: string, ...more: string[]): Table =>
  given(
    [
      `> ada ${ada}: played gold gold`,
      `ben ${ben}: played gold gold`,
      ...more,
      `maharaja: ${city}`,
      'tasks: gold[]',
      'used: merchant entrepreneur',
      'options: {"homeCities":true,"manyCharacters":true,"yogi":true}',
    ].join('\n'),
  ).when('ada', 'button:end');

describe('homeCities', () => {
  test.each([
    ['duke', 'jaipur'],
    ['merchant', 'jaisalmer'],
    ['priest', 'ajmer'],
    ['traveller', 'bikaner'],
    ['entrepreneur', 'kota'],
    ['builder', 'jodhpur'],
    ['yogi', 'udaipur'],
  ] as const)('the %s scores 1 more in %s, even with nothing else there', (character, city) => {
    const text = (options: string) => `
      > ada $5, ${character}: turned gold gold
      ben $5
      ${city}: houses ada 1 ben 1
      options: ${options}`;
    given(text('{"yogi":true,"homeCities":true}')).scores(city, 2, 1);
    given(text('{"yogi":true}')).scores(city, 1, 1);
    given(
      `> ada $5, ${character}: turned gold gold\nben $5\noptions: {"yogi":true,"homeCities":true}`,
    ).scores(city, 1, 0);
  });

  test('RJ-20: a rival’s bare point makes nobody present and does not cost another the 5 gold', () => {
    scored('kota', '$0, duke', '$0, entrepreneur', 'kota: houses ada 1').scored(
      [1, 1],
      [15, 5],
      'ada',
    );
    scored('kota', '$0, builder', '$0, entrepreneur', 'kota: houses ada 1').scored(
      [1, 1],
      [10, 10],
      'ada',
    );
  });

  test('RJ-20: a lone scorer by home city alone gets the gold of the rank and the 5', () => {
    scored('kota', '$0, duke', '$0, entrepreneur').scored([0, 1], [0, 15], 'ben').gold('ben', 15);
    scored('kota', '$0, duke', '$0, entrepreneur', 'kota: small neutral').scored(
      [0, 1],
      [0, 15],
      'ben',
    );
  });

  test('RJ-20: a scorer by home city beside two present players gets no 5, and neither does anybody else', () => {
    scored('kota', '$0 in kota, duke', '$0, entrepreneur', 'kota: houses ben 1').scored(
      [1, 2],
      [5, 10],
    );
  });

  test('each of several characters counts in its own home city', () => {
    scored('kota', '$0, duke entrepreneur', '$0, priest', 'kota: houses ben 1').scored(
      [1, 1],
      [10, 10],
      'ben',
    );
  });
});
