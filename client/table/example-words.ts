// The texts around the worked examples of rules pages. They are in their chunk, in all languages.
import { inCurrentLanguage } from '../text/index.ts';

const en = {
  you: 'You',
  tryIt: 'Try it',
  print: 'Print',
};
type Words = typeof en;

const it: Words = {
  you: 'Tu',
  tryIt: 'Prova',
  print: 'Stampa',
};

const fr: Words = {
  you: 'Toi',
  tryIt: 'Essayer',
  print: 'Imprimer',
};

export const words = inCurrentLanguage({ en, it, fr });
