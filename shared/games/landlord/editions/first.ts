// The first edition (1997): 110 cards with the jail.
import { shared } from '../options.ts';
import type { Edition } from './edition.ts';

export const first = {
  id: 'landlord',
  options: [
    { id: 'tenantTexts', type: 'boolean', default: true },
    ...shared,
    { id: 'anyoneAnswers', type: 'boolean', default: false },
  ],
  presets: [
    { id: 'standard', options: {} },
    { id: 'basic', options: { tenantTexts: false } },
    { id: 'short', options: { end: 'rounds', rounds: 6 } },
    { id: 'open', options: { openTrade: true, anyoneAnswers: true } },
  ],
  deck: {
    family: 2, freaks: 2, musician: 4, mother: 4, celebrities: 3, pensioners: 3, single: 2, student: 5,
    mover: 1, researcher: 2, manager: 2, squatters: 4,
    roof: 21, roofRenovation: 3, dormer: 3, flatRoof: 2, cellar: 3,
    demolition: 2, alibi: 4, bomb: 3, recycle: 1, lunatic: 1, eviction: 2, court: 2, broker: 3,
    rentWithheld: 2, murder: 4, police: 5, politics: 3, move: 11,
  },
  apart: { roofs: 0, monsters: 0 },
  start: { dollars: 5, roof: true },
  leastRent: 1,
  prisonRent: 'houses',
  away: 'underPile',
  motherGoes: 'anywhere',
  ownFlatsFirst: true,
  drivenBy: 'mover',
  moverPays: 1,
  grave: 'discards',
  reportsOwnHouse: true,
  feesFrom: 'player',
  roofsLater: true,
  keys: ['court', 'politics'],
  roofMarket: true,
  refillsFrom: 5,
} as const satisfies Edition;
