// What each language says of a finished game of Landlord!, both editions.
import type { LEAST } from './honours.ts';
import type { PARTS } from './parts.ts';

export interface WhyFacts {
  winners: string[];
  /** The dollars of each winner, as text. */
  dollars: string;
  /** How much more this is than those who came next have. */
  lead: string;
  next: string[];
  /** The winner and those who have as many dollars. */
  equal: string[];
  /** The number of the tie-break that the winner has, and the same as dollars. */
  number: number;
  rent: string;
}

export type Money = (dollars: number) => string;

export interface StoryTexts {
  unit: string;
  parts: Record<(typeof PARTS)[number], string>;
  honours: Record<keyof typeof LEAST, (amount: number, money: Money) => string>;
  why: Record<
    'shared' | 'dollars' | 'buildings' | 'tenants' | 'highestRent',
    (facts: WhyFacts) => string
  >;
}
