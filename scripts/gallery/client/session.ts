// A session without a server. It shows one position to one viewer, and reports the moves that are played.

import { Session } from '../../../client/session/session.ts';
import type { AnyGame, Move, Viewer } from '../../../shared/engine/index.ts';
import type { PublicTable } from '../../../shared/protocol/index.ts';

export const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eva', 'Finn'];
const COLOURS = ['red', 'blue', 'yellow', 'green', 'violet', 'orange'];

export function createGallerySession(
  rules: AnyGame,
  state: unknown,
  viewer: Viewer,
  play: (move: Move) => void,
): { session: Session; table: PublicTable } {
  const session = new Session('gallery', '');
  const { seats } = state as { seats: number };
  const over = rules.outcome(state) !== null;
  // Hence the cast: the table has only the members that the zones and the dock read.
  const table = {
    phase: over ? 'over' : 'playing',
    game: rules.id,
    chairs: NAMES.slice(0, seats).map((name, seat) => {
      return { kind: 'bot', name, colour: COLOURS[seat], level: null, gone: null, votes: [] };
    }),
    undo: null,
    due: null,
    grace: 0,
  } as unknown as PublicTable;
  session.attach({
    send(message) {
      const { type, move } = message as { type: string; move: Move };
      if (type === 'move') play(move);
      return true;
    },
    retry: () => {},
    close: () => {},
  });
  session.status.value = 'open';
  session.seat.value = viewer;
  session.table.value = table;
  session.game.value = rules.view(state, viewer);
  return { session, table };
}
