// What a tiny screen needs: the page scrolls one way, nothing sticks to the screen, and all of it can be reached.
import { boxOf, clipsOf, inWords, nameOf, overlap } from './boxes.ts';
import { isShown, liveThings, ZONES, zoneElement } from './live.ts';

/** Bars and docks that would stay on the screen while one scrolls, and take most of it. */
export function findStuck(): string[] {
  return [...document.querySelectorAll('body *')]
    .filter((one) => isShown(one) && /fixed|sticky/.test(getComputedStyle(one).position))
    .filter((one) => one.getBoundingClientRect().height > 0)
    .map((one) => `${nameOf(one)} sticks to the screen (${getComputedStyle(one).position})`);
}

/** Scrolls to every zone and every live thing, and tells which of them do not come into sight. */
export function findUnreachable(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const wide =
    scrollWidth > clientWidth ? [`the page is ${scrollWidth - clientWidth} px wider`] : [];
  const zones = Object.keys(ZONES).flatMap((name) => {
    const element = zoneElement(name);
    return element && isShown(element) ? [{ name, element }] : [];
  });
  const away = [...zones, ...liveThings()].flatMap(({ name, element }) => {
    element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    const { left, right, top, bottom } = boxOf(element);
    const isBeside = left < -1 || right > clientWidth + 1;
    const isCut = clipsOf(element).some(({ box }) => !overlap(box, boxOf(element)));
    const isBeyond = bottom < 0 || top > innerHeight;
    return (isBeside && right - left <= clientWidth) || isCut || isBeyond
      ? [`${name} (${inWords(boxOf(element))}) cannot be scrolled into sight`]
      : [];
  });
  scrollTo(0, 0);
  return [...wide, ...away];
}
