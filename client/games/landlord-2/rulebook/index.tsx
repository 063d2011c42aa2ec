// The rules page of the second edition.
import { catalogue } from '../../../text/index.ts';
import { rulebookOf } from '../../landlord/rulebook/index.tsx';
import { words } from '../text/index.ts';

export const rulebook = rulebookOf(
  words,
  catalogue({
    en: () => import('./en.ts').then(({ en }) => en),
    it: () => import('./it.ts').then(({ it }) => it),
    fr: () => import('./fr.ts').then(({ fr }) => fr),
  }),
);
