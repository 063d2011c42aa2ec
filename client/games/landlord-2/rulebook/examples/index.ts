// The worked examples of the rules page of the second edition.

import type { ExampleTexts } from '../../../../table/rulebook-example.ts';
import {
  byOther,
  byYou,
  during,
  type Shape,
  sharedExamples,
  turnOf,
} from '../../../landlord/rulebook/examples/shared.ts';

const { buying, tooHigh, demolition, arrival, bomb, report, order } = sharedExamples('landlord-2');

export const examples = {
  signsOfBuildings: {
    section: 'signs',
    position: `
      edition: landlord-2
      > ada $5: alibi
      ben $6: police
      #0 ada 3 roof+roofRenovation cellar: 1 groupHouse, 3 hacker*
      #1 ben 2 roof cellar: 1 mother!, 0 tavern
      #2 ben 2 roof: 1 mother, 2 squatters`,
    seat: 0,
    isTall: true,
    marks: [
      'flat:0/1#rent',
      'flat:0/1#floors',
      'flat:0/3#rent',
      'flat:0/0',
      'house:0#number',
      'house:0#sum',
      'flat:1/1#rent',
      'house:1#sign',
      'flat:2/2',
    ],
    isTried: false,
  },
  signsOfCards: {
    section: 'signs',
    position: `
      edition: landlord-2
      > ada $5: family hacker hacker dormer murder
      ben $6: police
      #0 ada 3 roof:`,
    seat: 0,
    zones: ['hand'],
    marks: [
      'card:family#rent',
      'card:family#wants',
      'card:hacker#count',
      'card:dormer',
      'card:murder',
    ],
    isTried: false,
  },
  signsOfPlayers: {
    section: 'signs',
    position: `
      edition: landlord-2
      > ada $7: hacker hacker move
      ben $4: police move ? ?
      #0 ada 3 roof: 1 hacker, 2 hacker
      #1 ben 2 roof: 1 mother
      jail: ben
      discards: alibi police`,
    seat: 0,
    zones: ['players', 'stage', 'aside'],
    marks: [
      'money:0',
      'rent:0',
      'hand:0',
      'seat:1',
      'phase:play',
      'pile',
      'discards',
      'roofs',
      'monsters',
      'jail',
    ],
    isTried: false,
  },
  squatted: {
    section: 'turn',
    position: `
      edition: landlord-2
      > ada $5: move police
      ben $5: ? ?
      #0 ada 4 roof: 1 hacker, 2 hacker, 3 hacker, 4 squatters
      #1 ada 2 roof: 1 mother
      #2 ben 3 roof:
      ${during(...turnOf(0), { kind: 'leaver', seat: 0, done: [] })}`,
    seat: 0,
    marks: ['flat:0/3', 'flat:1/2', 'flat:2/1'],
    moves: [byYou('flat:0/3'), byYou('flat:1/2')],
  },
  nomad: {
    section: 'turn',
    position: `
      edition: landlord-2
      > ada $5: move police
      ben $5: ? ?
      #0 ada 2 roof+roofRenovation: 1 nomad, 3 scientist
      #1 ben 4 roof: 1 hacker, 2 hacker
      ${during(...turnOf(0), { kind: 'leaver', seat: 0, done: [] })}`,
    seat: 0,
    zones: ['players', 'board'],
    marks: ['flat:0/3', 'flat:0/1', 'flat:1/3', 'flat:1/4'],
    moves: [byYou('monsters', 'flat:1/4'), byYou('button:roam', 'flat:0/1', 'flat:1/3')],
  },
  buying,
  firstBuilding: {
    section: 'building',
    position: `
      edition: landlord-2
      > ada $3: move broker alibi hacker
      ben $3: police ?
      #0 ben 3 roof: 1 hacker`,
    seat: 0,
    zones: ['board', 'hand'],
    moves: [
      byYou('card:move', 'site:floor'),
      byYou('card:broker', 'site:floor'),
      byYou('card:alibi', 'site:floor'),
      byYou('roofs'),
      byYou('card:hacker', 'flat:1/1'),
    ],
  },
  roofPrice: {
    section: 'building',
    position: `
      edition: landlord-2
      > ada $6: murder court dormer mother
      ben $3: police ?
      #0 ada 2 roof: 1 hacker
      #1 ada 1 roof:
      #2 ben 3 roof: 1 hacker`,
    seat: 0,
    zones: ['board', 'aside', 'hand'],
    marks: ['flat:0/2', 'flat:1/1', 'roofs'],
    moves: [byYou('card:murder', 'site:floor'), byYou('card:court', 'site:floor'), byYou('roofs')],
  },
  tooHigh,
  nobles: {
    section: 'tenants',
    position: `
      edition: landlord-2
      > ada $5: nobles cellar
      ben $6: police move
      #0 ada 1 roof:
      #1 ben 1 roof+roofRenovation:`,
    seat: 0,
    zones: ['board', 'hand'],
    marks: ['flat:0/1', 'flat:1/2'],
    moves: [byYou('card:cellar', 'house:0'), byYou('card:nobles', 'flat:0/0')],
  },
  tavern: {
    section: 'tenants',
    position: `
      edition: landlord-2
      > ada $5: tavern
      ben $6: police move
      #0 ada 2 roof cellar: 0 manWithDog, 2 mother
      #1 ada 3 roof: 1 hacker, 2 hacker, 3 hacker
      #2 ben 2 roof:`,
    seat: 0,
    marks: ['flat:0/1', 'flat:0/0', 'flat:1/3', 'flat:0/2'],
    moves: [
      byYou('card:tavern', 'flat:0/1'),
      byYou('flat:0/0', 'flat:2/1'),
      byYou('flat:1/3', 'flat:0/0'),
    ],
  },
  demolition,
  arrival,
  broker: {
    section: 'answers',
    position: `
      edition: landlord-2
      > ada $5: move
      ben $5: broker alibi
      #0 ada 2 roof: 1 mother
      #1 ben 3 roof: 1 hacker, 2 hacker, 3 hacker`,
    seat: 0,
    zones: ['players', 'board'],
    marks: ['flat:1/3', 'flat:0/2'],
    moves: [byYou('card:move', 'flat:1/3'), byYou('flat:0/2'), byOther('card:broker')],
  },
  bomb,
  report,
  order,
} satisfies Record<string, Shape>;

export type ExampleId = keyof typeof examples;
export type Texts = Record<ExampleId, ExampleTexts>;
