// What the page around is told of the table: how it stands, and how high it would like to be.
import type { Seat } from '../../shared/engine/index.ts';
import type { PublicTable } from '../../shared/protocol/index.ts';
import type { HostPage, StateMessage } from './host.ts';

/** No names, no room: a result is told in places and points by seat. */
export function stateMessageOf(
  table: PublicTable,
  you: Seat | null,
  acting: readonly Seat[],
): StateMessage {
  if (table.phase === 'lobby') return { type: 'state', state: 'lobby' };
  if (table.phase === 'over') {
    // A game that its rules have ended has no result.
    if (!table.outcome) return { type: 'state', state: 'over' };
    const { places, points } = table.outcome;
    return { type: 'state', state: 'over', result: { places, points, you } };
  }
  const own = you !== null && acting.includes(you);
  return { type: 'state', state: own ? 'yourTurn' : 'playing' };
}

/**
 * A game takes the height that it gets, and asks for more only when something does not fit into it: its board
 * grows with the frame. All else is as high as it is.
 */
function wantedHeight(app: HTMLElement): number {
  const board = app.querySelector('.frame > .board');
  // What fills the frame to a hair must not ask for a higher one, again and again.
  if (!board) return Math.ceil(app.getBoundingClientRect().height - 0.1);
  const { scrollHeight } = document.documentElement;
  return (
    innerHeight + Math.max(scrollHeight - innerHeight, board.scrollHeight - board.clientHeight)
  );
}

/** Tells the height again and again, as long as the page is there. */
export function reportHeight(host: HostPage): () => void {
  const app = document.getElementById('app');
  if (!app) return () => {};
  let timer = 0;
  // Not with the next frame that is drawn: a frame that is scrolled away draws none.
  const soon = () => {
    timer ||= window.setTimeout(() => {
      timer = 0;
      host.tell({ type: 'height', height: wantedHeight(app) });
    }, 60);
  };
  const sizes = new ResizeObserver(soon);
  sizes.observe(app);
  const parts = new MutationObserver(soon);
  parts.observe(app, { childList: true, subtree: true });
  return () => {
    clearTimeout(timer);
    sizes.disconnect();
    parts.disconnect();
  };
}
