// What Italian says of a finished game of Landlord!.
import { ad, count, listNames } from '../../../text/grammar/it.ts';
import type { StoryTexts, WhyFacts } from './texts.ts';

const level = ({ equal, dollars }: WhyFacts) =>
  `${listNames(equal)} finiscono con ${dollars} a testa`;

export const it: StoryTexts = {
  unit: 'dollari',
  parts: {
    start: 'All’inizio',
    rent: 'Affitti',
    broker: 'Intermediario',
    mover: 'Traslocatori',
    trade: 'Scambi',
    roof: 'Tetti',
    bail: 'Cauzioni',
    nomad: 'Scrocconi',
    cards: 'Carte comprate',
  },
  honours: {
    dearest: (dollars, money) => `Edificio più caro: ${money(dollars)} di affitto`,
    harvest: (dollars, money) => `Più affitti in un turno: ${money(dollars)}`,
    stolen: (number) => `Più inquilini soffiati agli altri: ${number}`,
    fullest: (number) => `Edificio più pieno: ${count(number, 'inquilino', 'inquilini')}`,
    crimes: (number) => `Più crimini di tutti: ${number}`,
    jailed: (number) => `Più spesso in prigione: ${count(number, 'volta', 'volte')}`,
    alibis: (number) => `Le scuse migliori: ${number} alibi`,
    tallest: (number) => `Edificio più alto: ${count(number, 'piano', 'piani')}`,
    builder: (number) => `Più edifici costruiti: ${number}`,
    shopper: (number) => `Più carte comprate: ${number}`,
  },
  why: {
    shared: ({ winners, dollars }) =>
      `${listNames(winners)} vincono insieme, con ${dollars} a testa.`,
    dollars: ({ winners, dollars, lead, next }) =>
      `Vince ${listNames(winners)} con ${dollars}, ${lead} in più rispetto ${ad(listNames(next))}.`,
    buildings: (facts) =>
      `${level(facts)}. Vince ${listNames(facts.winners)} con più edifici: ${facts.number}.`,
    tenants: (facts) =>
      `${level(facts)}. Vince ${listNames(facts.winners)} con più inquilini: ${facts.number}.`,
    highestRent: (facts) =>
      `${level(facts)}. Vince ${listNames(facts.winners)} con il singolo affitto più alto: ${facts.rent}.`,
  },
};
