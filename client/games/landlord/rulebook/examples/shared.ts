// The worked examples of the rules page that show the same in both editions.
import type { Ref } from '../../../../../shared/engine/index.ts';
import type { EditionId } from '../../../../../shared/games/landlord/editions/index.ts';
import type { ExampleShape } from '../../../../table/rulebook-example.ts';
import type { Section } from '../sections.ts';

export type Shape = ExampleShape<Section>;

/** The bottom of the stack of frames while it is this seat's turn, up to the play phase. */
export const turnOf = (seat: number): unknown[] => [
  { kind: 'endTurn', seat },
  { kind: 'rent', seat },
  { kind: 'play', seat, least: [0, 0], declined: [] },
];

/** The line of a position in which something else than the play phase is going on. */
export const during = (...frames: unknown[]): string => `rest: ${JSON.stringify({ frames })}`;

/** A player plays this card where it can only go to one thing, or to the thing that comes next. */
export const byYou = (...clicks: Ref[]) => ({ seat: 0, clicks });
export const byOther = (...clicks: Ref[]) => ({ seat: 1, clicks });

export type SharedId =
  | 'buying'
  | 'tooHigh'
  | 'demolition'
  | 'arrival'
  | 'bomb'
  | 'report'
  | 'order';

export function sharedExamples(edition: EditionId): Record<SharedId, Shape> {
  const first = edition === 'landlord';
  const head = first ? '' : `edition: ${edition}`;
  // Both pay by the order in which they came.
  const student = first ? 'student' : 'hacker';
  return {
    buying: {
      section: 'turn',
      position: `
        ${head}
        > ada $5: alibi
        ben $6: police move
        #0 ada 3 roof: 1 ${student}
        #1 ben 2 roof: 1 mother
        pile: move mother police`,
      seat: 0,
      zones: ['players', 'board', 'hand'],
      marks: ['rent:0', 'house:0#sum'],
      moves: [
        byYou('button:collect'),
        byYou('pile'),
        byYou('pile'),
        byYou('pile'),
        byYou('button:stop'),
      ],
    },
    tooHigh: {
      section: 'tenants',
      position: `
        ${head}
        > ada $5: family
        ben $6: police move
        #0 ada 3 roof:
        #1 ada 2 roof:
        #2 ben 2 roof: 1 mother`,
      seat: 0,
      zones: ['board', 'hand'],
      marks: ['flat:0/3', 'flat:1/2', 'flat:2/2'],
      moves: [byYou('card:family', 'flat:1/1')],
    },
    demolition: {
      section: 'actions',
      position: `
        ${head}
        > ada $5: demolition
        ben $6: police move
        #0 ada [bomb court] ${first ? 'roof' : 'dormer'}: 1 mother
        #1 ada 3 roof:
        #2 ben 2 roof:`,
      seat: 0,
      zones: ['board', 'hand'],
      moves: [byYou('card:demolition', 'house:0'), byYou('flat:0/1', 'flat:1/1')],
    },
    arrival: {
      section: 'answers',
      position: `
        ${head}
        ada $5: police mother
        > ben $5: move alibi
        #0 ada 3 roof: 1 ${student}, 3 squatters
        #1 ben 2 roof: 1 mother
        ${during(...turnOf(1), { kind: 'resolve' }, { kind: 'guard', at: { house: 0, level: 3 }, waiting: [0] })}`,
      seat: 0,
      zones: ['stage', 'board', 'hand'],
      marks: ['flat:0/3', 'house:0#sum'],
      moves: [byYou('card:police')],
    },
    bomb: {
      section: 'jail',
      position: `
        ${head}
        ada $5: police alibi
        > ben $4: move
        #0 ada 3 roof: 1 mother, 2 ${student}
        #1 ada 1 roof:
        #2 ben 2 roof: 1 mother
        table: bomb
        ${during(...turnOf(1), { kind: 'resolve' }, { kind: 'answer', crime: { card: 'bomb', by: 1, house: 0, level: -1 }, waiting: [0] })}`,
      seat: 0,
      zones: ['players', 'stage', 'board', 'hand'],
      moves: [byYou('card:police'), byOther('button:no')],
    },
    report: {
      section: 'jail',
      position: `
        ${head}
        > ada $5: murder ${student}
        ben $5: alibi police
        #0 ada 2 roof: 1 family
        #1 ben 3 roof: 1 mother, 2 ${student}`,
      seat: 0,
      zones: ['players', 'board', 'hand'],
      marks: ['flat:0/1', 'flat:1/2'],
      moves: [byYou('card:murder', 'flat:1/2'), byOther('button:no'), byYou('button:no')],
    },
    order: {
      section: 'money',
      position: `
        ${head}
        > ada $5: ${student}
        ben $6: police move
        #0 ada 3 dormer: 1 ${student}, 2 ${student}
        #1 ben 2 roof: 1 mother`,
      seat: 0,
      isTall: true,
      marks: ['flat:0/1#rent', 'flat:0/2#rent', 'flat:0/4', 'house:0#sum'],
      moves: [byYou(`card:${student}`, 'flat:0/3')],
    },
  };
}
