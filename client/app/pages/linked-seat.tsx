// What becomes of the key in the link that moves a seat to this device. It is fetched when somebody opens such a link.
import { useEffect, useState } from 'preact/hooks';
import { adoptStyles } from '../../kit/adopt-styles.ts';
import { Button, Sheet } from '../../kit/kit.tsx';
import { keyAt, storeKey } from '../../session/keys.ts';
import type { Session } from '../../session/session.ts';
import styles from './linked-seat.css?inline';
import { words } from './linked-seat-words.ts';

adoptStyles(styles);

interface Props {
  session: Session;
  /** The key in the link. */
  linked: string;
  /** Connects with this key. */
  setKey(key: string): void;
}

/**
 * The seat that this device has at the table stays, unless its owner wants the one of the link: anybody can make a link
 * to a seat of their own, and who follows it would give up theirs.
 */
export function LinkedSeat({ session, linked, setKey }: Props) {
  /** The link means nothing any more. */
  const [isSettled, setSettled] = useState(false);
  const { room, key } = session;
  const table = session.table.value;
  const seat = session.seat.value;
  const isKnown = table !== null;
  const hasOwnSeat = key !== linked && seat !== null;
  const settle = (chosen: string) => {
    storeKey(room, chosen);
    clearAddress();
    setSettled(true);
    setKey(chosen);
  };
  useEffect(() => {
    if (isSettled || !isKnown || hasOwnSeat) return;
    if (key !== linked) setKey(linked);
    // A link whose key has no seat must not overwrite the key of this device.
    else settle(seat === null ? keyAt(room) : linked);
  }, [isKnown, seat, key]);
  if (isSettled || !table || !hasOwnSeat) return null;
  const w = words.value;
  const keep = () => settle(key);
  return (
    <Sheet title={w.title} onClose={keep}>
      <p>{w.question(table.chairs[seat]?.name ?? '')}</p>
      <p class="linked-seat">
        <Button kind="primary" onClick={keep}>
          {w.keep}
        </Button>
        <Button onClick={() => setKey(linked)}>{w.take}</Button>
      </p>
    </Sheet>
  );
}

/** Removes the key from the address, where others could read it or send it on. */
function clearAddress(): void {
  try {
    history.replaceState(null, '', location.pathname);
  } catch {
    // A sandboxed frame may forbid changes to the history.
  }
}
