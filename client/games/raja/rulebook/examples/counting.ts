// What wins, when the game ends, what a scoring pays, and what variants change.
import { BLUE, type Shapes, YOU } from './shapes.ts';

export const COUNTING = {
  win: {
    section: 'aim',
    position: `
      > ada $12 in ajmer, traveller: turned palace gold
      ben $9 in kota, duke: played gold house
      #3 ben
      #4 ben
      #5 ada
      #13 ada
      #22 ben
      #24 ada
      #26 ben
      #27 ada
      kota: houses ben 3, great ben
      ajmer: great ben, small ada
      bikaner: small ada ada ben
      jaipur: small ada ben
      round: 10`,
    seat: YOU,
    zones: ['stage', 'board'],
    area: ['city:ajmer', 'city:kota'],
    marks: ['architect:0#figure', 'city:kota#great'],
    moves: [
      { seat: YOU, clicks: ['action:palace', 'site:small'] },
      { seat: YOU, clicks: ['action:gold'] },
      { seat: YOU, clicks: ['button:end'] },
    ],
  },
  last: {
    section: 'end',
    position: `
      > ada $12 in kota, duke: turned palace gold
      ben $13 in ajmer, priest: chose palace gold
      cleo $4 in jaipur, builder: chose quarry house
      #3 ben cleo
      #4 ben
      #5 ada
      #13 ada
      #22 ben
      #24 ada cleo
      #26 ben
      #27 ada
      #28 cleo
      #25 cleo
      kota: houses ben 3, small cleo
      ajmer: great ben, small ada ben
      bikaner: great ada, small ada ada ben
      jaipur: great cleo, small ada ben
      udaipur: great ben, small ada
      jodhpur: small ben cleo
      track: . . . . . . . . . . bikaner jaipur udaipur jaisalmer jodhpur ajmer kota
      maharaja: kota
      round: 9`,
    seat: YOU,
    zones: ['players', 'stage', 'board'],
    area: ['city:kota', 'city:ajmer'],
    marks: ['palaces:0', 'palaces:1'],
    moves: [
      { seat: YOU, clicks: ['action:palace', 'site:great'] },
      { seat: YOU, clicks: ['action:gold'] },
      { seat: YOU, clicks: ['button:end'] },
    ],
  },
  four: {
    section: 'scoring',
    position: `
      > ada $5 in kota, builder: turned gold gold
      ben $4 in kota, duke: played palace gold
      cleo $6 in kota, priest: played house track
      dan $3 in kota, entrepreneur: played twoHouses gold
      #3 dan
      #4 ben ada
      #5 ada cleo
      #13 ben
      #22 cleo
      #24 dan
      #26 ben ada
      #27 cleo dan
      #28 ada cleo
      #29 ben dan
      kota: houses cleo 2 dan 5, great ben, small cleo
      round: 3
      options: {"openGold":true}`,
    seat: YOU,
    zones: ['players', 'stage', 'board'],
    area: ['city:kota'],
    marks: ['city:kota#great', 'city:kota#small-0', 'city:kota#houses-3', 'architect:0#figure'],
    moves: [
      { seat: YOU, clicks: ['action:gold'] },
      { seat: YOU, clicks: ['action:gold'] },
      { seat: YOU, clicks: ['button:end'] },
    ],
  },
  alone: {
    section: 'scoring',
    position: `
      > ada $3, builder: turned gold quarry
      ben $6 in ajmer, duke: played house gold
      tasks: gold[] quarry[]
      #6 ada
      #7 ben
      #4 ben
      #5 ada
      #13 ben
      #22 ben
      #26 ada
      #28 ada
      round: 4`,
    seat: YOU,
    zones: ['players', 'stage', 'board'],
    area: ['city:chittor', 'city:udaipur'],
    marks: ['village:7', 'city:udaipur#name'],
    moves: [
      { seat: YOU, clicks: ['city:udaipur'] },
      { seat: YOU, clicks: ['button:end'] },
    ],
  },
  token: {
    section: 'variants',
    position: `
      > ada $15 in kota, yogi: tokens 1, turned gold gold
      ben $6 in ajmer, duke: played house gold
      cleo $4 in jaipur, builder: played quarry house
      #3 ada
      #4 ben
      #5 ada
      #13 ben cleo
      #22 ben
      #24 cleo
      #26 ada
      #27 cleo
      #28 ada cleo
      #29 ben
      kota: houses ada 1 ben 1
      round: 3
      options: {"yogi":true}`,
    seat: YOU,
    zones: ['players', 'hand'],
    marks: ['tokens:0', 'token', 'power:7'],
    moves: [
      { seat: YOU, clicks: ['token', 'action:palace'] },
      { seat: YOU, clicks: ['action:palace', 'site:great'] },
    ],
  },
  home: {
    section: 'variants',
    position: `
      > ada $3 in ajmer, entrepreneur: turned gold quarry
      ben $6 in udaipur, duke: played house gold
      tasks: gold quarry[]
      used: entrepreneur
      #6 ada
      #7 ben
      #4 ben
      #5 ada
      #13 ben
      #22 ben
      #26 ada
      #28 ada
      kota: small neutral
      bikaner: small neutral
      jaipur: small neutral
      udaipur: small neutral
      jaisalmer: small neutral
      jodhpur: small neutral
      ajmer: small neutral
      round: 3
      options: {"homeCities":true,"neutralPalaces":true}`,
    seat: YOU,
    zones: ['players', 'stage', 'board'],
    area: ['city:ajmer', 'city:kota'],
    marks: ['points:0', 'city:kota#small-0'],
    moves: [
      { seat: YOU, clicks: ['action:gold'] },
      { seat: YOU, clicks: ['button:end'] },
    ],
  },
  seduce: {
    section: 'variants',
    position: `
      > ada $6 in kota, merchant: turned character gold
      ben $6 in ajmer, priest traveller builder: chose house gold
      cleo $4 in jaipur, duke entrepreneur: played quarry house
      used: merchant
      #3 ada
      #4 ben
      #5 ada
      #13 ben cleo
      #22 ben
      #24 cleo
      #26 ada
      #27 cleo
      #28 ada cleo
      #29 ben
      kota: houses ada 1 ben 1
      round: 3
      options: {"manyCharacters":true}`,
    seat: YOU,
    zones: ['aside'],
    isFull: true,
    marks: ['character:2', 'character:3', 'character:6'],
    moves: [
      { seat: YOU, clicks: ['action:character', 'player:1'] },
      { seat: BLUE, clicks: ['character:3'] },
    ],
  },
} as const satisfies Shapes;
