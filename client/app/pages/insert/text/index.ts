// The texts of the page that makes the HTML of a frame. Each language is a separate chunk.
import { catalogue, inCurrentLanguage } from '../../../../text/index.ts';
import type { Words } from './en.ts';

const all = catalogue<Words>({
  en: () => import('./en.ts').then(({ en }) => en),
  it: () => import('./it.ts').then(({ it }) => it),
  fr: () => import('./fr.ts').then(({ fr }) => fr),
});

export const words = inCurrentLanguage(all);
