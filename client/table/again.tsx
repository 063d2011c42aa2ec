// Another game at the same table: who has agreed, whom the others wait for, and what the reader can do about it.
import type { Seat } from '../../shared/engine/index.ts';
import type { PublicTable } from '../../shared/protocol/index.ts';
import { Icon } from '../kit/icons.tsx';
import { Button } from '../kit/kit.tsx';
import type { Session } from '../session/session.ts';
import { text } from '../text/index.ts';
import { words } from './again-words.ts';
import { keepFinalBoard, watchOthers } from './final-board.ts';

interface Props {
  session: Session;
  table: PublicTable;
}

/** What the reader needs to know about the answers. */
function readAnswers({ session, table }: Props) {
  const own = session.seat.value;
  const { again = [], declined = [], chairs, host } = table;
  const connected = session.presence.value.seats;
  const nameOf = (seat: Seat) => chairs[seat]?.name ?? '';
  const isSilent = (seat: Seat) => !again.includes(seat) && !declined.includes(seat);
  const silent = chairs.flatMap(({ kind }, seat) =>
    kind === 'person' && connected[seat] && isSilent(seat) ? seat : [],
  );
  return {
    own,
    answer: own === null || isSilent(own) ? null : again.includes(own),
    agreed: again,
    names: text.value.list(again.map(nameOf)),
    missing: text.value.list(silent.filter((seat) => seat !== own).map(nameOf)),
    isHost: own === host,
    // The host counts as agreed, and nobody else has to be waited for.
    mayBegin: own === host && again.length > 0 && silent.some((seat) => seat !== own),
  };
}

/** The sentence about the next game; empty while nobody has said anything. */
function lineOf(props: Props): string {
  const w = words.value;
  if (keepFinalBoard(props.session).value) return w.others;
  const { answer, agreed, names, missing } = readAnswers(props);
  if (answer && missing) return w.waitingFor(missing);
  if (answer === false) return w.out;
  return agreed.length > 0 ? w.wants(names, agreed.length) : '';
}

function AnswerButtons({ session, table, isShort }: Props & { isShort?: boolean }) {
  const w = words.value;
  const { own, answer, agreed, mayBegin } = readAnswers({ session, table });
  const say = (yes: boolean) => () => void session.send({ type: 'rematch', yes });
  if (keepFinalBoard(session).value) {
    return (
      <Button kind="primary" onClick={() => watchOthers(session)}>
        {w.watch}
      </Button>
    );
  }
  if (own === null) return null;
  const isAsked = answer === null && agreed.length > 0;
  const begin = mayBegin && (
    <Button
      {...(answer && { kind: 'primary' as const })}
      onClick={() => void session.send({ type: 'start' })}
    >
      {w.without}
    </Button>
  );
  if (answer) {
    return (
      <>
        {begin}
        {!(isShort && begin) && <Button onClick={say(false)}>{w.notNow}</Button>}
      </>
    );
  }
  return (
    <>
      <Button kind="primary" onClick={say(true)}>
        {isAsked && isShort ? w.yes : text.value.rematch}
      </Button>
      {isAsked && <Button onClick={say(false)}>{isShort ? w.no : w.notNow}</Button>}
      {!isShort && begin}
    </>
  );
}

/** In the sheet at the end: who has agreed, and all that the reader can do. */
export function Again({ session, table, onClose }: Props & { onClose(): void }) {
  const w = words.value;
  const { agreed, isHost } = readAnswers({ session, table });
  const isKept = keepFinalBoard(session).value;
  return (
    <>
      <div class="again" role="status">
        {agreed.map((seat) => (
          <span key={seat} class="again-yes">
            <span class="dot" style={{ background: `var(--${table.chairs[seat]?.colour})` }} />
            {table.chairs[seat]?.name}
            <Icon name="check" />
          </span>
        ))}
        <span>{lineOf({ session, table })}</span>
      </div>
      <p class="ending-acts">
        <AnswerButtons session={session} table={table} />
        <Button onClick={onClose}>{text.value.lookAtBoard}</Button>
        {isHost && !isKept && (
          <Button kind="quiet" onClick={() => void session.send({ type: 'lobby' })}>
            {w.lobby}
          </Button>
        )}
      </p>
    </>
  );
}

/** Below the board, when the sheet is closed. The title leads back to it. */
export function AgainBar({
  title,
  onEnding,
  ...props
}: Props & { title: string; onEnding(): void }) {
  const line = lineOf(props);
  return (
    <div class="panel-acts ending-bar" data-asks={line ? '' : undefined}>
      {line ? (
        <>
          <Button icon="crown" label={title} onClick={onEnding} />
          <span class="again-line" role="status">
            {line}
          </span>
        </>
      ) : (
        <Button onClick={onEnding}>{title}</Button>
      )}
      <AnswerButtons {...props} isShort />
    </div>
  );
}

/** How many games each has won here; null after the first. */
export function Tally({ table: { chairs, played = 0 } }: Pick<Props, 'table'>) {
  if (played < 2) return null;
  const wins = chairs.map(({ name, wins: won = 0 }) => `${name} ${won}`).join(' · ');
  return <p class="tally">{words.value.tally(wins, played)}</p>;
}
