// What a player does in a turn: actions, houses, palaces and journeys.
import { type Shapes, YOU } from './shapes.ts';

export const PLAYING = {
  disc: {
    section: 'round',
    position: `
      ada $8 in kota, merchant
      ben $6 in ajmer, builder
      cleo $9, duke
      #4 ben
      #5 ada cleo
      #13 ben
      #22 cleo
      #23 ada
      #26 ben ada
      #28 ada cleo
      #29 ben
      #6 cleo
      kota: houses ada 2 ben 1, small ada
      round: 3`,
    seat: YOU,
    zones: ['choice', 'hand'],
    isTall: true,
    marks: ['action:gold', 'action:palace'],
    moves: [
      { seat: YOU, clicks: ['action:gold'] },
      { seat: YOU, clicks: ['action:gold'] },
    ],
  },
  penalty: {
    section: 'actions',
    position: `
      > ada $9 in kota, traveller: turned gold palaceAndHouse
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
      kota: houses ada 2 ben 1
      round: 3`,
    seat: YOU,
    zones: ['players', 'hand'],
    marks: ['money:0', 'action:palaceAndHouse'],
    moves: [
      { seat: YOU, clicks: ['action:gold'] },
      { seat: YOU, clicks: ['action:palaceAndHouse', 'city:kota'] },
    ],
  },
  two: {
    section: 'building',
    position: `
      > ada $6, builder: turned twoHouses gold
      ben $6 in ajmer, priest: played track gold
      cleo $4, duke: played quarry house
      #4 ben
      #5 ada cleo
      #13 ben
      #22 cleo
      #23 ada
      #26 ben
      #28 ada cleo
      #29 ben ada
      #6 cleo
      kota: houses ben 1
      round: 3`,
    seat: YOU,
    area: ['city:chittor', 'city:kota'],
    marks: ['architect:0#figure', 'village:4', 'maharaja#figure'],
    moves: [
      { seat: YOU, clicks: ['action:twoHouses', 'village:4'] },
      { seat: YOU, clicks: ['city:kota'] },
      { seat: YOU, clicks: ['action:twoHouses', 'city:kota'] },
    ],
  },
  split: {
    section: 'building',
    position: `
      > ada $15 in ajmer, traveller: turned palaceAndHouse gold
      ben $6 in ajmer, builder: chose track gold
      cleo $4, duke: played quarry house
      #4 ben
      #5 ada cleo
      #13 ben
      #22 cleo
      #23 ada
      #26 ben
      #27 ada
      #28 ada cleo
      #29 ben
      #6 cleo
      kota: houses ben 1, small cleo
      round: 3`,
    seat: YOU,
    area: ['city:ajmer', 'city:kota'],
    marks: ['city:ajmer#great', 'maharaja#figure'],
    moves: [
      { seat: YOU, clicks: ['action:palaceAndHouse', 'site:great'] },
      { seat: YOU, clicks: ['city:kota'] },
      { seat: YOU, clicks: ['action:palaceAndHouse', 'city:kota'] },
    ],
  },
  toll: {
    section: 'travel',
    position: `
      > ada $5 in ajmer, builder: turned house gold
      ben $6 in jodhpur, priest: played track gold
      cleo $4, duke: played quarry house
      #26 ben cleo
      #27 ben ada
      #13 ben
      #12 ada
      #20 ben
      #21 cleo
      #22 cleo
      #23 ada
      #28 ada cleo
      kota: small cleo
      round: 3
      options: {"openGold":true}`,
    seat: YOU,
    zones: ['players', 'board'],
    area: ['city:ajmer', 'city:kota'],
    marks: ['village:26', 'village:27'],
    moves: [{ seat: YOU, clicks: ['city:kota'] }],
  },
  open: {
    section: 'travel',
    position: `
      > ada $4, builder: turned house gold
      ben $6 in ajmer, priest: played track gold
      cleo $4, duke: played quarry house
      #6 ada
      #4 ben
      #5 ada cleo
      #13 ben
      #22 cleo
      #26 ben ada
      #28 ada cleo
      #29 ben
      #24 cleo
      udaipur: small ben
      round: 4`,
    seat: YOU,
    area: ['city:chittor', 'city:udaipur'],
    marks: ['village:6', 'village:7'],
    moves: [
      { seat: YOU, clicks: ['action:house', 'village:7'] },
      { seat: YOU, clicks: ['city:udaipur'] },
    ],
  },
  lower: {
    section: 'track',
    position: `
      > ada $5 in jaipur, builder: turned track gold
      ben $6 in ajmer, priest: played house gold
      cleo $4, duke: played quarry house
      #0 ada
      #2 ada
      #3 cleo
      #13 ben
      #22 cleo
      #24 ada
      #25 ben
      #26 ben ada
      #28 cleo
      #29 ben cleo
      track: . . ajmer kota jaipur udaipur jaisalmer jodhpur bikaner
      round: 1`,
    seat: YOU,
    zones: ['aside'],
    isFull: true,
    marks: ['governor:ajmer', 'governor:jaipur'],
    moves: [{ seat: YOU, clicks: ['action:track', 'governor:jaipur'] }],
  },
  gap: {
    section: 'track',
    position: `
      > ada $5 in kota, builder: turned track gold
      ben $6 in ajmer, priest: played house gold
      cleo $4, duke: played quarry house
      #2 ada
      #3 cleo
      #13 ben
      #22 cleo
      #24 ada
      #25 ben
      #26 ben ada
      #27 ada
      #28 cleo
      #29 ben cleo
      track: . . . . jaipur . ajmer kota bikaner jodhpur jaisalmer udaipur
      round: 4`,
    seat: YOU,
    zones: ['aside'],
    isFull: true,
    marks: ['governor:jaipur', 'governor:kota'],
    moves: [{ seat: YOU, clicks: ['action:track', 'governor:kota'] }],
  },
} as const satisfies Shapes;
