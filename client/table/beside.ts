// Finds the place of a small card beside a thing.
import type { Box } from './spacing.ts';

interface Size {
  width: number;
  height: number;
}

const GAP_PX = 10;
/** A live thing within this distance is probably what the mouse is on its way to. */
const NEAR_PX = 160;

const overlapOf = (one: Box, other: Box): number =>
  Math.max(
    0,
    Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left),
  ) *
  Math.max(
    0,
    Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top),
  );

const grow = ({ left, top, width, height }: Box, by: number): Box => ({
  left: left - by,
  top: top - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

/** Returns a place on the screen where the card covers neither the thing nor a live thing near it, or null. */
export function placeBeside(
  thing: Box,
  card: Size,
  screen: Size,
  live: readonly Box[],
): { left: number; top: number } | null {
  const near = live.filter((one) => overlapOf(one, grow(thing, NEAR_PX)) > 0);
  const most = {
    left: screen.width - card.width - GAP_PX,
    top: screen.height - card.height - GAP_PX,
  };
  if (most.left < GAP_PX || most.top < GAP_PX) return null;
  const within = (at: number, end: number) => Math.min(Math.max(at, GAP_PX), end);
  const middle = {
    left: thing.left + thing.width / 2 - card.width / 2,
    top: thing.top + thing.height / 2 - card.height / 2,
  };
  const columns = [
    thing.left + thing.width + GAP_PX,
    thing.left - card.width - GAP_PX,
    middle.left,
    GAP_PX,
    most.left,
  ];
  const rows = [
    thing.top - card.height - GAP_PX,
    thing.top + thing.height + GAP_PX,
    middle.top,
    GAP_PX,
    most.top,
  ];
  const places = columns.flatMap((left) =>
    rows.map((top) => ({
      left: within(left, most.left),
      top: within(top, most.top),
      width: card.width,
      height: card.height,
    })),
  );
  const cost = (place: Box) =>
    live.reduce((sum, one) => sum + overlapOf(place, one), 0) +
    Math.hypot(place.left - middle.left, place.top - middle.top);
  const [best] = places
    .filter((place) => [thing, ...near].every((one) => overlapOf(place, one) === 0))
    .sort((one, other) => cost(one) - cost(other));
  return best ? { left: best.left, top: best.top } : null;
}
