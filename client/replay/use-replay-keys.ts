// The keys of a replay, and its address, which names the step that is shown.
import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { ReplayRun } from './replay-run.ts';

/** What has keys of its own. */
const BUSY = 'input, select, textarea, [contenteditable], [role="tab"]';

export function useReplayKeys(run: ReplayRun | null): void {
  useEffect(() => {
    if (!run) return;
    const press = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      const hasOther = event.ctrlKey || event.metaKey || event.altKey;
      if (event.defaultPrevented || hasOther || target?.closest(BUSY)) return;
      const at = run.at.peek();
      const acts: Record<string, () => void> = {
        ArrowLeft: () => (event.shiftKey ? run.goToTurn(-1) : run.goTo(at - 1)),
        ArrowRight: () => (event.shiftKey ? run.goToTurn(1) : run.goTo(at + 1)),
        Home: () => run.goTo(0),
        End: () => run.goTo(run.end),
        // A button that has the focus is pressed by it.
        ' ': () => !target?.closest('button, a') && run.toggle(),
      };
      const act = acts[event.key];
      if (!act) return;
      act();
      event.preventDefault();
    };
    addEventListener('keydown', press);
    const stop = effect(() => {
      const hash = `#${run.at.value}`;
      // While it plays by itself, the address would change faster than browsers allow.
      if (run.isPlaying.value || location.hash === hash) return;
      try {
        history.replaceState(null, '', location.pathname + location.search + hash);
      } catch {
        // A sandboxed frame may forbid changes to the history.
      }
    });
    return () => {
      removeEventListener('keydown', press);
      stop();
    };
  }, [run]);
}
