// Plays the scenes of a change. A new change ends the old one at once, and the end is always the true state.
import { useEffect, useReducer, useRef } from 'preact/hooks';
import type { BoardProps } from './game-client.ts';

type Change<S> = NonNullable<BoardProps<S>['change']>;

interface ShownChange<Scene, Place> {
  seq: number | null;
  scenes: Scene[];
  flash: Place[];
}

/** What a game has to show of a change: scene by scene, or as places to point at where nothing moves. */
export interface SceneSource<S, Scene, Place> {
  scenes(change: Change<S>): Scene[];
  touched(change: Change<S>): Place[];
}

/** Nothing flies for those who do not want it. */
export function prefersLessMotion(): boolean {
  const { motion } = document.documentElement.dataset;
  if (motion === 'less' || motion === 'full') return motion === 'less';
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** The scene to be drawn now; null when the state itself is. */
export function useScenes<S, Scene extends { ms: number }, Place>(
  change: Change<S> | null,
  told: SceneSource<S, Scene, Place>,
): { scene: Scene | null; flash: Place[] } {
  const show = useRef<ShownChange<Scene, Place>>({ seq: null, scenes: [], flash: [] });
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  if (show.current.seq !== (change?.seq ?? null)) {
    const still = change !== null && prefersLessMotion();
    show.current = {
      seq: change?.seq ?? null,
      // Where nobody looks, timers are slow and the board would lag behind.
      scenes: change === null || still || document.hidden ? [] : told.scenes(change),
      flash: still ? told.touched(change) : [],
    };
  }
  const { scenes, flash } = show.current;
  const [scene = null] = scenes;
  useEffect(() => {
    if (!scene) return;
    const timer = setTimeout(() => {
      scenes.shift();
      redraw(0);
    }, scene.ms);
    return () => clearTimeout(timer);
  }, [scene]);
  return { scene, flash };
}
