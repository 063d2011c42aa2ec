// The sections of the rules page, the same in each language.
import type { Texts } from '../../sections.tsx';

export const SECTIONS = [
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

/** The title of each section, and its paragraphs. */
export type Sections = Texts<Section>;
