// Italian grammar for composed sentences.
import { createLister, joinPieces, type Person } from '../compose.ts';

/** “A, B e C”. Pieces that name a thing keep it. */
export const listPieces = createLister('it');

export const listNames = (names: readonly Person[]): string =>
  joinPieces(listPieces(names.map(nameOrYou)));

/** Lists alternatives: “A, B o C”. */
export const either = (names: readonly string[]): string => joinPieces(orListed(names));
const orListed = createLister('it', 'disjunction');

export const nameOrYou = (who: Person): string => who ?? 'te';

/** Puts “a” before a name: “ad Anna”, “a Bruno”. */
export const ad = (name: string): string => (/^[aàá]/i.test(name) ? `ad ${name}` : `a ${name}`);

/** Counts a noun: “1 carta”, “2 carte”. */
export const count = (number: number, one: string, many: string): string =>
  `${number} ${Math.abs(number) === 1 ? one : many}`;

const STEMS = { a: 'a', da: 'da', di: 'de', in: 'ne', su: 'su' };

/** Joins a preposition to an article: “su” and “la Bomba” become “sulla Bomba”. */
export function contract(preposition: keyof typeof STEMS, noun: string): string {
  const stem = STEMS[preposition];
  const [, article = '', rest = ''] = /^(il |lo |la |i |gli |le |l’)(.*)$/i.exec(noun) ?? [];
  if (article === '') return `${preposition} ${noun}`;
  const short = article.toLowerCase();
  if (short === 'il ') return `${stem}l ${rest}`;
  // “sui” and “sugli” have one l. Articles that begin with l double it, as in “sulla”.
  return `${stem}${short.startsWith('l') ? 'l' : ''}${short}${rest}`;
}
