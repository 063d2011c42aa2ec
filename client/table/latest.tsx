// The latest lines of the log, which every screen has room for, and the way to what has happened since the last turn.
import type { Session } from '../session/session.ts';
import { joinPieces } from '../text/compose.ts';
import type { GameClient } from './game-client.ts';
import type { Drawer } from './parts.ts';
import { RecapButton } from './recap.tsx';
import { latestLines } from './turns.ts';

interface Props {
  session: Session;
  client: GameClient;
  onOpen(drawer: Drawer): void;
}

/** On a phone two lines of the log fit beside each other if they are shorter than this. */
const TWO_LINES_LENGTH = 85;

/** Shows the latest one or two lines if there is no space for the log. */
export function Latest({ session, client, onOpen }: Props) {
  const lines = latestLines(session, client).map(({ pieces }) => joinPieces(pieces));
  const [last = '', before = ''] = lines.slice(-2).reverse();
  return (
    <div class="latest-row">
      {last && (
        <button type="button" class="latest" onClick={() => onOpen('log')}>
          {/* A new line is a new element, so that it does not count as one that has moved. */}
          <span key={last}>
            {before.length + last.length < TWO_LINES_LENGTH ? `${before} ${last}` : last}
          </span>
        </button>
      )}
      <RecapButton {...{ session, client }} onClick={() => onOpen('recap')} />
    </div>
  );
}
