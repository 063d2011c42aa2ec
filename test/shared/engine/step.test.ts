// A step: changes go to a copy of the state that shares everything that was not edited.
import { describe, expect, test } from 'vitest';
import {
  type BaseState,
  deepFreeze,
  type Frame,
  HIDDEN_RANDOM,
  Step,
} from '../../../shared/engine/index.ts';

interface State extends BaseState<Frame> {
  hands: string[][];
  purses: { [coin: string]: number }[];
  map: { [town: string]: { houses: string[] } };
  note: string;
  nothing: null;
  missing?: string[];
}

const FIRST: State = deepFreeze({
  seats: 2,
  random: HIDDEN_RANDOM,
  frames: [{ kind: 'later' }, { kind: 'turn' }],
  hands: [['a'], ['b']],
  purses: [{ gold: 1 }, { gold: 2 }],
  map: { pisa: { houses: ['h'] }, roma: { houses: [] } },
  note: 'x',
  nothing: null,
});
const TEXT = JSON.stringify(FIRST);

function startStep() {
  const step = new Step<State, never>(FIRST);
  return { step, state: step.state };
}

describe('edit', () => {
  test('copies the edited part and shares the parts beside it', () => {
    const { step, state } = startStep();
    step.edit('hands', 0).push('c');
    step.edit('purses', 1).gold = 5;
    step.edit('map', 'pisa', 'houses').push('i');
    expect(state.hands).toEqual([['a', 'c'], ['b']]);
    expect(state.hands[1]).toBe(FIRST.hands[1]);
    expect(state.purses).toEqual([{ gold: 1 }, { gold: 5 }]);
    expect(state.purses[0]).toBe(FIRST.purses[0]);
    expect(state.map).toEqual({ pisa: { houses: ['h', 'i'] }, roma: { houses: [] } });
    expect(state.map.roma).toBe(FIRST.map.roma);
    expect(JSON.stringify(FIRST)).toBe(TEXT);
  });

  test('copies a part only once and keeps earlier changes', () => {
    const { step, state } = startStep();
    const hand = step.edit('hands', 0);
    hand.push('c');
    expect(step.edit('hands', 0)).toBe(hand);
    step.edit('hands', 1).push('d');
    step.edit('hands').push(['e']);
    step.edit('hands', 0).push('f');
    expect(step.edit('hands', 0)).toBe(hand);
    expect(state.hands).toEqual([['a', 'c', 'f'], ['b', 'd'], ['e']]);
    expect(JSON.stringify(FIRST)).toBe(TEXT);
  });

  test('copies a part that was assigned as a whole, because others may hold it', () => {
    const { step, state } = startStep();
    const given = deepFreeze([['z']]);
    state.hands = given;
    step.edit('hands', 0).push('y');
    expect(state.hands).toEqual([['z', 'y']]);
    expect(given).toEqual([['z']]);
  });

  test('returns the same copy after it was moved to another place', () => {
    const { step, state } = startStep();
    const hand = step.edit('hands', 0);
    state.hands = [['n'], hand];
    expect(step.edit('hands', 1)).toBe(hand);
  });

  test.each(['note', 'nothing', 'seats', 'missing', 'toString'])(
    'throws for %s, which is neither an object nor a list',
    (key) => {
      const edit = () => startStep().step.edit(key as 'hands');
      expect(edit).toThrow(TypeError);
      expect(edit).toThrow(`"${key}" is not an object or a list`);
    },
  );

  test('throws for elements that are neither objects nor lists', () => {
    const { step, state } = startStep();
    // The types exclude such elements.
    const invalid = { hands: 7 as never, purses: 'silver' as never };
    expect(() => step.edit('hands', invalid.hands)).toThrow('"7" is not an object or a list');
    expect(() => step.edit('hands', 0, 0)).toThrow('"0" is not an object or a list');
    expect(() => step.edit('map', 'ostia')).toThrow('"ostia" is not an object or a list');
    expect(state.map).toEqual(FIRST.map);
  });
});

describe('pushFrames', () => {
  test('does not change the frames of the given state', () => {
    const { step, state } = startStep();
    state.frames.pop();
    const { frames } = state;
    expect(step.edit('frames')).toBe(frames);
    step.pushFrames({ kind: 'first' }, { kind: 'second' });
    expect(state.frames.map(({ kind }) => kind)).toEqual(['later', 'second', 'first']);
    expect(JSON.stringify(FIRST)).toBe(TEXT);
  });

  test('pushes on the new list of frames after the rules replaced it', () => {
    const { step, state } = startStep();
    state.frames = [];
    step.pushFrames({ kind: 'only' });
    expect(state.frames).toEqual([{ kind: 'only' }]);
  });
});

describe('saveRandom', () => {
  test('stores the random state only if randomness was used', () => {
    const { step, state } = startStep();
    step.saveRandom();
    expect(state.random).toBe(FIRST.random);
    expect(step.irreversible).toBe(false);
    step.random.bits();
    step.random.bits();
    step.saveRandom();
    expect(state.random).toEqual({ seed: FIRST.random.seed, drawn: 2 });
    expect(step.irreversible).toBe(true);
    expect(FIRST.random.drawn).toBe(0);
  });
});
