// Above everything in a frame: whose it is, the way to a tab of its own, and what is to be said now and then.
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { LanguageMenu, Mark } from '../kit/brand.tsx';
import { Button, Sheet } from '../kit/kit.tsx';
import { forget, keep, kept, newKey } from '../session/keys.ts';
import type { Session } from '../session/session.ts';
import { LinkRow } from '../table/invite.tsx';
import { text } from '../text/index.ts';
import { words } from './words.ts';

/** As high as it is, so that what fills the rest of the frame knows. */
export function Head({
  children,
  notes,
}: {
  children?: ComponentChildren;
  notes?: ComponentChildren;
}) {
  const head = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { current } = head;
    if (!current) return;
    const measure = new ResizeObserver(() => {
      // To the fraction: rounded, the page would be higher than its frame, and so would the frame that it asks for.
      const { height } = current.getBoundingClientRect();
      document.documentElement.style.setProperty('--strip', `${height}px`);
    });
    measure.observe(current);
    return () => measure.disconnect();
  }, []);
  return (
    <section class="embed-head" ref={head} aria-label="Foyer">
      <div class="strip">
        <span class="strip-brand">
          <Mark />
          <span>Foyer</span>
        </span>
        {children ?? <LanguageMenu />}
      </div>
      {notes}
    </section>
  );
}

interface TableHeadProps {
  session: Session;
  /** The seat that was here has gone elsewhere. */
  away: boolean;
  /** Where each visitor opens tables of their own: back to the start, for the next one. */
  onAnew: false | (() => void);
}

export function TableHead({ session, away, onAnew }: TableHeadProps) {
  const w = words.value;
  const [link, setLink] = useState<string | null>(null);
  const [quiet, setQuiet] = useState(false);
  const seated = session.seat.value !== null;
  const table = session.table.value;
  const open = async () => {
    const path = await wayOut(session, away);
    if (path === null) return;
    // Within a sandbox the tab may be one, too, and then nothing opens in it: the link is there in any case.
    if (!window.open(path, '_blank') || self.origin === 'null') setLink(location.origin + path);
  };
  const anybody = session.here.value.seats.some(Boolean);
  // Where a chair is free in a lobby one sits down and takes it over.
  const closed = table?.phase !== 'lobby' || table.chairs.every(({ kind }) => kind !== 'open');
  const lying = table?.standing && closed && !session.watches && !anybody;
  return (
    <Head
      notes={
        <>
          {away && (
            <p class="note" role="status">
              {w.away}
            </p>
          )}
          {seated && !quiet && !lasting && (
            <div class="note" role="status">
              <p>{w.notKept}</p>
              <Button small onClick={open}>
                {w.keepSeat}
              </Button>
              <Button
                kind="quiet"
                icon="close"
                label={text.value.close}
                onClick={() => setQuiet(true)}
              />
            </div>
          )}
          {lying && <LeftLying session={session} />}
          {link && (
            <Sheet title={w.linkTitle} onClose={() => setLink(null)}>
              <div class="own-link">
                <p>{seated ? w.linkSeat : w.linkWatch}</p>
                <LinkRow link={link} label={w.linkTitle} />
              </div>
            </Sheet>
          )}
        </>
      }
    >
      {table?.phase === 'lobby' && <LanguageMenu />}
      {table?.phase === 'over' && onAnew && (
        <Button kind="quiet" small onClick={onAnew}>
          {text.value.anew}
        </Button>
      )}
      <Button kind="quiet" small onClick={open}>
        {w.ownTab} <span aria-hidden="true">↗</span>
      </Button>
    </Head>
  );
}

/**
 * Where the tab goes. A seat goes along: under a new key, told to the table and put behind the # that no server
 * sees. When the tab comes to the table with it, the key in this frame is worth nothing any more.
 */
async function wayOut(session: Session, away: boolean): Promise<string | null> {
  if (session.watches && !away) return `/embed/${session.room}?watch`;
  if (session.seat.value === null) return `/t/${session.room}`;
  const key = newKey();
  const refused = await session.ask({ type: 'link', key });
  return refused ? null : `/t/${session.room}#${key}`;
}

function LeftLying({ session }: { session: Session }) {
  const w = words.value;
  const [early, setEarly] = useState(false);
  const clear = async () => {
    const refused = await session.ask({ type: 'clear' });
    setEarly(refused?.code === 'notInTime');
    // It is said here.
    if (refused?.code === 'notInTime') session.refused.value = null;
  };
  return (
    <div class="note" role="status">
      <p>{early ? w.notInTime : w.leftLying}</p>
      <Button small onClick={clear}>
        {w.clear}
      </Button>
    </div>
  );
}

/** Whether what is kept here is there again after the page has been loaded again. */
const lasting = ((): boolean => {
  keep('probe', 'kept');
  try {
    return localStorage.getItem('probe') !== null;
  } catch {
    return false;
  } finally {
    forget('probe');
  }
})();

/** The seat is elsewhere: unless the tab shares what is kept here, the key that was its own is good for nothing. */
export function forgetSeat({ room, key }: Session): void {
  if (kept(`key ${room}`) === key) forget(`key ${room}`);
}
