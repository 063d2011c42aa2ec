// Law 6, after a move: games whose views or events depend on something that the viewer cannot know are caught.
import { describe, expect, test } from 'vitest';
import { defineGame, hideOtherChoices, queueResponses } from '../../../../shared/engine/index.ts';
import { fingers } from '../../../kit/toys/fingers.ts';
import { rules, type Thieves, thieves } from '../thieves.ts';
import { type Guard, guard, type Turn, turn, verdict, withGuard, withTurn } from './toys.ts';

type Faces = NonNullable<Thieves['publicEvents']>;

/** The toy game, but with a leak whenever a seat declines to answer although it holds a guard. */
const onHolder = (leak: (step: Parameters<Guard['play']>[0], seat: number) => void) => {
  const play: Guard['play'] = (step, frame, move, seat) => {
    guard.play(step, frame, move, seat);
    if (step.state.hands[seat]?.includes('guard')) leak(step, seat);
  };
  return withGuard({ play });
};

describe('Law 6: what a viewer gets from a move', () => {
  test.each([
    [0, 'seat 0'],
    [1, 'seat 1'],
    [2, 'seat 2'],
    [null, 'a spectator'],
  ])('catches an event that shows viewer %j the card that another seat drew', (favoured, who) => {
    const drew: Faces['drew'] = (event, viewer) =>
      viewer === favoured ? event : { ...event, card: '?' };
    expect(verdict(thieves({ publicEvents: { drew } }))).toMatch(
      new RegExp(`^6: \`0.card\` in the events of ${who} is .* no reveal told ${who} which`),
    );
  });

  test('catches an event that depends on a hidden card', () => {
    const game = onHolder((step, seat) => step.emit({ type: 'guarded', seat }));
    expect(verdict(game)).toMatch(/^6: `1` in the events of .*; no reveal told /);
  });

  test('catches a public member of the state that depends on a hidden card', () => {
    const game = onHolder(({ state }, coward) => void Object.assign(state, { coward }));
    expect(verdict(game)).toMatch(/^6: `coward` in the view of (seat \d|a spectator) is /);
  });

  test('catches a move that is irreversible depending on a hidden card', () => {
    const game = onHolder((step) => void Object.assign(step, { irreversible: true }));
    expect(verdict(game)).toMatch(
      /^6: whether .* is irreversible depends on something that .* cannot know$/,
    );
  });

  test('catches a question that is only asked of seats that hold a guard', () => {
    const play: Turn['play'] = (step, frame, move, seat) => {
      turn.play(step, frame, move, seat);
      const asking = step.state.frames.at(-1);
      if (asking?.kind !== 'guard') return;
      step.state.frames.pop();
      const { hands } = step.state;
      const holds = (other: number) => other !== seat && hands[other]?.includes('guard') === true;
      const holders = queueResponses(0, 3, holds);
      if (holders.waiting.length > 0) step.pushFrames({ ...asking, ...holders });
    };
    expect(verdict(withTurn({ play }))).toMatch(
      /^6: `frames\.1.*` in the view of .*; no reveal told /,
    );
  });

  test('catches a forced move that is played automatically because of a hidden card', () => {
    expect(verdict(withGuard({ autoPlayOnlyMove: true }))).toMatch(/^6: /);
  });

  test('catches a disclosure that neither view nor events show', () => {
    const play: Turn['play'] = (step, frame, move, seat) => {
      const card = step.state.pile.at(-1);
      turn.play(step, frame, move, seat);
      if (move.type === 'draw') step.reveal('all', card);
    };
    expect(verdict(withTurn({ play }))).toMatch(
      /^6: .* disclosed something to .* that neither view nor events show$/,
    );
  });

  test('catches a secret choice that the view shows', () => {
    const { redact, ...open } = fingers.rules;
    expect(redact).toBeDefined();
    expect(verdict(defineGame(open), { seats: 2 })).toMatch(
      /^6: `frames\.0\.chosen\.\d` in the view of .*; no reveal told /,
    );
  });

  test('accepts a choice that not even the view of the choosing seat shows', () => {
    const blind: typeof fingers.rules.redact = {
      frames: (frames) => frames.map((frame) => hideOtherChoices(frame, null)),
    };
    expect(verdict(defineGame({ ...fingers.rules, redact: blind }), { seats: 2 })).toBe('sound');
  });

  test('catches a secret choice that is disclosed to all', () => {
    const { show } = fingers.rules.frames;
    const { publicMove, ...open } = show as Extract<typeof show, { play: unknown }>;
    expect(publicMove).toBeDefined();
    const game = defineGame({ ...fingers.rules, frames: { show: open } });
    expect(verdict(game, { seats: 2 })).toMatch(/^6: .* that neither view nor events show$/);
  });
});

describe('Law 6: views that hide nothing', () => {
  const open = (unhidden: (viewer: number | null) => boolean) =>
    thieves({
      redact: {
        hands: (hands, viewer, state) =>
          unhidden(viewer) ? hands : (rules.redact?.hands?.(hands, viewer, state) ?? []),
        pile: (pile, viewer, state) =>
          unhidden(viewer) ? pile : (rules.redact?.pile?.(pile, viewer, state) ?? []),
      },
    });

  test('catches a game that hides nothing from anybody', () => {
    // Every sampled state is the real one, so there is never a difference to find.
    expect(verdict(thieves({ redact: {} }))).toMatch(
      /^6: nothing is hidden from (?=.*0)(?=.*1)(?=.*2)/,
    );
  });

  test.each([0, 1, 2])('catches a game that hides nothing from seat %d', (peeping) => {
    expect(verdict(open((viewer) => viewer === peeping))).toBe(
      `6: nothing is hidden from ${peeping}`,
    );
  });

  test('catches a game that hides nothing from a spectator', () => {
    expect(verdict(open((viewer) => viewer === null))).toMatch(/^6: nothing is hidden from/);
  });

  test('accepts few secrets that the sampled states matched by chance', () => {
    expect(
      verdict(
        open((viewer) => viewer === 1),
        { games: 5, checkEvery: 3 },
      ),
    ).toMatch(/^(sound|10: .*)$/);
  });
});
