import { say } from '../../../text/compose.ts';
import { overlaid, type Second } from '../../landlord/text/editions.ts';
import { it as first } from '../../landlord/text/it.ts';
import { cards } from './cards/it.ts';

const TASKS = {
  leave: 'Anarchici: scegli chi se ne va, fra quelli che pagano di più.',
  hatch: 'Nasce un Mostro: clicca il suo mazzo, poi un appartamento.',
  roam: 'Un Nomade può spostarsi.',
};

const second: Second = {
  ...cards,
  roofs: 'Tetti',
  monsters: 'Mostri',
  buttons: { roam: 'Sposta un Nomade', goOn: 'Avanti' },
  asks: {
    leaver: ({ who, tasks }) =>
      who ? `${who} fa il giro delle case.` : tasks.map((task) => TASKS[task]).join(' '),
    build: (facts) =>
      facts.who || facts.roofs === 0
        ? first.asks.build(facts)
        : `${first.asks.build(facts)} Uno della pila costa ${facts.sum}.`,
    place: (facts) =>
      facts.who
        ? first.asks.place(facts)
        : facts.nowhere
          ? `Non c’è un appartamento per ${facts.tenant}: restano gli scarti.`
          : `Dove sposti ${facts.tenant}? Scegli un appartamento.`,
    turnOut: ({ who }) =>
      who
        ? `Per alcuni la Taverna è un affronto: ${who} sceglie chi va dove.`
        : 'Per alcuni la Taverna è un affronto. Scegli chi se ne va, poi dove; chi non trova posto si scarta.',
  },
  told: {
    hatched: ({ does, place }) => say`${does('Fai', 'fa')} entrare un Mostro in ${place}.`,
    lost: (told) =>
      told.how === 'monsters'
        ? say`Il Mostro di ${told.from} torna nel suo mazzo.`
        : first.told.lost(told),
    paid: (told) => {
      const pays = `${told.does('Paghi', 'paga')} ${told.sum}`;
      if (told.how === 'nomad') return [`${pays} per il viaggio di un Nomade.`];
      return told.how === 'roof' ? [`${pays} per un Tetto.`] : first.told.paid(told);
    },
    received: ({ does, sum, how }) => [
      `${does('Ricevi', 'riceve')} ${sum} per ${how === 'mover' ? 'il Traslocatore' : 'l’Intermediario'}.`,
    ],
  },
  reasons: {
    apart: 'Con i Tipi strani non va a stare nessun altro.',
    wantsApart: 'I Tipi strani stanno solo con altri Tipi strani.',
  },
  options: {
    tieBreak: [
      'Spareggio',
      'A pari dollari vince chi ha più case, poi più inquilini, poi il singolo affitto più alto.',
    ],
  },
  decided: {
    buildings: 'A pari dollari vince chi ha più case.',
    tenants: 'A pari dollari vince chi ha più inquilini.',
    highestRent: 'A pari dollari vince chi ha il singolo affitto più alto.',
  },
};

export const it = overlaid(first, second);
