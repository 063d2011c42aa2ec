// The contract made from the rules, seen through toys.
import { describe, expect, test } from 'vitest';
import {
  type Base,
  chooseAll,
  deepFreeze,
  defineGame,
  NO_RANDOM,
  type Rules,
  seedFrom,
} from '../../shared/engine/index.ts';
import { fingers } from '../games/fingers.ts';
import { rules, type Thieves, thieves } from '../laws/thieves.ts';

type Frame = { kind: 'turn'; seat: number } | { kind: 'storm' } | { kind: 'never' };
type Move = { type: 'wait' } | { type: 'shuffle' } | { type: 'storm'; force: { wind: number } };
type Event = { type: 'shuffled' };
interface State extends Base<Frame> {
  pile: number[];
}
type Weather = Rules<State, Frame, Move, Event, []>;

const LIST: Move[] = deepFreeze([
  { type: 'wait' },
  { type: 'shuffle' },
  { type: 'storm', force: { wind: 9 } },
]);

/** Turns without end, until a storm sweeps everything away. `played` gets what the handler is given. */
function weather(played: unknown[] = []) {
  const frames: Weather['frames'] = {
    turn: {
      moves: () => LIST,
      path: (_state, _frame, { type }) => [`button:${type}`],
      play(step, _frame, move, seat) {
        played.push(move);
        step.next({ kind: 'turn', seat });
        if (move.type === 'shuffle') step.state.pile = step.random.shuffle(step.state.pile);
        if (move.type === 'storm') step.next({ kind: 'storm' }, { kind: 'never' });
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
    options: [],
    setup: () => ({ pile: [1, 2, 3, 4, 5, 6, 7, 8], frames: [{ kind: 'turn', seat: 0 }] }),
    frames,
    outcome: () => ({ places: [1], points: [0], reason: 'storm' }),
    tally: () => ({}),
    moveTypes: ['wait', 'shuffle', 'storm'],
  });
}

describe('A move', () => {
  test('that uses chance is final, though nothing was shown', () => {
    const game = weather();
    const state = game.setup({}, 1, seedFrom(1));
    const shuffled = game.play(state, 0, { type: 'shuffle' });
    expect(shuffled.final).toBe(true);
    expect(shuffled.told).toEqual([{ to: 'all', what: { type: 'shuffle' } }]);
    expect(shuffled.state.pile).not.toEqual(state.pile);
    expect(shuffled.state.random.drawn).toBeGreaterThan(state.random.drawn);
    expect(game.play(shuffled.state, 0, { type: 'wait' }).final).toBe(false);
  });

  test('reaches its handler as it stands in the list, not as the caller has written it', () => {
    const played: unknown[] = [];
    const game = weather(played);
    const state = game.setup({}, 1, seedFrom(1));
    const given = { force: { wind: 9 }, type: 'storm' };
    const { told } = game.play(state, 0, given);
    expect(played).toHaveLength(1);
    expect(played[0]).toBe(LIST[2]);
    expect(told[0]?.what).toBe(LIST[2]);
  });

  test('leaves the frames of the given state alone', () => {
    const game = weather();
    const state = deepFreeze(game.setup({}, 1, seedFrom(1)));
    const { state: after, ran } = game.play(state, 0, LIST[0]);
    expect(state.frames).toEqual([{ kind: 'turn', seat: 0 }]);
    expect(after.frames).not.toBe(state.frames);
    expect(ran).toEqual(['turn']);
  });

  test('is over when an errand does away with all frames', () => {
    const game = weather();
    const { state, ran } = game.play(game.setup({}, 1, seedFrom(1)), 0, LIST[2]);
    expect(ran).toEqual(['turn', 'storm']);
    expect(state.frames).toEqual([]);
    expect(state.pile).not.toContain(99);
    expect(game.toAct(state)).toEqual([]);
    expect(game.moves(state, 0)).toEqual([]);
    expect(game.outcome(state)).toEqual({ places: [1], points: [0], reason: 'storm' });
    expect(() => game.play(state, 0, LIST[0])).toThrow('over');
  });

  test('that asks for what nobody does is an error', () => {
    const { rules: whole } = weather();
    const { storm, ...frames } = whole.frames;
    expect(storm).toBeDefined();
    const lame = defineGame({ ...whole, frames: frames as Weather['frames'] });
    const state = lame.setup({}, 1, seedFrom(1));
    expect(() => lame.play(state, 0, LIST[2])).toThrow('no handler for frame "storm"');
  });
});

describe('Unasked', () => {
  const { show } = fingers.rules.frames;
  const lone = defineGame({
    ...fingers.rules,
    frames: {
      show: { ...show, unasked: true, moves: () => [{ type: 'fingers', count: 1 }] },
    } as typeof fingers.rules.frames,
  });

  test('nobody’s only choice is made while others choose too', () => {
    const state = lone.setup({}, 3, seedFrom(1));
    expect(state.frames).toEqual([{ kind: 'show', ...chooseAll(3) }]);
    expect(lone.toAct(state)).toEqual([0, 1, 2]);
    const { state: after, ran } = lone.play(state, 1, { type: 'fingers', count: 1 });
    expect(lone.toAct(after)).toEqual([0, 2]);
    expect(ran).toEqual(['show']);
  });

  test('the last one’s only choice is', () => {
    let state = lone.setup({}, 3, seedFrom(1));
    ({ state } = lone.play(state, 1, { type: 'fingers', count: 1 }));
    const { state: after, ran, events } = lone.play(state, 2, { type: 'fingers', count: 1 });
    expect(ran).toEqual(['show', 'show']);
    expect(events).toEqual([{ type: 'shown', fingers: [1, 1, 1] }]);
    expect(lone.toAct(after)).toEqual([0, 1, 2]);
  });

  test('whoever has a choice, or none at all, is asked', () => {
    const guard = { ...rules.frames.guard, unasked: true } as Thieves['frames']['guard'];
    const asking = (moves: { type: 'guard' | 'no' }[]) => {
      const frames = { ...rules.frames, guard: { ...guard, moves: () => moves } };
      const game = thieves({ frames: frames as Thieves['frames'] });
      const { state } = game.play(game.setup({}, 3, seedFrom(1)), 0, { type: 'steal' });
      return state.frames.at(-1)?.kind;
    };
    expect(asking([{ type: 'guard' }, { type: 'no' }])).toBe('guard');
    expect(asking([])).toBe('guard');
    expect(asking([{ type: 'no' }])).toBe('turn');
  });
});

describe('A sample', () => {
  const game = thieves();
  const state = game.setup({}, 3, seedFrom(7));
  const seeds = Array.from({ length: 50 }, (_, number) => seedFrom(number, 9));

  test('has chance of its own, by its seed alone', () => {
    const made = seeds.map((seed) => game.sample(game.view(state, 1), 1, seed).random);
    for (const [at, random] of made.entries()) {
      expect(random).not.toEqual(NO_RANDOM);
      expect(random.drawn).toBe(0);
      // Else the game would go on with the very numbers that the guess was made with.
      expect(random.seed).not.toEqual(seeds[at]);
      expect(random.seed).not.toEqual(state.random.seed);
    }
    expect(new Set(made.map(({ seed }) => seed.join())).size).toBe(seeds.length);
    const again = seeds.map((seed) => game.sample(game.view(state, 1), 1, seed).random);
    expect(again).toEqual(made);
  });

  test('is another guess for another seed', () => {
    const piles = seeds.map((seed) => game.sample(game.view(state, null), null, seed).pile.join());
    expect(new Set(piles).size).toBeGreaterThan(5);
  });
});

describe('An event', () => {
  const drew = { type: 'drew', seat: 0, card: 'guard' } as const;

  test('may be known to two seats and to no other', () => {
    const faces: Thieves['faces'] = {
      drew: (event, viewer) => (viewer === 2 ? event : { ...event, card: '?' }),
    };
    const seen = (viewer: number | null) => thieves({ faces }).viewEvent(drew, viewer);
    expect([0, 1, 2, null].map(seen)).toEqual([
      drew,
      { ...drew, card: '?' },
      drew,
      { ...drew, card: '?' },
    ]);
  });

  test('may be kept from all others', () => {
    const seen = (viewer: number | null) =>
      thieves({ faces: { drew: () => null } }).viewEvent(drew, viewer);
    expect([0, 1, 2, null].map(seen)).toEqual([drew, null, null, null]);
  });

  test('without a face of its own is known to all', () => {
    const stole = { type: 'stole', seat: 1 } as const;
    for (const viewer of [0, 1, 2, null]) expect(thieves().viewEvent(stole, viewer)).toBe(stole);
  });

  test('of nobody’s shows its face to spectators too', () => {
    const faces: Thieves['faces'] = { drew: () => null };
    const nobodys = { type: 'drew', card: 'guard' } as never;
    expect(thieves({ faces }).viewEvent(nobodys, null)).toBe(null);
  });
});
