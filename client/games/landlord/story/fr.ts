// What French says of a finished game of Landlord!.
import { count, listNames } from '../../../text/grammar/fr.ts';
import type { StoryTexts, WhyFacts } from './texts.ts';

const level = ({ equal, dollars }: WhyFacts) =>
  `${listNames(equal)} finissent avec ${dollars} chacun`;

export const fr: StoryTexts = {
  unit: 'dollars',
  parts: {
    start: 'Au départ',
    rent: 'Loyers',
    broker: 'Courtier',
    mover: 'Déménageurs',
    trade: 'Échanges',
    roof: 'Toits',
    bail: 'Cautions',
    nomad: 'Mauvais payeurs',
    cards: 'Cartes achetées',
  },
  honours: {
    dearest: (dollars, money) => `Immeuble le plus cher : ${money(dollars)} de loyer`,
    harvest: (dollars, money) => `Le plus de loyers en un tour : ${money(dollars)}`,
    stolen: (number) => `Le plus de locataires débauchés : ${number}`,
    fullest: (number) => `Immeuble le plus rempli : ${count(number, 'locataire')}`,
    crimes: (number) => `Le plus de crimes : ${number}`,
    jailed: (number) => `Le plus souvent en prison : ${number} fois`,
    alibis: (number) => `Les meilleures excuses : ${count(number, 'alibi')}`,
    tallest: (number) => `Immeuble le plus haut : ${count(number, 'niveau', 'niveaux')}`,
    builder: (number) => `Le plus d’immeubles bâtis : ${number}`,
    shopper: (number) => `Le plus de cartes achetées : ${number}`,
  },
  why: {
    shared: ({ winners, dollars }) =>
      `${listNames(winners)} partagent la victoire avec ${dollars} chacun.`,
    dollars: ({ winners, dollars, lead, next }) =>
      `${listNames(winners)} l’emporte avec ${dollars}, soit ${lead} d’avance sur ${listNames(next)}.`,
    buildings: (facts) =>
      `${level(facts)}. ${listNames(facts.winners)} l’emporte avec plus d’immeubles : ${facts.number}.`,
    tenants: (facts) =>
      `${level(facts)}. ${listNames(facts.winners)} l’emporte avec plus de locataires : ${facts.number}.`,
    highestRent: (facts) =>
      `${level(facts)}. ${listNames(facts.winners)} l’emporte avec le plus haut loyer : ${facts.rent}.`,
  },
};
