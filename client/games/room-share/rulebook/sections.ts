// The sections of the rules page, the same in every language.
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

/** The title and the paragraphs of each section. Placeholders for numbers are in braces. */
export type Sections = SectionTexts<Section> & {
  /** The labels of sections about a variant, in a short and a full form. */
  marks: Record<'variant' | 'onlyThen', string>;
};
