// The rules page: the words of a language, and every card with its numbers.
import type { ComponentChildren } from 'preact';
import type { AnyGame } from '../../../../shared/engine/index.ts';
import { CARD_KINDS, cardsInBox, isAction } from '../../../../shared/games/landlord/cards/deck.ts';
import { isTenant } from '../../../../shared/games/landlord/cards/tenants.ts';
import type { Options } from '../../../../shared/games/landlord/options.ts';
import { rules } from '../../../../shared/games/landlord/rules.ts';
import type { Card } from '../../../../shared/games/landlord/state.ts';
import { adoptStyles } from '../../../kit/adopt-styles.ts';
import { type ExampleTexts, joinExamples } from '../../../table/rulebook-example.ts';
import { rulebookSections } from '../../../table/sections.tsx';
import type { Numbers } from '../../../text/compose.ts';
import { catalogue, type Language } from '../../../text/index.ts';
import { Face } from '../cards.tsx';
import { type Words, words } from '../text/index.ts';
import { cardCopies, cardName, cardText, starredNumbers } from '../text/names.ts';
import { editionNumbers } from '../text/numbers.ts';
import type { Vocabulary } from '../text/vocabulary.ts';
import { examples } from './examples/index.ts';
import { numbersOf, printedNumbers } from './examples/numbers.ts';
import type { Shape } from './examples/shared.ts';
import styles from './rulebook.css?inline';
import { SECTIONS, type Section, type Sections } from './sections.ts';

adoptStyles(styles);

interface Edition<Id extends string> {
  rules: AnyGame;
  words: Record<Language, Words>;
  texts: Record<Language, Sections>;
  examples: Record<Id, Shape>;
  told: Record<Language, Record<Id, ExampleTexts>>;
}

export function rulebookOf<Id extends string>({
  rules,
  words,
  texts,
  examples,
  told,
}: Edition<Id>) {
  // The texts of an example know the numbers of its own position.
  const ids = Object.keys(examples) as Id[];
  const examplesIn = (language: Language, numbers: Numbers) =>
    ids.map((id) =>
      joinExamples<Section, string>(
        { [id]: examples[id] },
        { [id]: told[language][id] },
        { ...numbers, ...numbersOf(rules, examples[id]) },
      ),
    );
  return (language: Language) => {
    const { vocabulary } = words[language];
    const numbers = { ...printedNumbers, ...editionNumbers(vocabulary.edition) };
    const all = examplesIn(language, numbers);
    return rulebookSections(SECTIONS, texts[language], {
      numbers,
      beside: (id) => list(id, vocabulary),
      examples: (id) => all.flatMap((inSection) => inSection(id)),
    });
  };
}

export const rulebook = rulebookOf({
  rules,
  words,
  texts: catalogue({
    en: () => import('./en.ts').then(({ en }) => en),
    it: () => import('./it.ts').then(({ it }) => it),
    fr: () => import('./fr.ts').then(({ fr }) => fr),
  }),
  examples,
  told: catalogue({
    en: () => import('./examples/en.ts').then(({ en }) => en),
    it: () => import('./examples/it.ts').then(({ it }) => it),
    fr: () => import('./examples/fr.ts').then(({ fr }) => fr),
  }),
});

const CARDS: Partial<Record<Section, (card: Card) => boolean>> = {
  building: (card) => !isTenant(card) && !isAction(card),
  tenants: isTenant,
  actions: isAction,
};

function list(id: Section, words: Vocabulary): ComponentChildren {
  if (id === 'variants') {
    return (
      <ul class="rulebook-list ll-list">
        {words.edition.options.map(({ id: option }) => {
          const [name, hint] = words.options[option as keyof Options];
          return (
            <li key={option}>
              <b>{name}</b> <span>{hint}</span>
            </li>
          );
        })}
      </ul>
    );
  }
  const isMeant = CARDS[id];
  const box = cardsInBox(words.edition);
  return (
    isMeant && (
      <ul class="rulebook-list ll-list">
        {CARD_KINDS.filter((card) => isMeant(card) && box.includes(card)).map((card) => (
          <li key={card}>
            <Face card={card} name={cardName(words, card)} />
            <b>{cardName(words, card)}</b>{' '}
            <small>
              {[starredNumbers(words, card), cardCopies(words, card)].filter(Boolean).join(' · ')}
            </small>{' '}
            <span>{cardText(words, card)}</span>
          </li>
        ))}
      </ul>
    )
  );
}
