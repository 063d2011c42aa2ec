// Breaks in long words, because not every browser hyphenates and cards are narrow. Only for what is drawn: a name that is
// read aloud stays whole.

const VOWEL = '[aeiouyàâéèêîïôûù]';
const CONSONANT = `(?:ch|[bcfgpt][lr]|(?!${VOWEL})\\p{L})`;
const AFTER_VOWEL = new RegExp(`(\\p{L}{3,}?${VOWEL})(?=${CONSONANT}${VOWEL}\\p{L})`, 'gu');
const BETWEEN = new RegExp(`(\\p{L}{3,}(?!${VOWEL})\\p{L})(?=(?![hlr])${CONSONANT}${VOWEL})`, 'gu');

/** Allows breaks in long words, after a vowel or between consonants. */
export const hyphenated = (name: string): string =>
  name.replace(AFTER_VOWEL, '$1\u00ad').replace(BETWEEN, '$1\u00ad');
