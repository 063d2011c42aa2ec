// Finds mistakes in composed sentences: wrong articles, prepositions and plurals, words that the rule books do not use,
// and formal address, where players are addressed as friends.
import type { Language } from '../../client/text/index.ts';
import type { GameId } from '../../shared/games/index.ts';

/** Matches whole words. `\b` would not do, because it treats a letter with an accent as the end of a word. */
const words = (pattern: string, flags = 'u') =>
  new RegExp(`(?<![\\p{L}’-])(?:${pattern})(?![\\p{L}])`, flags);

const VOWEL = '[AEIOUÀÂÄÉÈÊËÎÏÔÖÛÜaeiouàâäéèêëîïôöûü]';

const ANYWHERE = [
  /\b(?:undefined|null|NaN)\b|\[object|[{}'"]|\s\s|[,.;:]{2}|[!?]{2}/,
  /\b(?:button|card|flat|house|player):\S/,
  /^\s|\s$|\s[,.)]|\(\s|\(\)/,
  // A sentence after another one begins with a capital.
  /(?<!Landlord)[.!?] \p{Ll}/u,
];

const MISTAKES: Record<Language, RegExp[]> = {
  en: [
    words('a (?:[aeio]|u(?!n[ai]|se))\\p{L}*'),
    words('an [^aeiouAEIOU“\\s]\\p{L}*'),
    words('[Yy]ou (?:is|has|was|does|plays|takes|goes|gets|puts|pays|builds|buys|moves)'),
    words('[Yy]ou’s|yours?’s'),
    words(
      '(?<!\\d)1 (?:cards|points|houses|floors|apartments|flats|dollars|turns|tokens|palaces|tenants|minutes|hours|votes)',
    ),
    // “Who” may only begin a question.
    /(?:^|[.!] )Who (?![^.]*\?)/,
    words('(?:anybody|anyone|whoever)’s|in the own'),
    words('[Cc]lick(?:s|ed)?'),
    words('(?<![Tt]he )most (?:dollars|palaces|points)'),
    words('colors?|neighbors?|neighboring'),
  ],
  it: [
    /(?<![\p{L}’])a [aàá](?!\p{L}*’)\p{L}/iu,
    words('(?:a|di|da|in|su) (?:il|lo|la|i|gli|le|l’\\p{L}+)'),
    words('di (?:dei|degli|delle)'),
    words(`(?:lo(?! è)|della|dello|nella|nello|sulla|sullo|alla|allo|dalla|dallo) ${VOWEL}\\p{L}*`),
    words('(?:il|un|del|al|dal|nel|sul) (?:z|gn|ps|x|s[bcdfglmnpqrtvz])\\p{L}*', 'iu'),
    /(?<![Tt]occa )(?<!\p{L})a [tm]e(?!\p{L})/u,
    words('voi|vostr[aoie]'),
    words('[Cc]licca'),
    words('(?<!oltiplicati )per cento'),
    words(
      '(?<!\\d)1 (?:carte|punti|case|piani|appartamenti|dollari|turni|palazzi|inquilini|minuti|ore|voti)',
    ),
    /\(a\)|\(o\)|\p{L}\/[ao](?!\p{L})/u,
    words('quant[ie] che|di chiunque'),
    / [?!:;]/,
  ],
  fr: [
    words('vous|votre|vos|vôtres?', 'iu'),
    words('(?!(?:chez|assez|nez|rez)(?!\\p{L}))\\p{L}{2,}ez', 'iu'),
    words(
      `(?:de|le|la|que|je|ne|se|me|te|jusque|lorsque|puisque) (?!onz|oui|un(?!\\p{L}))${VOWEL}\\p{L}*`,
    ),
    words('(?:à|de) les?'),
    / [?!:;»]|« |[^\u00a0\u202f\d]:(?!\/)/,
    /(?<!Landlord|[\u00a0\u202f?!])[?!;]/,
    words('[Cc]liqu\\p{L}*'),
    words(
      '(?<!\\d)1 (?:cartes|points|maisons|niveaux|appartements|tours|palais neutres|locataires|minutes|heures|votes)',
    ),
    // “Plus de” can be read as “more” or as “no more”.
    /^Plus de/,
    /(?:^|[.!] )Qui (?![^.]*\?)/,
    /\(e\)|·e(?!\p{L})/u,
  ],
};

/** Words that a game must not use for its things, because its glossary has others. */
const OTHERS: Partial<Record<GameId, Record<Language, RegExp[]>>> = {
  landlord: {
    en: [words('houses?|levels?|shopping|the pile', 'iu'), words('flats?(?! [Rr]oof)', 'iu')],
    it: [words('(?<!padron[ei] di )cas[ae]|livell[oi]|ispezion[ei]|pianterreno|abusivi', 'iu')],
    fr: [words('Visite|niveau [2-9]|tas|mansardes?', 'u')],
  },
  'landlord-2': {
    en: [words('(?<!Group )houses?|levels?|shopping', 'iu'), words('flats?(?! [Rr]oof)', 'iu')],
    it: [words('(?<!padron[ei] di )cas[ae]|livell[oi]|ispezion[ei]|pianterreno|nomad[ei]', 'iu')],
    fr: [words('Visite|niveau [2-9]|tas|[Nn]omades?', 'u')],
  },
  'room-share': {
    en: [words('house|bed (?:upwards|downwards)', 'iu')],
    it: [words('casa', 'iu')],
    fr: [words('maison|lit du (?:haut|bas)', 'iu')],
  },
  raja: {
    en: [words('track of the governors|for nothing', 'iu')],
    it: [words('si conta', 'iu')],
    fr: [words('on compte', 'iu')],
  },
};

/** The first mistake in the text, or null. */
export function mistakeIn(text: string, language: Language, game = ''): string | null {
  for (const pattern of [
    ...ANYWHERE,
    ...MISTAKES[language],
    ...(OTHERS[game as GameId]?.[language] ?? []),
  ]) {
    const found = pattern.exec(text);
    if (found) return found[0];
  }
  return null;
}
