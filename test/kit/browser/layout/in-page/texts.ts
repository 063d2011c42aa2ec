// The texts that can be read on a page, and the size in which each is drawn.
import { isShown } from './live.ts';

export interface ShownText {
  node: Text;
  parent: Element;
  words: string;
  /** The height of its letters on the screen, after all scaling. */
  size: number;
}

/** How much larger or smaller than its style says an element is drawn. */
export function scaleOf(element: Element): number {
  if (element instanceof SVGGraphicsElement) {
    const matrix = element.getScreenCTM();
    // The matrix already includes what the elements around the drawing do to it.
    return matrix ? Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c)) : 1;
  }
  const parent = element.parentElement;
  return ownScale(element) * (parent ? scaleOf(parent) : 1);
}

function ownScale(element: Element): number {
  const { transform, scale } = getComputedStyle(element);
  const { a, b, c, d } = new DOMMatrix(transform === 'none' ? '' : transform);
  const factor = scale === 'none' ? 1 : Number.parseFloat(scale);
  return Math.sqrt(Math.abs(a * d - b * c)) * factor;
}

export function shownTexts(within: Element = document.body): ShownText[] {
  const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  const texts: ShownText[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const words = node.textContent?.trim() ?? '';
    if (!parent || words === '' || parent.closest('style, script, title, desc, option')) continue;
    if (!isShown(parent)) continue;
    const size = Number.parseFloat(getComputedStyle(parent).fontSize) * scaleOf(parent);
    texts.push({ node: node as Text, parent, words, size });
  }
  return texts;
}
