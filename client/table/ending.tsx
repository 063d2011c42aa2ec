import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { PublicTable } from '../../shared/protocol/index.ts';
import { adoptStyles } from '../kit/adopt-styles.ts';
import { Icon } from '../kit/icons.tsx';
import { Button, Sheet } from '../kit/kit.tsx';
import type { Session } from '../session/session.ts';
import { text } from '../text/index.ts';
import styles from './ending.css?inline';
import type { GameWords } from './game-client.ts';

adoptStyles(styles);

interface Props {
  session: Session;
  table: PublicTable;
  words: GameWords;
}

/** Nobody has: what was begun under other rules cannot go on. */
function EndedByRules({ again }: { again: ComponentChildren }) {
  const t = text.value;
  const [open, setOpen] = useState(true);
  if (!open) return <div class="ending-bar">{again}</div>;
  return (
    <Sheet title={t.ended} onClose={() => setOpen(false)}>
      <p>{t.endedHint}</p>
      <p class="ending-acts">
        {again}
        <Button onClick={() => setOpen(false)}>{t.lookAtBoard}</Button>
      </p>
    </Sheet>
  );
}

function titleOf({ chairs }: PublicTable, winners: number[], own: number | null): string {
  const t = text.value;
  const named = (seats: number[]) => seats.map((seat) => chairs[seat]?.name ?? '');
  const names = named(winners);
  const others = named(winners.filter((seat) => seat !== own));
  if (others.length < names.length) return others.length > 0 ? t.youTie(others) : t.youWin;
  return names.length > 1 ? t.tie(names) : t.wins(names[0] ?? '');
}

/** Who won, by how much, and whether to play again. */
export function Ending({ session, table, words }: Props) {
  const t = text.value;
  const [open, setOpen] = useState(true);
  const { outcome } = table;
  const own = session.seat.value;
  const again = own !== null && (
    <Button kind="primary" onClick={() => void session.send({ type: 'rematch' })}>
      {t.rematch}
    </Button>
  );
  if (!outcome) return table.ended ? <EndedByRules again={again} /> : null;
  const seats = table.chairs.map((_, seat) => seat);
  const standing = seats.toSorted(
    (a, b) => (outcome.places[a] as number) - (outcome.places[b] as number),
  );
  const winners = standing.filter((seat) => outcome.places[seat] === 1);
  const title = titleOf(table, winners, own);
  const counted = (seat: number) => {
    const points = outcome.points[seat] as number;
    return words.points?.(points, session.game.value) ?? t.points(points);
  };
  if (!open) {
    return (
      <div class="ending-bar">
        <Button onClick={() => setOpen(true)}>{title}</Button>
        {again}
      </div>
    );
  }
  return (
    <Sheet title={title} onClose={() => setOpen(false)}>
      <ol class="standing">
        {standing.map((seat) => (
          <li key={seat} data-first={outcome.places[seat] === 1 ? '' : undefined}>
            <span class="place">{t.place(outcome.places[seat] as number)}</span>
            <span class="dot" style={{ background: `var(--${table.chairs[seat]?.colour})` }} />
            <b>
              {table.chairs[seat]?.name} {outcome.places[seat] === 1 && <Icon name="crown" />}
            </b>
            <span>{counted(seat).replace('-', '−')}</span>
          </li>
        ))}
      </ol>
      <p class="soft">{words.decided(outcome.reason)}</p>
      <p class="ending-acts">
        {again}
        <Button onClick={() => setOpen(false)}>{t.lookAtBoard}</Button>
      </p>
    </Sheet>
  );
}
