// Asking, guessing and telling, as the contract has them.
import { describe, expect, test } from 'vitest';
import {
  defineGame,
  HIDDEN_RANDOM,
  seedFrom,
  startSecretChoices,
} from '../../../shared/engine/index.ts';
import { fingers } from '../../kit/toys/fingers.ts';
import { rules, type Thieves, thieves } from '../laws/thieves.ts';

describe('Unasked', () => {
  const { show } = fingers.rules.frames;
  const lone = defineGame({
    ...fingers.rules,
    frames: {
      show: { ...show, autoPlayOnlyMove: true, moves: () => [{ type: 'fingers', count: 1 }] },
    } as typeof fingers.rules.frames,
  });

  test('nobody’s only choice is made while others choose too', () => {
    const state = lone.setup({}, 3, seedFrom(1));
    expect(state.frames).toEqual([{ kind: 'show', ...startSecretChoices(3) }]);
    expect(lone.toAct(state)).toEqual([0, 1, 2]);
    const { state: after, resolvedFrames } = lone.play(state, 1, { type: 'fingers', count: 1 });
    expect(lone.toAct(after)).toEqual([0, 2]);
    expect(resolvedFrames).toEqual(['show']);
  });

  test('the last one’s only choice is', () => {
    let state = lone.setup({}, 3, seedFrom(1));
    ({ state } = lone.play(state, 1, { type: 'fingers', count: 1 }));
    const {
      state: after,
      resolvedFrames,
      events,
    } = lone.play(state, 2, { type: 'fingers', count: 1 });
    expect(resolvedFrames).toEqual(['show', 'show']);
    expect(events).toEqual([{ type: 'shown', fingers: [1, 1, 1] }]);
    expect(lone.toAct(after)).toEqual([0, 1, 2]);
  });

  test('whoever has a choice, or none at all, is asked', () => {
    const asking = (moves: { type: 'guard' | 'no' }[]) => {
      const guard = { ...rules.frames.guard, autoPlayOnlyMove: true, moves: () => moves };
      const frames = { ...rules.frames, guard };
      const game = thieves({ frames: frames as Thieves['frames'] });
      const { state } = game.play(game.setup({}, 3, seedFrom(1)), 0, { type: 'steal' });
      return state.frames.at(-1)?.kind;
    };
    expect(asking([{ type: 'guard' }, { type: 'no' }])).toBe('guard');
    expect(asking([])).toBe('guard');
    expect(asking([{ type: 'no' }])).toBe('turn');
    // Nor is anybody passed over where the rules do not say so: the pause would tell.
    const { state } = thieves().play(
      { ...thieves().setup({}, 3, seedFrom(1)), hands: [['coin'], ['coin'], ['coin']] },
      0,
      { type: 'steal' },
    );
    expect(state.frames.at(-1)?.kind).toBe('guard');
  });
});

describe('A sample', () => {
  const game = thieves();
  const state = game.setup({}, 3, seedFrom(7));
  const seeds = Array.from({ length: 50 }, (_, number) => seedFrom(number, 9));

  test('has chance of its own, by its seed alone', () => {
    const made = seeds.map((seed) => game.sampleState(game.view(state, 1), 1, seed).random);
    for (const [at, random] of made.entries()) {
      expect(random).not.toEqual(HIDDEN_RANDOM);
      expect(random.drawn).toBe(0);
      // Else the game would go on with the very numbers that the guess was made with.
      expect(random.seed).not.toEqual(seeds[at]);
      expect(random.seed).not.toEqual(state.random.seed);
    }
    expect(new Set(made.map(({ seed }) => seed.join())).size).toBe(seeds.length);
    const again = seeds.map((seed) => game.sampleState(game.view(state, 1), 1, seed).random);
    expect(again).toEqual(made);
  });

  test('is another guess for another seed', () => {
    const piles = seeds.map((seed) =>
      game.sampleState(game.view(state, null), null, seed).pile.join(),
    );
    expect(new Set(piles).size).toBeGreaterThan(5);
  });
});

describe('An event', () => {
  const drew = { type: 'drew', seat: 0, card: 'guard' } as const;

  test('may be known to two seats and to no other', () => {
    const publicEvents: Thieves['publicEvents'] = {
      drew: (event, viewer) => (viewer === 2 ? event : { ...event, card: '?' }),
    };
    const seen = (viewer: number | null) => thieves({ publicEvents }).viewEvent(drew, viewer);
    expect([0, 1, 2, null].map(seen)).toEqual([
      drew,
      { ...drew, card: '?' },
      drew,
      { ...drew, card: '?' },
    ]);
  });

  test('may be kept from all others', () => {
    const seen = (viewer: number | null) =>
      thieves({ publicEvents: { drew: () => null } }).viewEvent(drew, viewer);
    expect([0, 1, 2, null].map(seen)).toEqual([drew, null, null, null]);
  });

  test('without a face of its own is known to all', () => {
    const stole = { type: 'stole', seat: 1 } as const;
    for (const viewer of [0, 1, 2, null]) expect(thieves().viewEvent(stole, viewer)).toBe(stole);
  });

  test('of nobody’s shows its face to spectators too', () => {
    const publicEvents: Thieves['publicEvents'] = { drew: () => null };
    const nobodys = { type: 'drew', card: 'guard' } as never;
    expect(thieves({ publicEvents }).viewEvent(nobodys, null)).toBe(null);
  });
});
