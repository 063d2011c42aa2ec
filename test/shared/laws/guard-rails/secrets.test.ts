import { describe, expect, test } from 'vitest';
import { defineGame, hideOtherChoices, queueResponses } from '../../../../shared/engine/index.ts';
import { fingers } from '../../../kit/toys/fingers.ts';
import { rules, type Thieves, thieves } from '../thieves.ts';
import { type Guard, guard, type Turn, turn, verdict, withGuard, withTurn } from './toys.ts';

type Faces = NonNullable<Thieves['publicEvents']>;

/** The toy where something happens after the answer of one who still holds a guard, and of nobody else. */
const onHolder = (leak: (step: Parameters<Guard['play']>[0], seat: number) => void) => {
  const play: Guard['play'] = (step, frame, move, seat) => {
    guard.play(step, frame, move, seat);
    if (step.state.hands[seat]?.includes('guard')) leak(step, seat);
  };
  return withGuard({ play });
};

describe('Law 6, what reaches a viewer from a move', () => {
  test.each([
    [0, 'seat 0'],
    [1, 'seat 1'],
    [2, 'seat 2'],
    [null, 'a spectator'],
  ])('an event that tells %j the card another has drawn', (favoured, who) => {
    const drew: Faces['drew'] = (event, viewer) =>
      viewer === favoured ? event : { ...event, card: '?' };
    expect(verdict(thieves({ publicEvents: { drew } }))).toMatch(
      new RegExp(`^6: ${who} is told nothing different of .* but the events:`),
    );
  });

  test('a rule that turns a hidden card into a public event', () => {
    const game = onHolder((step, seat) => step.emit({ type: 'guarded', seat }));
    expect(verdict(game)).toMatch(/^6: .* but the events:/);
  });

  test('a rule that turns a hidden card into a public place', () => {
    const game = onHolder(({ state }, coward) => void Object.assign(state, { coward }));
    expect(verdict(game)).toMatch(/^6: .* but the view:/);
  });

  test('a rule that makes a move irreversible because of a hidden card', () => {
    const game = onHolder((step) => void Object.assign(step, { irreversible: true }));
    expect(verdict(game)).toMatch(/^6: .* differ in being irreversible$/);
  });

  test('a pause that tells who holds a guard', () => {
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
    expect(verdict(withTurn({ play }))).toMatch(/^6: .* but the view:/);
  });

  test('a forced “no” that is played unasked', () => {
    expect(verdict(withGuard({ autoPlayOnlyMove: true }))).toMatch(/^6: /);
  });

  test('something told that shows nowhere', () => {
    const play: Turn['play'] = (step, frame, move, seat) => {
      const card = step.state.pile.at(-1);
      turn.play(step, frame, move, seat);
      if (move.type === 'draw') step.reveal('all', card);
    };
    expect(verdict(withTurn({ play }))).toMatch(/^6: .* is told something by .* shows nowhere$/);
  });

  test('a secret choice that shows', () => {
    const { redact, ...open } = fingers.rules;
    expect(redact).toBeDefined();
    expect(verdict(defineGame(open), { seats: 2 })).toMatch(/^6: .* but the view:/);
  });

  test('a choice that not even the chooser’s own view shows is no flaw', () => {
    const blind: typeof fingers.rules.redact = {
      frames: (frames) => frames.map((frame) => hideOtherChoices(frame, null)),
    };
    expect(verdict(defineGame({ ...fingers.rules, redact: blind }), { seats: 2 })).toBe('sound');
  });

  test('a secret choice that all are told of', () => {
    const { show } = fingers.rules.frames;
    const { publicMove, ...open } = show as Extract<typeof show, { play: unknown }>;
    expect(publicMove).toBeDefined();
    const game = defineGame({ ...fingers.rules, frames: { show: open } });
    expect(verdict(game, { seats: 2 })).toMatch(/^6: .* shows nowhere$/);
  });
});

describe('Law 6, a view that hides nothing', () => {
  const open = (unhidden: (viewer: number | null) => boolean) =>
    thieves({
      redact: {
        hands: (hands, viewer, state) =>
          unhidden(viewer) ? hands : (rules.redact?.hands?.(hands, viewer, state) ?? []),
        pile: (pile, viewer, state) =>
          unhidden(viewer) ? pile : (rules.redact?.pile?.(pile, viewer, state) ?? []),
      },
    });

  test('from nobody', () => {
    // Every guess is the truth, so that no two worlds ever differ.
    expect(verdict(thieves({ redact: {} }))).toMatch(
      /^6: nothing is hidden from (?=.*0)(?=.*1)(?=.*2)/,
    );
  });

  test.each([0, 1, 2])('from seat %d', (peeping) => {
    expect(verdict(open((viewer) => viewer === peeping))).toBe(
      `6: nothing is hidden from ${peeping}`,
    );
  });

  test('from a spectator', () => {
    expect(verdict(open((viewer) => viewer === null))).toMatch(/^6: nothing is hidden from/);
  });

  test('few secrets that the viewer happened to guess are no proof', () => {
    expect(
      verdict(
        open((viewer) => viewer === 1),
        { games: 5, checkEvery: 3 },
      ),
    ).toMatch(/^(sound|10: .*)$/);
  });
});
