// What the worker says to people, in each language: of a table, a game or the site, before the client can speak.
import { isLanguage, LANGUAGES, type Language } from '../shared/protocol/languages.ts';

export interface Words {
  site: { title: string; description: string };
  /** Of a table with a free seat, by its host. */
  invites(host: string, game: string): string;
  /** Of one that can only be watched. */
  at(host: string, game: string): string;
  free(seats: number): string;
  watch: string;
  rules: string;
}

const all: Record<Language, Words> = {
  en: {
    site: {
      title: 'Foyer: board games you share with a link',
      description: 'Open a table, send the link, play in the browser.',
    },
    invites: (host, game) => `${host} invites you to play ${game}`,
    at: (host, game) => `${game} at ${host}’s table`,
    free: (seats) =>
      `${seats === 1 ? 'One seat is' : `${seats} seats are`} free. Open the link to sit down.`,
    watch: 'Open the link to watch.',
    rules: 'Read the rules or open a table in the browser.',
  },
  it: {
    site: {
      title: 'Foyer: giochi da tavolo, basta un link',
      description: 'Apri un tavolo, manda il link, gioca nel browser.',
    },
    invites: (host, game) => `${host} ti invita a giocare a ${game}`,
    at: (host, game) => `${game} al tavolo di ${host}`,
    free: (seats) =>
      `${seats === 1 ? 'C’è un posto libero' : `Ci sono ${seats} posti liberi`}. Apri il link per sederti.`,
    watch: 'Apri il link per guardare.',
    rules: 'Leggi le regole o apri un tavolo nel browser.',
  },
  fr: {
    site: {
      title: 'Foyer : jeux de société, il suffit d’un lien',
      description: 'Ouvre une table, envoie le lien, joue dans le navigateur.',
    },
    invites: (host, game) => `${host} t’invite à jouer à ${game}`,
    at: (host, game) => `${game} chez ${host}`,
    free: (seats) =>
      `${seats === 1 ? 'Une place est libre' : `${seats} places sont libres`}. Ouvre le lien pour t’asseoir.`,
    watch: 'Ouvre le lien pour regarder.',
    rules: 'Lis les règles ou ouvre une table dans le navigateur.',
  },
};

/** In English, where it is none of ours. */
export const wordsIn = (language: unknown): Words =>
  all[isLanguage(language) ? language : LANGUAGES[0]];

/** By RFC 9110, 12.5.4. What is no weight weighs nothing. */
const WEIGHT = /^(?:0(?:\.\d*)?|1(?:\.0*)?)$/;

/** The best of ours that a browser accepts; null where it accepts none. */
export function acceptedLanguage(header = ''): Language | null {
  const accepted = header.split(',').flatMap((part) => {
    const [range = '', ...parameters] = part.split(';').map((one) => one.trim().toLowerCase());
    const [language] = range.split('-');
    const given = parameters.find((one) => one.startsWith('q='))?.slice(2) ?? '1';
    const weight = WEIGHT.test(given) ? Number(given) : 0;
    return isLanguage(language) && weight > 0 ? [{ language, weight }] : [];
  });
  const [best] = accepted.toSorted((one, other) => other.weight - one.weight);
  return best?.language ?? null;
}
