// English grammar for composed sentences.
import { createLister, joinPieces, type Person } from '../compose.ts';

/** “A, B and C”. Pieces that name a thing keep it. */
export const listPieces = createLister('en-GB');

export const listNames = (names: readonly Person[]): string =>
  joinPieces(listPieces(names.map(nameOrYou)));

/** Lists alternatives: “A, B or C”. */
export const either = (names: readonly string[]): string => joinPieces(orListed(names));
const orListed = createLister('en-GB', 'disjunction');

export const nameOrYou = (who: Person): string => who ?? 'you';

/** Returns “your” for the reader, otherwise “Anna’s”. */
export const possessive = (who: Person): string => (who === null ? 'your' : `${who}’s`);

/** Counts a noun: “1 card”, “2 cards”. */
export const count = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${Math.abs(number) === 1 ? one : many}`;
