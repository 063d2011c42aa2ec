// Plays the scenes of a change. A new change ends the old one at once, and the end is always the true state.
import { useEffect, useReducer, useRef } from 'preact/hooks';
import type { Ref } from '../../../shared/engine/index.ts';
import type { Event, State } from '../../../shared/games/landlord/state.ts';
import type { BoardProps } from '../contract.ts';
import { type Scene, scenesOf, touched } from './scenes.ts';

interface Show {
  seq: number | null;
  scenes: Scene[];
  flash: Ref[];
}

/** Nothing flies for those who do not want it. */
export function calm(): boolean {
  const { motion } = document.documentElement.dataset;
  if (motion === 'less' || motion === 'full') return motion === 'less';
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function showOf({ change, state }: BoardProps<State>): Show {
  if (!change) return { seq: null, scenes: [], flash: [] };
  const { seq, before } = change;
  const events = change.events as Event[];
  if (calm()) return { seq, scenes: [], flash: touched(events) };
  // Where nobody looks, timers are slow and the board would lag behind.
  return { seq, scenes: document.hidden ? [] : scenesOf(before, state, events), flash: [] };
}

/** The scene to be drawn now; null when the state itself is. */
export function useShow(props: BoardProps<State>): { scene: Scene | null; flash: Ref[] } {
  const show = useRef<Show>({ seq: null, scenes: [], flash: [] });
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  if (show.current.seq !== (props.change?.seq ?? null)) show.current = showOf(props);
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
