// The rules page: the words of a language, and every card with its numbers.
import type { ComponentChildren } from 'preact';
import { boxOf, isAction, KINDS } from '../../../shared/games/landlord/cards/deck.ts';
import { isTenant, tenants } from '../../../shared/games/landlord/cards/tenants.ts';
import type { Options } from '../../../shared/games/landlord/options.ts';
import type { Card } from '../../../shared/games/landlord/state.ts';
import type { GameWords } from '../contract.ts';
import { Face } from './cards.tsx';
import { cardCopies, cardName, cardText, starredNumbers } from './text/names.ts';
import { filled, generalOf, numbersOf } from './text/numbers.ts';
import { SECTIONS, type Section, type Vocabulary } from './text/vocabulary.ts';

export const rules = (words: Vocabulary): GameWords['rules'] => {
  const numbers = {
    ...generalOf(words.edition),
    celebrities: numbersOf('celebrities', words.edition).alone,
    mover: tenants.mover.rent,
  };
  return SECTIONS.map((id) => {
    const [title, ...paragraphs] = words.rules[id];
    const Line = id === 'rulings' ? 'li' : 'p';
    const lines = paragraphs.map((text) => <Line key={text}>{filled(text, numbers)}</Line>);
    return {
      id,
      title,
      body: () => (
        <div class="ll-rules">
          {id === 'rulings' ? <ul>{lines}</ul> : lines}
          {list(id, words)}
        </div>
      ),
    };
  });
};

const CARDS: Partial<Record<Section, (card: Card) => boolean>> = {
  building: (card) => !isTenant(card) && !isAction(card),
  tenants: isTenant,
  actions: isAction,
};

function list(id: Section, words: Vocabulary): ComponentChildren {
  if (id === 'variants') {
    return (
      <ul class="ll-list">
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
  const box = boxOf(words.edition);
  return (
    isMeant && (
      <ul class="ll-list">
        {KINDS.filter((card) => isMeant(card) && box.includes(card)).map((card) => (
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
