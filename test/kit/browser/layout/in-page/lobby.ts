// The laws where people meet before a game. A lobby may scroll, so only what everybody looks for has to be in sight.
import { type Box, boxOf, heightOf, inWords, widthOf } from './boxes.ts';
import type { Faults } from './index.ts';
import { isShown, leastSize } from './live.ts';
import { findTooSmallText } from './readable.ts';
import { findShifts } from './steady.ts';
import { findCutOrPushedOut } from './whole.ts';

const PRESSED = '.lobby :is(button, input, a.btn)';
/** How to send the link, and how to sit down or start. */
const ALWAYS = '.invite .btn, .lobby-act .btn, .lobby-act .input';

const isEnabled = (one: Element) => !(one as HTMLButtonElement).disabled;
const nameOf = (one: Element) =>
  `“${one.getAttribute('aria-label') ?? one.textContent?.trim().slice(0, 24) ?? ''}”`;

/** A switch is pressed by its label, too. */
function pressedBox(one: Element): Box {
  return boxOf(one.closest('label') ?? one);
}

function findTooSmall(): string[] {
  const least = leastSize();
  return [...document.querySelectorAll(PRESSED)]
    .filter((one) => isShown(one) && isEnabled(one))
    .map((one) => ({ name: nameOf(one), box: pressedBox(one) }))
    .filter(({ box }) => Math.min(widthOf(box), heightOf(box)) < least - 0.5)
    .map(({ name, box }) => `${name} (${inWords(box)}) is less than ${least} px`);
}

function findOutOfSight(): string[] {
  const away = [...document.querySelectorAll(ALWAYS)].filter((one) => {
    const { left, top, right, bottom } = boxOf(one);
    return isShown(one) && (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight);
  });
  return away.map((one) => `${nameOf(one)} (${inWords(boxOf(one))}) is out of sight`);
}

export const checkLobby = (): Faults => ({
  2: findTooSmall(),
  3: findTooSmallText(),
  4: findOutOfSight(),
  5: findShifts(),
  6: findCutOrPushedOut(),
});
