// The rules page: the words of a language, and every card with its numbers.
import type { ComponentChildren } from 'preact';
import { actions, building } from '../../../shared/games/landlord/cards/deck.ts';
import { tenants } from '../../../shared/games/landlord/cards/tenants.ts';
import { type Card, cardRef } from '../../../shared/games/landlord/state.ts';
import type { GameWords } from '../contract.ts';
import { cardCopies, cardName, cardNumbers, cardText } from './text/names.ts';
import { filled, GENERAL, numbersOf } from './text/numbers.ts';
import { SECTIONS, type Section, type Vocabulary } from './text/vocabulary.ts';
import { Thing } from './thing.tsx';

export const rules = (words: Vocabulary): GameWords['rules'] => {
  const numbers = {
    ...GENERAL,
    celebrities: numbersOf('celebrities').alone,
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

const CARDS: Partial<Record<Section, Card[]>> = {
  building: Object.keys(building) as Card[],
  tenants: Object.keys(tenants) as Card[],
  actions: Object.keys(actions) as Card[],
};

function list(id: Section, words: Vocabulary): ComponentChildren {
  if (id === 'variants') {
    return (
      <ul class="ll-list">
        {Object.entries(words.options).map(([option, [name, hint]]) => (
          <li key={option}>
            <b>{name}</b> <span>{hint}</span>
          </li>
        ))}
      </ul>
    );
  }
  return (
    CARDS[id] && (
      <ul class="ll-list">
        {CARDS[id].map((card) => (
          <li key={card}>
            <Thing of={cardRef(card)} />
            <b>{cardName(words, card)}</b>{' '}
            <small>
              {[cardNumbers(words, card), cardCopies(words, card)].filter(Boolean).join(' · ')}
            </small>{' '}
            <span>{cardText(words, card)}</span>
          </li>
        ))}
      </ul>
    )
  );
}
