// What French says of a finished game of Room Share.
import { count, listNames } from '../../../text/grammar/fr.ts';
import type { StoryTexts, WhyFacts } from './texts.ts';

const points = (number: number) => count(number, 'point');
const level = ({ equal, points: each }: WhyFacts) =>
  `${listNames(equal)} ont ${points(each)} chacun`;

export const fr: StoryTexts = {
  unit: 'points',
  parts: {
    royal: 'Suite royale',
    suite: 'Suites',
    classic: 'Appartements classiques',
    haunted: 'Appartements hantés',
  },
  honours: {
    chain: (number) => `Plus longue chaîne : ${count(number, 'expulsion')} en un tour`,
    bestTurn: (number) => `Meilleur tour : +${points(number)}`,
    evictions: (number) => `Le plus d’expulsions : ${number}`,
    suites: (number) => `Le plus de locataires payants en suite : ${number}`,
    sentHome: (number) => `Le plus de rivaux renvoyés en réserve : ${number}`,
    ghosts: (number) => `Le plus de locataires chez les fantômes : ${number}`,
    thrownOut: (number) => `Le plus d’expulsions subies : ${count(number, 'locataire')}`,
  },
  why: {
    points: ({ winner, points: all, lead, next }) =>
      `${winner} l’emporte avec ${points(all)}, soit ${lead} d’avance sur ${listNames(next)}.`,
    reserve: (facts) =>
      `${level(facts)}. ${facts.winner} l’emporte avec ${
        facts.reserve === 0
          ? 'une réserve vide'
          : `moins de locataires en réserve : ${facts.reserve}`
      }.`,
    lastChance: (facts) =>
      `${level(facts)} et des réserves égales. ${facts.winner} l’emporte, premier à la dernière chance.`,
    first: (facts) => `${level(facts)}. ${facts.winner} a commencé, et l’emporte donc.`,
  },
};
