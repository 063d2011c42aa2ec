// What English says of a finished game of Raja.
import { count, listNames } from '../../../text/grammar/en.ts';
import type { StoryTexts, WhyFacts } from './texts.ts';

const palaces = (number: number) => count(number, 'palace');
const level = ({ equal, palaces: each }: WhyFacts) =>
  `${listNames(equal)} have built ${palaces(each)} each`;

export const en: StoryTexts = {
  unit: 'palaces',
  parts: { great: 'Great palaces', small: 'Small palaces' },
  honours: {
    city: (number) => `Most at home: ${palaces(number)} in one city`,
    journey: (number) => `Longest journey: ${count(number, 'road')} in one turn`,
    visit: (gold) => `Best visit of the Maharaja: ${gold} gold`,
    tolls: (gold) => `Most tolls: ${gold} gold`,
    richest: (gold) => `Fullest purse: ${gold} gold`,
    characters: (number) => `Most characters taken from others: ${number}`,
    villages: (number) => `Most houses in villages: ${number}`,
    governors: (number) => `Busiest on the track: ${count(number, 'governor')} moved down`,
  },
  why: {
    palaces: ({ winner, palaces: all, lead, next }) =>
      `${winner} wins with ${palaces(all)}, ${lead} more than ${listNames(next)}.`,
    gold: (facts) =>
      `${level(facts)}. ${facts.winner} has more gold and wins, with ${facts.gold} to ${facts.nextGold}.`,
    character: (facts) =>
      `${level(facts)} and hold ${facts.gold} gold. ${facts.winner} wins with the lower character.`,
  },
};
