// The chat of a table, with quick reactions.
import { useEffect, useRef, useState } from 'preact/hooks';
import { EMOTES, type Emote, LIMITS, type PublicTable } from '../../shared/protocol/messages.ts';
import { adoptStyles } from '../kit/adopt-styles.ts';
import { Button, PseudoForm } from '../kit/kit.tsx';
import type { Session } from '../session/session.ts';
import { text } from '../text/index.ts';
import styles from './chat.css?inline';
import { words } from './chat-words.ts';

adoptStyles(styles);

// The faces are drawings, because emoji look different on each device, and some fonts have none.
const FACES: Record<Emote, string> = {
  smile: 'M8.5 10v.5M15.5 10v.5M8 14.5c2 2.3 6 2.3 8 0',
  laugh: 'M7.5 10.5l2-1.5 1 1.5M13.5 10.5l1-1.5 2 1.5M7.5 13.5h9c-.5 5-8.5 5-9 0z',
  clap: 'M8.5 10v.5M15.5 10v.5M9 15h6M4 4l2 2M12 1.5v2.5M20 4l-2 2',
  think: 'M8.5 10.5v.5M15.5 9v.5M9 15.5l6-1.5M14 6.5l3-.5',
  hurry: 'M12 6.5V12l3.5 2M12 2.5v1M12 20.5v1',
  sorry: 'M8.5 10.5v.5M15.5 10.5v.5M8.5 16.5c1.5-2 5.5-2 7 0',
};

function Face({ of }: { of: Emote }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor" class="face">
      <circle cx="12" cy="12" r="9.5" fill="var(--yellow)" fill-opacity=".35" />
      <path d={FACES[of]} stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" />
    </svg>
  );
}

export function Chat({ session, table }: { session: Session; table: PublicTable }) {
  const [t, w] = [text.value, words.value];
  const [line, setLine] = useState('');
  const end = useRef<HTMLLIElement>(null);
  const seat = session.seat.value;
  useEffect(() => end.current?.scrollIntoView({ block: 'nearest' }), [table.chat.length]);
  const say = () => {
    if (line.trim()) void session.send({ type: 'say', text: line.trim() });
    setLine('');
  };
  return (
    <section class="chat" aria-label={t.chat}>
      <ol aria-live="polite">
        {table.chat.map(({ name, colour, text: said }, at) => (
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
                aria-label={w.emotes[emote]}
                title={w.emotes[emote]}
                onClick={() => void session.send({ type: 'emote', emote })}
              >
                <Face of={emote} />
              </button>
            ))}
          </div>
          <PseudoForm class="chat-entry" onEnter={say}>
            <input
              class="input"
              value={line}
              maxLength={LIMITS.chat}
              placeholder={w.say}
              aria-label={w.say}
              enterkeyhint="send"
              onInput={(event) => setLine(event.currentTarget.value)}
            />
            <Button small onClick={say}>
              {w.send}
            </Button>
          </PseudoForm>
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
      <Face of={emote.emote} /> {words.value.says(name, words.value.emotes[emote.emote])}
    </p>
  );
}
