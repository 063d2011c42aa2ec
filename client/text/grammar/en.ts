// What English does to the words that a sentence is composed of.
import { lister, type Person, plain } from '../compose.ts';

/** “A, B and C”, with the things in it. */
export const listed = lister('en-GB');

export const list = (names: readonly Person[]): string => plain(listed(names.map(you)));

export const you = (who: Person): string => who ?? 'you';

/** “your”, “Anna’s”. */
export const possessive = (who: Person): string => (who === null ? 'your' : `${who}’s`);

/** “1 card”, “2 cards”. */
export const count = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`;

/** “Bomb”, of “a Bomb” and of “the Bomb”: what stands on the card. */
export const bare = (noun: string): string => noun.replace(/^(?:an?|the) /, '');

/** “the Bomb”, of “a Bomb”. */
export const definite = (noun: string): string => `the ${bare(noun)}`;
