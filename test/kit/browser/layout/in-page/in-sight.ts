// Law 4: prompt, own hand and actions are on the screen without scrolling, and what is live elsewhere is in sight or
// pointed at.
import { type Box, boxOf, centreOf, inWords, isWithin, screenBox } from './boxes.ts';
import { camera, type LiveThing, liveThings } from './live.ts';

const ALWAYS = {
  prompt: '.turn-line',
  'the own hand': '[data-zone="hand"]',
  'the actions': '.panel-acts',
};

function isInside(inner: Box, outer: Box): boolean {
  const { left, top, right, bottom } = outer;
  return (
    inner.left >= left - 1 &&
    inner.top >= top - 1 &&
    inner.right <= right + 1 &&
    inner.bottom <= bottom + 1
  );
}

export function findOutOfSight(): string[] {
  const screen = screenBox();
  const faults: string[] = [];
  for (const [name, selector] of Object.entries(ALWAYS)) {
    const element = document.querySelector(selector);
    // A game without a hand has no zone for it, and then nothing of it can be out of sight.
    if (element?.checkVisibility() && !isInside(boxOf(element), screen))
      faults.push(`${name} (${inWords(boxOf(element))}) is not within the screen`);
  }
  const { scrollHeight, clientHeight, scrollWidth, clientWidth } =
    document.scrollingElement ?? document.documentElement;
  if (scrollHeight > clientHeight)
    faults.push(`the page scrolls by ${scrollHeight - clientHeight} px`);
  if (scrollWidth > clientWidth)
    faults.push(`the page scrolls sideways by ${scrollWidth - clientWidth} px`);
  const away = liveThings().filter(({ sight, box }) => !sight || !isWithin(centreOf(box), sight));
  return [...faults, ...away.filter((thing) => !isPointedAt(thing)).map(tell)];
}

const tell = ({ name, zone, box }: LiveThing) =>
  `${name} in ${zone} (${inWords(box)}) is out of sight, and nothing points at it`;

/** The edge of the board glows, or that of the hand fades, on the side of the thing, or the chip of a player beckons. */
function isPointedAt({ zone, box }: LiveThing): boolean {
  const board =
    zone === 'board' ? camera() : document.querySelector(`[data-zone="hand"] [data-more]`);
  if ((zone !== 'board' && zone !== 'hand') || !board) return false;
  if (zone === 'board' && document.querySelector('[data-zone="players"] [data-beckons]'))
    return true;
  const sides = board.getAttribute('data-more')?.split(' ') ?? [];
  const { left, top, right, bottom } = boxOf(board);
  const { x, y } = centreOf(box);
  const needed = [
    x < left && 'left',
    x > right && 'right',
    y < top && 'top',
    y > bottom && 'bottom',
  ].filter((side) => side !== false);
  return needed.length > 0 && needed.every((side) => sides.includes(side));
}
