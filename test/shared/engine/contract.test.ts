// The contract that defineGame makes: forced moves, sampled states and redacted events.
import { describe, expect, test } from 'vitest';
import {
  defineGame,
  HIDDEN_RANDOM,
  seedFrom,
  startSecretChoices,
} from '../../../shared/engine/index.ts';
import { fingers } from '../../kit/toys/fingers.ts';
import { rules, type Thieves, thieves } from '../laws/thieves.ts';

describe('A frame with autoPlayOnlyMove', () => {
  const { show } = fingers.rules.frames;
  const forced = defineGame({
    ...fingers.rules,
    frames: {
      show: { ...show, autoPlayOnlyMove: true, moves: () => [{ type: 'fingers', count: 1 }] },
    } as typeof fingers.rules.frames,
  });

  test('waits for a seat with one legal move while other seats decide too', () => {
    const state = forced.setup({}, 3, seedFrom(1));
    expect(state.frames).toEqual([{ kind: 'show', ...startSecretChoices(3) }]);
    expect(forced.toAct(state)).toEqual([0, 1, 2]);
    const { state: after, resolvedFrames } = forced.play(state, 1, { type: 'fingers', count: 1 });
    expect(forced.toAct(after)).toEqual([0, 2]);
    expect(resolvedFrames).toEqual(['show']);
  });

  test('plays the only legal move of the last seat without asking', () => {
    let state = forced.setup({}, 3, seedFrom(1));
    ({ state } = forced.play(state, 1, { type: 'fingers', count: 1 }));
    const {
      state: after,
      resolvedFrames,
      events,
    } = forced.play(state, 2, { type: 'fingers', count: 1 });
    expect(resolvedFrames).toEqual(['show', 'show']);
    expect(events).toEqual([{ type: 'shown', fingers: [1, 1, 1] }]);
    expect(forced.toAct(after)).toEqual([0, 1, 2]);
  });

  test('waits for a seat with several legal moves or none', () => {
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
    // Without autoPlayOnlyMove the seat is asked although it has one legal move: skipping it would show its hand.
    const { state } = thieves().play(
      { ...thieves().setup({}, 3, seedFrom(1)), hands: [['coin'], ['coin'], ['coin']] },
      0,
      { type: 'steal' },
    );
    expect(state.frames.at(-1)?.kind).toBe('guard');
  });
});

describe('A sampled state', () => {
  const game = thieves();
  const state = game.setup({}, 3, seedFrom(7));
  const seeds = Array.from({ length: 50 }, (_, number) => seedFrom(number, 9));

  test('has a random state of its own that depends only on the given seed', () => {
    const made = seeds.map((seed) => game.sampleState(game.view(state, 1), 1, seed).random);
    for (const [at, random] of made.entries()) {
      expect(random).not.toEqual(HIDDEN_RANDOM);
      expect(random.drawn).toBe(0);
      // With the given seed, the game would continue with the same numbers that sampleHidden has used.
      expect(random.seed).not.toEqual(seeds[at]);
      expect(random.seed).not.toEqual(state.random.seed);
    }
    expect(new Set(made.map(({ seed }) => seed.join())).size).toBe(seeds.length);
    const again = seeds.map((seed) => game.sampleState(game.view(state, 1), 1, seed).random);
    expect(again).toEqual(made);
  });

  test('is different for different seeds', () => {
    const piles = seeds.map((seed) =>
      game.sampleState(game.view(state, null), null, seed).pile.join(),
    );
    expect(new Set(piles).size).toBeGreaterThan(5);
  });
});

describe('viewEvent', () => {
  const drew = { type: 'drew', seat: 0, card: 'guard' } as const;

  test('can show an event to two seats and redact it for the others', () => {
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

  test('can hide an event from all other viewers', () => {
    const seen = (viewer: number | null) =>
      thieves({ publicEvents: { drew: () => null } }).viewEvent(drew, viewer);
    expect([0, 1, 2, null].map(seen)).toEqual([drew, null, null, null]);
  });

  test('shows events without a redaction to all viewers', () => {
    const stole = { type: 'stole', seat: 1 } as const;
    for (const viewer of [0, 1, 2, null]) expect(thieves().viewEvent(stole, viewer)).toBe(stole);
  });

  test('redacts an event without a seat for spectators too', () => {
    const publicEvents: Thieves['publicEvents'] = { drew: () => null };
    // The types demand a seat, so only a cast can make such an event.
    const withoutSeat = { type: 'drew', card: 'guard' } as never;
    expect(thieves({ publicEvents }).viewEvent(withoutSeat, null)).toBe(null);
  });
});
