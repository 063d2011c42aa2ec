// What every part of the guide needs: the position, the reader, and the words for both.
import type { Hidden, Seat, Viewer } from '../../../../shared/engine/index.ts';
import { tenantAt } from '../../../../shared/games/landlord/houses.ts';
import type { Card, House, Spot, State, Tenant } from '../../../../shared/games/landlord/state.ts';
import { fillPlaceholders, joinPieces, type Numbers, type Person } from '../../../text/compose.ts';
import { bundlePieces, capital, formatDollars, ownerPhrase, placeName } from '../text/names.ts';
import { editionNumbers } from '../text/numbers.ts';
import type { Vocabulary } from '../text/vocabulary.ts';
import type { GuideText, Note } from './text/guide-text.ts';

export interface Speaker {
  state: State;
  viewer: Viewer;
  words: Vocabulary;
  text: GuideText;
  person(seat: Seat): Person;
  money(dollars: number): string;
  /** A change: “+$3” or “−$3”. */
  signed(dollars: number): string;
  /** A building or an apartment with its owner: “Anna’s building 2 (floor 2)”. */
  place(spot: Spot): string;
  /** The storey alone. */
  level(house: House, level: number): string;
  list(parts: readonly string[]): string;
  note(key: Note, numbers?: Numbers): string;
}

export function speakerOf(
  words: Vocabulary,
  text: GuideText,
  state: State,
  viewer: Viewer,
  names: readonly string[],
): Speaker {
  const money = (dollars: number) => formatDollars(words, dollars, state);
  const houseAt = (id: number) => state.houses.find((one) => one.id === id);
  return {
    state,
    viewer,
    words,
    text,
    person: (seat) => (seat === viewer ? null : (names[seat] ?? '')),
    money,
    signed: (dollars) => `${dollars < 0 ? '−' : '+'}${money(Math.abs(dollars))}`,
    place(spot) {
      const owner = houseAt(spot.house)?.owner;
      const phrase =
        owner === undefined ? null : ownerPhrase(names, owner, null, undefined, viewer);
      return placeName(words, spot, phrase, state);
    },
    level: ({ floors }, level) => (level > floors.length ? words.underRoof : words.level(level)),
    list: (parts) => joinPieces(words.listed(parts)),
    note: (key, numbers = {}) =>
      fillPlaceholders(text.notes[key], { ...editionNumbers(words.edition), ...numbers }),
  };
}

export const title = (text: string): string => capital(text) as string;

export const tenantIn = (house: House, level: number): Tenant | undefined =>
  level < 0 ? undefined : tenantAt(house, level);

/** Lists cards, each kind once with its number. */
export const namedCards = (words: Vocabulary, cards: readonly (Card | Hidden)[]): string =>
  joinPieces(bundlePieces(words, { cards: [...cards], dollars: 0 }));
