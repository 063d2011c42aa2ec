// The laws bite: for each, a toy that breaks it and nothing else that shows in play.
import { describe, expect, test } from 'vitest';
import { type AnyGame, askFrom, type Decision } from '../../shared/engine/index.ts';
import { conform, LawBroken } from '../../shared/engine/laws/index.ts';
import { rules, type Thieves, thieves } from './thieves.ts';

type Turn = Extract<Thieves['frames']['turn'], { play: unknown }>;
type Guard = Extract<Thieves['frames']['guard'], { play: unknown }>;
const turn = rules.frames.turn as Turn;
const guard = rules.frames.guard as Guard;

const withTurn = (flaw: Partial<Turn>) =>
  thieves({ frames: { ...rules.frames, turn: { ...turn, ...flaw } as Turn } });
const withGuard = (flaw: Partial<Guard>) =>
  thieves({ frames: { ...rules.frames, guard: { ...guard, ...flaw } as Guard } });

function brokenBy(game: unknown, more: object = {}): LawBroken | null {
  try {
    const trial = { game: game as AnyGame, seats: 3, options: {}, seed: 1, games: 60, ...more };
    const missing = conform(trial).missing(game as AnyGame);
    return missing.length > 0 ? new LawBroken(10, missing.join()) : null;
  } catch (error) {
    if (error instanceof LawBroken) return error;
    throw error;
  }
}

const law = (game: unknown, more?: object) => brokenBy(game, more)?.law ?? null;

test('the sound toy breaks none', () => {
  expect(brokenBy(thieves())).toBe(null);
});

describe('Law 1, same seed and moves, same states', () => {
  test('a rule that counts in a variable of its own', () => {
    let calls = 0;
    const play: Turn['play'] = (step, frame, move, seat) => {
      turn.play(step, frame, move, seat);
      step.say({ type: 'stole', seat: calls++ });
    };
    expect(law(withTurn({ play }))).toBe(1);
  });
});

describe('Law 2, a state survives JSON', () => {
  test('a Set in the state', () => {
    const setup: Thieves['setup'] = (...given) => ({ ...rules.setup(...given), seen: new Set() });
    expect(law(thieves({ setup }))).toBe(2);
  });
});

describe('Law 3, inputs are never changed', () => {
  test('a rule that mutates', () => {
    const play: Turn['play'] = (step, frame, move, seat) => {
      step.state.hands[seat]?.reverse();
      turn.play(step, frame, move, seat);
    };
    expect(law(withTurn({ play }))).toBe(3);
  });
});

describe('Law 4, one list', () => {
  test('a listed move that does not play', () => {
    const play: Turn['play'] = (step, frame, move, seat) => {
      if (move.type === 'steal') throw new Error('not today');
      turn.play(step, frame, move, seat);
    };
    expect(law(withTurn({ play }))).toBe(4);
  });

  test('two moves with one path, and a path that begins another', () => {
    expect(law(withTurn({ path: () => ['button:go'] }))).toBe(4);
    const path: Turn['path'] = (_state, _frame, { type }) => (type === 'draw' ? ['a'] : ['a', 'b']);
    expect(law(withTurn({ path }))).toBe(4);
  });

  test('a game that plays what is not in the list', () => {
    const sound = thieves();
    const lax = {
      ...sound,
      play: (state: never, seat: number, move: never) =>
        sound.play(state, seat, sound.moves(state, seat).includes(move) ? move : { type: 'draw' }),
    };
    expect(law(lax)).toBe(4);
  });
});

describe('Law 5, a view is enough to know the moves', () => {
  test('a list of moves that needs the seed', () => {
    const moves: Turn['moves'] = ({ random }) =>
      random.drawn === 0 ? [{ type: 'draw' }] : [{ type: 'draw' }, { type: 'steal' }];
    expect(law(withTurn({ moves }))).toBe(5);
  });
});

describe('Law 6, non-interference', () => {
  test('an event that tells everybody the card drawn', () => {
    expect(law(thieves({ faces: {} }))).toBe(6);
  });

  test('a list of moves that leaks the next card', () => {
    const moves: Turn['moves'] = ({ pile }) =>
      pile.at(-1) === 'guard' ? [{ type: 'draw' }] : [{ type: 'draw' }, { type: 'steal' }];
    // Its own view and a twin world each show it; which comes first is chance.
    expect([5, 6]).toContain(law(withTurn({ moves })));
  });

  test('a reason that leaks what another holds', () => {
    const why: Turn['why'] = ({ hands }, _frame, seat, path) =>
      path.length > 1 && hands[(seat + 1) % 3]?.includes('guard') ? { key: 'careful' } : null;
    expect([5, 6]).toContain(law(withTurn({ why })));
  });

  test('a pause that tells who holds a guard', () => {
    const play: Turn['play'] = (step, frame, move, seat) => {
      turn.play(step, frame, move, seat);
      const asking = step.state.frames.at(-1);
      if (asking?.kind !== 'guard') return;
      step.state.frames.pop();
      const { hands } = step.state;
      const holders = askFrom(
        0,
        3,
        (other) => other !== seat && hands[other]?.includes('guard') === true,
      );
      if (holders.waiting.length > 0) step.next({ ...asking, ...holders });
    };
    expect(law(withTurn({ play }))).toBe(6);
  });

  test('a forced “no” that is played unasked', () => {
    expect(law(withGuard({ unasked: true }))).toBe(6);
  });

  test('a rule that turns a hidden card into a public consequence', () => {
    const play: Guard['play'] = (step, frame, move, seat) => {
      guard.play(step, frame, move, seat);
      if (step.state.hands[seat]?.includes('guard')) step.say({ type: 'guarded', seat });
    };
    expect(law(withGuard({ play }))).toBe(6);
  });

  test('a refusal that tells', () => {
    const sound = thieves();
    const play: typeof sound.play = (state, seat, move) => {
      try {
        return sound.play(state, seat, move);
      } catch (error) {
        if (error instanceof Error) error.message += state.pile.at(-1);
        throw error;
      }
    };
    expect(law({ ...sound, play })).toBe(6);
  });
});

describe('Law 7, nothing is lost', () => {
  test('a guard shown and put nowhere', () => {
    const play: Guard['play'] = (step, frame, move, seat) => {
      guard.play(step, frame, move, seat);
      if (move.type === 'guard') step.edit('discards').pop();
    };
    expect(law(withGuard({ play }))).toBe(7);
  });
});

describe('Law 8, every game ends', () => {
  test('a pile that nobody may draw from', () => {
    const moves: Turn['moves'] = () => [{ type: 'steal' }];
    expect(law(withTurn({ moves }), { longest: 300 })).toBe(8);
  });

  test('somebody is to act and has no move', () => {
    expect(law(withGuard({ moves: () => [] }))).toBe(8);
  });
});

describe('Law 9, a sample fits its view', () => {
  test('a guess that forgets the own hand', () => {
    const guess: Thieves['guess'] = (view, _viewer, random) => {
      const hands = view.hands.map((hand) => hand.map(() => 'coin'));
      return { ...rules.guess?.(view, null, random), hands };
    };
    expect(law(thieves({ guess }))).toBe(9);
  });
});

describe('Law 10, everything is reached', () => {
  test('a move, a frame and a card that never come', () => {
    const frames = { ...rules.frames, never: turn as Decision<never, never, never, never> };
    const game = thieves({
      frames,
      moveTypes: [...rules.moveTypes, 'fly' as 'no'],
      parts: ['guard', 'dragon'],
    });
    const broken = brokenBy(game);
    expect(broken?.law).toBe(10);
    expect(broken?.detail).toBe('frame never,move fly,part dragon');
  });
});

test('a failure prints seed, options and the moves, and stops at the first move that breaks it', () => {
  const play: Guard['play'] = (step, frame, move, seat) => {
    guard.play(step, frame, move, seat);
    if (move.type === 'guard') step.edit('discards').pop();
  };
  const broken = brokenBy(withGuard({ play }), { every: 1000 });
  expect(broken?.log.at(-1)?.move).toEqual({ type: 'guard' });
  expect(
    broken?.log.slice(0, -1).some(({ move }) => (move as { type: string }).type === 'guard'),
  ).toBe(false);
  expect(broken?.message).toContain('thieves, 3 seats, options {}');
  expect(broken?.message).toMatch(/seed 1, game \d+, after \d+ moves:/);
  expect(broken?.message).toContain('{"type":"guard"}');
});
