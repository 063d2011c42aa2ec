// Tells a drawing how many of its own units make one pixel of the screen, so that its texts keep a readable size.
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** Sets `--unit` on the drawing. A text of `calc(12px * var(--unit))` is 12 pixels high at every size. */
export function useUnit(width: number, height: number): RefObject<SVGSVGElement | null> {
  const drawing = useRef<SVGSVGElement>(null);
  useLayoutEffect(() => {
    const svg = drawing.current as SVGSVGElement;
    // It ends with the drawing, which nothing else keeps.
    new ResizeObserver(() => {
      const unit = Math.max(width / svg.clientWidth, height / svg.clientHeight);
      svg.style.setProperty('--unit', `${unit}`);
    }).observe(svg);
  }, []);
  return drawing;
}
