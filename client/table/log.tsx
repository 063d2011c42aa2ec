import { useEffect, useRef, useState } from 'preact/hooks';
import type { GameClient, Piece } from '../games/contract.ts';
import { language, text } from '../text/index.ts';
import type { Session } from './session.ts';

interface Props {
  session: Session;
  client: GameClient;
  looking: number | null;
  onLook(seq: number | null): void;
}

/** What happened, in words. A line shows the table as it was after it; a name shows the thing. */
export function Log({ session, client, looking, onLook }: Props) {
  const t = text.value;
  const end = useRef<HTMLLIElement>(null);
  const log = session.log.value;
  const patchy = session.patchy.value;
  useEffect(() => {
    if (patchy) void session.ask({ type: 'past' });
  }, [patchy, session]);
  const words = client.words[language.value];
  const names = session.table.value?.chairs.map(({ name }) => name) ?? [];
  const lines = log.flatMap(({ seq, events, after }) =>
    events.flatMap((event) => {
      const told =
        event.type === 'undone'
          ? [t.undone(names[event.seat ?? 0] ?? '')]
          : words.event(event as never, names, session.seat.value, after as never);
      return told ? [{ seq, told }] : [];
    }),
  );
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
