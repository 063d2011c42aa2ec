// Two fingers or the wheel enlarge the board.
import type { Camera } from './camera.ts';

/** Two fingers, or the wheel with the control key, enlarge the board and not the page. */
export function listenToPinch(box: HTMLElement, camera: Camera): () => void {
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
