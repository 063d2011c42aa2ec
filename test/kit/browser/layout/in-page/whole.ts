// Law 6: nothing is cut without an ellipsis, and nothing is pushed out of its zone or of the screen.
import { type Box, boxOf, type Clip, clipsOf, inWords, nameOf, screenBox } from './boxes.ts';
import { isShown, liveThings } from './live.ts';
import { type ShownText, shownTexts } from './texts.ts';

/** The names of cards may not even end in an ellipsis. */
const NEVER_CUT = '.rs-title, .ll-title, .rj-title';
/** Boxes with an edge that one sees, so that text outside of it looks broken. */
const EDGED = '.btn, button, summary, h1, h2, figcaption, .players li, .bar, .rs-face';
const ZONE = '[data-zone], .message, .panel-acts, .bar';

interface Overhang {
  x: number;
  y: number;
}

/** By how much the inner box sticks out of the outer one, across and down. */
const overhang = (inner: Box, outer: Box): Overhang => ({
  x: Math.max(outer.left - inner.left, inner.right - outer.right),
  y: Math.max(outer.top - inner.top, inner.bottom - outer.bottom),
});

function textBox({ node }: ShownText): Box {
  const range = document.createRange();
  range.selectNodeContents(node);
  const { left, top, right, bottom } = range.getBoundingClientRect();
  return { left, top, right, bottom };
}

/** The box of a line is higher than its letters, so a little of it may be cut off below and above. */
const slackOf = ({ size }: ShownText): Overhang => ({ x: 1.5, y: Math.max(2, size * 0.3) });

function hasEllipsis({ by }: Clip, direction: 'x' | 'y'): boolean {
  const { textOverflow, webkitLineClamp } = getComputedStyle(by);
  return webkitLineClamp !== 'none' || (direction === 'x' && textOverflow === 'ellipsis');
}

function findCutText(text: ShownText): string | null {
  const box = textBox(text);
  const slack = slackOf(text);
  const told = `“${text.words.slice(0, 40)}” (${nameOf(text.parent).split(' ')[0]})`;
  const isTitle = text.parent.closest(NEVER_CUT) !== null;
  const own = ownClip(text.parent);
  for (const clip of [...(own ? [own] : []), ...clipsOf(text.parent)]) {
    const { x, y } = overhang(box, clip.box);
    const cutX = clip.x && !clip.scrollsX && x > slack.x;
    const cutY = clip.y && !clip.scrollsY && y > slack.y;
    const isMarked = (!cutX || hasEllipsis(clip, 'x')) && (!cutY || hasEllipsis(clip, 'y'));
    const by = `${Math.round(Math.max(cutX ? x : 0, cutY ? y : 0))} px`;
    if ((cutX || cutY) && isTitle) return `the card name ${told} is cut by ${by}`;
    if ((cutX || cutY) && !isMarked) return `${told} is cut by ${by} without an ellipsis`;
    // What is cut is marked as cut, and what scrolls can be seen later: the boxes around it cut nothing more.
    if (cutX || cutY || clip.scrollsX || clip.scrollsY) return null;
  }
  const edged = text.parent.closest(EDGED);
  if (edged && !(edged instanceof HTMLSelectElement)) {
    const { x, y } = overhang(box, boxOf(edged));
    if (x > slack.x || y > slack.y)
      return `${told} sticks out of ${nameOf(edged).split(' ')[0]} by ${Math.round(Math.max(x, y))} px`;
  }
  return null;
}

function ownClip(element: Element): Clip | null {
  const probe = clipsOf(element.firstElementChild ?? element).find(({ by }) => by === element);
  if (probe) return probe;
  const { overflowX, overflowY } = getComputedStyle(element);
  if (overflowX === 'visible' && overflowY === 'visible') return null;
  if (element instanceof SVGElement) return null;
  const [scrollsX, scrollsY] = [overflowX, overflowY].map((one) => /auto|scroll/.test(one));
  return {
    by: element,
    box: boxOf(element),
    x: overflowX !== 'visible',
    y: overflowY !== 'visible',
    scrollsX: scrollsX === true,
    scrollsY: scrollsY === true,
  };
}

/** The frame is as large as the screen and shows nothing beyond it, so it does not excuse what is there. */
const clipsInside = (element: Element) =>
  clipsOf(element).filter(({ by }) => !by.matches('.frame'));

/** Elements beyond the screen, or beyond their zone, with nothing between that cuts them off or scrolls. */
function findPushedOut(): string[] {
  const all = [...document.querySelectorAll('body *')].filter(
    (one) => !one.closest('svg svg *, svg g *') && isShown(one),
  );
  return all.flatMap((one) => {
    const box = boxOf(one);
    // Outside of a table the page may be longer than the screen.
    const length = one.closest('.frame') ? {} : { top: -1e6, bottom: 1e6 };
    const screen = { ...screenBox(), ...length };
    const isEmpty = box.right - box.left < 1 || box.bottom - box.top < 1;
    if (isEmpty || clipsInside(one).length > 0) return [];
    const zone = one.parentElement?.closest(ZONE);
    const parent = one.parentElement && boxOf(one.parentElement);
    const bounds = [
      { outer: screen, place: 'the screen' },
      ...(zone ? [{ outer: boxOf(zone), place: nameOf(zone).split(' ')[0] }] : []),
    ];
    for (const { outer, place } of bounds) {
      const { x, y } = overhang(box, outer);
      // Only the outermost element is told, not everything in it.
      const isParentOut = parent && Math.max(...Object.values(overhang(parent, outer))) > 1.5;
      if (Math.max(x, y) <= 1.5 || isParentOut) continue;
      const by = `${Math.round(Math.max(x, y))} px`;
      return [`${nameOf(one)} (${inWords(box)}) sticks out of ${place} by ${by}`];
    }
    return [];
  });
}

/** Live things of which a part is missing, and to which one cannot scroll. */
function findCutThings(): string[] {
  return liveThings().flatMap(({ element, zone, name, box }) => {
    const clips = clipsInside(element);
    if (zone === 'board' || clips.some(({ scrollsX, scrollsY }) => scrollsX || scrollsY)) return [];
    const cut = Math.max(
      0,
      ...clips.map((clip) => {
        const { x, y } = overhang(box, clip.box);
        return Math.max(clip.x ? x : 0, clip.y ? y : 0);
      }),
    );
    return cut > 3 ? [`${name} in ${zone} is cut by ${Math.round(cut)} px`] : [];
  });
}

export function findCutOrPushedOut(): string[] {
  const cut = shownTexts().flatMap((text) => findCutText(text) ?? []);
  const { scrollWidth, clientWidth } = document.documentElement;
  const wide = scrollWidth > clientWidth ? ['the page scrolls sideways'] : [];
  return [...wide, ...cut, ...findCutThings(), ...findPushedOut()];
}
