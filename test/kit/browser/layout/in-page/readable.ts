// Law 3: no text under 12 px, and 14 px for what must be read to decide.
import { shownTexts } from './texts.ts';

const LEAST_PX = 12;
const LEAST_TO_DECIDE_PX = 14;
const TO_DECIDE = '.turn-line, .message, .panel-acts, [data-zone="choice"]';

export function findTooSmallText(): string[] {
  return shownTexts().flatMap(({ parent, words, size }) => {
    const least = parent.closest(TO_DECIDE) ? LEAST_TO_DECIDE_PX : LEAST_PX;
    if (size > least - 0.1) return [];
    const [kind] = parent.classList;
    const where = `${parent.tagName.toLowerCase()}${kind ? `.${kind}` : ''}`;
    return [`“${words.slice(0, 24)}” (${where}) is ${size.toFixed(1)} px, less than ${least}`];
  });
}
