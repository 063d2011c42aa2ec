// The second edition (2013): 120 cards with roofs, monsters and the jail.
import { shared } from '../options.ts';
import type { Edition } from './edition.ts';

export const second = {
  id: 'landlord-2',
  options: [...shared, { id: 'tieBreak', type: 'boolean', default: false }],
  presets: [
    { id: 'standard', options: {} },
    { id: 'short', options: { end: 'rounds', rounds: 6 } },
    { id: 'open', options: { openTrade: true } },
  ],
  deck: {
    family: 3, groupHouse: 3, hacker: 5, manWithDog: 3, mother: 4, mover: 1, musician: 3, nobles: 2,
    oddOnes: 3, nomad: 2, scientist: 1, squatters: 4, tavern: 1,
    dormer: 3, cellar: 4, flatRoof: 2, roofRenovation: 4,
    alibi: 5, bomb: 4, broker: 3, court: 4, demolition: 2, eviction: 2, move: 12, murder: 5, police: 6,
    politics: 2, rentWithheld: 3, lunatic: 1,
  },
  apart: { roofs: 18, monsters: 4 },
  start: { dollars: 3, roof: false },
  leastRent: 2,
  prisonRent: 2,
  away: 'discards',
  motherGoes: 'hand',
  ownFlatsFirst: false,
  drivenBy: 'landlord',
  moverPays: 3,
  grave: 'underPile',
  reportsOwnHouse: false,
  feesFrom: 'bank',
  roofsLater: false,
  keys: ['court'],
  roofMarket: false,
  refillsFrom: Number.POSITIVE_INFINITY,
} as const satisfies Edition;
