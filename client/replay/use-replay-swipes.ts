// A swipe goes a step on or back: on what is told, and on a board that lies wholly in sight. On a board that can be moved
// under the finger, a swipe moves it.
import { useEffect } from 'preact/hooks';
import type { ReplayRun } from './replay-run.ts';

/** A finger that has moved further than this has swiped. */
const SWIPE_PX = 40;

const canBeMoved = (box: Element): boolean => box.scrollWidth > box.clientWidth + 1;

/** Whether a swipe that begins here leads through the game. */
function isForSwipes(target: EventTarget | null): boolean {
  const place = target instanceof Element ? target.closest('.replay-told, .board') : null;
  return place !== null && !(place.matches('.board') && canBeMoved(place));
}

export function useReplaySwipes(run: ReplayRun | null): void {
  useEffect(() => {
    if (!run) return;
    let start: { x: number; y: number } | null = null;
    const begin = ({ touches, target }: TouchEvent) => {
      const [first] = touches;
      // Two fingers enlarge the board.
      const isAlone = touches.length === 1 && first !== undefined && isForSwipes(target);
      start = isAlone ? { x: first.clientX, y: first.clientY } : null;
    };
    const end = ({ changedTouches: [last] }: TouchEvent) => {
      if (!start || !last) return;
      const [across, down] = [last.clientX - start.x, last.clientY - start.y];
      start = null;
      if (Math.abs(across) <= SWIPE_PX || Math.abs(across) < 2 * Math.abs(down)) return;
      run.goTo(run.at.peek() + (across < 0 ? 1 : -1));
    };
    const forget = () => {
      start = null;
    };
    addEventListener('touchstart', begin, { passive: true });
    addEventListener('touchend', end);
    addEventListener('touchcancel', forget);
    return () => {
      removeEventListener('touchstart', begin);
      removeEventListener('touchend', end);
      removeEventListener('touchcancel', forget);
    };
  }, [run]);
}
