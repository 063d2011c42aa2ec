// Law 3. Most of these write a value over itself: no other law could see it, only the frost.
import { describe, expect, test } from 'vitest';
import { rules, type State, type Thieves, thieves } from '../thieves.ts';
import { type Turn, turn, verdict, withTurn } from './toys.ts';

/** Only the plain walk: where a move is tried twice, the second finds frozen what the first one gave. */
const PLAIN = { checkEvery: 2 ** 32 };

/** The pile is in no view, so that nothing but the state itself being frozen freezes it. */
function writingOnPile(when: (state: State) => boolean) {
  const setup: Thieves['setup'] = (...given) => ({ ...rules.setup(...given), discards: ['new'] });
  const play: Turn['play'] = (step, frame, move, seat) => {
    if (when(step.state)) step.state.pile.sort(() => 0);
    step.state.discards = [];
    turn.play(step, frame, move, seat);
  };
  const countComponents: Thieves['countComponents'] = () => ({});
  return thieves({
    setup,
    countComponents,
    frames: { ...rules.frames, turn: { ...turn, play } },
  });
}

describe('Law 3, what is given is never changed', () => {
  test('a rule that writes on the state', () => {
    const play: Turn['play'] = (step, frame, move, seat) => {
      step.state.hands[seat]?.reverse();
      turn.play(step, frame, move, seat);
    };
    expect(verdict(withTurn({ play }))).toMatch('3: TypeError: Cannot assign to read only');
  });

  test('a rule that writes on the state as it was set up', () => {
    const game = writingOnPile(({ discards }) => discards.includes('new'));
    expect(verdict(game, PLAIN)).toMatch('3: TypeError');
  });

  test('a rule that writes on a state that came of a move', () => {
    // Somebody has drawn: the pile is no more the one that was set up.
    const game = writingOnPile(({ pile }) => pile.length < 5);
    expect(verdict(game, PLAIN)).toMatch('3: TypeError');
  });

  test('a rule that writes on the move', () => {
    const play: Turn['play'] = (step, frame, move, seat) => {
      Object.assign(move, { type: move.type });
      turn.play(step, frame, move, seat);
    };
    expect(verdict(withTurn({ play }), PLAIN)).toMatch('3: TypeError');
  });

  test('a face that writes on the event', () => {
    const drew: NonNullable<Thieves['publicEvents']>['drew'] = (event, viewer) => {
      event.type = 'drew';
      return rules.publicEvents?.drew?.(event, viewer) ?? null;
    };
    expect(verdict(thieves({ publicEvents: { drew } }))).toMatch('3: TypeError');
  });

  test('a guess that writes on the view', () => {
    const sampleHidden: Thieves['sampleHidden'] = (view, ...more) => {
      view.seats = 3;
      return { ...rules.sampleHidden?.(view, ...more) };
    };
    expect(verdict(thieves({ sampleHidden }))).toMatch('3: TypeError');
  });

  test('a guess that writes on the one that it gave before', () => {
    const pile: string[] = [];
    const sampleHidden: Thieves['sampleHidden'] = (...given) => {
      const made = rules.sampleHidden?.(...given);
      pile.length = 0;
      pile.push(...(made?.pile ?? []));
      return { ...made, pile };
    };
    expect(verdict(thieves({ sampleHidden }))).toMatch('3: TypeError');
  });
});
