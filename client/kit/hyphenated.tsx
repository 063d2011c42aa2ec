// Breaks in long words, because not every browser hyphenates and cards are narrow. The style sheet draws them: the text,
// and with it the name that is read aloud, stays whole.
import type { VNode } from 'preact';

const VOWEL = '[aeiouyàâéèêîïôûù]';
const CONSONANT = `(?:ch|[bcfgpt][lr]|(?!${VOWEL})\\p{L})`;
const AFTER_VOWEL = new RegExp(`(\\p{L}{3,}?${VOWEL})(?=${CONSONANT}${VOWEL}\\p{L})`, 'gu');
const BETWEEN = new RegExp(`(\\p{L}{4,}(?!${VOWEL})\\p{L})(?=(?![hlr])${CONSONANT}${VOWEL})`, 'gu');

/** Allows breaks in long words, after a vowel or between consonants, but not in one like “Giorno”, which has room. */
export function hyphenated(name: string): VNode {
  const parts = name.replace(AFTER_VOWEL, '$1\u00ad').replace(BETWEEN, '$1\u00ad').split('\u00ad');
  return (
    <span>
      {parts.flatMap((part, at) => (at > 0 ? [<i key={at} class="break" />, part] : [part]))}
    </span>
  );
}
