// Names for the refs, and what is written of cards, buildings and dollars.
import {
  HIDDEN,
  type Hidden,
  type Ref,
  type Seat,
  type Viewer,
} from '../../../../shared/engine/index.ts';
import { isTenant, tenants } from '../../../../shared/games/landlord/cards/tenants.ts';
import {
  type Bundle,
  type Card,
  flatRef,
  houseRef,
  type Spot,
  type State,
  spotOf,
} from '../../../../shared/games/landlord/state.ts';
import type { TextPiece } from '../../../text/compose.ts';
import { fillPlaceholders } from '../../../text/compose.ts';
import { copiesOf, generalOf, isOurs, numbersOf } from './numbers.ts';
import type { Button, Cancelled, CardText, Owner, Refusable, Vocabulary } from './vocabulary.ts';

const textOf = ({ tenants, cards }: Vocabulary, card: Card): CardText =>
  isTenant(card) ? tenants[card] : cards[card];

/** As one of its kind: “a Bomb”. */
export const aCard = (words: Vocabulary, card: Card | Hidden): string =>
  card === HIDDEN ? words.card : textOf(words, card)[0];

/** As the one that everybody knows: “the Bomb”. */
export const theCard = (words: Vocabulary, card: Card | Hidden): string =>
  words.definite(aCard(words, card));

/** What stands on it: “Bomb”. */
export const cardName = (words: Vocabulary, card: Card | Hidden): string =>
  words.bare(aCard(words, card));

/** What a card does. */
export const cardText = (words: Vocabulary, card: Card): string =>
  fillPlaceholders(textOf(words, card)[1], {
    ...generalOf(words.edition),
    ...(isTenant(card) ? numbersOf(card, words.edition) : {}),
  });

/** A tenant’s rent, apartments and floors. */
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

const houseAt = (state: State | null | undefined, { house }: Spot) =>
  state?.houses.find(({ id }) => id === house);

/** Whose building this is, as far as the state still knows it. */
export const ownerOf = (state: State | null | undefined, spot: Spot): Seat | undefined =>
  houseAt(state, spot)?.owner;

/** “Anna’s own”, unless the sentence names another owner as well: then “Bruno’s” and “Anna’s” leave no doubt. */
export function ownerSaid(
  names: readonly string[],
  owner: Seat,
  actor: Seat | null | undefined,
  from: Seat | undefined,
  viewer: Viewer,
): Owner {
  if (owner === viewer) return 'reader';
  const alone = from === undefined || from === actor || from === viewer;
  return { name: names[owner] ?? '', acts: owner === actor && alone };
}

/** Buildings are counted from 1 on, in the order in which they were built. */
export function placeName(
  words: Vocabulary,
  spot: Spot,
  owner: Owner,
  state?: State | null,
): string {
  const building = words.building(spot.house + 1, owner);
  if (spot.level < 0) return building;
  const floors = houseAt(state, spot)?.floors.length ?? spot.level;
  return `${building} (${spot.level > floors ? words.underRoof : words.level(spot.level)})`;
}

/** With a capital, where it begins the sentence. */
export function capital(piece: TextPiece): TextPiece {
  const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
  return typeof piece === 'string' ? upper(piece) : { ...piece, text: upper(piece.text) };
}

export const placePiece = (
  words: Vocabulary,
  spot: Spot,
  owner: Owner,
  state?: State | null,
): TextPiece => ({
  ref: spot.level < 0 ? houseRef(spot.house) : flatRef(spot),
  text: placeName(words, spot, owner, state),
});

/** Cards that are seen one by one, the others by number; and dollars. */
export function bundleOf(
  words: Vocabulary,
  { cards, dollars }: Bundle,
  state?: State | null,
): TextPiece[] {
  const known = cards.flatMap((card) => (card === HIDDEN ? [] : card));
  const hidden = cards.length - known.length;
  const pieces = [...new Set(known)].map((card): TextPiece => {
    const count = known.filter((one) => one === card).length;
    const text = count > 1 ? `${count} × ${cardName(words, card)}` : aCard(words, card);
    return { ref: `card:${card}`, text };
  });
  if (hidden > 0) pieces.push(words.cardCount(hidden));
  if (dollars > 0) pieces.push(sumOf(words, dollars, state));
  return pieces.length > 0 ? words.listed(pieces) : [words.nothing];
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
    const asked = state?.frames.at(-1)?.kind;
    return (
      (name === 'no' && words.no[asked as Refusable]) ||
      (name === 'cancel' && words.cancel[asked as Cancelled]) ||
      words.buttons[name as Button]
    );
  }
  if (kind === 'card') return cardName(words, name as Card);
  if (kind === 'dollars') return sumOf(words, Number(name), state);
  if (kind === 'player') return names[Number(name)] || words.player(Number(name));
  if (kind === 'site') return words.site[name as keyof Vocabulary['site']];
  const spot = spotOf(ref);
  if (spot) return words.bare(placeName(words, spot, null, state));
  return words[kind as 'pile' | 'discards' | 'jail' | 'hand' | 'roofs' | 'monsters'];
}
