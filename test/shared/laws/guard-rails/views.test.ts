// Law 5: games in which a view is not enough to know the moves, and patches that make a wrong view, are caught.
import { describe, expect, test } from 'vitest';
import { rules, thieves } from '../thieves.ts';
import { isView, type Turn, verdict, withContract, withTurn } from './toys.ts';

describe('Law 5: a view is enough to know the moves', () => {
  test('catches legal moves that depend on the random state', () => {
    const moves: Turn['moves'] = ({ random }) =>
      random.drawn === 0 ? [{ type: 'draw' }] : [{ type: 'draw' }, { type: 'steal' }];
    expect(verdict(withTurn({ moves }))).toMatch('5: seat 0: legal moves: ');
  });

  test('catches seats to act that the view does not show', () => {
    const game = withContract((sound) => ({
      toAct: (state) => (isView(state) ? [] : sound.toAct(state)),
    }));
    expect(verdict(game)).toBe('5: seat 0: seats to act: [0], in the view []');
  });

  test('catches an outcome that the view does not show', () => {
    const game = withContract((sound) => ({
      outcome: (state) => (isView(state) ? null : sound.outcome(state)),
    }));
    expect(verdict(game)).toMatch(/^5: seat 0: outcome: .*, in the view null$/);
  });

  test('catches a path that the view does not show', () => {
    const path: Turn['path'] = (state, _frame, { type }) => [type, isView(state) ? 'a' : 'b'];
    expect(verdict(withTurn({ path }))).toMatch(
      '5: seat 0: path: ["draw","b"], in the view ["draw","a"]',
    );
  });

  test('catches a reason that the view does not show', () => {
    const explainIllegal: Turn['explainIllegal'] = (state) =>
      isView(state) ? { key: 'unseen' } : null;
    expect(verdict(withTurn({ explainIllegal }))).toMatch(
      'is illegal: null, in the view {"key":"unseen"}',
    );
  });

  test('catches a view whose own view is different', () => {
    const game = withContract((sound) => ({
      view: (state, viewer) => ({ ...sound.view(state, viewer), seats: state.seats + 1 }),
    }));
    expect(verdict(game)).toBe('5: seat 0: the view of the view is not the view');
  });
});

describe('Law 5: patches lead from view to view', () => {
  test.each([0, 1, 2, null])('catches a missing patch for viewer %j', (unserved) => {
    const game = withContract((sound) => ({
      patches: (before, after, viewers) =>
        sound
          .patches(before, after, viewers)
          .map((patch, at) => (viewers[at] === unserved ? undefined : patch)),
    }));
    expect(verdict(game)).toMatch(
      `5: the patch for ${unserved === null ? 'a spectator' : `seat ${unserved}`} makes a wrong view`,
    );
  });

  test('catches one patch for all viewers although they see different things', () => {
    const game = withContract((sound) => ({
      patches: (before, after, viewers) => viewers.map(() => sound.patches(before, after, [0])[0]),
    }));
    expect(verdict(game)).toMatch(/^5: the patch for (seat [12]|a spectator) makes a wrong view/);
  });

  test('catches the redaction of a member that depends on another member', () => {
    const pile: NonNullable<typeof rules.redact>['pile'] = (cards, _viewer, { discards }) =>
      cards.map((_, at) => (at < discards.length ? '!' : '?'));
    expect(verdict(thieves({ redact: { ...rules.redact, pile } }))).toMatch(
      /^5: the patch for .* makes a wrong view/,
    );
  });
});
