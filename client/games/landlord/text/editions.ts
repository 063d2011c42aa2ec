// The first edition says all but what only the second has; the second says that, and some things otherwise.
import type { first, second } from '../../../../shared/games/landlord/editions/index.ts';
import type { TenantKind } from '../../../../shared/games/landlord/state.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What it has of its own, part by part. */
interface Own {
  tenants:
    | Extract<Exclude<keyof typeof second.deck, keyof typeof first.deck>, TenantKind>
    | 'monster';
  asks: 'turnOut';
  told: 'received' | 'hatched';
  buttons: 'roam' | 'goOn';
  options: 'tieBreak';
}
type Part = keyof Own;
type Alone = 'roofs' | 'monsters' | 'decided';

export type First = Omit<Vocabulary, Part | Alone | 'edition'> & {
  [P in Part]: Omit<Vocabulary[P], Own[P]>;
};
export type FirstCards = Pick<First, 'tenants' | 'cards'>;

type Otherwise = 'cards' | 'reasons';

export type SecondCards = Pick<Second, 'tenants' | 'cards'>;

export type Second = Pick<Vocabulary, Alone | 'summary'> & { level?: Vocabulary['level'] } & {
  [P in Part]: Pick<Vocabulary[P], Own[P] & keyof Vocabulary[P]> & Partial<Vocabulary[P]>;
} & { [P in Otherwise]: Partial<Vocabulary[P]> };

/** What happens in the first edition alone. */
const GONE = ['recycled', 'survived', 'shuffled', 'offered', 'priced', 'sold', 'withdrew'];

/** The words of the first with those of the second laid over them. */
export function overlaid(first: First, second: Second): Omit<Vocabulary, 'edition'> {
  const all: Record<string, unknown> = { ...first };
  for (const [part, words] of Object.entries(second)) {
    all[part] = typeof words === 'object' ? { ...(all[part] as object), ...words } : words;
  }
  const told = Object.entries(all.told as object).filter(([event]) => !GONE.includes(event));
  return { ...all, told: Object.fromEntries(told) } as unknown as Omit<Vocabulary, 'edition'>;
}
