// Names for the refs, and what is written of cards, houses and dollars.
import type { Hidden, Ref } from '../../../../shared/engine/index.ts';
import { isTenant, tenants } from '../../../../shared/games/landlord/cards/tenants.ts';
import {
  type Bundle,
  type Card,
  type Spot,
  type State,
  spotOf,
} from '../../../../shared/games/landlord/state.ts';
import { filled } from '../../../text/compose.ts';
import type { Piece } from '../../contract.ts';
import { copiesOf, generalOf, isOurs, numbersOf } from './numbers.ts';
import type { Button, Refusable, Vocabulary } from './vocabulary.ts';

export const cardName = (words: Vocabulary, card: Card | Hidden): string => {
  if (card === '?') return words.card;
  return isTenant(card) ? words.tenants[card][0] : words.cards[card][0];
};

/** With the article that a tenant has in a sentence. */
export const theCard = (words: Vocabulary, card: Card | Hidden): string =>
  card !== '?' && isTenant(card) ? words.tenants[card][1] : cardName(words, card);

/** What a card does. */
export const cardText = (words: Vocabulary, card: Card): string =>
  isTenant(card)
    ? filled(words.tenants[card][2], {
        ...generalOf(words.edition),
        ...numbersOf(card, words.edition),
      })
    : filled(words.cards[card][1], generalOf(words.edition));

/** A tenant’s rent, flats and floors. */
export function cardNumbers(words: Vocabulary, card: Card): string | null {
  if (!isTenant(card)) return null;
  const { rent, flats, floors } = tenants[card];
  return words.numbers(rent, flats, floors);
}

/** The same, those that no source tells with a star. */
export const starredNumbers = (words: Vocabulary, card: Card): string | undefined =>
  cardNumbers(words, card)
    ?.split(' · ')
    .map((part, at) => part + (isOurs(words.edition, card, PARTS[at] ?? 'rent') ? '*' : ''))
    .join(' · ');

const PARTS = ['rent', 'flats', 'floors'] as const;

export const cardCopies = (words: Vocabulary, card: Card): string =>
  words.copies(copiesOf(words.edition, card));

/** Dollars as this table counts them. */
export const sumOf = (words: Vocabulary, dollars: number, state?: State | null): string =>
  words.dollars(state?.options.hundreds ? 100 * dollars : dollars);

/** Houses are counted from 1 on, in the order in which they were built. */
export const houseName = (words: Vocabulary, id: number): string => words.house(id + 1);

export const spotName = (words: Vocabulary, { house, level }: Spot): string =>
  level < 0 ? houseName(words, house) : `${houseName(words, house)} (${words.level(level)})`;

/** Cards that are seen one by one, the others by number; and dollars. */
export function bundleOf(
  words: Vocabulary,
  { cards, dollars }: Bundle,
  state?: State | null,
): Piece[] {
  const known = cards.flatMap((card) => (card === '?' ? [] : card));
  const hidden = cards.length - known.length;
  const pieces = [...new Set(known)].map((card): Piece => {
    const count = known.filter((one) => one === card).length;
    return { ref: `card:${card}`, text: cardName(words, card) + (count > 1 ? ` ×${count}` : '') };
  });
  if (hidden > 0) pieces.push(words.cardCount(hidden));
  if (dollars > 0) pieces.push(sumOf(words, dollars, state));
  if (pieces.length === 0) return [words.nothing];
  return pieces.flatMap((piece, at) => (at > 0 ? [' + ', piece] : [piece]));
}

/** What a button says depends on the question, a sum on the table, a player on who sits there. */
export function refName(
  words: Vocabulary,
  ref: Ref,
  state?: State | null,
  names: readonly string[] = [],
): string {
  const [kind, name = ''] = ref.split(':');
  if (kind === 'button') {
    const asked = state?.frames.at(-1)?.kind as Refusable | undefined;
    return (name === 'no' && asked && words.no[asked]) || words.buttons[name as Button];
  }
  if (kind === 'card') return cardName(words, name as Card);
  if (kind === 'dollars') return sumOf(words, Number(name), state);
  if (kind === 'player') return names[Number(name)] || words.player(Number(name));
  if (kind === 'site') return words.site[name as keyof Vocabulary['site']];
  const spot = spotOf(ref);
  if (spot) return spotName(words, spot);
  return words[kind as 'pile' | 'discards' | 'jail' | 'hand' | 'roofs' | 'monsters'];
}
