import { describe, expect, test } from 'vitest';
import { rules, type Thieves, thieves } from '../thieves.ts';
import { type Turn, turn, verdict, withTurn } from './toys.ts';

test('the sound toy breaks no law', () => {
  expect(verdict(thieves())).toBe('sound');
});

describe('Law 1, same seed and moves, same states', () => {
  test('a rule that counts in a variable of its own', () => {
    let calls = 0;
    const play: Turn['play'] = (step, frame, move, seat) => {
      turn.play(step, frame, move, seat);
      step.emit({ type: 'stole', seat: calls++ });
    };
    expect(verdict(withTurn({ play }))).toMatch('1: twice {"type":');
  });

  test('a set-up that does not come from the seed', () => {
    let tables = 0;
    const setup: Thieves['setup'] = (...given) => ({ ...rules.setup(...given), table: tables++ });
    expect(verdict(thieves({ setup }))).toBe('1: the replay differs');
  });

  test('a rule that knows a list by its identity, which no stored state has', () => {
    const NOTHING: string[] = [];
    const setup: Thieves['setup'] = (...given) => ({ ...rules.setup(...given), discards: NOTHING });
    const play: Turn['play'] = (step, frame, move, seat) => {
      turn.play(step, frame, move, seat);
      Object.assign(step.state, { peace: step.state.discards === NOTHING });
    };
    const frames = { ...rules.frames, turn: { ...turn, play } };
    expect(verdict(thieves({ setup, frames }))).toBe('1: the replay differs');
  });
});

class Coin {
  value = 1;
}

// What JSON has not; some of it JSON changes, some of it only looks the same afterwards.
const FOREIGN: [string, unknown][] = [
  ['undefined', undefined],
  ['a number that is none', Number.NaN],
  ['infinity', Number.POSITIVE_INFINITY],
  ['minus zero', -0],
  ['a function', () => 1],
  ['a set', new Set()],
  ['a date', new Date(0)],
  ['an instance of a class', new Coin()],
  ['a table without a prototype', Object.create(null)],
  ['a list with a hole', Array(1)],
  ['a list with a name on it', Object.assign(['coin'], { owner: 1 })],
];

describe('Law 2, a state survives JSON', () => {
  test.each(FOREIGN)('%s in the state', (_, foreign) => {
    const setup: Thieves['setup'] = (...given) => ({ ...rules.setup(...given), deep: [foreign] });
    expect(verdict(thieves({ setup }))).toMatch('2: a state: ');
  });

  test.each(FOREIGN)('%s in an event', (_, foreign) => {
    const play: Turn['play'] = (step, frame, move, seat) => {
      turn.play(step, frame, move, seat);
      step.emit({ type: 'stole', seat, ...{ deep: [foreign] } });
    };
    expect(verdict(withTurn({ play }))).toMatch('2: what a move gives: ');
  });

  test('a set that somebody is told of', () => {
    const play: Turn['play'] = (step, frame, move, seat) => {
      turn.play(step, frame, move, seat);
      step.reveal('all', new Set());
    };
    expect(verdict(withTurn({ play }))).toMatch('2: what a move gives: ');
  });
});
