// The Italian words of the second edition of Landlord!.
import { say } from '../../../text/compose.ts';
import { mergeEditions, type SecondVocabulary } from '../../landlord/text/editions.ts';
import { it as first } from '../../landlord/text/it.ts';
import { contractPiece } from '../../landlord/text/replies/it.ts';
import { cards } from './cards/it.ts';
import { reasons } from './reasons/it.ts';
import { summary } from './summary/it.ts';

const TASKS = {
  leave: () => 'Anarchici! Scegli chi se ne va, fra gli inquilini che pagano di più.',
  hatch: () => 'Arriva un Mostro: scegli il mazzo dei Mostri, poi un appartamento.',
  roam: (fare: string) => `Per ${fare} puoi spostare uno Scroccone.`,
};

const second: SecondVocabulary = {
  summary,
  ...cards,
  roofs: 'Tetti',
  monsters: 'Mostri',
  buttons: { roam: 'Sposta uno Scroccone', goOn: 'Termina l’esame' },
  prompts: {
    leaver({ who, tasks, sum }) {
      if (who) return `${who} esamina gli edifici.`;
      const all = tasks.map((task) => TASKS[task](sum)).join(' ');
      // The landlord may skip what is optional.
      return tasks.every((task) => task === 'roam') ? `${all} Oppure termina l’esame.` : all;
    },
    build: (facts) => {
      const { who, roofs, sum } = facts;
      const said = first.prompts.build(facts);
      if (who || roofs === 0) return said;
      return `${said} ${sum === first.dollars(0) ? 'Dalla pila è gratis.' : `Dalla pila costa ${sum}.`}`;
    },
    place: (facts) => {
      if (facts.who) return first.prompts.place(facts);
      return facts.nowhere
        ? `Nessun appartamento per ${facts.tenant}: restano solo gli scarti.`
        : `Dove sposti ${facts.tenant}? Scegli un appartamento.`;
    },
    turnOut: ({ who }) =>
      who
        ? `Con la Taverna qualcuno non può restare: ${who} sceglie chi va dove.`
        : 'Con la Taverna qualcuno non può restare. Scegli chi se ne va, poi dove; chi non trova un appartamento viene scartato.',
  },
  events: {
    hatched: ({ does, place }) =>
      say`${does('Mandi', 'manda')} un Mostro ${contractPiece('in', place)}.`,
    lost: (facts) =>
      facts.how === 'monsters'
        ? say`Il Mostro ${contractPiece('di', facts.from)} torna nel suo mazzo.`
        : first.events.lost(facts),
    paid: (facts) => {
      const pays = `${facts.does('Paghi', 'paga')} ${facts.sum}`;
      if (facts.how === 'nomad') return [`${pays} per spostare uno Scroccone.`];
      return facts.how === 'roof' ? [`${pays} per un Tetto.`] : first.events.paid(facts);
    },
    received: ({ does, sum, how }) => [
      `${does('Ricevi', 'riceve')} ${sum} per ${how === 'mover' ? 'il Traslocatore' : 'l’Intermediario'}.`,
    ],
  },
  reasons,
  options: {
    tieBreak: [
      'Spareggio',
      'A parità di dollari vince chi ha più edifici, poi più inquilini, poi l’affitto singolo più alto.',
    ],
  },
  decided: {
    buildings: 'A parità di dollari vince chi ha più edifici.',
    tenants: 'A parità di dollari vince chi ha più inquilini.',
    highestRent: 'A parità di dollari vince chi ha l’affitto singolo più alto.',
  },
};

export const it = mergeEditions(first, second);
