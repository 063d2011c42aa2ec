// What a finger can tell apart on the board: things inside one another are not beside one another.
import { beforeAll, expect, test, vi } from 'vitest';

type Spacing = typeof import('../../client/table/spacing.ts');
let spacing: Spacing;

beforeAll(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  spacing = await import('../../client/table/spacing.ts');
  vi.unstubAllGlobals();
});

/** Elements side by side in the document, however they are drawn. */
const apart = { contains: () => false } as unknown as Element;
const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  width,
  height,
});
const zoomFor = (...boxes: ReturnType<typeof box>[]) =>
  spacing.needsZoom(
    boxes.map(() => apart),
    boxes,
  );

test('a site within its city does not have to be enlarged', () => {
  expect(zoomFor(box(0, 0, 60, 60), box(18, 20, 20, 16))).toBe(1);
});

test('two sites side by side are enlarged until a finger can tell them apart', () => {
  expect(zoomFor(box(0, 0, 60, 60), box(4, 20, 10, 10), box(26, 20, 10, 10))).toBe(2);
});

test('a thing that hides nearly all of another one is beside it', () => {
  expect(zoomFor(box(0, 0, 22, 20), box(1, 1, 18, 18))).toBeGreaterThan(2);
});

test('an arrow is pressed near the middle of its edge only', () => {
  const edges = { left: 0, right: 390, top: 180, bottom: 420 };
  expect(spacing.isAtArrow('right', edges, 380, 300)).toBe(true);
  expect(spacing.isAtArrow('right', edges, 380, 350)).toBe(false);
  expect(spacing.isAtArrow('left', edges, 380, 300)).toBe(false);
  expect(spacing.isAtArrow('bottom', edges, 200, 405)).toBe(true);
});

test('what lies beyond the edges is told by its sides', () => {
  const edges = { left: 0, right: 390, top: 180, bottom: 420 };
  expect(spacing.sidesBeyond({ x: 200, y: 300 }, edges)).toEqual([]);
  expect(spacing.sidesBeyond({ x: 400, y: 170 }, edges)).toEqual(['right', 'top']);
});

test('a large thing that was pressed away from all others is meant, and a small or crowded one may not be', () => {
  const drawn = (left: number, top: number, size: number) =>
    ({ getBoundingClientRect: () => box(left, top, size, size) }) as unknown as Element;
  const [city, village] = [drawn(100, 100, 50), drawn(90, 80, 22)];
  const live = [city, village, drawn(300, 300, 50)];
  expect(spacing.isUnmistakable(city, live, 130, 130)).toBe(true);
  expect(spacing.isUnmistakable(city, live, 104, 104)).toBe(false);
  expect(spacing.isUnmistakable(village, [village], 95, 85)).toBe(false);
});
