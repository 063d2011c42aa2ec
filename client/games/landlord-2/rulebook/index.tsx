// The rules page of the second edition.
import { rules } from '../../../../shared/games/landlord-2/rules.ts';
import { catalogue } from '../../../text/index.ts';
import { rulebookOf } from '../../landlord/rulebook/index.tsx';
import { words } from '../text/index.ts';
import { examples } from './examples/index.ts';

export const rulebook = rulebookOf({
  rules,
  words,
  texts: catalogue({
    en: () => import('./en.ts').then(({ en }) => en),
    it: () => import('./it.ts').then(({ it }) => it),
    fr: () => import('./fr.ts').then(({ fr }) => fr),
  }),
  examples,
  told: catalogue({
    en: () => import('./examples/en.ts').then(({ en }) => en),
    it: () => import('./examples/it.ts').then(({ it }) => it),
    fr: () => import('./examples/fr.ts').then(({ fr }) => fr),
  }),
});
