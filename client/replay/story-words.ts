// The texts of stories that are the same for every game. They are in their chunk, in all languages.
import { inCurrentLanguage } from '../text/index.ts';

const en = {
  decided: 'What decided it',
  decidedHint: 'A press leads to that moment of the replay.',
  lead: (name: string) => `${name} becomes the favourite`,
  lastLead: (name: string) => `From here on ${name} is the favourite`,
  answer: (name: string) => `${name} comes back from behind`,
  rise: (name: string) => `A strong turn for ${name}`,
  fall: (name: string) => `A bitter turn for ${name}`,
  chance: (change: string) => `chance to win ${change}`,
  curve: 'How it went',
  chances: 'Chances',
  chancesHint: 'The chances are what the bots think of each position, without luck to come.',
  turn: 'Turn',
  parts: 'What it is made of',
  honours: 'Small honours',
  waiting: 'Looking through the game…',
};
type Words = typeof en;

const it: Words = {
  decided: 'Che cosa l’ha decisa',
  decidedHint: 'Un tocco porta a quel momento del replay.',
  lead: (name) => `I pronostici passano a ${name}`,
  lastLead: (name) => `Da qui in poi i pronostici sono per ${name}`,
  answer: (name) => `${name} rimonta dal fondo`,
  rise: (name) => `Un gran turno per ${name}`,
  fall: (name) => `Un turno amaro per ${name}`,
  chance: (change) => `probabilità di vincere ${change}`,
  curve: 'Come è andata',
  chances: 'Probabilità',
  chancesHint:
    'Le probabilità sono ciò che i bot pensano di ogni posizione, senza la fortuna che verrà.',
  turn: 'Turno',
  parts: 'Da che cosa viene',
  honours: 'Piccoli onori',
  waiting: 'Riguardo la partita…',
};

const fr: Words = {
  decided: 'Ce qui l’a décidée',
  decidedHint: 'Un appui mène à ce moment de la partie.',
  lead: (name) => `Les pronostics passent à ${name}`,
  lastLead: (name) => `À partir d’ici, les pronostics sont pour ${name}`,
  answer: (name) => `${name} revient de loin`,
  rise: (name) => `Un beau tour pour ${name}`,
  fall: (name) => `Un tour amer pour ${name}`,
  chance: (change) => `chances de gagner ${change}`,
  curve: 'Comment ça s’est passé',
  chances: 'Chances',
  chancesHint: 'Les chances sont l’avis des bots sur chaque position, sans la chance à venir.',
  turn: 'Tour',
  parts: 'De quoi c’est fait',
  honours: 'Petits honneurs',
  waiting: 'Un regard sur la partie…',
};

export const languages = { en, it, fr };
export const words = inCurrentLanguage(languages);
