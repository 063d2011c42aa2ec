// The sections of the rules page, the same in each language.
import type { SectionTexts } from '../../../table/sections.tsx';

export const SECTIONS = [
  'aim',
  'setup',
  'turn',
  'keys',
  'events',
  'eviction',
  'end',
  'score',
  'variants',
  'rulings',
] as const;
export type Section = (typeof SECTIONS)[number];

/** The title of each section, and its paragraphs; numbers in braces. */
export type Sections = SectionTexts<Section> & {
  /** Beside a thing that is there only with a variant: short, and in full. */
  marks: Record<'variant' | 'onlyThen', string>;
};
