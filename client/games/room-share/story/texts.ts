// What each language says of a finished game of Room Share.

import type { LEAST } from './honours.ts';
import type { PARTS } from './parts.ts';

export interface WhyFacts {
  winner: string;
  points: number;
  lead: number;
  /** Those who came next. */
  next: string[];
  /** The winner and those who were equal until the tie-break. */
  equal: string[];
  /** The tenants that the winner has in reserve. */
  reserve: number;
}

export interface StoryTexts {
  unit: string;
  parts: Record<(typeof PARTS)[number], string>;
  honours: Record<keyof typeof LEAST, (amount: number) => string>;
  why: Record<'points' | 'reserve' | 'lastChance' | 'first', (facts: WhyFacts) => string>;
}
