// What each language says of a finished game of Raja.
import type { LEAST } from './honours.ts';
import type { PARTS } from './parts.ts';

export interface WhyFacts {
  winner: string;
  palaces: number;
  lead: number;
  /** Those who came next. */
  next: string[];
  /** The winner and those who were equal until the tie-break. */
  equal: string[];
  /** The gold of the winner, and of who came next. */
  gold: number;
  nextGold: number;
}

export interface StoryTexts {
  unit: string;
  parts: Record<(typeof PARTS)[number], string>;
  honours: Record<keyof typeof LEAST, (amount: number) => string>;
  why: Record<'palaces' | 'gold' | 'character', (facts: WhyFacts) => string>;
}
