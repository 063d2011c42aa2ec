// The texts around the worked examples of rules pages. They are in their chunk, in all languages.
import { inCurrentLanguage } from '../text/index.ts';

const en = {
  you: 'You',
  tryIt: 'Try it',
  print: 'Print',
  learn: (minutes: number) => `Learn it in ${minutes} minutes`,
};
type Words = typeof en;

const it: Words = {
  you: 'Tu',
  tryIt: 'Prova',
  print: 'Stampa',
  learn: (minutes) => `Impara in ${minutes} minuti`,
};

const fr: Words = {
  you: 'Toi',
  tryIt: 'Essayer',
  print: 'Imprimer',
  learn: (minutes) => `Apprends en ${minutes} minutes`,
};

export const words = inCurrentLanguage({ en, it, fr });
