// Names all refs, and builds the sentence pieces for cards, buildings and dollars.
import {
  HIDDEN,
  type Hidden,
  type Ref,
  type Seat,
  type Viewer,
} from '../../../../shared/engine/index.ts';
import { isTenant, tenants } from '../../../../shared/games/landlord/cards/tenants.ts';
import { housesOf, rentOfSeat } from '../../../../shared/games/landlord/houses.ts';
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
import { copiesOf, editionNumbers, isUnconfirmed, tenantNumbers } from './numbers.ts';
import type {
  Button,
  CancellablePrompt,
  CardText,
  DeclinablePrompt,
  Owner,
  Vocabulary,
} from './vocabulary.ts';

const textOf = ({ tenants, cards }: Vocabulary, card: Card): CardText =>
  isTenant(card) ? tenants[card] : cards[card];

/** A card with the indefinite article: “a Bomb”. */
export const aCard = (words: Vocabulary, card: Card | Hidden): string =>
  card === HIDDEN ? words.card : textOf(words, card)[0];

/** A card with the definite article: “the Bomb”. */
export const theCard = (words: Vocabulary, card: Card | Hidden): string =>
  words.definite(aCard(words, card));

/** The name on the card: “Bomb”. */
export const cardName = (words: Vocabulary, card: Card | Hidden): string =>
  words.bare(aCard(words, card));

/** What a card does. */
export const cardText = (words: Vocabulary, card: Card): string =>
  fillPlaceholders(textOf(words, card)[1], {
    ...editionNumbers(words.edition),
    ...(isTenant(card) ? tenantNumbers(card, words.edition) : {}),
  });

/** A tenant’s rent, apartments and floors. */
export function cardNumbers(words: Vocabulary, card: Card): string | null {
  if (!isTenant(card)) return null;
  const { rent, flats, floors } = tenants[card];
  return words.numbers(rent, flats, floors);
}

/** The same numbers, with a star after those that no source confirms (LS-1). */
export const starredNumbers = (words: Vocabulary, card: Card): string | undefined =>
  cardNumbers(words, card)
    ?.split(' · ')
    .map((part, at) => part + (isUnconfirmed(words.edition, card, PARTS[at] ?? 'rent') ? '*' : ''))
    .join(' · ');

const PARTS = ['rent', 'flats', 'floors'] as const;

export const cardCopies = (words: Vocabulary, card: Card): string =>
  words.copies(copiesOf(words.edition, card));

/** Formats dollars with the unit that this table's options choose. */
export const formatDollars = (words: Vocabulary, dollars: number, state?: State | null): string =>
  words.dollars(state?.options.hundreds ? 100 * dollars : dollars);

const houseAt = (state: State | null | undefined, { house }: Spot) =>
  state?.houses.find(({ id }) => id === house);

/** Returns the building's owner, or undefined if the state no longer has the building. */
export const ownerOfBuilding = (state: State | null | undefined, spot: Spot): Seat | undefined =>
  houseAt(state, spot)?.owner;

/** Returns the owner for a sentence: “Anna’s own”, or “Anna’s” if the sentence also names another owner. */
export function ownerPhrase(
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

/** Buildings are numbered from 1 in the order in which they were built. */
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

/** Capitalizes the first letter, for the beginning of a sentence. */
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

/** Lists what a bundle contains: visible cards by name, hidden cards by their number, and the dollars. */
export function bundlePieces(
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
  if (dollars > 0) pieces.push(formatDollars(words, dollars, state));
  return pieces.length > 0 ? words.listed(pieces) : [words.nothing];
}

/**
 * Returns the name of a ref. A button's name depends on the question, a sum on the table, and a
 * player's ref is named after the person in the seat.
 */
export function refName(
  words: Vocabulary,
  ref: Ref,
  state?: State | null,
  names: readonly string[] = [],
): string {
  const [kind = '', name = ''] = ref.split(':');
  const figure = state && figureName(words, kind, name, state);
  if (figure) return figure;
  if (kind === 'button') {
    const asked = state?.frames.at(-1)?.kind;
    return (
      (name === 'no' && words.no[asked as DeclinablePrompt]) ||
      (name === 'cancel' && words.cancel[asked as CancellablePrompt]) ||
      words.buttons[name as Button]
    );
  }
  if (kind === 'card') return cardName(words, name as Card);
  if (kind === 'dollars') return formatDollars(words, Number(name), state);
  if (kind === 'player' || kind === 'seat')
    return names[Number(name)] || words.player(Number(name));
  if (kind === 'site') return words.site[name as keyof Vocabulary['site']];
  if (kind === 'goal') return words.captions.aim;
  const spot = spotOf(ref);
  if (spot) {
    const owner = names[ownerOfBuilding(state, spot) ?? -1];
    return words.bare(placeName(words, spot, owner ? { name: owner } : null, state));
  }
  return words[kind as 'pile' | 'discards' | 'jail' | 'hand' | 'roofs' | 'monsters'];
}

/** The name of a number or a sign that can only be asked about, or null if the ref is something else. */
function figureName(
  { captions, ...words }: Vocabulary,
  kind: string,
  name: string,
  state: State,
): string | null {
  const seat = Number(name);
  const all = words as Vocabulary;
  if (kind === 'phase') return captions.phases[name as keyof typeof captions.phases];
  if (kind === 'round') return roundName({ captions }, state);
  if (kind === 'roof') {
    const house = state.houses.find(({ id }) => id === seat);
    return house ? cardName(all, house.roof.at(-1) ?? 'roof') : null;
  }
  if (name === '') return null;
  if (kind === 'money') return formatDollars(all, state.dollars[seat] ?? 0, state);
  if (kind === 'rent') return captions.forecast(formatDollars(all, rentOfSeat(state, seat), state));
  if (kind === 'hand') return captions.cards(state.hands[seat]?.length ?? 0);
  return kind === 'houses' ? captions.houses(housesOf(state, seat).length) : null;
}

/** “Round 3 of 10”, or how many turns are left. */
export function roundName({ captions }: Pick<Vocabulary, 'captions'>, state: State): string {
  const { options, rounds, lastTurns } = state;
  if (lastTurns !== null) return captions.lastTurns(lastTurns + 1);
  return captions.round(rounds + 1, options.end === 'rounds' ? options.rounds : null);
}
