// The sections of the rules page, the same in every language: the questions of a player.
import type { SectionTexts } from '../../../table/sections.tsx';

export const SECTIONS = [
  'aim',
  'setup',
  'signs',
  'turn',
  'building',
  'tenants',
  'actions',
  'answers',
  'jail',
  'end',
  'money',
  'variants',
  'rulings',
  'credits',
] as const;
export type Section = (typeof SECTIONS)[number];

/** The title and the paragraphs of each section. Placeholders for numbers are in braces. */
export type Sections = SectionTexts<Section>;
