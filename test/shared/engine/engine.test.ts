// Small parts of the engine: seats, group decisions, undo, options, hidden cards and deepEqual.
import { describe, expect, test } from 'vitest';
import {
  applyPatch,
  BadSetup,
  clockwise,
  deepEqual,
  deepFreeze,
  diff,
  fillOptions,
  hiddenCards,
  hideOtherChoices,
  leftOf,
  otherSeats,
  passToNextResponder,
  queueResponses,
  recordChoice,
  respondingSeats,
  seatsStillChoosing,
  seedFrom,
  startSecretChoices,
} from '../../../shared/engine/index.ts';
import { fingers } from '../../kit/toys/fingers.ts';
import { nim } from '../../kit/toys/nim.ts';
import { thieves } from '../laws/thieves.ts';

describe('seats', () => {
  test('are listed clockwise, which is to the left', () => {
    expect([0, 1, 2].map((seat) => leftOf(seat, 3))).toEqual([1, 2, 0]);
    expect(clockwise(2, 4)).toEqual([2, 3, 0, 1]);
    expect(otherSeats(2, 4)).toEqual([3, 0, 1]);
  });
});

describe('a response queue', () => {
  test('asks the seats clockwise and ends after the last', () => {
    const first = queueResponses(2, 4, (seat) => seat !== 1);
    expect(first).toEqual({ waiting: [2, 3, 0] });
    expect(respondingSeats(first)).toEqual([2]);
    const second = passToNextResponder(first);
    expect(second).toEqual({ waiting: [3, 0] });
    expect(passToNextResponder({ waiting: [0] })).toBe(null);
  });

  test('ends with the first seat that responds', () => {
    const game = thieves();
    let state = game.setup({}, 3, seedFrom(5));
    state = { ...state, hands: [['coin'], ['guard'], ['guard']] };
    state = game.play(state, 0, { type: 'steal' }).state;
    expect(game.toAct(state)).toEqual([1]);
    expect(game.toAct(game.play(state, 1, { type: 'no' }).state)).toEqual([2]);
    const { state: after, events } = game.play(state, 1, { type: 'guard' });
    expect(events).toEqual([{ type: 'guarded', seat: 1 }]);
    expect(after.frames).toEqual([{ kind: 'turn', seat: 1 }]);
  });
});

describe('secret choices', () => {
  test('show who has chosen, but not what', () => {
    const frame = recordChoice(recordChoice(startSecretChoices<number>(3), 2, 7), 0, 5);
    expect(seatsStillChoosing(frame)).toEqual([1]);
    expect(hideOtherChoices(frame, 0)).toEqual({ chosen: [5, null, '?'] });
    expect(hideOtherChoices(frame, null)).toEqual({ chosen: ['?', null, '?'] });
  });

  test('can be made in any order and take effect after the last one', () => {
    let state = fingers.setup({}, 3, seedFrom(1));
    expect(fingers.toAct(state)).toEqual([0, 1, 2]);
    for (const [seat, count] of [
      [2, 4],
      [0, 1],
    ] as const) {
      const played = fingers.play(state, seat, { type: 'fingers', count });
      expect(played.events).toEqual([]);
      expect(played.irreversible).toBe(false);
      ({ state } = played);
    }
    expect(fingers.toAct(state)).toEqual([1]);
    expect(() => fingers.play(state, 2, { type: 'fingers', count: 1 })).toThrow('notYourTurn');
    const last = fingers.play(state, 1, { type: 'fingers', count: 3 });
    expect(last.events).toEqual([{ type: 'shown', fingers: [1, 3, 4] }]);
    expect(last.state.wins).toEqual([0, 1, 0]);
  });

  test('disclose the whole move to the acting seat and the public move to all', () => {
    const state = fingers.setup({}, 2, seedFrom(1));
    expect(fingers.play(state, 1, { type: 'fingers', count: 4 }).disclosures).toEqual([
      { to: 1, what: { type: 'fingers', count: 4 } },
      { to: 'all', what: { type: 'fingers' } },
    ]);
  });
});

describe('taking back', () => {
  test('is impossible after a move that drew or revealed a card, and possible after others', () => {
    const plain = nim.play(nim.setup({}, 2, seedFrom(1)), 0, { type: 'take', stones: 1 });
    expect(plain.irreversible).toBe(false);
    const game = thieves();
    const state = game.setup({}, 3, seedFrom(5));
    expect(game.play(state, 0, { type: 'steal' }).irreversible).toBe(false);
    expect(game.play(state, 0, { type: 'draw' }).irreversible).toBe(true);
  });

  test('restores exactly the state before the move', () => {
    const before = deepFreeze(nim.setup({}, 3, seedFrom(1)));
    const { state: after } = nim.play(before, 0, { type: 'take', stones: 3 });
    expect(JSON.stringify(applyPatch(after, diff(after, before)))).toBe(JSON.stringify(before));
  });
});

describe('options', () => {
  const specs = [
    { id: 'suite', type: 'boolean', default: true },
    { id: 'end', type: 'choice', default: 'pile', choices: ['pile', 'sum'] },
    { id: 'rounds', type: 'number', default: 10, min: 3, max: 20 },
    { id: 'bonus', type: 'number', default: 1, min: -5, max: 5 },
  ] as const;

  test('get their default values if they are not given', () => {
    expect(fillOptions(specs, {})).toEqual({ suite: true, end: 'pile', rounds: 10, bonus: 1 });
    expect(fillOptions(specs, { rounds: 3 })).toMatchObject({ rounds: 3 });
    expect(fillOptions(specs, { rounds: 20, bonus: 0 })).toMatchObject({ rounds: 20, bonus: 0 });
  });

  test.each([
    ['badOptions', null],
    ['badOptions', []],
    ['badOptions', 'suite'],
    ['unknownOption', { royal: true }],
    ['unknownOption', { toString: 1 }],
    ['badOption', { suite: 1 }],
    ['badOption', { suite: null }],
    ['badOption', { end: 'never' }],
    ['badOption', { rounds: 2 }],
    ['badOption', { rounds: 21 }],
    ['badOption', { rounds: 3.5 }],
    ['badOption', { rounds: '5' }],
    ['badOption', { rounds: Number.NaN }],
    // JSON writes -0 as 0, so the stored options would not be the given ones.
    ['badOption', { bonus: -0 }],
    ['badOption', { bonus: -6 }],
  ])('are refused with %s: %j', (code, given) => {
    expect(() => fillOptions(specs, given)).toThrow(BadSetup);
    expect(() => fillOptions(specs, given)).toThrow(expect.objectContaining({ code }));
  });
});

describe('hidden cards', () => {
  test('are the same frozen list for the same count', () => {
    expect(hiddenCards(3)).toEqual(['?', '?', '?']);
    expect(hiddenCards(3)).toBe(hiddenCards(3));
    expect(() => hiddenCards(2).push('?')).toThrow(TypeError);
  });
});

describe('deepEqual', () => {
  test('ignores the order of keys', () => {
    expect(deepEqual({ a: [1, { b: null }], c: 'x' }, { c: 'x', a: [1, { b: null }] })).toBe(true);
  });

  test('treats -0 as 0 at any depth, as JSON does', () => {
    expect(deepEqual(-0, 0)).toBe(true);
    expect(deepEqual([{ a: [0, -0] }], [{ a: [-0, 0] }])).toBe(true);
  });

  test.each([
    [[[[1]]], [[[2]]]],
    [{ a: { b: [{ c: 1 }] } }, { a: { b: [{ c: 2 }] } }],
    [{ a: { b: [{ c: 1 }] } }, { a: { b: [{ d: 1 }] } }],
    [{ a: { b: [1] } }, { a: { b: { 0: 1 } } }],
    [
      [1, [2]],
      [1, [2, 3]],
    ],
    [{ a: {} }, { a: null }],
    [{ a: null }, { a: {} }],
    [{ a: { b: 1 } }, { a: { b: 1, c: undefined } }],
    [true, 1],
    [0, null],
    [0, false],
    [1, 2],
    [null, {}],
    [[], {}],
    [{}, []],
    [[1], [1, 2]],
    [{ a: 1 }, { a: 1, b: 2 }],
    [{ a: 1, b: 2 }, { a: 1 }],
    [{ a: undefined }, { b: undefined }],
    [{}, { toString: 1 }],
    ['1', 1],
  ])('distinguishes %j from %j', (a, b) => {
    expect(deepEqual(a, b)).toBe(false);
  });
});
