// The words of the second edition: those of the first edition, with the differences merged into
// them.
import { second } from '../../../../shared/games/landlord/editions/index.ts';
import { catalogue } from '../../../text/index.ts';
import { wordsOf } from '../../landlord/text/index.ts';

export const words = catalogue({
  en: () => import('./en.ts').then(({ en }) => wordsOf(en, second)),
  it: () => import('./it.ts').then(({ it }) => wordsOf(it, second)),
  fr: () => import('./fr.ts').then(({ fr }) => wordsOf(fr, second)),
});
