// What characters do, how they change hands, and what the other players can do.
import { BLUE, type Shapes, YELLOW, YOU } from './shapes.ts';

export const PEOPLE = {
  priest: {
    section: 'characters',
    position: `
      > ada $5 in jaipur, builder: turned character gold
      ben $6 in jodhpur, priest: played house gold
      cleo $4 in ajmer, duke: played quarry house
      #12 ben
      #13 ben
      #22 cleo
      #23 ada
      #24 ada
      #25 ben ada
      #26 ben
      #27 cleo
      #28 ada cleo
      #29 cleo
      ajmer: great ada, small ben ben
      round: 7`,
    seat: YOU,
    zones: ['stage', 'board', 'hand'],
    area: ['city:ajmer'],
    marks: ['points:1', 'action:character'],
    moves: [
      { seat: YOU, clicks: ['action:character', 'character:3'] },
      { seat: BLUE, clicks: ['character:2'] },
    ],
  },
  both: {
    section: 'changing',
    position: `
      > ada $5 in kota, merchant: turned character gold
      ben $6 in jodhpur, priest: chose house gold
      cleo $4 in ajmer, duke: played quarry house
      #2 ada
      #4 ada
      #5 ben
      #12 ben
      #13 ben
      #22 cleo
      #23 ada
      #26 ben
      #27 cleo
      #28 ada cleo
      #29 cleo
      kota: houses cleo 1, small ben
      round: 3`,
    seat: YOU,
    zones: ['board', 'hand'],
    area: ['city:kota'],
    marks: ['power:2', 'action:character'],
    moves: [
      { seat: YOU, clicks: ['power:2'] },
      { seat: YOU, clicks: ['action:character', 'character:5'] },
      { seat: YOU, clicks: ['power:5', 'city:kota'] },
    ],
  },
  rob: {
    section: 'changing',
    position: `
      > ada $12 in kota, merchant: turned character palace
      ben $6 in jodhpur, priest: chose house gold
      cleo $13 in ajmer, builder: chose palace house
      used: merchant
      #2 ada
      #4 ada
      #5 ben
      #12 ben
      #13 ben
      #22 cleo
      #23 ada
      #26 ben
      #27 cleo
      #28 ada cleo
      #29 cleo
      round: 3`,
    seat: YOU,
    zones: ['aside'],
    isFull: true,
    marks: ['character:6', 'character:1'],
    moves: [
      { seat: YOU, clicks: ['action:character', 'character:6'] },
      { seat: YELLOW, clicks: ['character:1'] },
    ],
  },
  close: {
    section: 'rivals',
    position: `
      > ada $5 in jaisalmer, merchant: turned moveHouse gold
      ben $9 in udaipur, priest: chose palace house
      cleo $4 in ajmer, duke: played quarry house
      used: merchant
      #8 ada
      #9 ben
      #6 ada ben
      #7 cleo
      #13 cleo
      #22 cleo
      #23 ada
      #26 ben
      #28 ada cleo
      #29 ben
      jaisalmer: houses ada 1, small ben
      round: 5`,
    seat: YOU,
    area: ['city:udaipur', 'city:jaisalmer'],
    isTall: true,
    marks: ['village:8', 'village:9', 'architect:1#figure'],
    moves: [{ seat: YOU, clicks: ['action:moveHouse', 'house:8', 'city:jaisalmer'] }],
  },
} as const satisfies Shapes;
