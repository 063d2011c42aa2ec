import { useEffect, useRef, useState } from 'preact/hooks';
import { EMOTES, type Emote, LIMITS, type PublicTable } from '../../shared/protocol/index.ts';
import { text } from '../text/index.ts';
import { Button } from '../ui/kit.tsx';
import type { Session } from './session.ts';

const FACES: Record<Emote, string> = {
  smile: '🙂',
  laugh: '😄',
  clap: '👏',
  think: '🤔',
  hurry: '⏳',
  sorry: '🙏',
};

export function Chat({ session, table }: { session: Session; table: PublicTable }) {
  const t = text.value;
  const [line, setLine] = useState('');
  const end = useRef<HTMLLIElement>(null);
  const seat = session.seat.value;
  useEffect(() => end.current?.scrollIntoView({ block: 'nearest' }), [table.chat.length]);
  const say = (event: Event) => {
    event.preventDefault();
    if (line.trim()) void session.ask({ type: 'say', text: line.trim() });
    setLine('');
  };
  return (
    <section class="chat" aria-label={t.chat}>
      <ol aria-live="polite">
        {table.chat.map(({ name, colour, text: said }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are only added
          <li key={at}>
            <span class="dot" style={{ background: `var(--${colour})` }} /> <b>{name}</b> {said}
          </li>
        ))}
        <li ref={end} aria-hidden="true" />
      </ol>
      <Reaction session={session} table={table} />
      {seat !== null && (
        <>
          <div class="emotes">
            {EMOTES.map((emote) => (
              <button
                key={emote}
                type="button"
                class="btn quiet icon"
                aria-label={t.emotes[emote]}
                title={t.emotes[emote]}
                onClick={() => void session.ask({ type: 'emote', emote })}
              >
                {FACES[emote]}
              </button>
            ))}
          </div>
          <form onSubmit={say}>
            <input
              class="input"
              value={line}
              maxLength={LIMITS.chat}
              placeholder={t.say}
              aria-label={t.say}
              onInput={(event) => setLine(event.currentTarget.value)}
            />
            <Button submit small>
              {t.send}
            </Button>
          </form>
        </>
      )}
    </section>
  );
}

function Reaction({ session, table }: { session: Session; table: PublicTable }) {
  const emote = session.emote.value;
  if (!emote) return null;
  const name = table.chairs[emote.seat]?.name ?? '';
  return (
    <p class="reaction" key={emote.at} role="status">
      <span aria-hidden="true">{FACES[emote.emote]}</span>{' '}
      {text.value.says(name, text.value.emotes[emote.emote])}
    </p>
  );
}
