// The texts for several people at one device. They are in the chunk of local tables, in all languages.
import { inCurrentLanguage } from '../text/index.ts';

const en = {
  ready: (name: string) => `I am ${name}`,
  hint: 'Nobody else looking? Then go on.',
  who: 'Who plays?',
  start: 'Start on this device',
  addPerson: 'A person',
  addBot: 'A bot',
  badPosition: 'This link shows no position',
  badPositionHint:
    'It is cut off, or it was written for other rules. The rules have positions that you can try.',
  toRules: 'To the rules',
};
type Words = typeof en;

const it: Words = {
  ready: (name) => `Sono ${name}`,
  hint: 'Nessun altro guarda? Allora avanti.',
  who: 'Chi gioca?',
  start: 'Inizia',
  addPerson: 'Una persona',
  addBot: 'Un bot',
  badPosition: 'Questo link non mostra nessuna posizione',
  badPositionHint:
    'È incompleto, o è stato scritto per altre regole. Nelle regole ci sono posizioni da provare.',
  toRules: 'Vai alle regole',
};

const fr: Words = {
  ready: (name) => `Je suis ${name}`,
  hint: 'Personne d’autre ne regarde ? Alors, vas-y.',
  who: 'Qui joue ?',
  start: 'Commencer',
  addPerson: 'Une personne',
  addBot: 'Un bot',
  badPosition: 'Ce lien ne montre aucune position',
  badPositionHint:
    'Il est incomplet, ou écrit pour d’autres règles. Les règles proposent des positions à essayer.',
  toRules: 'Voir les règles',
};

export const words = inCurrentLanguage({ en, it, fr });
