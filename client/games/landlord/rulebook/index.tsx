// The rules page: the words of a language, and every card with its numbers.
import type { ComponentChildren } from 'preact';
import { CARD_KINDS, cardsInBox, isAction } from '../../../../shared/games/landlord/cards/deck.ts';
import { isTenant } from '../../../../shared/games/landlord/cards/tenants.ts';
import type { Options } from '../../../../shared/games/landlord/options.ts';
import type { Card } from '../../../../shared/games/landlord/state.ts';
import { adoptStyles } from '../../../kit/adopt-styles.ts';
import { rulebookSections } from '../../../table/sections.tsx';
import { catalogue, type Language } from '../../../text/index.ts';
import { Face } from '../cards.tsx';
import { type Words, words } from '../text/index.ts';
import { cardCopies, cardName, cardText, starredNumbers } from '../text/names.ts';
import { editionNumbers } from '../text/numbers.ts';
import type { Vocabulary } from '../text/vocabulary.ts';
import { exampleNumbers } from './examples.ts';
import styles from './rulebook.css?inline';
import { SECTIONS, type Section, type Sections } from './sections.ts';

adoptStyles(styles);

export const rulebookOf =
  (words: Record<Language, Words>, texts: Record<Language, Sections>) => (language: Language) => {
    const { vocabulary } = words[language];
    const { edition } = vocabulary;
    return rulebookSections(SECTIONS, texts[language], {
      numbers: { ...editionNumbers(edition), ...exampleNumbers(edition) },
      beside: (id) => list(id, vocabulary),
    });
  };

export const rulebook = rulebookOf(
  words,
  catalogue({
    en: () => import('./en.ts').then(({ en }) => en),
    it: () => import('./it.ts').then(({ it }) => it),
    fr: () => import('./fr.ts').then(({ fr }) => fr),
  }),
);

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
