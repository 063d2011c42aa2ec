// The log: what happened in the game, in words.
import { useEffect, useRef, useState } from 'preact/hooks';
import { attempt } from '../session/report.ts';
import type { Change, Session } from '../session/session.ts';
import { joinPieces, type TextPiece } from '../text/compose.ts';
import { language, text } from '../text/index.ts';
import type { GameClient } from './game-client.ts';

interface Props {
  session: Session;
  client: GameClient;
  viewedSeq: number | null;
  onView(seq: number | null): void;
}
interface LatestProps extends Pick<Props, 'session' | 'client'> {
  onClick(): void;
}

/** Returns the lines of these changes. Some events have none. */
function linesOf({ table, seat }: Session, client: GameClient, log: Change[]) {
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
export function LatestLines({ session, client, onClick }: LatestProps) {
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

/** A click on a line shows the table at that moment. A pointer over a name shows the thing. */
export function Log({ session, client, viewedSeq, onView }: Props) {
  const t = text.value;
  const end = useRef<HTMLLIElement>(null);
  const hasGap = session.hasLogGap.value;
  useEffect(() => {
    if (hasGap) void session.send({ type: 'past' });
  }, [hasGap, session]);
  const lines = linesOf(session, client, session.log.value);
  useEffect(() => end.current?.scrollIntoView({ block: 'nearest' }), [lines.length]);
  return (
    <section
      class="log"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
      tabIndex={0}
      aria-label={t.log}
    >
      <h2>{t.log}</h2>
      <ol>
        {lines.length === 0 && <li class="soft">{t.logEmpty}</li>}
        {lines.map(({ seq, line }, at) => (
          <li key={at} class={viewedSeq === seq ? 'looked' : ''}>
            <Line
              pieces={line}
              client={client}
              onClick={() => onView(viewedSeq === seq ? null : seq)}
            />
          </li>
        ))}
        <li ref={end} aria-hidden="true" />
      </ol>
    </section>
  );
}

interface LineProps {
  pieces: TextPiece[];
  client: GameClient;
  onClick(): void;
}

function Line({ pieces, client, onClick }: LineProps) {
  const [shown, setShown] = useState<string | null>(null);
  return (
    <button type="button" class="line" onClick={onClick}>
      {pieces.map((piece) =>
        typeof piece === 'string' ? (
          piece
        ) : (
          <b
            key={piece.ref}
            onPointerEnter={() => setShown(piece.ref)}
            onPointerLeave={() => setShown(null)}
          >
            {piece.text}
          </b>
        ),
      )}
      {shown && (
        <span class="thing" aria-hidden="true">
          <client.Thing of={shown} />
        </span>
      )}
    </button>
  );
}
