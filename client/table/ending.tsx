// The end of a game: who won, by how much, and whether to play again.
import type { PublicTable } from '../../shared/protocol/index.ts';
import { adoptStyles } from '../kit/adopt-styles.ts';
import { Icon } from '../kit/icons.tsx';
import { Button, Sheet } from '../kit/kit.tsx';
import type { Session } from '../session/session.ts';
import { language, text } from '../text/index.ts';
import { Again, AgainBar, HostChanges, Tally } from './again.tsx';
import styles from './ending.css?inline';
import { keepFinalBoard } from './final-board.ts';
import type { GameClient } from './game-client.ts';
import type { TableParts } from './parts.ts';
import { resultOf } from './result.ts';

adoptStyles(styles);

interface Props {
  session: Session;
  table: PublicTable;
  client: GameClient;
  /** Tells how the game went. */
  Story?: TableParts['Story'];
  onClose(): void;
}

/** Shown if a deployment changed the rules and the game could not go on. It has no winner then. */
function EndedByRules({ session, onClose }: Pick<Props, 'session' | 'onClose'>) {
  const t = text.value;
  return (
    <Sheet title={t.ended} onClose={onClose}>
      <p>{t.endedHint}</p>
      <p class="ending-acts">
        <RematchButton session={session} />
        <Button onClick={onClose}>{t.lookAtBoard}</Button>
      </p>
    </Sheet>
  );
}

/** Leads to the lobby: nobody looks at a game without an end. */
function RematchButton({ session }: Pick<Props, 'session'>) {
  if (session.seat.value === null) return null;
  return (
    <Button kind="primary" onClick={() => void session.send({ type: 'rematch' })}>
      {text.value.rematch}
    </Button>
  );
}

/** The actions when the game is over. */
export function EndingBar({
  session,
  table,
  client,
  onEnding,
}: Pick<Props, 'session' | 'table' | 'client'> & { onEnding: (() => void) | null }) {
  const { outcome } = table;
  keepFinalBoard(session);
  if (!onEnding) return <div class="panel-acts" />;
  const title = resultOf(table, session.seat.value) ?? text.value.ended;
  if (outcome) return <AgainBar {...{ session, table, client, title, onEnding }} />;
  return (
    <div class="panel-acts ending-bar">
      <Button onClick={onEnding}>{title}</Button>
      <RematchButton session={session} />
    </div>
  );
}

export function Ending({ session, table, client, Story, onClose }: Props) {
  const t = text.value;
  const words = client.words[language.value];
  const { outcome } = table;
  if (!outcome) return table.ended ? <EndedByRules {...{ session, onClose }} /> : null;
  const seats = table.chairs.map((_, seat) => seat);
  const ranking = seats.toSorted(
    (a, b) => (outcome.places[a] as number) - (outcome.places[b] as number),
  );
  const title = resultOf(table, session.seat.value) ?? '';
  const scoreOf = (seat: number) => {
    const points = outcome.points[seat] as number;
    return words.points?.(points, session.game.value) ?? t.points(points);
  };
  return (
    <Sheet title={title} onClose={onClose}>
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
      <Tally table={table} />
      <Again {...{ session, table, client, onClose }} />
      {Story && <Story {...{ session, table, client }} />}
      <HostChanges {...{ session, table, client }} />
    </Sheet>
  );
}
