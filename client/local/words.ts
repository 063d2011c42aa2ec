// The texts for several people at one device. They are in the chunk of local tables, in all languages.
import { inCurrentLanguage } from '../text/index.ts';

const en = {
  ready: (name: string) => `I am ${name}`,
  hint: 'Nobody else looking? Then go on.',
  who: 'Who plays?',
  start: 'Start on this device',
  addPerson: 'A person',
  addBot: 'A bot',
};
type Words = typeof en;

const it: Words = {
  ready: (name) => `Sono ${name}`,
  hint: 'Nessun altro guarda? Allora avanti.',
  who: 'Chi gioca?',
  start: 'Inizia',
  addPerson: 'Una persona',
  addBot: 'Un bot',
};

const fr: Words = {
  ready: (name) => `Je suis ${name}`,
  hint: 'Personne d’autre ne regarde ? Alors, vas-y.',
  who: 'Qui joue ?',
  start: 'Commencer',
  addPerson: 'Une personne',
  addBot: 'Un bot',
};

export const words = inCurrentLanguage({ en, it, fr });
