// Builds what the frame tells the host page: the state of the game, and the height that the frame needs.
import type { Seat } from '../../shared/engine/index.ts';
import type { PublicTable } from '../../shared/protocol/index.ts';
import type { HostPage, StateMessage } from './host.ts';

/** Contains neither names nor the room id, because the host page belongs to another site. */
export function stateMessageOf(
  table: Pick<PublicTable, 'phase' | 'outcome'>,
  you: Seat | null,
  acting: readonly Seat[],
): StateMessage {
  if (table.phase === 'lobby') return { type: 'state', state: 'lobby' };
  if (table.phase === 'over') {
    // A game that a deployment has ended has no result.
    if (!table.outcome) return { type: 'state', state: 'over' };
    const { places, points } = table.outcome;
    return { type: 'state', state: 'over', result: { places, points, you } };
  }
  const own = you !== null && acting.includes(you);
  return { type: 'state', state: own ? 'yourTurn' : 'playing' };
}

/** A game is comfortable on a phone from this height on, and needs no more than the larger one. */
const [LEAST_PX, MOST_PX] = [560, 720];

/**
 * Returns the height that the page needs. During a game the table fills the frame, so the frame asks for the height
 * that suits its width. Any other page is as high as its content.
 */
function wantedHeight(app: HTMLElement): number {
  // Rounded down a little. Otherwise a page that fills its frame exactly could ask for a higher frame again and
  // again.
  if (!app.querySelector('.frame')) return Math.ceil(app.getBoundingClientRect().height - 0.1);
  return Math.max(
    innerHeight,
    Math.min(MOST_PX, Math.max(LEAST_PX, Math.round(innerWidth * 0.66))),
  );
}

/** Reports the height whenever it may have changed, until the returned function is called. */
export function reportHeight(host: HostPage): () => void {
  const app = document.getElementById('app');
  if (!app) return () => {};
  let timer = 0;
  // A timer, because the browser draws no animation frames while the frame is scrolled out of sight.
  const scheduleReport = () => {
    timer ||= window.setTimeout(() => {
      timer = 0;
      host.tell({ type: 'height', height: wantedHeight(app) });
    }, 60);
  };
  const sizes = new ResizeObserver(scheduleReport);
  sizes.observe(app);
  const parts = new MutationObserver(scheduleReport);
  parts.observe(app, { childList: true, subtree: true });
  return () => {
    clearTimeout(timer);
    sizes.disconnect();
    parts.disconnect();
  };
}
