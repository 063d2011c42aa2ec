// The parts of Raja's rules page that are computed from the rules.
import { beforeAll, describe, expect, test } from 'vitest';
import { numbersInExamples } from '../../client/games/raja/rulebook/examples/numbers.ts';
import type { RulebookSection } from '../../client/table/game-client.ts';
import type { Language } from '../../client/text/index.ts';
import { rulebookOf, textOf } from './spoken.ts';

let rulebook: (language: Language) => RulebookSection[];
beforeAll(async () => {
  rulebook = await rulebookOf('raja');
});

/** The texts of a section, one for each element. */
const section = (language: Language, id: string): string[] =>
  textOf(
    rulebook(language)
      .find((one) => one.id === id)
      ?.body(),
  );

test('RJ-4: the example of a scoring has the numbers of the booklet', () => {
  const numbers = numbersInExamples();
  const of = (what: string) =>
    ['Green', 'Yellow', 'Blue', 'You'].map((who) => numbers[`four${what}${who}`]);
  expect(of('Points')).toEqual([6, 5, 4, 1]);
  expect(of('Paid')).toEqual([12, 9, 6, 3]);
});

describe('the list of presets', () => {
  test.each([
    ['en', 'Short', 'Short game'],
    ['en', 'Advanced', 'Yogi, Neutral palaces, Auction and Home cities'],
    ['it', 'Avanzata II', 'Yogi, Palazzi neutrali, Asta, Città di residenza e Più personaggi'],
    ['fr', 'Avancée', 'Yogi, Palais neutres, Enchères et Villes de résidence'],
  ] as const)('shows in %s which options "%s" switches on', (language, preset, options) => {
    const lines = section(language, 'variants');
    expect(lines[lines.indexOf(preset) + 1]).toBe(options);
  });

  test('lacks the preset Standard, which switches no option on', () => {
    expect(section('en', 'variants')).not.toContain('Standard');
  });
});

test('the rules page of Raja begins with the goal', () => {
  expect(rulebook('en')[0]?.id).toBe('aim');
});
