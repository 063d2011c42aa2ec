// Law 3: functions that change what they are given are caught. Most of these assign a value to itself, which only a
// frozen object can notice.
import { describe, expect, test } from 'vitest';
import { rules, type State, type Thieves, thieves } from '../thieves.ts';
import { type Turn, turn, verdict, withTurn } from './toys.ts';

/** Leaves out the expensive laws: law 1 plays a move twice, and the second time finds the results of the first frozen. */
const WITHOUT_EXPENSIVE_LAWS = { checkEvery: 2 ** 32 };

/** No view shows the pile, so only freezing the state itself freezes it. */
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

describe('Law 3: no function changes what it is given', () => {
  test('catches a rule that changes the given state', () => {
    const play: Turn['play'] = (step, frame, move, seat) => {
      step.state.hands[seat]?.reverse();
      turn.play(step, frame, move, seat);
    };
    expect(verdict(withTurn({ play }))).toMatch('3: TypeError: Cannot assign to read only');
  });

  test('catches a rule that changes the state that setup returned', () => {
    const game = writingOnPile(({ discards }) => discards.includes('new'));
    expect(verdict(game, WITHOUT_EXPENSIVE_LAWS)).toMatch('3: TypeError');
  });

  test('catches a rule that changes a state that a move returned', () => {
    // Somebody has drawn a card, so the pile is not the object that setup returned.
    const game = writingOnPile(({ pile }) => pile.length < 5);
    expect(verdict(game, WITHOUT_EXPENSIVE_LAWS)).toMatch('3: TypeError');
  });

  test('catches a rule that changes the given move', () => {
    const play: Turn['play'] = (step, frame, move, seat) => {
      Object.assign(move, { type: move.type });
      turn.play(step, frame, move, seat);
    };
    expect(verdict(withTurn({ play }), WITHOUT_EXPENSIVE_LAWS)).toMatch('3: TypeError');
  });

  test('catches a publicEvents function that changes the given event', () => {
    const drew: NonNullable<Thieves['publicEvents']>['drew'] = (event, viewer) => {
      event.type = 'drew';
      return rules.publicEvents?.drew?.(event, viewer) ?? null;
    };
    expect(verdict(thieves({ publicEvents: { drew } }))).toMatch('3: TypeError');
  });

  test('catches a sampleHidden that changes the given view', () => {
    const sampleHidden: Thieves['sampleHidden'] = (view, ...more) => {
      view.seats = 3;
      return { ...rules.sampleHidden?.(view, ...more) };
    };
    expect(verdict(thieves({ sampleHidden }))).toMatch('3: TypeError');
  });

  test('catches a sampleHidden that changes a result that it returned earlier', () => {
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
