import { describe, expect, test } from 'vitest';
import { rules, thieves } from '../thieves.ts';
import { isView, type Turn, verdict, withDoor, withTurn } from './toys.ts';

describe('Law 5, a view is enough to know the moves', () => {
  test('a list of moves that needs the seed', () => {
    const moves: Turn['moves'] = ({ random }) =>
      random.drawn === 0 ? [{ type: 'draw' }] : [{ type: 'draw' }, { type: 'steal' }];
    expect(verdict(withTurn({ moves }))).toMatch('5: seat 0: legal moves differ');
  });

  test('who is to act cannot be seen', () => {
    const game = withDoor((sound) => ({
      toAct: (state) => (isView(state) ? [] : sound.toAct(state)),
    }));
    expect(verdict(game)).toBe('5: seat 0: those to act differ: [0] and []');
  });

  test('an outcome that cannot be seen', () => {
    const game = withDoor((sound) => ({
      outcome: (state) => (isView(state) ? null : sound.outcome(state)),
    }));
    expect(verdict(game)).toMatch(/^5: seat 0: outcomes differ: .* and null$/);
  });

  test('a path that cannot be seen', () => {
    const path: Turn['path'] = (state, _frame, { type }) => [type, isView(state) ? 'a' : 'b'];
    expect(verdict(withTurn({ path }))).toMatch('5: seat 0: paths differ: ["draw","b"]');
  });

  test('a reason that cannot be seen', () => {
    const explainIllegal: Turn['explainIllegal'] = (state) =>
      isView(state) ? { key: 'unseen' } : null;
    expect(verdict(withTurn({ explainIllegal }))).toMatch(
      'reasons differ: null and {"key":"unseen"}',
    );
  });

  test('a view that changes when it is looked at again', () => {
    const game = withDoor((sound) => ({
      view: (state, viewer) => ({ ...sound.view(state, viewer), seats: state.seats + 1 }),
    }));
    expect(verdict(game)).toBe('5: seat 0: the view of the view differs');
  });
});

describe('Law 5, patches lead from view to view', () => {
  test.each([0, 1, 2, null])('none for viewer %j', (unserved) => {
    const game = withDoor((sound) => ({
      patches: (before, after, viewers) =>
        sound
          .patches(before, after, viewers)
          .map((patch, at) => (viewers[at] === unserved ? undefined : patch)),
    }));
    expect(verdict(game)).toMatch(`5: seat ${unserved} patches`);
  });

  test('one for all, though they do not see the same', () => {
    const game = withDoor((sound) => ({
      patches: (before, after, viewers) => viewers.map(() => sound.patches(before, after, [0])[0]),
    }));
    expect(verdict(game)).toMatch(/^5: seat (1|2|null) patches/);
  });

  test('a view of one member that hangs on another one', () => {
    const pile: NonNullable<typeof rules.redact>['pile'] = (cards, _viewer, { discards }) =>
      cards.map((_, at) => (at < discards.length ? '!' : '?'));
    expect(verdict(thieves({ redact: { ...rules.redact, pile } }))).toMatch(/^5: seat \w+ patches/);
  });
});
