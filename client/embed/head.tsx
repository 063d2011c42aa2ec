// The strip at the top of a frame: the name of Foyer, a button that opens the table in a tab, and notes about the
// seat.
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { LanguageMenu, Logo } from '../kit/brand.tsx';
import { Button, Sheet } from '../kit/kit.tsx';
import { forgetKey, newKey, storedKey } from '../session/keys.ts';
import type { Session } from '../session/session.ts';
import { isOnlyInMemory, removeItem, writeItem } from '../session/storage.ts';
import { isWatchId, tablePath } from '../session/table-path.ts';
import { LinkRow } from '../table/invite.tsx';
import { text } from '../text/index.ts';
import { frameName } from './frame-names.ts';
import { words } from './words.ts';

/** Publishes the strip's height as a CSS property, because the table fills the rest of the frame. */
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
      // Not rounded: otherwise the page would be a fraction higher than its frame and ask for a higher frame again
      // and again.
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
          <Logo />
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
  /** The seat has moved to another tab or device. */
  isSeatGone: boolean;
  /** Goes back to the start card, if each visitor opens their own table. */
  onNewTable: false | (() => void);
}

export function TableHead({ session, isSeatGone, onNewTable }: TableHeadProps) {
  const w = words.value;
  const [link, setLink] = useState<string | null>(null);
  const [isDismissed, setDismissed] = useState(false);
  const isSeated = session.seat.value !== null;
  const table = session.table.value;
  const open = async () => {
    const path = await addressOfTab(session, isSeatGone);
    if (path === null) return;
    // A sandboxed frame may be refused a tab, or get a sandboxed one. So the link is shown in any case.
    if (!window.open(path, '_blank') || self.origin === 'null') setLink(location.origin + path);
  };
  const isAnybodyHere = session.presence.value.seats.some(Boolean);
  // A visitor can sit down in a lobby with a free seat, and then take over the host's role.
  const isFull = table?.phase !== 'lobby' || table.chairs.every(({ kind }) => kind !== 'open');
  const isAbandoned = table?.standing && isFull && !session.isSpectator && !isAnybodyHere;
  return (
    <Head
      notes={
        <>
          {isSeatGone && (
            <p class="note" role="status">
              {w.away}
            </p>
          )}
          {isSeated && !isDismissed && !hasLastingStorage && (
            <div class="note" role="status">
              <p>{w.notKept}</p>
              <Button small onClick={open}>
                {w.keepSeat}
              </Button>
              <Button
                kind="quiet"
                icon="close"
                label={text.value.close}
                onClick={() => setDismissed(true)}
              />
            </div>
          )}
          {isAbandoned && <AbandonedNote session={session} />}
          {link && (
            <Sheet title={w.linkTitle} onClose={() => setLink(null)}>
              <div class="own-link">
                <p>{isSeated ? w.linkSeat : w.linkWatch}</p>
                <LinkRow link={link} label={w.linkTitle} />
              </div>
            </Sheet>
          )}
        </>
      }
    >
      {table?.phase === 'lobby' && <LanguageMenu />}
      {table?.phase === 'over' && onNewTable && (
        <Button kind="quiet" small onClick={onNewTable}>
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
 * Returns the link that opens this table in a tab. If the visitor has a seat, the room learns a new key for it. The
 * key follows the # in the link, which browsers never send to a server. Once the tab connects with the new key, the
 * key in this frame is invalid.
 */
async function addressOfTab(session: Session, isSeatGone: boolean): Promise<string | null> {
  if (isWatchId(session.room)) return tablePath(session.room);
  if (session.isSpectator && !isSeatGone) return `/embed/${session.room}?watch`;
  if (session.seat.value === null) return tablePath(session.room);
  const key = newKey();
  const refused = await session.send({ type: 'link', key });
  return refused ? null : `/t/${session.room}#${key}`;
}

function AbandonedNote({ session }: { session: Session }) {
  const w = words.value;
  const [isTooEarly, setTooEarly] = useState(false);
  const clear = async () => {
    const refused = await session.send({ type: 'clear' });
    setTooEarly(refused?.code === 'notInTime');
    // The note already says this, so the table does not.
    if (refused?.code === 'notInTime') session.refusal.value = null;
  };
  return (
    <div class="note" role="status">
      <p>{isTooEarly ? w.notInTime : w.leftLying}</p>
      <Button small onClick={clear}>
        {w.clear}
      </Button>
    </div>
  );
}

/** Whether a seat survives a reload of the page. Some browsers give a frame of another site no lasting storage. */
const hasLastingStorage = ((): boolean => {
  writeItem('probe', 'kept');
  const isLasting = !isOnlyInMemory('kept');
  removeItem('probe');
  return isLasting;
})();

/**
 * Forgets the key of a seat that has moved to a tab. A tab that shares this storage may have stored a newer key, and
 * that one stays.
 */
export function forgetSeat({ room, key }: Session): void {
  if (storedKey(frameName(room)) === key) forgetKey(frameName(room));
}
