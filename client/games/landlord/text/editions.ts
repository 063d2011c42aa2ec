// Merges the words of the two editions. The first edition has words for everything in it. The second adds its own and
// changes some.
import type { first, second } from '../../../../shared/games/landlord/editions/index.ts';
import type { TenantKind } from '../../../../shared/games/landlord/state.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The words that only the second edition has, by part of the vocabulary. */
interface SecondOnly {
  tenants:
    | Extract<Exclude<keyof typeof second.deck, keyof typeof first.deck>, TenantKind>
    | 'monster';
  prompts: 'turnOut';
  events: 'received' | 'hatched';
  buttons: 'roam' | 'goOn';
  options: 'tieBreak';
}
type Part = keyof SecondOnly;
type SecondOnlyKey = 'roofs' | 'monsters' | 'decided';

export type FirstVocabulary = Omit<Vocabulary, Part | SecondOnlyKey | 'edition'> & {
  [P in Part]: Omit<Vocabulary[P], SecondOnly[P]>;
};
export type FirstCards = Pick<FirstVocabulary, 'tenants' | 'cards'>;

type ChangedKey = 'cards' | 'reasons';

export type SecondCards = Pick<SecondVocabulary, 'tenants' | 'cards'>;

export type SecondVocabulary = Pick<Vocabulary, SecondOnlyKey | 'summary'> & {
  level?: Vocabulary['level'];
} & {
  [P in Part]: Pick<Vocabulary[P], SecondOnly[P] & keyof Vocabulary[P]> & Partial<Vocabulary[P]>;
} & { [P in ChangedKey]: Partial<Vocabulary[P]> };

/** The events that only the first edition has. */
const FIRST_ONLY_EVENTS = [
  'recycled',
  'survived',
  'shuffled',
  'offered',
  'priced',
  'sold',
  'withdrew',
];

/** Merges the words of the second edition into those of the first. */
export function mergeEditions(
  first: FirstVocabulary,
  second: SecondVocabulary,
): Omit<Vocabulary, 'edition'> {
  const all: Record<string, unknown> = { ...first };
  for (const [part, words] of Object.entries(second)) {
    all[part] = typeof words === 'object' ? { ...(all[part] as object), ...words } : words;
  }
  const events = Object.entries(all.events as object).filter(
    ([event]) => !FIRST_ONLY_EVENTS.includes(event),
  );
  // The parts are merged by computed names, and no type can follow that. Hence the cast.
  return { ...all, events: Object.fromEntries(events) } as unknown as Omit<Vocabulary, 'edition'>;
}
