// The pictures that explain the signs on the map, on the players’ chips, in the hand and beside the map.
import { type Shapes, YOU } from './shapes.ts';

export const SIGNS = {
  map: {
    section: 'signs',
    position: `
      > ada $9 in kota, traveller: turned palace gold
      ben $6 in ajmer, builder: chose track gold
      cleo $4, duke: played quarry house
      #4 ben
      #5 ada cleo
      #13 ben
      #22 cleo
      #23 ada
      #26 ben ada
      #28 ada cleo
      #29 ben
      #6 cleo
      kota: houses ada 2 ben 1, great ben, small ada cleo
      round: 3`,
    seat: YOU,
    area: ['city:kota', 'village:4', 'village:27'],
    marks: [
      'city:kota#great',
      'city:kota#small-0',
      'city:kota#houses-0',
      'architect:0#figure',
      'maharaja#figure',
      'village:26',
      'village:27',
    ],
    isTried: false,
  },
  cards: {
    section: 'signs',
    position: `
      > ada $13 in kota, merchant: turned palace gold
      ben $6 in ajmer, builder: chose track gold
      cleo $4 in jaipur, duke: played quarry house
      tasks: palace gold[]
      #3 ada cleo
      #5 ada
      #13 ben cleo
      #22 cleo
      #23 ada
      #26 ben ada
      #28 ben
      #29 ben
      #6 cleo
      kota: houses ada 2 ben 1, great ben, small ada cleo
      round: 3`,
    seat: YOU,
    zones: ['players', 'stage', 'hand'],
    marks: [
      'money:0',
      'palaces:0',
      'houses:0',
      'maharaja',
      'points:0',
      'action:palace',
      'action:gold',
      'power:2',
    ],
    isTried: false,
  },
  beside: {
    section: 'signs',
    position: `
      > ada $13 in kota, merchant: turned palace gold
      ben $6 in ajmer, builder: chose track gold
      cleo $4 in jaipur, duke: played quarry house
      #3 ada cleo
      #5 ada
      #13 ben cleo
      #22 cleo
      #23 ada
      #26 ben ada
      #28 ben
      #29 ben
      #6 cleo
      round: 3`,
    seat: YOU,
    zones: ['aside'],
    isFull: true,
    marks: ['governor:kota', 'governor:udaipur', 'character:1', 'character:3'],
    isTried: false,
  },
} as const satisfies Shapes;
