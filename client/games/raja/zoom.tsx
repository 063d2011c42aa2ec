// Zooms the map inside a scrolling box, by touch, wheel, arrow keys, or by dragging with the mouse.
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { BoardContext } from './board-context.ts';
import { FIELD, type Point } from './geometry.ts';

const ZOOM_STEPS = [1, 1.7, 2.6];

interface Props {
  board: BoardContext;
  /** The point that the first zoom step centres on. */
  near: Point;
  children: ComponentChildren;
}

export function Zoom({ board, near, children }: Props) {
  const { captions } = board;
  const frame = useRef<HTMLElement>(null);
  const [step, setStep] = useState(0);
  const middle = useRef<Point | null>(null);
  const zoom = ZOOM_STEPS[step] ?? 1;

  useLayoutEffect(() => {
    const one = frame.current;
    if (!one || !middle.current) return;
    one.scrollLeft = middle.current.x * one.scrollWidth - one.clientWidth / 2;
    one.scrollTop = middle.current.y * one.scrollHeight - one.clientHeight / 2;
  }, [step]);

  const go = (to: number) => {
    const one = frame.current;
    if (!one) return;
    middle.current =
      step === 0
        ? { x: (near.x - FIELD.left) / FIELD.width, y: (near.y - FIELD.top) / FIELD.height }
        : {
            x: (one.scrollLeft + one.clientWidth / 2) / one.scrollWidth,
            y: (one.scrollTop + one.clientHeight / 2) / one.scrollHeight,
          };
    setStep(to);
  };
  return (
    <div class="rj-land">
      <section
        ref={frame}
        class="rj-window"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
        tabIndex={0}
        aria-label={captions.map}
        data-zoomed={step > 0 ? '' : undefined}
        onPointerMove={(event) => {
          // Dragging a clickable thing moves that thing. Dragging the land scrolls the map.
          const grabs = event.pointerType === 'mouse' && event.buttons === 1 && step > 0;
          if (!grabs || (event.target as Element).closest('[data-live]')) return;
          event.currentTarget.scrollBy(-event.movementX, -event.movementY);
        }}
      >
        <div class="rj-field" style={{ '--zoom': zoom }}>
          {children}
        </div>
      </section>
      <div class="rj-zoom">
        <Button
          label={captions.zoomIn}
          off={step === ZOOM_STEPS.length - 1}
          onClick={() => go(step + 1)}
          d="M4 10h12M10 4v12"
        />
        <Button
          label={captions.zoomOut}
          off={step === 0}
          onClick={() => go(step - 1)}
          d="M4 10h12"
        />
      </div>
    </div>
  );
}

function Button({
  label,
  off,
  onClick,
  d,
}: {
  label: string;
  off: boolean;
  onClick(): void;
  d: string;
}) {
  return (
    <button type="button" aria-label={label} title={label} disabled={off} onClick={onClick}>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d={d} />
      </svg>
    </button>
  );
}
