// Tells a drawing how many of its own units make one pixel of the screen, so that its texts keep a readable size.
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** Sets `--unit` on the drawing. A text of `calc(12px * var(--unit))` is 12 pixels high at every size. */
export function useUnit(width: number, height: number): RefObject<SVGSVGElement | null> {
  const drawing = useRef<SVGSVGElement>(null);
  useLayoutEffect(() => {
    const svg = drawing.current as SVGSVGElement;
    const resized = new ResizeObserver(([entry]) => {
      const { width: across, height: down } = (entry as ResizeObserverEntry).contentRect;
      svg.style.setProperty('--unit', Math.max(width / across, height / down).toFixed(3));
    });
    resized.observe(svg);
    return () => resized.disconnect();
  }, [width, height]);
  return drawing;
}
