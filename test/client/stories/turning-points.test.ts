// Which steps decided a game, by curves made by hand.
import { beforeAll, expect, test } from 'vitest';
import type { TurningPoint, TurnStep } from '../../../client/story/turning-points.ts';
import { loadPart } from '../../kit/load-client.ts';

let find: (
  shares: number[][],
  steps: TurnStep[],
  outcome: { places: number[]; points: number[]; reason: string },
) => TurningPoint[];
beforeAll(async () => {
  ({ findTurningPoints: find } = await loadPart('story/turning-points.ts'));
});

/** A game of two whose turns are one step each. The numbers are the chances of the first in per cent. */
function decide(chances: number[], places = [1, 2]) {
  const shares = chances.map((one) => [one / 100, 1 - one / 100]);
  const steps = chances.map((_, turn) => ({ seat: turn % 2, turn }));
  return find(shares, steps, { places, points: [0, 0], reason: '' }).map((point) => ({
    ...point,
    by: Math.round(100 * point.by),
  }));
}

const level = (chance: number, turns: number): number[] => Array<number>(turns).fill(chance);

test('the largest change of a chance is a turning point, whoever it hits', () => {
  const points = decide([...level(55, 10), ...level(85, 10), ...level(80, 20)]);
  expect(points).toContainEqual({ step: 10, kind: 'swing', seat: 0, by: 30 });
  const lost = decide([...level(55, 10), ...level(95, 10), ...level(60, 20)]);
  expect(lost).toContainEqual({ step: 20, kind: 'swing', seat: 1, by: 35 });
});

test('the turn in which the lead changed hands for good is one, however small the change', () => {
  const points = decide([...level(48, 10), ...level(52, 10), ...level(80, 20)]);
  expect(points).toContainEqual({ step: 10, kind: 'lastLead', seat: 0, by: 4 });
});

test('of several leads only the one that was kept to the end is the last', () => {
  const points = decide([...level(48, 8), ...level(62, 10), ...level(40, 10), ...level(75, 12)]);
  const kinds = points.filter(({ kind }) => kind !== 'swing').map(({ seat, kind }) => [seat, kind]);
  expect(kinds).toContainEqual([0, 'lastLead']);
  expect(kinds.filter(([, kind]) => kind === 'lastLead')).toHaveLength(1);
  expect(kinds).toContainEqual([1, 'lead']);
});

test('a lead that was lost again at once is none', () => {
  const points = decide([
    ...level(45, 10),
    55,
    ...level(45, 10),
    ...level(60, 10),
    ...level(90, 9),
  ]);
  expect(points.filter(({ kind }) => /lead/i.test(kind))).toEqual([
    { step: 21, kind: 'lastLead', seat: 0, by: 15 },
  ]);
});

test('who led to the end and lost all the same did not take the lead for good', () => {
  const chances = [...level(45, 20), ...level(60, 20)];
  expect(decide(chances, [1, 2]).map(({ kind }) => kind)).toContain('lastLead');
  expect(decide(chances, [2, 1]).map(({ kind }) => kind)).not.toContain('lastLead');
});

test('the boldest answer is the turn of whoever was last and rose most by it', () => {
  // The first player is last at step 20, and it is their turn.
  const points = decide([...level(60, 6), ...level(20, 14), ...level(38, 20)], [2, 1]);
  expect(points).toContainEqual({ step: 20, kind: 'answer', seat: 0, by: 18 });
  // At step 21 it is the turn of the other one.
  const others = decide([...level(60, 6), ...level(20, 15), ...level(38, 19)], [2, 1]);
  expect(others.map(({ kind }) => kind)).not.toContain('answer');
});

test('turning points come in the order of the game, apart from one another, and at most five', () => {
  const wild = Array.from({ length: 100 }, (_, turn) => 50 + 40 * Math.sin(turn * turn));
  const steps = decide(wild).map(({ step }) => step);
  expect(steps).toHaveLength(5);
  expect(steps).toEqual(steps.toSorted((a, b) => a - b));
  for (const [at, step] of steps.entries())
    expect(step - (steps[at - 1] ?? -8)).toBeGreaterThanOrEqual(8);
});

test('a quiet game has three, and small changes are not told beyond them', () => {
  const quiet = Array.from({ length: 60 }, (_, turn) => 60 + (turn % 7));
  expect(decide(quiet)).toHaveLength(3);
});

test('a turn that changed nothing is only told if no other did more', () => {
  expect(decide([...level(50, 20), ...level(90, 20)])).toEqual([
    { step: 20, kind: 'swing', seat: 0, by: 40 },
  ]);
});

test('every game of more than ten steps has one, and none lies after its end', () => {
  for (let length = 11; length < 30; length++) {
    for (const chances of [level(50, length), Array.from({ length }, (_, at) => 20 + at)]) {
      const steps = decide(chances).map(({ step }) => step);
      expect(steps.length).toBeGreaterThan(0);
      expect(Math.max(...steps)).toBeLessThan(length);
    }
  }
});

test('only what holds after the last step of a turn counts', () => {
  const steps = Array.from({ length: 40 }, (_, step) => ({ seat: 0, turn: step >> 1 }));
  // In the middle of a turn the chance seems to be gone.
  const shares = steps.map((_, step) =>
    step % 2 === 0 ? [0, 1] : [0.6 + step / 1000, 0.4 - step / 1000],
  );
  const points = find(shares, steps, { places: [1, 2], points: [1, 0], reason: '' });
  expect(points.every(({ step }) => step % 2 === 1)).toBe(true);
  expect(Math.max(...points.map(({ by }) => Math.abs(by)))).toBeLessThan(0.01);
});
