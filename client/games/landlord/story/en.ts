// What English says of a finished game of Landlord!.
import { count, listNames } from '../../../text/grammar/en.ts';
import type { StoryTexts, WhyFacts } from './texts.ts';

const level = ({ equal, dollars }: WhyFacts) => `${listNames(equal)} end with ${dollars} each`;

export const en: StoryTexts = {
  unit: 'dollars',
  parts: {
    start: 'Start',
    rent: 'Rent',
    broker: 'Broker',
    mover: 'Movers',
    trade: 'Trades',
    roof: 'Roofs',
    bail: 'Bail',
    nomad: 'Rental nomads',
    cards: 'Cards bought',
  },
  honours: {
    dearest: (dollars, money) => `Dearest building: rent of ${money(dollars)}`,
    harvest: (dollars, money) => `Most rent in one turn: ${money(dollars)}`,
    stolen: (number) => `Most tenants lured away: ${number}`,
    fullest: (number) => `Fullest building: ${count(number, 'tenant')}`,
    crimes: (number) => `Most crimes: ${number}`,
    jailed: (number) => `Most often in jail: ${number}×`,
    alibis: (number) => `Best excuses: ${count(number, 'alibi')}`,
    tallest: (number) => `Tallest building: ${count(number, 'floor')}`,
    builder: (number) => `Busiest builder: ${count(number, 'building')}`,
    shopper: (number) => `Most cards bought: ${number}`,
  },
  why: {
    shared: ({ winners, dollars }) =>
      `${listNames(winners)} share the victory with ${dollars} each.`,
    dollars: ({ winners, dollars, lead, next }) =>
      `${listNames(winners)} wins with ${dollars}, ${lead} more than ${listNames(next)}.`,
    buildings: (facts) =>
      `${level(facts)}. ${listNames(facts.winners)} wins with more buildings: ${facts.number}.`,
    tenants: (facts) =>
      `${level(facts)}. ${listNames(facts.winners)} wins with more tenants: ${facts.number}.`,
    highestRent: (facts) =>
      `${level(facts)}. ${listNames(facts.winners)} wins with the highest single rent: ${facts.rent}.`,
  },
};
