// The texts of the worker in each language: titles and descriptions for previews of links.
import { isLanguage, LANGUAGES, type Language } from '../shared/protocol/languages.ts';

export interface Words {
  site: { title: string; description: string };
  /** The title of a table with a free seat. */
  inviteTitle(host: string, game: string): string;
  /** The title of a table that can only be watched. */
  watchTitle(host: string, game: string): string;
  freeSeats(seats: number): string;
  watch: string;
  rules: string;
  /** The title of a finished game. */
  wonTitle(winners: string, count: number, game: string, score: string): string;
  /** The points of the winners and of whoever comes next, in the unit of the game. */
  score(game: string, points: number[]): string;
  /** The description of a finished game: everybody with their points. */
  replay(standing: string): string;
  list(parts: string[]): string;
}

/** “7 palaces to 5”: what the points are called, by game; others are just numbers. */
function scoreIn(units: Record<string, [one: string, many: string]>, to: string) {
  return (game: string, [first = 0, ...rest]: number[]): string => {
    const [one, many] = units[game] ?? ['', ''];
    return [`${first} ${first === 1 ? one : many}`.trim(), ...rest].join(to);
  };
}

const listIn = (and: string) => (parts: string[]) => {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} ${and} ${last}`;
};

const WORDS: Record<Language, Words> = {
  en: {
    site: {
      title: 'Foyer: board games you share with a link',
      description: 'Open a table, send the link, play in the browser.',
    },
    inviteTitle: (host, game) => `${host} invites you to play ${game}`,
    watchTitle: (host, game) => `${game} at ${host}’s table`,
    freeSeats: (seats) =>
      `${seats === 1 ? 'One seat is' : `${seats} seats are`} free. Open the link to sit down.`,
    watch: 'Open the link to watch.',
    rules: 'Read the rules or open a table in the browser.',
    wonTitle: (winners, _count, game, score) => `${winners} won ${game}: ${score}`,
    score: scoreIn(
      {
        raja: ['palace', 'palaces'],
        landlord: ['dollar', 'dollars'],
        'landlord-2': ['dollar', 'dollars'],
        'room-share': ['point', 'points'],
      },
      ' to ',
    ),
    replay: (standing) => `${standing}. Watch the whole game, move by move.`,
    list: listIn('and'),
  },
  it: {
    site: {
      title: 'Foyer: giochi da tavolo, basta un link',
      description: 'Apri un tavolo, manda il link, gioca nel browser.',
    },
    inviteTitle: (host, game) => `${host} ti invita a giocare a ${game}`,
    watchTitle: (host, game) => `${game} al tavolo di ${host}`,
    freeSeats: (seats) =>
      `${seats === 1 ? 'C’è un posto libero' : `Ci sono ${seats} posti liberi`}. Apri il link per sederti.`,
    watch: 'Apri il link per guardare.',
    rules: 'Leggi le regole o apri un tavolo nel browser.',
    wonTitle: (winners, count, game, score) =>
      `${winners} ${count === 1 ? 'ha' : 'hanno'} vinto a ${game}: ${score}`,
    score: scoreIn(
      {
        raja: ['palazzo', 'palazzi'],
        landlord: ['dollaro', 'dollari'],
        'landlord-2': ['dollaro', 'dollari'],
        'room-share': ['punto', 'punti'],
      },
      ' a ',
    ),
    replay: (standing) => `${standing}. Rivedi tutta la partita, mossa per mossa.`,
    list: listIn('e'),
  },
  fr: {
    site: {
      title: 'Foyer : jeux de société, il suffit d’un lien',
      description: 'Ouvre une table, envoie le lien, joue dans le navigateur.',
    },
    inviteTitle: (host, game) => `${host} t’invite à jouer à ${game}`,
    watchTitle: (host, game) => `${game} chez ${host}`,
    freeSeats: (seats) =>
      `${seats === 1 ? 'Une place est libre' : `${seats} places sont libres`}. Ouvre le lien pour t’asseoir.`,
    watch: 'Ouvre le lien pour regarder.',
    rules: 'Lis les règles ou ouvre une table dans le navigateur.',
    wonTitle: (winners, count, game, score) =>
      `${winners} ${count === 1 ? 'a' : 'ont'} gagné à ${game} : ${score}`,
    score: scoreIn(
      {
        raja: ['palais', 'palais'],
        landlord: ['dollar', 'dollars'],
        'landlord-2': ['dollar', 'dollars'],
        'room-share': ['point', 'points'],
      },
      ' à ',
    ),
    replay: (standing) => `${standing}. Revois toute la partie, coup par coup.`,
    list: listIn('et'),
  },
};

/** Returns the texts in English if the site has none in the language. */
export const wordsFor = (language: unknown): Words =>
  WORDS[isLanguage(language) ? language : LANGUAGES[0]];

/** RFC 9110, 12.5.4. An invalid weight counts as 0. */
const VALID_WEIGHT = /^(?:0(?:\.\d*)?|1(?:\.0*)?)$/;

/**
 * Returns the language of the site that the browser prefers, or null if it accepts none of them.
 */
export function preferredLanguage(header = ''): Language | null {
  const accepted = header.split(',').flatMap((part) => {
    const [range = '', ...parameters] = part.split(';').map((one) => one.trim().toLowerCase());
    const [language] = range.split('-');
    const given = parameters.find((one) => one.startsWith('q='))?.slice(2) ?? '1';
    const weight = VALID_WEIGHT.test(given) ? Number(given) : 0;
    return isLanguage(language) && weight > 0 ? [{ language, weight }] : [];
  });
  const [best] = accepted.toSorted((one, other) => other.weight - one.weight);
  return best?.language ?? null;
}
