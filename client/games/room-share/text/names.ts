// Names the board's refs, and describes flats and beds for screen readers.
import type { Ref } from '../../../../shared/engine/index.ts';
import { ARROWS, bedRef, flatRef, placeOf } from '../../../../shared/games/room-share/grid.ts';
import {
  type Bed,
  type Card,
  type Colour,
  cardRef,
  type FlatKind,
  isNeutral,
  type Place,
  type State,
} from '../../../../shared/games/room-share/state.ts';
import type { TextPiece } from '../../../text/compose.ts';
import { worthText } from '../flat.tsx';
import type { Vocabulary } from './vocabulary.ts';

/** Capitalizes the first letter, as on a button. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const isKey = (card: Card): card is Colour =>
  card === 'red' || card === 'blue' || card === 'yellow' || card === 'green';

export const cardName = (words: Vocabulary, card: Card): string =>
  isKey(card) ? words.key(card) : (words.cards[card]?.[0] ?? '?');

/** Returns a card as a piece of a sentence. */
export function cardPiece(words: Vocabulary, card: Card): TextPiece[] {
  const name = cardName(words, card);
  const text = isKey(card) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
  const article = isKey(card) ? words.aKey : words.cards[card][2];
  return [article, { ref: cardRef(card), text }];
}

export const isCard = (words: Vocabulary, name: string): name is Card =>
  isKey(name as Card) || name in words.cards;

/** Returns a card in a sentence that means this very card: “the blue key”. */
export function theCard(words: Vocabulary, card: Card): string {
  const [article = '', name] = cardPiece(words, card);
  const text = typeof name === 'object' ? name.text : '';
  return `${words.theCard(String(article))}${text}`;
}

export const effect = (words: Vocabulary, card: Card): string =>
  isKey(card) ? words.keyEffect(card) : words.cards[card][1];

/** Returns the words, changed for a board that calls neutral tenants neutral. */
export const wordsForBoard = (words: Vocabulary, state: State): Vocabulary => ({
  ...words,
  tenant: (colour) =>
    isNeutral(state, colour) ? `${words.tenant(colour)} (${words.neutral})` : words.tenant(colour),
});

export function refName(words: Vocabulary, ref: Ref): string {
  const [kind, name = ''] = ref.split(':');
  if (kind === 'card') return cardName(words, name as Card);
  if (kind === 'tenant') return words.tenant(name as Colour);
  if (kind === 'button') return words.buttons[name] ?? name;
  const place = placeOf(ref);
  const flat = words.flat(name.slice(0, 2).toUpperCase());
  return place && place.arrow >= 0 ? `${flat} (${words.beds[place.arrow]})` : flat;
}

/** The name of anything on the table, as a title. */
export function titleOf(words: Vocabulary, ref: Ref, state?: State, names: string[] = []): string {
  const [kind = '', name = ''] = ref.split(':');
  if (kind === 'pile' || kind === 'discards') return words[kind];
  if (kind === 'seat') return names[Number(name)] ?? '';
  if (kind in words.figures) return words.figures[kind as keyof Vocabulary['figures']];
  if (kind === 'kind') return capital(words.kinds[name as FlatKind] ?? '');
  if (kind !== 'air') return capital(refName(words, ref));
  const frame = state?.frames.find((one) => one.kind === 'land' && ARROWS[one.arrow] === name);
  return frame?.kind === 'land' ? capital(words.tenant(frame.colour)) : '';
}

export function flatLabel(
  words: Vocabulary,
  flat: number,
  kind: FlatKind,
  beds: readonly Bed[],
  worth: number,
): string {
  const tenants = beds.flatMap((who, arrow) =>
    who ? [`${words.tenant(who)} (${words.beds[arrow]})`] : [],
  );
  const parts = [refName(words, flatRef(flat)), words.kinds[kind], ...tenants];
  if (worth !== 0) parts.push(worthText(worth));
  return parts.join(', ');
}

export const bedLabel = (words: Vocabulary, { flat, arrow }: Place, who: Bed): string =>
  `${refName(words, bedRef(flat, arrow))}: ${who ? words.tenant(who) : words.free}`;
