// What English says of a finished game of Room Share.
import { count, listNames } from '../../../text/grammar/en.ts';
import type { StoryTexts, WhyFacts } from './texts.ts';

const points = (number: number) => count(number, 'point');
const level = ({ equal, points: each }: WhyFacts) =>
  `${listNames(equal)} have ${points(each)} each`;

export const en: StoryTexts = {
  unit: 'points',
  parts: {
    royal: 'Royal suite',
    suite: 'Suites',
    classic: 'Classic flats',
    haunted: 'Haunted flats',
  },
  honours: {
    chain: (number) => `Longest chain: ${count(number, 'eviction')} in one turn`,
    bestTurn: (number) => `Best turn: +${points(number)}`,
    evictions: (number) => `Most evictions: ${number}`,
    suites: (number) => `Most paying tenants in suites: ${number}`,
    sentHome: (number) => `Most rivals sent home: ${number}`,
    ghosts: (number) => `Most tenants among the ghosts: ${number}`,
    thrownOut: (number) => `Evicted most often: ${count(number, 'tenant')}`,
  },
  why: {
    points: ({ winner, points: all, lead, next }) =>
      `${winner} wins with ${points(all)}, ${lead} more than ${listNames(next)}.`,
    reserve: (facts) =>
      `${level(facts)}. ${facts.winner} wins with ${
        facts.reserve === 0 ? 'an empty reserve' : `fewer tenants in reserve: ${facts.reserve}`
      }.`,
    lastChance: (facts) =>
      `${level(facts)} and equally full reserves. ${facts.winner} was earlier in the last chance and wins.`,
    first: (facts) => `${level(facts)}. ${facts.winner} began, and so wins the tie.`,
  },
};
