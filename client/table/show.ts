// Animates a change of the game as a series of scenes. A new change ends the running one, and afterwards the board
// always shows the current state.
import { useEffect, useReducer, useRef } from 'preact/hooks';
import type { BoardProps } from './game-client.ts';

type Change<S> = NonNullable<BoardProps<S>['change']>;

interface ShownChange<Scene, Place> {
  seq: number | null;
  scenes: Scene[];
  flash: Place[];
}

/** How a game animates a change: as scenes, or as flashing places for people who prefer reduced motion. */
export interface SceneSource<S, Scene, Place> {
  scenes(change: Change<S>): Scene[];
  touched(change: Change<S>): Place[];
}

/** Whether the person prefers reduced motion, by the setting of this page or of their device. */
export function prefersLessMotion(): boolean {
  const { motion } = document.documentElement.dataset;
  if (motion === 'less' || motion === 'full') return motion === 'less';
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Returns the scene to draw now, or null if the board draws the state. */
export function useScenes<S, Scene extends { ms: number }, Place>(
  change: Change<S> | null,
  source: SceneSource<S, Scene, Place>,
): { scene: Scene | null; flash: Place[] } {
  const show = useRef<ShownChange<Scene, Place>>({ seq: null, scenes: [], flash: [] });
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  if (show.current.seq !== (change?.seq ?? null)) {
    const isStill = change !== null && prefersLessMotion();
    const { pace = 1 } = change ?? {};
    // Browsers slow down the timers of a hidden page, so the board would lag behind.
    const scenes = change === null || isStill || document.hidden ? [] : source.scenes(change);
    show.current = {
      seq: change?.seq ?? null,
      scenes: pace === 1 ? scenes : scenes.map((scene) => ({ ...scene, ms: scene.ms * pace })),
      flash: isStill ? source.touched(change) : [],
    };
    change?.onScenes?.(show.current.scenes.reduce((sum, { ms }) => sum + ms, 0));
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
