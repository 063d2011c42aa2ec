// The log: what happened in the game, turn by turn, in words.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { PublicTable } from '../../shared/protocol/index.ts';
import { adoptStyles } from '../kit/adopt-styles.ts';
import { Button } from '../kit/kit.tsx';
import type { Session } from '../session/session.ts';
import { text } from '../text/index.ts';
import { words } from './follow-words.ts';
import type { GameClient } from './game-client.ts';
import { Gains, LineText } from './line-text.tsx';
import { type Line, linesOf } from './lines.ts';
import styles from './log.css?inline';
import type { Moment } from './moment.ts';
import { colourOf } from './recap.tsx';
import { lookAt, turnTitle } from './shown.tsx';
import { foldByTurn, type Turn } from './turns.ts';

adoptStyles(styles);

export interface LogProps {
  session: Session;
  table: PublicTable;
  client: GameClient;
  moment: Moment;
  /** Called when the board is to show a moment of the past. */
  onLook?(): void;
}

export const turnsOf = (session: Session, client: GameClient, until: number): Turn[] =>
  foldByTurn(
    session,
    client,
    linesOf(
      session,
      client,
      session.log.value.filter(({ seq }) => seq <= until),
    ),
  );

export function Log({ session, table, client, moment, onLook }: LogProps) {
  const [t, w] = [text.value, words.value];
  const list = useRef<HTMLOListElement>(null);
  /** The line that has been pressed or reached by keyboard, by its change and event. */
  const [chosen, setChosen] = useState<string | null>(null);
  const hasGap = session.hasLogGap.value;
  useEffect(() => {
    if (hasGap) void session.send({ type: 'past' });
  }, [hasGap, session]);
  // What has not been told yet is no secret, but would be told twice.
  const until = moment.told.value?.line.change.seq ?? Number.POSITIVE_INFINITY;
  const turns = turnsOf(session, client, until);
  const count = turns.reduce((sum, { lines }) => sum + lines.length, 0);
  useEffect(() => {
    const lines = list.current?.querySelectorAll('.line') ?? [];
    // Whoever reads in it is not interrupted.
    if (!list.current?.contains(document.activeElement))
      [...lines].at(-1)?.scrollIntoView({ block: 'nearest' });
  }, [count]);
  const looked = moment.past.value?.line.change.seq;
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [looked]);
  const item = (line: Line, id: string, content: preact.ComponentChildren) => (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the arrows move between the lines
    <li
      key={id}
      class="line"
      tabIndex={-1}
      style={colourOf(line)}
      aria-current={looked === line.change.seq ? 'true' : undefined}
      onFocus={() => setChosen(id)}
      onClick={() => setChosen(id)}
    >
      {content}
      {chosen === id && (
        <Button
          small
          icon="eye"
          onClick={() => {
            lookAt(moment, client, line);
            onLook?.();
          }}
        >
          {w.look}
        </Button>
      )}
    </li>
  );
  return (
    <section class="log" aria-label={t.log}>
      <h2>{t.log}</h2>
      <ol
        ref={list}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the arrows move in it
        tabIndex={0}
        aria-label={t.log}
        onKeyDown={moveByArrows}
      >
        {turns.length === 0 && <li class="soft">{w.logEmpty}</li>}
        {turns.map(({ seat, lines }, at) => (
          <li
            key={at}
            class="turn"
            style={{ '--seat': seat === null ? undefined : `var(--seat-${seat})` }}
          >
            <h3>
              <span class="dot" />{' '}
              {at === 0 && seat === null ? w.beginning : turnTitle(table, seat, session.seat.value)}
            </h3>
            <ol>
              {lines.map((line, index) =>
                item(
                  line,
                  `${line.change.seq}/${index}`,
                  <>
                    <LineText {...{ line, table, client }} />
                    <Gains {...{ line, table }} own={session.seat.value} />
                  </>,
                ),
              )}
            </ol>
          </li>
        ))}
      </ol>
    </section>
  );
}

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** The arrows move from line to line, so that Tab leaves the log. */
function moveByArrows(event: KeyboardEvent): void {
  const { key, currentTarget, target } = event;
  if (!(currentTarget instanceof Element) || !(target instanceof Element)) return;
  const lines = [...currentTarget.querySelectorAll<HTMLElement>('.line')];
  const at = lines.indexOf(target.closest('.line') as HTMLElement);
  const last = lines.length - 1;
  const ends: Record<string, number> = { Home: 0, End: last };
  const step = STEPS[key];
  // From the list itself the first arrow goes to the latest line.
  const next = step === undefined ? ends[key] : at < 0 ? last : at + step;
  const line = next === undefined ? undefined : lines[next];
  if (!line) return;
  event.preventDefault();
  line.focus();
}
