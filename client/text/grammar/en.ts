// English grammar for composed sentences.
import { createLister, type Person, plain } from '../compose.ts';

/** “A, B and C”. Pieces that name a thing keep it. */
export const listed = createLister('en-GB');

export const list = (names: readonly Person[]): string => plain(listed(names.map(you)));

/** “A, B or C”. */
export const either = (names: readonly string[]): string => plain(orListed(names));
const orListed = createLister('en-GB', 'disjunction');

export const you = (who: Person): string => who ?? 'you';

/** “your”, “Anna’s”. */
export const possessive = (who: Person): string => (who === null ? 'your' : `${who}’s`);

/** “1 card”, “2 cards”. */
export const count = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${Math.abs(number) === 1 ? one : many}`;
