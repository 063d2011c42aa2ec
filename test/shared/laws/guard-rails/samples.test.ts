// Laws 9 and 10: wrong samples and wrong declarations are caught; and what the report of a violation contains.
import { describe, expect, test } from 'vitest';
import type { Decision } from '../../../../shared/engine/index.ts';
import { rules, type Thieves, thieves } from '../thieves.ts';
import { findViolation, type Turn, turn, verdict, withContract } from './toys.ts';

describe('Law 9: a sampled state is consistent with its view', () => {
  test('catches a sampleHidden that changes the own hand of the viewer', () => {
    const sampleHidden: Thieves['sampleHidden'] = (view, viewer, random) => {
      const hands = view.hands.map((hand) => hand.map(() => 'coin'));
      return { ...rules.sampleHidden?.(view, viewer, random), hands };
    };
    expect(verdict(thieves({ sampleHidden }))).toMatch(
      /^9: sampleHidden changed `hands\.(\d)\.\d`, which seat \1 sees/,
    );
  });

  test('names the member that redact forgot to hide', () => {
    const sampleHidden: Thieves['sampleHidden'] = (view, _viewer, random) => ({
      pile: random.shuffle(view.pile),
    });
    const redact = { hands: rules.redact?.hands } as Thieves['redact'];
    expect(verdict(thieves({ redact, sampleHidden } as Partial<Thieves>))).toMatch(
      /^9: sampleHidden changed `pile\.\d`, which .* sees \(redact does not hide it\): /,
    );
  });

  test('catches a sampleHidden that uses cards that the game does not have', () => {
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
      /^9: a sampled state has the components {"guards":\d,"cards":8}, not {"guards":2,"cards":8}$/,
    );
  });
});

describe('Law 10: random play reaches what the game declares', () => {
  /** Leaves out the expensive laws, which these tests do not need. */
  const QUICK = { checkEvery: 2 ** 32 };

  test('catches a declared frame, move or label that is never reached', () => {
    const frames = { ...rules.frames, never: turn as Decision<never, never, never, never> };
    expect(verdict(thieves({ frames }), QUICK)).toBe('10: frame never');
    const moveTypes = [...rules.moveTypes, 'fly' as 'no'];
    expect(verdict(thieves({ moveTypes }), QUICK)).toBe('10: move fly');
    expect(verdict(thieves({ coverageLabels: ['guard', 'dragon'] }), QUICK)).toBe(
      '10: label dragon',
    );
  });

  test('catches a frame, a move or a label that is reached but not declared', () => {
    const declaring = (more: object) =>
      verdict(
        withContract(({ coverage }) => ({ coverage: { ...coverage, ...more } })),
        QUICK,
      );
    expect(declaring({ frames: ['turn'] })).toBe('10: not declared: frame guard');
    expect(declaring({ moves: ['draw', 'steal', 'no'] })).toBe('10: not declared: move guard');
    expect(declaring({ labels: [] })).toBe('10: not declared: label guard');
  });

  test('accepts labels with spaces', () => {
    const named = { coverageLabels: ['the old guard'], coverageLabelOf: () => 'the old guard' };
    expect(verdict(thieves(named), QUICK)).toBe('sound');
  });
});

describe('The report of a violation', () => {
  const losing: Turn['play'] = (step, frame, move, seat) => {
    turn.play(step, frame, move, seat);
    if (move.type === 'steal') step.edit('hands', seat).pop();
  };
  const frames = { ...rules.frames, turn: { ...turn, play: losing } };

  test('contains the seed, the options and the moves up to the first that violates the law', () => {
    const broken = findViolation(thieves({ frames }), { checkEvery: 1000 });
    const types = broken?.log.map(({ move }) => (move as { type: string }).type);
    expect(types?.at(-1)).toBe('steal');
    expect(types?.slice(0, -1)).not.toContain('steal');
    expect(broken?.message).toContain('thieves, 3 seats, options {}');
    expect(broken?.message).toMatch(/seed 1, game \d+, after \d+ moves:/);
    expect(broken?.message).toContain('{"type":"steal"}');
  });

  test('names the first violation, which a second run with every law at every step finds', () => {
    const play: Turn['play'] = (step, frame, move, seat) => {
      losing(step, frame, move, seat);
      step.emit({ type: 'stole', seat: Number.NaN });
    };
    const twice = thieves({ frames: { ...rules.frames, turn: { ...turn, play } } });
    const broken = findViolation(twice, { checkEvery: 2 ** 32 });
    expect(broken?.law).toBe(2);
    expect(broken?.log).toHaveLength(1);
  });

  test('names the error of the first run if the second run finds none', () => {
    let once = 0;
    const play: Turn['play'] = (step, frame, move, seat) => {
      if (++once === 40) throw new Error('once');
      turn.play(step, frame, move, seat);
    };
    const broken = findViolation(
      thieves({ frames: { ...rules.frames, turn: { ...turn, play } } }),
      {
        checkEvery: 1000,
      },
    );
    expect(broken?.detail).toMatch('Error: once');
    expect(broken?.log.length).toBeGreaterThan(0);
  });
});

test('games with different options have different seeds', () => {
  const seeds = new Set<string>();
  const setup: Thieves['setup'] = (options, seats, random, colours) => {
    seeds.add(random.state.seed.join());
    return rules.setup(options, seats, random, colours);
  };
  const spec = { id: 'long', type: 'boolean', default: false } as const;
  // The type of the toy game says that it has no options.
  const game = { ...thieves({ setup, options: [spec] as never }) };
  for (const long of [false, true]) verdict(game, { options: { long }, games: 3 });
  expect(seeds.size).toBe(6);
});
