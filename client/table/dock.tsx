// The dock: what is to be known now, the viewer's hand, and the actions. It has the same height in every decision.
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { ErrorBoundary } from '../kit/error-boundary.tsx';
import { Message } from './message.tsx';
import { Panel, type PanelProps } from './panel.tsx';
import type { TableParts } from './parts.ts';
import { prefersLessMotion } from './show.ts';
import { selectorOf } from './touch.ts';

export interface DockProps extends PanelProps, Pick<TableParts, 'Hint'> {
  onLearn?: (() => void) | undefined;
}

interface Props extends DockProps {
  hand?: ComponentChildren;
  explanation?: string | null | undefined;
  pawns?: ComponentChildren[] | undefined;
}

export function Dock({ hand, explanation, pawns, Hint, ...rest }: Props) {
  const { session, table, picker, client, moment, onOpen } = rest;
  /** Which of the proposed moves the hint shows. Null while it is closed. */
  const [hinted, setHinted] = useState<number | null>(null);
  const cards = useRef<HTMLDivElement>(null);
  const coached = picker.coached.value;
  const paths = picker.movePaths.value;
  useEffect(() => {
    if (coached !== null && paths.length > 1) setHinted(0);
  }, [coached, paths]);
  const last = picker.hintedRef.value ?? picker.picked.value.at(-1) ?? rest.coach?.point;
  // What a hint points at, or has just been picked. Other cards come and go beside it.
  useLayoutEffect(() => {
    const found = last && cards.current?.querySelector(selectorOf(last));
    if (found) showWhole(found);
  }, [last, session.seq.value]);
  const hint = hinted !== null && (
    <Hint
      // One that comes by itself is another one for each decision.
      key={coached === null ? 0 : session.seq.value}
      {...{ session, table, picker, client, coached }}
      at={hinted}
      onClose={() => setHinted(null)}
    />
  );
  return (
    <footer class="dock">
      <ErrorBoundary resetKey={session.seq.value} game={table.game} isSilent>
        <Message
          {...{ session, table, picker, client, moment, explanation, pawns, onOpen }}
          coach={rest.coach}
          onLearn={rest.onLearn}
          hint={hint}
        />
      </ErrorBoundary>
      {hand && (
        <div
          ref={cards}
          class="hand"
          data-zone="hand"
          onFocusIn={({ target }) => target instanceof Element && showWhole(target)}
        >
          {hand}
        </div>
      )}
      <ErrorBoundary resetKey={session.seq.value} game={table.game} isSilent>
        <Panel
          {...rest}
          isHinted={hinted !== null}
          onHint={() => {
            // Nothing is lit up for whoever has begun something else.
            picker.cancel();
            setHinted(hinted === null ? 0 : hinted + 1);
          }}
        />
      </ErrorBoundary>
    </footer>
  );
}

/** Scrolls the hand until all of a card is in sight. `scrollIntoView` would also scroll what is around the hand. */
function showWhole(card: Element): void {
  const fan = card.parentElement;
  if (!fan || !card.hasAttribute('data-ref')) return;
  const { overflowX, overflowY } = getComputedStyle(fan);
  const [own, outer] = [card.getBoundingClientRect(), fan.getBoundingClientRect()];
  const past = (start: number, end: number) => Math.min(0, start) || Math.max(0, end);
  fan.scrollBy({
    left: overflowX === 'auto' ? past(own.left - outer.left, own.right - outer.right) : 0,
    top: overflowY === 'auto' ? past(own.top - outer.top, own.bottom - outer.bottom) : 0,
    behavior: prefersLessMotion() ? 'instant' : 'smooth',
  });
}
