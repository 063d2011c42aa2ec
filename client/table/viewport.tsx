// The part of the screen through which the board is seen, and how hands move it: pinch, wheel, drag, the way home.
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { Ref } from '../../shared/engine/index.ts';
import { Button } from '../kit/kit.tsx';
import { text } from '../text/index.ts';
import type { Camera } from './camera.ts';
import type { GameZones } from './game-client.ts';

/** An arrow on each side points to what can be pressed out of sight. */
const SIDES = ['left', 'right', 'top', 'bottom'];

interface Props {
  camera: Camera;
  zones: GameZones;
  /** Where the event happens that is told. */
  at: Ref | null;
  /** What a hint says to press next. */
  hinted: Ref | null;
}

export function Viewport({ camera, zones, at, hinted }: Props) {
  const { board, focus = null, home = null, isRow } = zones;
  const box = useRef<HTMLElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const t = text.value;
  useLayoutEffect(
    () => camera.attach(box.current as HTMLElement, content.current as HTMLDivElement),
    [camera],
  );
  // After every drawing, because what is live may have changed.
  useLayoutEffect(() => camera.settle({ at, focus, home, hinted }));
  useEffect(() => listenToPinch(box.current as HTMLElement, camera), [camera]);
  return (
    <>
      <main
        ref={box}
        class="board"
        data-zone="board"
        data-row={isRow ? '' : undefined}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
        tabIndex={0}
        aria-label={t.zones.board}
        onPointerMove={(event) => {
          const grabs = event.pointerType === 'mouse' && event.buttons === 1;
          if (!grabs || (event.target as Element).closest('[data-live]')) return;
          event.currentTarget.scrollBy(-event.movementX, -event.movementY);
        }}
      >
        <div ref={content} class="board-content">
          {board}
        </div>
      </main>
      <div class="board-edges" aria-hidden="true">
        {SIDES.map((side) => (
          <i key={side} data-side={side} />
        ))}
      </div>
      <div class="way-home">
        {camera.isAway.value && !zones.choice && (
          <Button kind="quiet" icon="home" label={t.wayHome} onClick={() => camera.goHome()} />
        )}
      </div>
    </>
  );
}

/** Two fingers, or the wheel with the control key, enlarge the board and not the page. */
function listenToPinch(box: HTMLElement, camera: Camera): () => void {
  let start: { spread: number; zoom: number } | null = null;
  const spreadOf = ([a, b]: TouchList) =>
    a && b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : 0;
  const onTouch = (event: TouchEvent) => {
    const { touches } = event;
    const [a, b] = touches;
    if (touches.length !== 2 || !a || !b) {
      start = null;
      return;
    }
    event.preventDefault();
    start ??= { spread: spreadOf(touches), zoom: camera.zoom.value };
    const zoom = (start.zoom * spreadOf(touches)) / start.spread;
    camera.zoomAt(zoom, (a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2);
  };
  const onWheel = (event: WheelEvent) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    camera.zoomAt(camera.zoom.value * Math.exp(-event.deltaY / 200), event.clientX, event.clientY);
  };
  const touches = ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const;
  // Not passive, because a passive listener could not keep the browser from zooming the page.
  for (const type of touches) box.addEventListener(type, onTouch, { passive: false });
  box.addEventListener('wheel', onWheel, { passive: false });
  return () => {
    for (const type of touches) box.removeEventListener(type, onTouch);
    box.removeEventListener('wheel', onWheel);
  };
}
