// The texts of this page, in a chunk of their own for each language.
import { catalogue, inCurrentLanguage } from '../../../../text/index.ts';
import type { Words } from './en.ts';

const all = catalogue<Words>({
  en: () => import('./en.ts').then(({ en }) => en),
  it: () => import('./it.ts').then(({ it }) => it),
  fr: () => import('./fr.ts').then(({ fr }) => fr),
});

export const words = inCurrentLanguage(all);
