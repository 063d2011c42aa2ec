// The end of a game: who won, by how much, and whether to play again.
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

/** Shown if a deployment changed the rules and the game could not go on. It has no winner then. */
function EndedByRules({ rematchButton }: { rematchButton: ComponentChildren }) {
  const t = text.value;
  const [isOpen, setOpen] = useState(true);
  if (!isOpen) return <div class="ending-bar">{rematchButton}</div>;
  return (
    <Sheet title={t.ended} onClose={() => setOpen(false)}>
      <p>{t.endedHint}</p>
      <p class="ending-acts">
        {rematchButton}
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

export function Ending({ session, table, words }: Props) {
  const t = text.value;
  const [isOpen, setOpen] = useState(true);
  const { outcome } = table;
  const own = session.seat.value;
  const rematchButton = own !== null && (
    <Button kind="primary" onClick={() => void session.send({ type: 'rematch' })}>
      {t.rematch}
    </Button>
  );
  if (!outcome) return table.ended ? <EndedByRules rematchButton={rematchButton} /> : null;
  const seats = table.chairs.map((_, seat) => seat);
  const ranking = seats.toSorted(
    (a, b) => (outcome.places[a] as number) - (outcome.places[b] as number),
  );
  const winners = ranking.filter((seat) => outcome.places[seat] === 1);
  const title = titleOf(table, winners, own);
  const scoreOf = (seat: number) => {
    const points = outcome.points[seat] as number;
    return words.points?.(points, session.game.value) ?? t.points(points);
  };
  if (!isOpen) {
    return (
      <div class="ending-bar">
        <Button onClick={() => setOpen(true)}>{title}</Button>
        {rematchButton}
      </div>
    );
  }
  return (
    <Sheet title={title} onClose={() => setOpen(false)}>
      <ol class="standing">
        {ranking.map((seat) => (
          <li key={seat} data-first={outcome.places[seat] === 1 ? '' : undefined}>
            <span class="place">{t.place(outcome.places[seat] as number)}</span>
            <span class="dot" style={{ background: `var(--${table.chairs[seat]?.colour})` }} />
            <b>
              {table.chairs[seat]?.name} {outcome.places[seat] === 1 && <Icon name="crown" />}
            </b>
            <span>{scoreOf(seat).replace('-', '−')}</span>
          </li>
        ))}
      </ol>
      <p class="soft">{words.decided(outcome.reason)}</p>
      <p class="ending-acts">
        {rematchButton}
        <Button onClick={() => setOpen(false)}>{t.lookAtBoard}</Button>
      </p>
    </Sheet>
  );
}
