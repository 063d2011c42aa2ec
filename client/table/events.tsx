// What shows the events of a game beside the sentence in the message room: a ring around their place, and the
// announcements for screen readers.
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { adoptStyles } from '../kit/adopt-styles.ts';
import type { Session } from '../session/session.ts';
import { startCoaching } from './coaching.ts';
import styles from './events.css?inline';
import { type Following, follow } from './follow.ts';
import type { GameClient } from './game-client.ts';
import type { Moment } from './moment.ts';
import type { Coach } from './parts.ts';
import type { Picker } from './picker.ts';
import { selectorOf } from './touch.ts';

export { Latest } from './latest.tsx';
export { Declining, PastActions, ShownLine, ShownTurn, SkipAction } from './shown.tsx';

adoptStyles(styles);

interface Props {
  session: Session;
  client: GameClient;
  picker: Picker;
  moment: Moment;
  coach?: Coach | undefined;
  onRecap(): void;
}

export function Events({ session, client, picker, moment, coach, onRecap }: Props) {
  const [following, setFollowing] = useState<Following | null>(null);
  useEffect(() => {
    // A coach tells what there is to be told.
    const started = follow(session, client, moment, coach ? () => {} : onRecap);
    setFollowing(started);
    return started.stop;
  }, [session, client, moment]);
  useEffect(
    () => (coach ? undefined : startCoaching(session, client, picker)),
    [session, client, picker],
  );
  const { id, text } = following?.announcements.latest.value ?? { id: 0, text: '' };
  // Whoever has begun a move looks where it leads.
  const point = picker.picked.value.length === 0 ? coach?.point : null;
  const { impact = { at: point, by: null } } = moment.shown.value?.line ?? {};
  return (
    <>
      <div class="hidden-but-read announced" role="log">
        {text && <p key={id}>{text}</p>}
      </div>
      {impact?.at && <Ring key={impact.at} at={impact.at} by={impact.by} />}
    </>
  );
}

/** Marks the place of an event. It follows the place while the board glides or is scrolled. */
function Ring({ at, by }: { at: string; by: number | null }) {
  const ring = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    let frame = 0;
    const place = () => {
      frame = requestAnimationFrame(place);
      const own = ring.current;
      const around = own?.parentElement?.getBoundingClientRect();
      const all = own?.parentElement?.querySelectorAll(`.zones ${selectorOf(at)}`) ?? [];
      // A thing may be drawn twice, and not be shown at its first place.
      const found = [...all].find((one) => one.getClientRects().length > 0) ?? all[0];
      if (!own || !around) return;
      const zone = found?.closest('[data-zone]')?.getBoundingClientRect();
      // Where something is gone by the event, the ring stays.
      if (!found || !zone) return;
      const box = found.getBoundingClientRect();
      // What has been scrolled out of its zone is not there.
      own.hidden = box.width === 0 || !overlaps(box, zone);
      Object.assign(own.style, {
        left: `${box.left - around.left}px`,
        top: `${box.top - around.top}px`,
        width: `${box.width}px`,
        height: `${box.height}px`,
      });
    };
    place();
    return () => cancelAnimationFrame(frame);
  }, [at]);
  const colour = by === null ? 'var(--accent)' : `var(--seat-${by})`;
  return <i ref={ring} class="event-ring" hidden style={{ '--seat': colour }} aria-hidden="true" />;
}

const overlaps = (box: DOMRect, zone: DOMRect): boolean => {
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  return x >= zone.left && x <= zone.right && y >= zone.top && y <= zone.bottom;
};
