// What Italian says of a finished game of Room Share.
import { ad, count, listNames } from '../../../text/grammar/it.ts';
import type { StoryTexts, WhyFacts } from './texts.ts';

const points = (number: number) => count(number, 'punto', 'punti');
const level = ({ equal, points: each }: WhyFacts) =>
  `${listNames(equal)} hanno ${points(each)} a testa`;

export const it: StoryTexts = {
  unit: 'punti',
  parts: {
    royal: 'Suite reale',
    suite: 'Suite',
    classic: 'Appartamenti classici',
    haunted: 'Appartamenti stregati',
  },
  honours: {
    chain: (number) => `Catena più lunga: ${count(number, 'sfratto', 'sfratti')} in un turno`,
    bestTurn: (number) => `Turno migliore: +${points(number)}`,
    evictions: (number) => `Più sfratti di tutti: ${number}`,
    suites: (number) => `Più inquilini che rendono nelle suite: ${number}`,
    sentHome: (number) => `Più rivali rimandati in riserva: ${number}`,
    ghosts: (number) => `Più inquilini tra i fantasmi: ${number}`,
    thrownOut: (number) => `Più spesso sfrattati: ${count(number, 'inquilino', 'inquilini')}`,
  },
  why: {
    points: ({ winner, points: all, lead, next }) =>
      `Vince ${winner} con ${points(all)}, ${lead} in più rispetto ${ad(listNames(next))}.`,
    reserve: (facts) =>
      `${level(facts)}. Vince ${facts.winner}, che ha ${
        facts.reserve === 0 ? 'la riserva vuota' : `meno inquilini in riserva: ${facts.reserve}`
      }.`,
    lastChance: (facts) =>
      `${level(facts)} e riserve pari. Vince ${facts.winner}, che ha avuto prima l’ultima occasione.`,
    first: (facts) => `${level(facts)}. Vince ${facts.winner}, che ha iniziato la partita.`,
  },
};
