import { describe, expect, test } from 'vitest';
import type { Decision } from '../../../../shared/engine/index.ts';
import { rules, type Thieves, thieves } from '../thieves.ts';
import { brokenBy, type Turn, turn, verdict, withDoor } from './toys.ts';

describe('Law 9, a sample fits its view', () => {
  test('a guess that forgets the own hand', () => {
    const sampleHidden: Thieves['sampleHidden'] = (view, viewer, random) => {
      const hands = view.hands.map((hand) => hand.map(() => 'coin'));
      return { ...rules.sampleHidden?.(view, viewer, random), hands };
    };
    expect(verdict(thieves({ sampleHidden }))).toMatch(/^9: seen by \d: /);
  });

  test('a guess with cards that the box does not hold', () => {
    const countComponents: Thieves['countComponents'] = ({ hands, pile, discards }) => {
      const cards = [...hands.flat(), ...pile, ...discards];
      return { guards: cards.filter((card) => card === 'guard').length, cards: cards.length };
    };
    expect(verdict(thieves({ countComponents }))).toBe('sound');
    const coins = (cards: string[]) => cards.map((card) => (card === '?' ? 'coin' : card));
    const sampleHidden: Thieves['sampleHidden'] = ({ hands, pile }) => ({
      hands: hands.map(coins),
      pile: coins(pile),
    });
    expect(verdict(thieves({ countComponents, sampleHidden }))).toMatch(
      /^9: the sample holds {"guards":\d,"cards":8}, not {"guards":2,"cards":8}$/,
    );
  });
});

describe('Law 10, everything is reached', () => {
  /** The costly laws are not what is tried here. */
  const QUICK = { checkEvery: 2 ** 32 };

  test('a frame, a move and a card that never come', () => {
    const frames = { ...rules.frames, never: turn as Decision<never, never, never, never> };
    expect(verdict(thieves({ frames }), QUICK)).toBe('10: frame never');
    const moveTypes = [...rules.moveTypes, 'fly' as 'no'];
    expect(verdict(thieves({ moveTypes }), QUICK)).toBe('10: move fly');
    expect(verdict(thieves({ coverageLabels: ['guard', 'dragon'] }), QUICK)).toBe(
      '10: part dragon',
    );
  });

  test('a frame, a move and a card that are not declared', () => {
    const declaring = (more: object) =>
      verdict(
        withDoor(({ coverage }) => ({ coverage: { ...coverage, ...more } })),
        QUICK,
      );
    expect(declaring({ frames: ['turn'] })).toBe('10: not declared: frame guard');
    expect(declaring({ moves: ['draw', 'steal', 'no'] })).toBe('10: not declared: move guard');
    expect(declaring({ labels: [] })).toBe('10: not declared: part guard');
  });

  test('a name may have spaces', () => {
    const named = { coverageLabels: ['the old guard'], coverageLabelOf: () => 'the old guard' };
    expect(verdict(thieves(named), QUICK)).toBe('sound');
  });
});

describe('A broken law is reported', () => {
  const losing: Turn['play'] = (step, frame, move, seat) => {
    turn.play(step, frame, move, seat);
    if (move.type === 'steal') step.edit('hands', seat).pop();
  };
  const frames = { ...rules.frames, turn: { ...turn, play: losing } };

  test('with the seed, the options and the moves, up to the first that breaks it', () => {
    const broken = brokenBy(thieves({ frames }), { checkEvery: 1000 });
    const types = broken?.log.map(({ move }) => (move as { type: string }).type);
    expect(types?.at(-1)).toBe('steal');
    expect(types?.slice(0, -1)).not.toContain('steal');
    expect(broken?.message).toContain('thieves, 3 seats, options {}');
    expect(broken?.message).toMatch(/seed 1, game \d+, after \d+ moves:/);
    expect(broken?.message).toContain('{"type":"steal"}');
  });

  test('by what was broken first: the game is gone through again, with every law at every step', () => {
    const play: Turn['play'] = (step, frame, move, seat) => {
      losing(step, frame, move, seat);
      step.emit({ type: 'stole', seat: Number.NaN });
    };
    const twice = thieves({ frames: { ...rules.frames, turn: { ...turn, play } } });
    const broken = brokenBy(twice, { checkEvery: 2 ** 32 });
    expect(broken?.law).toBe(2);
    expect(broken?.log).toHaveLength(1);
  });

  test('even when it is not broken a second time', () => {
    let once = 0;
    const play: Turn['play'] = (step, frame, move, seat) => {
      if (++once === 40) throw new Error('once');
      turn.play(step, frame, move, seat);
    };
    const broken = brokenBy(thieves({ frames: { ...rules.frames, turn: { ...turn, play } } }), {
      checkEvery: 1000,
    });
    expect(broken?.detail).toMatch('Error: once');
    expect(broken?.log.length).toBeGreaterThan(0);
  });
});

test('games of other options are other games', () => {
  const seeds = new Set<string>();
  const setup: Thieves['setup'] = (options, seats, random, colours) => {
    seeds.add(random.state.seed.join());
    return rules.setup(options, seats, random, colours);
  };
  const spec = { id: 'long', type: 'boolean', default: false } as const;
  const game = { ...thieves({ setup, options: [spec] as never }) };
  for (const long of [false, true]) verdict(game, { options: { long }, games: 3 });
  expect(seeds.size).toBe(6);
});
