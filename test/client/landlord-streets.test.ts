// The sizes on the board of Landlord!: every house of a street and every coin is wholly in sight, as large as it can be.
import { describe, expect, test } from 'vitest';
import {
  CELLAR,
  coinsPerPart,
  fitHouses,
  GROUND,
  type Shape,
  WIDTH,
} from '../../client/games/landlord/fit.ts';

const PLATE = 23;
const house = (high: number, deep = false): Shape => ({ high, deep });
const [LOW, HIGH] = [house(91), house(283)];

describe('houses', () => {
  /** The width and height that the rows of a street need. */
  function needs({ rows, wide }: ReturnType<typeof fitHouses>): [number, number] {
    const heights = rows.map((row) => {
      const ground = row.some(({ deep }) => deep) ? CELLAR : GROUND;
      return ((Math.max(...row.map(({ high }) => high)) + ground) / WIDTH) * wide + PLATE;
    });
    return [
      Math.max(...rows.map((row) => row.length * wide)),
      heights.reduce((sum, one) => sum + one),
    ];
  }

  test.each([
    [390, 240],
    [360, 110],
    [420, 320],
    [830, 400],
    [270, 330],
  ])('stand wholly in sight in %i×%i pixels, however many and high they are', (width, height) => {
    for (let count = 1; count <= 16; count++) {
      for (const tall of [LOW, HIGH, house(187, true)]) {
        const shapes = Array.from({ length: count }, (_, at) => (at % 3 === 0 ? tall : LOW));
        const fit = fitHouses(width, height, shapes, PLATE);
        const [wide, high] = needs(fit);
        expect(fit.rows.flat()).toEqual(shapes);
        expect(wide).toBeLessThanOrEqual(width + 0.01);
        expect(high).toBeLessThanOrEqual(height + 0.01);
      }
    }
  });

  test('stand in a second row where that makes them larger', () => {
    const rowsOf = (height: number) =>
      fitHouses(300, height, Array<Shape>(6).fill(LOW), PLATE).rows.length;
    expect(rowsOf(120)).toBe(1);
    expect(rowsOf(300)).toBe(2);
  });

  test('are not as wide as a street that has only two of them', () => {
    expect(fitHouses(1000, 300, [LOW, LOW], PLATE).wide).toBe(160);
    expect(fitHouses(1000, 1000, [LOW, LOW], PLATE).wide).toBe(240);
  });

  test('are no smaller because of a cellar in another row', () => {
    const shapes = [house(91, true), LOW, LOW, LOW];
    const shared = shapes.map(({ high }) => house(high, true));
    const wideOf = (all: Shape[]) => fitHouses(240, 330, all, PLATE).wide;
    expect(wideOf(shapes)).toBeGreaterThan(wideOf(shared));
  });
});

describe('coins', () => {
  test('are shown all at once where they fit', () => {
    expect(coinsPerPart(14, 44, 374, 250)).toBe(14);
    expect(coinsPerPart(35, 44, 374, 250)).toBe(35);
  });

  test('leave a row to the slider where they do not fit', () => {
    expect(coinsPerPart(36, 44, 374, 250)).toBe(28);
    expect(coinsPerPart(120, 60, 344, 100)).toBe(5);
  });

  test('are shown by rows even without the room for one', () => {
    expect(coinsPerPart(120, 60, 344, 20)).toBe(5);
  });
});
