// What a sentence must not say in a language, whatever it was composed of: slips of articles, prepositions and number,
// words that are not the ones of the rule books, and addresses that are not those of a friend.
import type { Language } from '../../client/text/index.ts';

/** A capital letter begins a name in the middle of a sentence; h may be silent in French. */
const VOWEL = '[AEIOUYÀÂÄÉÈÊËÎÏÔÖÛÜaeiouyàâäéèêëîïôöûü]';

const ANYWHERE = [
  /\b(?:undefined|null|NaN)\b|\[object|[{}'"]|\s\s|[,.;:!?]{2}(?<!…|\.\.\.)/,
  /\b(?:button|card|flat|house|player):\S/,
  /^\s|\s$|\s[,.)]|\(\s|\(\)/,
  // Every sentence begins with a capital, also after another one.
  /[.!?] \p{Ll}/u,
  // At most one colon a sentence.
  /:[^.!?\n]*:(?!\/)/,
];

const MISTAKES: Record<Language, RegExp[]> = {
  en: [
    /\ba (?:[aeio]|u(?!n[ai]|se))/,
    /\ban [^aeiouAEIOU“]/,
    /\b(?:you|You) (?:is|has|was|does|plays|takes|goes|gets|puts|pays)\b/,
    /\byou’s\b|\bYou’s\b|\byours?’s\b/,
    /\b1 (?:cards|points|houses|floors|apartments|flats|dollars|turns|tokens|palaces|tenants|minutes|hours|votes)\b/,
    // “Who” asks; it is no subject.
    /(?:^|[.!] )Who (?![^.]*\?)/,
    /\bof (?:anybody|whoever|anyone)’s\b|\bin the own\b|\ball the same\b/,
    /\b[Cc]lick/,
    /\bmost (?:dollars|palaces|points) wins?\b(?<!the most (?:dollars|palaces|points) wins?)/,
    /\b(?:colou?r|neighbor)s?\b(?<!colours?)/,
  ],
  it: [
    /\ba [aà](?!\w*’)\w/i,
    /\b(?:a|di|da|in|su) (?:il|lo|la|i|gli|le|l’)(?:\s|\b)(?=\p{L})/u,
    /\b(?:lo|la|della|dello|nella|nello|sulla|sullo|alla|allo|dalla|dallo|una) [aeiouAEIOU]\w*/,
    /\b(?:il|un|del|al|dal|nel|sul) (?:z|gn|ps|x|s[bcdfglmnpqrtvz])/i,
    /\ba te\b|\ba me\b/,
    /\b(?:voi|vostr[aoie]|vi)\b(?!\s(?:ha|abita|è|ab))/,
    /\b[Cc]licca/,
    /\bper cento\b(?<!multiplicati per cento|moltiplicati per cento)/,
    /\b1 (?:carte|punti|case|piani|appartamenti|dollari|turni|palazzi|inquilini|minuti|ore|voti)\b/,
    /\b(?:il|la|lo) (?:giocatore|giocatrice)\/|\/a\b|\(a\)|\(o\)/,
    /\b(?:quant[ie] che|di chiunque)\b/,
    / [?!:;]/,
  ],
  fr: [
    /\b(?:vous|votre|vos|vôtres?)\b/i,
    /\b(?!(?:chez|assez|nez|rez|Rez|Chez|Assez|Suez)\b)\p{L}{2,}ez\b/u,
    new RegExp(
      `\\b(?:de|le|la|que|je|ne|se|me|te|jusque|lorsque|puisque) (?=${VOWEL})(?!(?:y?onz|oui|ouistiti|yaourt|yeti|Ya|Yo|Ye|yogi|Yogi|un\\b|huit))`,
    ),
    /\b(?:à|de) les?\b(?= \p{L})/u,
    / [?!:;»]|« |[^\u00a0\u202f\d]:(?!\/)/,
    /[^\s\u00a0\u202f«(][?!;](?!\/)(?<![\u00a0\u202f][?!;]|[?!]{2})/,
    /\b[Cc]liqu/,
    /\b1 (?:cartes|points|maisons|niveaux|appartements|tours|palais neutres|locataires|minutes|heures|votes)\b/,
    /\b(?:plus de) (?:cartes|places)\b(?<!n’y a plus de (?:cartes|places)|(?:deux|trois|\d) plus de (?:cartes|places))/,
    /\bQui (?![^.]*\?)/,
    /\(e\)|·e\b/,
  ],
};

/** The glossary: per game and language what its things are not called. */
const WORDS: Record<string, Partial<Record<Language, RegExp[]>>> = {
  landlord: {
    en: [/\bhouses?\b/i, /\bflats?\b(?! roofs?)/, /\blevels?\b/, /\bshopping\b/i, /\bthe pile\b/i],
    it: [/\bcas[ae]\b/i, /\blivell[oi]\b/i, /\bispezion/i, /\bpianterreno\b/i, /\babusivi\b/i],
    fr: [/\bVisite\b/, /\bniveau [2-9]\b/, /\btas\b/, /\bmansarde/i],
  },
  'landlord-2': {
    en: [/\bhouses?\b(?<!Group house)/i, /\bflats?\b(?! roofs?)/, /\blevels?\b/, /\bshopping\b/i],
    it: [/\bcas[ae]\b/i, /\blivell[oi]\b/i, /\bispezion/i, /\bpianterreno\b/i, /\bNomad[ei]\b/],
    fr: [/\bVisite\b/, /\bniveau [2-9]\b/, /\btas\b/, /\bNomades?\b/],
  },
  'room-share': {
    en: [/\b[Tt]he house\b|\bbed (?:upwards|downwards)\b/],
    it: [/\b[Ll]a casa\b|\bin casa\b/],
    fr: [/\b[Ll]a maison\b|\blit du (?:haut|bas)\b/],
  },
  raja: {
    en: [/\b[Tt]rack of the governors\b|\bfor nothing\b/],
    it: [/\bsi conta\b/i],
    fr: [/\bon compte\b|\bOn compt/i],
  },
};

/** The first mistake in it, if there is one. */
export function mistakeIn(text: string, language: Language, game = ''): string | null {
  const all = [...ANYWHERE, ...MISTAKES[language], ...(WORDS[game]?.[language] ?? [])];
  for (const pattern of all) {
    const found = pattern.exec(text);
    if (found) return found[0];
  }
  return null;
}
