// Laws 1 and 2: games that cannot be replayed or stored as JSON are caught.
import { describe, expect, test } from 'vitest';
import { rules, type Thieves, thieves } from '../thieves.ts';
import { type Turn, turn, verdict, withTurn } from './toys.ts';

test('the toy game violates no law', () => {
  expect(verdict(thieves())).toBe('sound');
});

describe('Law 1: the same seed and moves give the same states', () => {
  test('catches a rule that keeps a counter outside of the state', () => {
    let calls = 0;
    const play: Turn['play'] = (step, frame, move, seat) => {
      turn.play(step, frame, move, seat);
      step.emit({ type: 'stole', seat: calls++ });
    };
    expect(verdict(withTurn({ play }))).toMatch(
      /^1: playing {.*} twice in the same state gives two results$/,
    );
  });

  test('catches a setup that depends on something besides the seed', () => {
    let tables = 0;
    const setup: Thieves['setup'] = (...given) => ({ ...rules.setup(...given), table: tables++ });
    expect(verdict(thieves({ setup }))).toBe(
      '1: the same seed and moves lead to another state in a replay',
    );
  });

  test('catches a rule that compares a list by identity, which does not survive storing', () => {
    const NOTHING: string[] = [];
    const setup: Thieves['setup'] = (...given) => ({ ...rules.setup(...given), discards: NOTHING });
    const play: Turn['play'] = (step, frame, move, seat) => {
      turn.play(step, frame, move, seat);
      Object.assign(step.state, { peace: step.state.discards === NOTHING });
    };
    const frames = { ...rules.frames, turn: { ...turn, play } };
    expect(verdict(thieves({ setup, frames }))).toBe(
      '1: the same seed and moves lead to another state in a replay',
    );
  });
});

class Coin {
  value = 1;
}

// Values that JSON cannot represent. Some of them change when stored, others only look the same afterwards.
const FOREIGN: [string, unknown][] = [
  ['undefined', undefined],
  ['NaN', Number.NaN],
  ['infinity', Number.POSITIVE_INFINITY],
  ['minus zero', -0],
  ['a function', () => 1],
  ['a set', new Set()],
  ['a date', new Date(0)],
  ['an instance of a class', new Coin()],
  ['an object without a prototype', Object.create(null)],
  ['a list with a hole', Array(1)],
  ['a list with a named member', Object.assign(['coin'], { owner: 1 })],
];

describe('Law 2: states, events and disclosures survive JSON', () => {
  test.each(FOREIGN)('catches %s in the state', (_, foreign) => {
    const setup: Thieves['setup'] = (...given) => ({ ...rules.setup(...given), deep: [foreign] });
    expect(verdict(thieves({ setup }))).toMatch('2: a state is not plain JSON: ');
  });

  test.each(FOREIGN)('catches %s in an event', (_, foreign) => {
    const play: Turn['play'] = (step, frame, move, seat) => {
      turn.play(step, frame, move, seat);
      step.emit({ type: 'stole', seat, ...{ deep: [foreign] } });
    };
    expect(verdict(withTurn({ play }))).toMatch('2: the result of a move is not plain JSON: ');
  });

  test('catches a set in a disclosure', () => {
    const play: Turn['play'] = (step, frame, move, seat) => {
      turn.play(step, frame, move, seat);
      step.reveal('all', new Set());
    };
    expect(verdict(withTurn({ play }))).toMatch('2: the result of a move is not plain JSON: ');
  });
});
