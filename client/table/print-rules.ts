// Prints a rules page once all of its pictures are there.
import { signal } from '@preact/signals';

/** While this is true, pictures are drawn that are far from the screen, too. */
export const isPreparingPrint = signal(false);

/** Drawings measure themselves one frame after they were drawn. */
const FRAMES_TO_MEASURE = 3;
/** So many frames are waited for a picture at most: a page without it can be printed, too. */
const MOST_FRAMES = 300;

const nextFrame = () => new Promise(requestAnimationFrame);
/** The rules, what draws their examples, and the pictures all come one after another. */
function isDrawn(): boolean {
  const rules = document.querySelector<HTMLElement>('.rulebook');
  const examples = rules?.querySelectorAll('.example').length;
  return examples === Number(rules?.dataset.examples) && !rules?.querySelector('.picture-to-come');
}

export async function printRules(): Promise<void> {
  isPreparingPrint.value = true;
  await nextFrame();
  for (let frames = 0; !isDrawn() && frames < MOST_FRAMES; frames++) await nextFrame();
  for (let frames = 0; frames < FRAMES_TO_MEASURE; frames++) await nextFrame();
  print();
  isPreparingPrint.value = false;
}
