// The latest lines of the log, which every screen has room for.
import { attempt } from '../session/report.ts';
import type { Change, Session } from '../session/session.ts';
import { joinPieces } from '../text/compose.ts';
import { language, text } from '../text/index.ts';
import type { GameClient } from './game-client.ts';

interface Props {
  session: Session;
  client: GameClient;
  onClick(): void;
}

/** Returns the lines of these changes. Some events have none. */
export function linesOf({ table, seat }: Session, client: GameClient, log: Change[]) {
  const words = client.words[language.value];
  const names = table.value?.chairs.map(({ name }) => name) ?? [];
  return log.flatMap(({ seq, events, after }) =>
    events.flatMap((event) => {
      const line =
        event.type === 'undone'
          ? [text.value.undone(names[event.seat ?? 0] ?? '')]
          : attempt(
              () => words.event(event, names, seat.value, after),
              null,
              table.value?.game ?? '',
            );
      return line ? [{ seq, line }] : [];
    }),
  );
}

/** On a phone two lines of the log fit beside each other if they are shorter than this. */
const TWO_LINES_LENGTH = 85;

/** Shows the latest one or two lines if there is no space for the log. */
export function LatestLines({ session, client, onClick }: Props) {
  const lines = linesOf(session, client, session.log.value.slice(-9)).map(({ line }) =>
    joinPieces(line),
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
