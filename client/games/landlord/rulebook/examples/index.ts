// The worked examples of the rules page of the first edition.
import type { ExampleTexts } from '../../../../table/rulebook-example.ts';
import { byOther, byYou, during, type Shape, sharedExamples, turnOf } from './shared.ts';

const { buying, tooHigh, demolition, arrival, bomb, report, order } = sharedExamples('landlord');

export const examples = {
  signsOfBuildings: {
    section: 'signs',
    position: `
      > ada $5: alibi
      ben $6: police
      #0 ada 3 roof+roofRenovation cellar: 1 researcher, 3 student*
      #1 ben 2 roof: 1 mother, 2 squatters`,
    seat: 0,
    isTall: true,
    marks: [
      'flat:0/1#rent',
      'flat:0/1#floors',
      'flat:0/3#rent',
      'flat:0/0',
      'house:0#number',
      'house:0#sum',
      'flat:1/2',
      'roof:1#hatch',
    ],
    isTried: false,
  },
  signsOfCards: {
    section: 'signs',
    position: `
      > ada $5: family student student roof murder
      ben $6: police
      #0 ada 3 roof:`,
    seat: 0,
    zones: ['hand'],
    marks: [
      'card:family#rent',
      'card:family#wants',
      'card:student#count',
      'card:roof',
      'card:murder',
    ],
    isTried: false,
  },
  signsOfPlayers: {
    section: 'signs',
    position: `
      > ada $7: roof roof student
      ben $4: police move ? ?
      #0 ada 3 roof: 1 student, 2 student
      #1 ben 2 roof: 1 mother
      jail: ben
      discards: police recycle`,
    seat: 0,
    zones: ['players', 'stage', 'aside'],
    marks: ['money:0', 'rent:0', 'hand:0', 'seat:1', 'phase:play', 'pile', 'discards', 'jail'],
    isTried: false,
  },
  squatted: {
    section: 'turn',
    position: `
      > ada $5: move police
      ben $5: ? ?
      #0 ada 4 roof: 1 student, 2 student, 3 single, 4 squatters
      #1 ada 2 roof: 1 mother
      #2 ben 3 roof:
      ${during(...turnOf(0), { kind: 'leaver', seat: 0, done: [] })}`,
    seat: 0,
    marks: ['flat:0/2', 'flat:0/3', 'flat:1/2'],
    moves: [byYou('flat:0/3')],
  },
  buying,
  firstBuilding: {
    section: 'building',
    position: `
      > ada $5: roof move broker alibi student
      ben $5: police ?
      #0 ben 3 roof: 1 single`,
    seat: 0,
    zones: ['board', 'hand'],
    moves: [
      byYou('card:move', 'site:floor'),
      byYou('card:broker', 'site:floor'),
      byYou('card:alibi', 'site:floor'),
      byYou('card:roof', 'site:roof'),
      byYou('card:student', 'flat:1/1'),
    ],
  },
  roofSale: {
    section: 'building',
    position: `
      > ada $5: move broker student
      ben $4: roof roof alibi
      #0 ben 2 roof:`,
    seat: 0,
    zones: ['players', 'hand'],
    moves: [
      byYou('button:market', 'player:1'),
      byYou('dollars:2'),
      byOther('card:roof', 'button:sell'),
    ],
  },
  tooHigh,
  musician: {
    section: 'tenants',
    position: `
      > ada $5: musician
      ben $5: alibi
      #0 ada 3 roof: 1 mother
      #1 ben 3 roof: 1 student, 2 single`,
    seat: 0,
    zones: ['players', 'board'],
    marks: ['flat:1/3'],
    moves: [byYou('card:musician', 'flat:1/3'), byYou('flat:1/1', 'flat:0/2')],
  },
  moveChain: {
    section: 'actions',
    position: `
      > ada $5: move
      ben $5: broker alibi
      cleo $5: police
      #0 ada 1 roof cellar:
      #1 ben 1 roof+roofRenovation: 1 manager
      #2 cleo 1 roof: 1 mover`,
    seat: 0,
    zones: ['players', 'board'],
    marks: ['flat:1/1', 'flat:2/1', 'flat:0/0'],
    moves: [byYou('card:move', 'flat:1/1'), byYou('flat:0/0'), byOther('card:broker')],
  },
  demolition,
  arrival,
  bomb,
  report,
  order,
  celebrities: {
    section: 'money',
    position: `
      > ada $5: student
      ben $6: police move
      #0 ada 3 roof cellar: 1 celebrities
      #1 ben 2 roof: 1 mother`,
    seat: 0,
    isTall: true,
    marks: ['flat:0/1#rent', 'flat:0/3', 'house:0#sum'],
    moves: [byYou('card:student', 'flat:0/3')],
  },
} satisfies Record<string, Shape>;

export type ExampleId = keyof typeof examples;
export type Texts = Record<ExampleId, ExampleTexts>;
