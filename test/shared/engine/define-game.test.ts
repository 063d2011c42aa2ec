// How the engine plays a move: from the list of legal moves to the next state.
import { describe, expect, test } from 'vitest';
import {
  type BaseState,
  deepFreeze,
  defineGame,
  type Rules,
  SEAT_COLOURS,
  seedFrom,
} from '../../../shared/engine/index.ts';

type Frame = { kind: 'turn'; seat: number } | { kind: 'storm' } | { kind: 'never' };
type Move = { type: 'wait' } | { type: 'shuffle' } | { type: 'storm'; force: { wind: number } };
type Event = { type: 'shuffled' };
interface State extends BaseState<Frame> {
  pile: number[];
}
type Weather = Rules<State, Frame, Move, Event, []>;

const LIST: Move[] = deepFreeze([
  { type: 'wait' },
  { type: 'shuffle' },
  { type: 'storm', force: { wind: 9 } },
]);

/** A game of endless turns, until a storm removes all frames. `played` collects the moves that the handler gets. */
function weather(played: unknown[] = []) {
  const frames: Weather['frames'] = {
    turn: {
      moves: () => LIST,
      path: (_state, _frame, { type }) => [`button:${type}`],
      play(step, _frame, move, seat) {
        played.push(move);
        step.pushFrames({ kind: 'turn', seat });
        if (move.type === 'shuffle') step.state.pile = step.random.shuffle(step.state.pile);
        if (move.type === 'storm') step.pushFrames({ kind: 'storm' }, { kind: 'never' });
      },
    },
    storm: {
      run(step) {
        step.state.frames = [];
      },
    },
    never: {
      run(step) {
        step.edit('pile').push(99);
      },
    },
  };
  return defineGame<State, Frame, Move, Event, []>({
    id: 'weather',
    version: 1,
    seats: { min: 1, max: 2 },
    colours: SEAT_COLOURS,
    options: [],
    setup: () => ({ pile: [1, 2, 3, 4, 5, 6, 7, 8], frames: [{ kind: 'turn', seat: 0 }] }),
    frames,
    outcome: () => ({ places: [1], points: [0], reason: 'storm' }),
    countComponents: () => ({}),
    moveTypes: ['wait', 'shuffle', 'storm'],
  });
}

describe('A move', () => {
  test('is irreversible if it uses chance, even if it reveals nothing', () => {
    const game = weather();
    const state = game.setup({}, 1, seedFrom(1));
    const shuffled = game.play(state, 0, { type: 'shuffle' });
    expect(shuffled.irreversible).toBe(true);
    expect(shuffled.disclosures).toEqual([{ to: 'all', what: { type: 'shuffle' } }]);
    expect(shuffled.state.pile).not.toEqual(state.pile);
    expect(shuffled.state.random.drawn).toBeGreaterThan(state.random.drawn);
    expect(game.play(shuffled.state, 0, { type: 'wait' }).irreversible).toBe(false);
  });

  test('reaches its handler as the listed object, not as the object that the caller sent', () => {
    const played: unknown[] = [];
    const game = weather(played);
    const state = game.setup({}, 1, seedFrom(1));
    const given = { force: { wind: 9 }, type: 'storm' };
    const { disclosures } = game.play(state, 0, given);
    expect(played).toHaveLength(1);
    expect(played[0]).toBe(LIST[2]);
    expect(disclosures[0]?.what).toBe(LIST[2]);
  });

  test('does not change the frames of the given state', () => {
    const game = weather();
    const state = deepFreeze(game.setup({}, 1, seedFrom(1)));
    const { state: after, resolvedFrames } = game.play(state, 0, LIST[0]);
    expect(state.frames).toEqual([{ kind: 'turn', seat: 0 }]);
    expect(after.frames).not.toBe(state.frames);
    expect(resolvedFrames).toEqual(['turn']);
  });

  test('ends the game when an automatic frame removes all frames', () => {
    const game = weather();
    const { state, resolvedFrames } = game.play(game.setup({}, 1, seedFrom(1)), 0, LIST[2]);
    expect(resolvedFrames).toEqual(['turn', 'storm']);
    expect(state.frames).toEqual([]);
    expect(state.pile).not.toContain(99);
    expect(game.toAct(state)).toEqual([]);
    expect(game.moves(state, 0)).toEqual([]);
    expect(game.outcome(state)).toEqual({ places: [1], points: [0], reason: 'storm' });
    expect(() => game.play(state, 0, LIST[0])).toThrow('over');
  });

  test('throws if it pushes a frame without a handler', () => {
    const { rules } = weather();
    const { storm, ...frames } = rules.frames;
    expect(storm).toBeDefined();
    const incomplete = defineGame({ ...rules, frames: frames as Weather['frames'] });
    const state = incomplete.setup({}, 1, seedFrom(1));
    expect(() => incomplete.play(state, 0, LIST[2])).toThrow('no handler for frame "storm"');
  });
});
