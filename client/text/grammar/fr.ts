// French grammar for composed sentences.
import { createLister, joinPieces, type Person } from '../compose.ts';

/** “A, B et C”. Pieces that name a thing keep it. */
export const listPieces = createLister('fr');

export const listNames = (names: readonly Person[]): string =>
  joinPieces(listPieces(names.map(nameOrYou)));

/** Lists alternatives: “A, B ou C”. */
export const either = (names: readonly string[]): string => joinPieces(orListed(names));
const orListed = createLister('fr', 'disjunction');

export const nameOrYou = (who: Person): string => who ?? 'toi';

/**
 * Puts “de” before a name: “d’Anna”, “de Basile”. A y before a consonant counts as a vowel: “d’Yves”, but “de Yann”.
 */
export const de = (name: string): string =>
  /^(?:[aeiouhéèêëâàîïôöûüœæ]|y[^aeiou])/i.test(name) ? `d’${name}` : `de ${name}`;

/** Joins a preposition to an article: “de” and “le Fou” become “du Fou”. */
export const du = (noun: string): string => contracted(noun, 'de', 'du', 'des');
export const au = (noun: string): string => contracted(noun, 'à', 'au', 'aux');

function contracted(noun: string, bare: string, one: string, many: string): string {
  if (/^le /i.test(noun)) return `${one} ${noun.slice(3)}`;
  return /^les /i.test(noun) ? `${many} ${noun.slice(4)}` : `${bare} ${noun}`;
}

/** Counts a noun: “1 carte”, “2 cartes”. French uses the singular for zero. */
export const count = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${Math.abs(number) < 2 ? one : many}`;
