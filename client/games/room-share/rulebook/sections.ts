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

/** The title and the paragraphs of each section. Numbers stand in braces. */
export type Sections = SectionTexts<Section> & {
  /** The labels of things that exist only in a variant: short, and in full. */
  marks: Record<'variant' | 'onlyThen', string>;
};
