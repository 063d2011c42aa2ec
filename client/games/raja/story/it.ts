// What Italian says of a finished game of Raja.
import { ad, count, listNames } from '../../../text/grammar/it.ts';
import type { StoryTexts, WhyFacts } from './texts.ts';

const palaces = (number: number) => count(number, 'palazzo', 'palazzi');
const gold = (number: number) => count(number, 'pezzo d’oro', 'pezzi d’oro');
const level = ({ equal, palaces: each }: WhyFacts) =>
  `${listNames(equal)} hanno costruito ${palaces(each)} a testa`;

export const it: StoryTexts = {
  unit: 'palazzi',
  parts: { great: 'Palazzi grandi', small: 'Palazzi piccoli' },
  honours: {
    city: (number) => `Più di casa: ${palaces(number)} in una sola città`,
    journey: (number) => `Viaggio più lungo: ${count(number, 'strada', 'strade')} in un turno`,
    visit: (number) => `Miglior visita del Maharaja: ${gold(number)}`,
    tolls: (number) => `Più pedaggi di tutti: ${gold(number)}`,
    richest: (number) => `Borsa più piena: ${gold(number)}`,
    characters: (number) => `Più personaggi tolti agli altri: ${number}`,
    villages: (number) => `Più case nei villaggi: ${number}`,
    governors: (number) =>
      `Più abile con i governatori: ${count(number, 'abbassato', 'abbassati')}`,
  },
  why: {
    palaces: ({ winner, palaces: all, lead, next }) =>
      `Vince ${winner} con ${palaces(all)}, ${lead} in più rispetto ${ad(listNames(next))}.`,
    gold: (facts) =>
      `${level(facts)}. Vince ${facts.winner}, che ha più oro: ${gold(facts.gold)} contro ${facts.nextGold}.`,
    character: (facts) =>
      `${level(facts)} e hanno lo stesso oro: ${gold(facts.gold)}. Vince ${facts.winner}, che ha il personaggio più basso.`,
  },
};
