// Whatever is drawn can be asked what it is. This part is fetched after the table is drawn: it listens for long presses,
// a resting mouse and keys, answers the presses of those who have nothing to decide, and shows the card.
import { useEffect, useRef, useState } from 'preact/hooks';
import { HoverCard } from './ask-hover.tsx';
import { listenForQuestions } from './ask-input.ts';
import { ExplanationSheet } from './explanation.tsx';
import type { AskingProps, Role } from './parts.ts';
import { usePreparing } from './preparing.ts';
import { refOf } from './press.ts';

export { AnswerLine } from './answer-line.tsx';

/** What a game marks so, and cannot be chosen now, is explained by a press rather than refused. */
const isForReading = (thing: Element): boolean => thing.matches('[data-told]:not([data-live])');

function roleOf({ moment, table, board: { seat }, acting, coach }: AskingProps): Role {
  // While a coach speaks, nothing can be chosen, and everything can be asked.
  if (coach?.Acts) return 'watches';
  if (moment.shown.value || table.phase !== 'playing' || seat === null) return 'watches';
  return acting.includes(seat) ? 'decides' : 'waits';
}

export function Asking(props: AskingProps) {
  const { root, session, picker, board, moment } = props;
  const role = roleOf(props);
  const prepare = usePreparing(props);
  const [hovered, setHovered] = useState<Element | null>(null);
  const asked = picker.asked.value;
  const latest = useRef({ role, prepare });
  latest.current = { role, prepare };
  useEffect(() => {
    const ask = (thing: Element) => {
      setHovered(null);
      // The card takes the place of a sheet in which it was asked for, and goes on by itself from another card.
      const sheet = thing.closest('dialog');
      if (!sheet?.querySelector('.explained')) sheet?.close();
      picker.asked.value = refOf(thing);
    };
    return listenForQuestions(root.current as HTMLElement, {
      ask,
      hover: setHovered,
      press(thing) {
        const now = latest.current;
        // While changes are told, a press goes on to the present.
        if (moment.told.value) return false;
        if (now.role === 'decides') {
          if (!isForReading(thing)) return false;
          ask(thing);
        } else if (now.role === 'waits' && thing.closest('[data-zone="hand"]')) now.prepare(thing);
        else ask(thing);
        return true;
      },
    });
  }, [picker]);
  // The thing may have moved, or may be another one by now.
  useEffect(() => setHovered(null), [session.seq.value, board.picked.length]);
  return (
    <>
      {asked && <ExplanationSheet {...props} of={asked} role={role} />}
      {hovered && !asked && <HoverCard {...props} thing={hovered} role={role} />}
    </>
  );
}
