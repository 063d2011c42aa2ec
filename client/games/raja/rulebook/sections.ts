// What the rules page says in each section: the same texts in every language.
import type { SectionTexts } from '../../../table/sections.tsx';
import type { Section } from './section-ids.ts';

/** The title and the paragraphs of each section. Placeholders for numbers are in braces. */
export type Sections = SectionTexts<Section>;
