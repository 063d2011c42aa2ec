// What French does to the words that a sentence is composed of.
import { createLister, type Person, plain } from '../compose.ts';

/** “A, B et C”, with the things in it. */
export const listed = createLister('fr');

export const list = (names: readonly Person[]): string => plain(listed(names.map(you)));

export const you = (who: Person): string => who ?? 'toi';

/** “d’Anna”, “de Basile”; “d’Yves”, but “de Yann”. */
export const de = (name: string): string =>
  /^(?:[aeiouhéèêëâàîïôöûüœæ]|y[^aeiou])/i.test(name) ? `d’${name}` : `de ${name}`;

/** A preposition before an article: “de” and “le Fou” are “du Fou”. */
export const du = (noun: string): string => contracted(noun, 'de', 'du', 'des');
export const au = (noun: string): string => contracted(noun, 'à', 'au', 'aux');

function contracted(noun: string, bare: string, one: string, many: string): string {
  if (/^le /i.test(noun)) return `${one} ${noun.slice(3)}`;
  return /^les /i.test(noun) ? `${many} ${noun.slice(4)}` : `${bare} ${noun}`;
}

/** “1 carte”, “2 cartes”; nothing is one in French. */
export const count = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${Math.abs(number) < 2 ? one : many}`;
