// One move being carried out: on a copy that shares everything not yet touched.
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

function begun() {
  const step = new Step<State, never>(FIRST);
  return { step, state: step.state };
}

describe('A part that is edited', () => {
  test('is a copy; what stands beside it is shared', () => {
    const { step, state } = begun();
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

  test('keeps the first write when it is edited again, and is not copied again', () => {
    const { step, state } = begun();
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

  test('that was put there whole is copied, for others may hold it', () => {
    const { step, state } = begun();
    const given = deepFreeze([['z']]);
    state.hands = given;
    step.edit('hands', 0).push('y');
    expect(state.hands).toEqual([['z', 'y']]);
    expect(given).toEqual([['z']]);
  });

  test('taken off one place and put on another is still the same copy', () => {
    const { step, state } = begun();
    const hand = step.edit('hands', 0);
    state.hands = [['n'], hand];
    expect(step.edit('hands', 1)).toBe(hand);
  });

  test.each(['note', 'nothing', 'seats', 'missing', 'toString'])('%s is none', (key) => {
    const edit = () => begun().step.edit(key as 'hands');
    expect(edit).toThrow(TypeError);
    expect(edit).toThrow(`"${key}" is no part to edit`);
  });

  test('nor is what lies in one and is no list and no table', () => {
    const { step, state } = begun();
    const none = { hands: 7 as never, purses: 'silver' as never };
    expect(() => step.edit('hands', none.hands)).toThrow('"7" is no part to edit');
    expect(() => step.edit('hands', 0, 0)).toThrow('"0" is no part to edit');
    expect(() => step.edit('map', 'ostia')).toThrow('"ostia" is no part to edit');
    expect(state.map).toEqual(FIRST.map);
  });
});

describe('The frames', () => {
  test('of the given state are not touched', () => {
    const { step, state } = begun();
    state.frames.pop();
    const { frames } = state;
    expect(step.edit('frames')).toBe(frames);
    step.pushFrames({ kind: 'first' }, { kind: 'second' });
    expect(state.frames.map(({ kind }) => kind)).toEqual(['later', 'second', 'first']);
    expect(JSON.stringify(FIRST)).toBe(TEXT);
  });

  test('may be done away with; what comes next goes on the new ones', () => {
    const { step, state } = begun();
    state.frames = [];
    step.pushFrames({ kind: 'only' });
    expect(state.frames).toEqual([{ kind: 'only' }]);
  });
});

describe('Chance', () => {
  test('goes back into the state when the step is closed, and only if it was used', () => {
    const { step, state } = begun();
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
