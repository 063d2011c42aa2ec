// What French says of a finished game of Raja.
import { count, listNames } from '../../../text/grammar/fr.ts';
import type { StoryTexts, WhyFacts } from './texts.ts';

const coins = (number: number) => count(number, 'pièce d’or', 'pièces d’or');
const palaces = (number: number) => `${number} palais`;
const level = ({ equal, palaces: each }: WhyFacts) =>
  `${listNames(equal)} ont construit ${palaces(each)} chacun`;

export const fr: StoryTexts = {
  unit: 'palais',
  parts: { great: 'Grands palais', small: 'Petits palais' },
  honours: {
    city: (number) => `Le mieux établi : ${palaces(number)} dans une même ville`,
    journey: (number) => `Plus long voyage : ${count(number, 'route')} en un tour`,
    visit: (gold) => `Meilleure visite du Maharaja : ${coins(gold)}`,
    tolls: (gold) => `Le plus de péages : ${coins(gold)}`,
    richest: (gold) => `Bourse la mieux garnie : ${coins(gold)}`,
    characters: (number) => `Le plus de personnages pris aux autres : ${number}`,
    villages: (number) => `Le plus de maisons dans les villages : ${number}`,
    governors: (number) => `Le plus de gouverneurs descendus : ${number}`,
  },
  why: {
    palaces: ({ winner, palaces: all, lead, next }) =>
      `${winner} l’emporte avec ${palaces(all)}, soit ${lead} d’avance sur ${listNames(next)}.`,
    gold: (facts) =>
      `${level(facts)}. ${facts.winner} l’emporte avec plus d’or : ${coins(facts.gold)} contre ${facts.nextGold}.`,
    character: (facts) =>
      `${level(facts)} et gardent ${coins(facts.gold)}. ${facts.winner} l’emporte avec le plus petit personnage.`,
  },
};
