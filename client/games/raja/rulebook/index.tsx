// The rules page: the words of a language, with drawings of the actions and the characters.
import type { ComponentChildren } from 'preact';
import type { Ref } from '../../../../shared/engine/index.ts';
import { GOLD_BY_RANK, HOME_CITIES } from '../../../../shared/games/raja/board.ts';
import { rules as raja } from '../../../../shared/games/raja/rules.ts';
import {
  ACTIONS,
  actionRef,
  characterRef,
  type Options,
} from '../../../../shared/games/raja/state.ts';
import { adoptStyles } from '../../../kit/adopt-styles.ts';
import { type ExampleTexts, joinExamples } from '../../../table/rulebook-example.ts';
import { rulebookSections } from '../../../table/sections.tsx';
import { createLister, fillPlaceholders, joinPieces } from '../../../text/compose.ts';
import { catalogue, type Language } from '../../../text/index.ts';
import { words } from '../text/index.ts';
import { actionName, characterName, effect } from '../text/names.ts';
import { cityName, GENERAL_NUMBERS } from '../text/numbers.ts';
import type { Vocabulary } from '../text/vocabulary.ts';
import { Thing } from '../thing.tsx';
import { EXAMPLES, type ExampleId } from './examples/index.ts';
import { numbersInExamples } from './examples/numbers.ts';
import styles from './rulebook.css?inline';
import { SECTIONS, type Section } from './section-ids.ts';
import type { Sections } from './sections.ts';

adoptStyles(styles);

const texts = catalogue<Sections>({
  en: () => import('./en.ts').then(({ en }) => en),
  it: () => import('./it.ts').then(({ it }) => it),
  fr: () => import('./fr.ts').then(({ fr }) => fr),
});

const exampleTexts = catalogue<Record<ExampleId, ExampleTexts>>({
  en: () => import('./examples/en.ts').then(({ en }) => en),
  it: () => import('./examples/it.ts').then(({ it }) => it),
  fr: () => import('./examples/fr.ts').then(({ fr }) => fr),
});

const numbers = { ...GENERAL_NUMBERS, ...numbersInExamples() };

export const rulebook = (language: Language) => {
  const { vocabulary } = words[language];
  const drawn = (id: Section) => beside(id, vocabulary, language);
  return rulebookSections(SECTIONS, texts[language], {
    numbers,
    beside: drawn,
    examples: joinExamples<Section, ExampleId>(EXAMPLES, exampleTexts[language], numbers),
  });
};

function beside(id: Section, words: Vocabulary, language: Language): ComponentChildren {
  if (id === 'actions') {
    return (
      <ul class="rulebook-list rj-list">
        {ACTIONS.map((action) => entry(words, actionRef(action), actionName(words, action)))}
      </ul>
    );
  }
  if (id === 'characters') {
    return (
      <ul class="rulebook-list rj-list">
        {words.characters.map(([name], at) =>
          entry(words, characterRef(at + 1), words.numbered(name, at + 1)),
        )}
      </ul>
    );
  }
  if (id === 'variants') return [presets(words, language), variants(words)];
  return id === 'scoring' ? payout(words) : null;
}

const entry = (words: Vocabulary, ref: Ref, name: string) => (
  <li key={ref}>
    <Thing of={ref} />
    <b>{name}</b> <span>{effect(words, ref)}</span>
  </li>
);

const payout = ({ payout: [players, gold] }: Vocabulary) => (
  <table class="rj-payout">
    <thead>
      <tr>
        <th scope="col">{players}</th>
        <th scope="col">{gold}</th>
      </tr>
    </thead>
    <tbody>
      {Object.entries(GOLD_BY_RANK).map(([seats, paid]) => (
        <tr key={seats}>
          <th scope="row">{seats}</th>
          <td>{paid.join(' · ')}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** Returns the options that each preset switches on, by their names. */
function presets(words: Vocabulary, language: Language) {
  // American English writes a comma before “and” in a list, British English does not.
  const listed = createLister(language === 'en' ? 'en-GB' : language);
  const named = (options: Partial<Options>) =>
    (Object.keys(options) as (keyof Options)[])
      .filter((option) => options[option])
      .map((option) => words.options[option][0]);
  return (
    <ul class="rulebook-list rj-list">
      {raja.presets.map(({ id, options }) => {
        const names = named(options);
        return (
          names.length > 0 && (
            <li key={id}>
              <b>{words.presets[id]}</b> <span>{joinPieces(listed(names))}</span>
            </li>
          )
        );
      })}
    </ul>
  );
}

const variants = (words: Vocabulary) => (
  <ul class="rulebook-list rj-list">
    {Object.entries(words.options).map(([option, [name, hint]]) => (
      <li key={option}>
        <b>{name}</b> <span>{fillPlaceholders(hint, GENERAL_NUMBERS)}</span>
        {option === 'homeCities' && (
          <small>
            {Object.entries(HOME_CITIES)
              .map(([one, city]) => `${characterName(words, Number(one))} (${cityName(city)})`)
              .join(' · ')}
          </small>
        )}
      </li>
    ))}
  </ul>
);
