// Invalid input is refused with an error code, and the state stays unchanged. `as never` passes values that the types
// exclude, as they may come from the network or from storage.
import { describe, expect, test } from 'vitest';
import {
  BadSetup,
  deepFreeze,
  IllegalMove,
  Random,
  seedFrom,
} from '../../../shared/engine/index.ts';
import { rules as roomShare } from '../../../shared/games/room-share/rules.ts';

const state = deepFreeze(roomShare.setup({}, 3, seedFrom(3)));
const seat = roomShare.toAct(state)[0] as number;
const legal = roomShare.moves(state, seat)[0] as object;

function code(play: () => unknown): string {
  const before = JSON.stringify(state);
  try {
    play();
  } catch (error) {
    expect(JSON.stringify(state)).toBe(before);
    if (error instanceof IllegalMove || error instanceof BadSetup) return error.code;
    throw error;
  }
  return 'played';
}

describe('play', () => {
  test.each(
    [
      null,
      true,
      false,
      0,
      -1,
      1e300,
      '',
      'pass',
      '{}',
      [],
      [[]],
      [legal],
      {},
      { type: null },
      { type: 7 },
      { type: {} },
      { type: ['flat'] },
    ].map((junk) => [junk]),
  )('refuses %j as malformed', (junk) => {
    expect(code(() => roomShare.play(state, seat, junk))).toBe('malformed');
  });

  test.each(
    [
      { type: '' },
      { type: '__proto__' },
      { type: 'flat' },
      { ...legal, flat: '3' },
      { ...legal, flat: 20 },
      { ...legal, flat: -1 },
      { ...legal, flat: null },
      { ...legal, flat: { valueOf: 1 } },
      { ...legal, card: 'royal' },
      { ...legal, more: true },
      JSON.parse('{"type":"flat","__proto__":{"card":"red"}}'),
    ].map((move) => [move]),
  )('refuses %j, which is not in the list of legal moves', (move) => {
    expect(code(() => roomShare.play(state, seat, move))).toBe('illegal');
  });

  test('refuses a very deep value', () => {
    let deep: unknown = 1;
    for (let depth = 0; depth < 5000; depth++) deep = [deep];
    expect(code(() => roomShare.play(state, seat, { ...legal, flat: deep }))).toBe('illegal');
  });

  test('refuses a move of another seat', () => {
    for (const other of [0, 1, 2].filter((one) => one !== seat)) {
      expect(code(() => roomShare.play(state, other, legal))).toBe('notYourTurn');
    }
  });

  test.each([[-1], [3], [0.5], [Number.NaN], ['0'], [null], [undefined], [{}]])(
    'refuses a seat that does not exist: %j',
    (noSeat) => {
      expect(code(() => roomShare.play(state, noSeat as number, legal))).toBe('noSuchSeat');
    },
  );

  test('refuses a move after the end', () => {
    const random = Random.from(seedFrom(1));
    let end = state;
    for (let [next] = roomShare.toAct(end); next !== undefined; [next] = roomShare.toAct(end)) {
      end = roomShare.play(end, next, random.pick(roomShare.moves(end, next))).state;
    }
    expect(roomShare.outcome(end)).not.toBe(null);
    expect(roomShare.moves(end, 0)).toEqual([]);
    expect(code(() => roomShare.play(end, 0, legal))).toBe('over');
    expect(roomShare.explainIllegal(end, 0, ['card:red'])).toEqual({ key: 'over' });
  });
});

describe('setup', () => {
  test.each([[1], [5], [0], [-2], [2.5], [Number.NaN], ['2'], [null]])(
    'refuses %j seats',
    (seats) => {
      expect(code(() => roomShare.setup({}, seats as number, seedFrom(1)))).toBe('badSeats');
    },
  );

  test.each([
    null,
    undefined,
    7,
    'seed',
    {},
    [],
    [1, 2, 3],
    [1, 2, 3, 4, 5],
    ['1', '2', '3', '4'],
    [1, 2, 3, '4'],
    [1, 2, 3, null],
    [1, 2, 3, 0.5],
    [1, 2, 3, Number.NaN],
    [1, 2, 3, Number.POSITIVE_INFINITY],
    { 0: 1, 1: 2, 2: 3, 3: 4, length: 4 },
  ])('refuses an invalid seed: %j', (seed) => {
    expect(code(() => roomShare.setup({}, 2, seed as never))).toBe('badSeed');
  });

  test.each([
    ['too few', ['red']],
    ['too many', ['red', 'blue', 'green']],
    ['the same twice', ['red', 'red']],
    ['not of this game', ['red', 'violet']],
  ])('refuses colours: %s', (_name, colours) => {
    const set = () => roomShare.setup({}, 2, seedFrom(1), colours as never);
    expect(code(set)).toBe('badColours');
  });

  test('refuses options that are unknown or have the wrong type', () => {
    const set = (options: object) => () => roomShare.setup(options as never, 2, seedFrom(1));
    expect(code(set({ royalSuite: 'yes' }))).toBe('badOption');
    expect(code(set({ rounds: 7 }))).toBe('unknownOption');
    expect(code(() => roomShare.setup(null as never, 2, seedFrom(1)))).toBe('badOptions');
  });
});

describe('explainIllegal', () => {
  test('says only that it is another seat’s turn, and nothing about hands', () => {
    const other = (seat + 1) % 3;
    for (const card of state.hands[seat] ?? []) {
      expect(roomShare.explainIllegal(state, other, [`card:${card}`])).toEqual({
        key: 'notYourTurn',
      });
    }
  });

  test('gives no reason for a path that does not exist', () => {
    const paths = [
      '',
      ' ',
      'card: flat:z9',
      'flat:a1/x',
      'bed:a1/',
      'bed:e4/sideways',
      'button:pass',
    ];
    for (const path of paths)
      expect(roomShare.explainIllegal(state, seat, path.split(' '))).toBe(null);
    expect(roomShare.explainIllegal(state, seat, [])).toBe(null);
  });

  test.each([
    [null],
    ['card:red'],
    [7],
    [{}],
    [[5]],
    [[null]],
    [['card:red', 5]],
    [[['card:red']]],
  ])('gives no reason for a value that is no path: %j', (junk) => {
    for (const either of [seat, (seat + 1) % 3]) {
      expect(roomShare.explainIllegal(state, either, junk as never)).toBe(null);
    }
  });
});
