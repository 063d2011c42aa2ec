import { useEffect, useRef, useState } from 'preact/hooks';
import { attempt } from '../session/report.ts';
import type { Change, Session } from '../session/session.ts';
import { language, text } from '../text/index.ts';
import type { GameClient, Piece } from './game-client.ts';

interface Props {
  session: Session;
  client: GameClient;
  looking: number | null;
  onLook(seq: number | null): void;
}
interface LatestProps extends Pick<Props, 'session' | 'client'> {
  onClick(): void;
}

/** These changes in words; of some there is nothing to be told. */
function linesOf({ table, seat }: Session, client: GameClient, log: Change[]) {
  const words = client.words[language.value];
  const names = table.value?.chairs.map(({ name }) => name) ?? [];
  return log.flatMap(({ seq, events, after }) =>
    events.flatMap((event) => {
      const told =
        event.type === 'undone'
          ? [text.value.undone(names[event.seat ?? 0] ?? '')]
          : attempt(
              () => words.event(event as never, names, seat.value, after as never),
              null,
              table.value?.game ?? '',
            );
      return told ? [{ seq, told }] : [];
    }),
  );
}

/** So many letters are not too many for two lines on a phone. */
const ROOM = 85;

/** The latest of it, where there is no room for all. */
export function Latest({ session, client, onClick }: LatestProps) {
  const lines = linesOf(session, client, session.log.value.slice(-9)).map(({ told }) =>
    told.map((one) => (typeof one === 'string' ? one : one.text)).join(''),
  );
  const [last = '', before = ''] = lines.slice(-2).reverse();
  return last ? (
    <button type="button" class="latest" onClick={onClick}>
      {before.length + last.length < ROOM && <span>{before}</span>}
      <span>{last}</span>
    </button>
  ) : null;
}

/** What happened, in words. A line shows the table as it was after it; a name shows the thing. */
export function Log({ session, client, looking, onLook }: Props) {
  const t = text.value;
  const end = useRef<HTMLLIElement>(null);
  const patchy = session.patchy.value;
  useEffect(() => {
    if (patchy) void session.ask({ type: 'past' });
  }, [patchy, session]);
  const lines = linesOf(session, client, session.log.value);
  useEffect(() => end.current?.scrollIntoView({ block: 'nearest' }), [lines.length]);
  return (
    <section class="log" aria-label={t.log}>
      <h2>{t.log}</h2>
      <ol>
        {lines.length === 0 && <li class="soft">{t.logEmpty}</li>}
        {lines.map(({ seq, told }, at) => (
          <li key={at} class={looking === seq ? 'looked' : ''}>
            <Line
              told={told}
              client={client}
              onClick={() => onLook(looking === seq ? null : seq)}
            />
          </li>
        ))}
        <li ref={end} aria-hidden="true" />
      </ol>
    </section>
  );
}

function Line({ told, client, onClick }: { told: Piece[]; client: GameClient; onClick(): void }) {
  const [shown, setShown] = useState<string | null>(null);
  return (
    <button type="button" class="line" onClick={onClick}>
      {told.map((piece) =>
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
