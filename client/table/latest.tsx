// The latest lines of the log, which every screen has room for.
import type { Session } from '../session/session.ts';
import { joinPieces } from '../text/compose.ts';
import type { GameClient } from './game-client.ts';
import { linesOf } from './lines.ts';

interface Props {
  session: Session;
  client: GameClient;
  onClick(): void;
}

/** On a phone two lines of the log fit beside each other if they are shorter than this. */
const TWO_LINES_LENGTH = 85;

/** Shows the latest one or two lines if there is no space for the log. */
export function LatestLines({ session, client, onClick }: Props) {
  const lines = linesOf(session, client, session.log.value.slice(-9)).map(({ pieces }) =>
    joinPieces(pieces),
  );
  const [last = '', before = ''] = lines.slice(-2).reverse();
  return last ? (
    <button type="button" class="latest" onClick={onClick}>
      {/* A new line is a new element, so that it does not count as one that has moved. */}
      <span key={last}>
        {before.length + last.length < TWO_LINES_LENGTH ? `${before} ${last}` : last}
      </span>
    </button>
  ) : null;
}
