// Another game at the same table: who has agreed, whom the others wait for, and what the reader can do about it.

import { useState } from 'preact/hooks';
import type { Seat } from '../../shared/engine/index.ts';
import type { CommandBody, PublicTable } from '../../shared/protocol/index.ts';
import { Icon } from '../kit/icons.tsx';
import { Button } from '../kit/kit.tsx';
import { lazy } from '../kit/lazy.tsx';
import type { Session } from '../session/session.ts';
import { text } from '../text/index.ts';
import { words } from './again-words.ts';
import { keepFinalBoard, watchOthers } from './final-board.ts';
import type { GameClient } from './game-client.ts';

// Lazy, because most games are played again as they were.
const next = () => import('./next-options.tsx');
const NextOptions = lazy(() => next().then((part) => part.NextOptions));
const NextOptionsSheet = lazy(() => next().then((part) => part.NextOptionsSheet));

interface Props {
  session: Session;
  table: PublicTable;
  client: GameClient;
}

/** What the reader needs to know about the answers. */
function readAnswers({ session, table, client }: Props) {
  const own = session.seat.value;
  const { again = [], declined = [], chairs, host } = table;
  const connected = session.presence.value.seats;
  const nameOf = (seat: Seat) => chairs[seat]?.name ?? '';
  const isSilent = (seat: Seat) => !again.includes(seat) && !declined.includes(seat);
  const silent = chairs.flatMap(({ kind }, seat) =>
    kind === 'person' && connected[seat] && isSilent(seat) ? seat : [],
  );
  // Whoever is there may act for a host who is not.
  const isHost = own !== null && (own === host || !connected[host]);
  const players = again.length + chairs.filter(({ kind }) => kind === 'bot').length;
  return {
    own,
    /** Nobody else has to be asked at a table of one person and bots. */
    isAlone: chairs.every(({ kind }, seat) => kind !== 'person' || seat === own),
    answer: own === null || isSilent(own) ? null : again.includes(own),
    agreed: again,
    names: text.value.list(again.map(nameOf)),
    missing: text.value.list(silent.filter((seat) => seat !== own).map(nameOf)),
    isHost,
    mayBegin: isHost && silent.some((seat) => seat !== own) && players >= client.rules.seats.min,
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

async function sendAsHost({ session, table }: Props, command: CommandBody): Promise<void> {
  const { value: seat } = session.seat;
  if (seat !== null && seat !== table.host) await session.send({ type: 'host', seat });
  await session.send(command);
}

function AnswerButtons({ isShort, ...props }: Props & { isShort?: boolean }) {
  const { session } = props;
  const w = words.value;
  const { own, answer, agreed, mayBegin, isAlone } = readAnswers(props);
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
  if (answer) {
    return (
      <>
        {mayBegin && (
          <Button kind="primary" onClick={() => void sendAsHost(props, { type: 'start' })}>
            {w.without}
          </Button>
        )}
        {!(isShort && mayBegin) && <Button onClick={say(false)}>{w.notNow}</Button>}
      </>
    );
  }
  return (
    <>
      <Button kind="primary" onClick={say(true)}>
        {isAsked && isShort ? w.yes : text.value.rematch}
      </Button>
      {/* In the sheet it has its place from the beginning, so that nothing jumps. */}
      {(isShort ? isAsked : answer === null && !isAlone) && (
        <Button onClick={say(false)}>{isShort ? w.no : w.notNow}</Button>
      )}
    </>
  );
}

/** Opens the settings of the next game, for the host or whoever acts for one who is not there. */
function OptionsButton({ isShort, ...props }: Props & { isShort?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const { isHost } = readAnswers(props);
  if (!isHost || keepFinalBoard(props.session).value) return null;
  const label = words.value.nextTitle;
  return (
    <>
      <Button
        {...(isShort ? { icon: 'gear', label } : { kind: 'quiet' })}
        onClick={() => setOpen(true)}
      >
        {isShort ? null : words.value.change}
      </Button>
      {isOpen && (
        <NextOptionsSheet
          {...props}
          onChange={(options) => void sendAsHost(props, { type: 'options', options })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** In the sheet at the end: who has agreed, and what the reader can answer. */
export function Again({ onClose, ...props }: Props & { onClose(): void }) {
  const w = words.value;
  const { session, table } = props;
  const { agreed, isAlone } = readAnswers(props);
  const isKept = keepFinalBoard(session).value;
  return (
    <>
      <div class="again" role="status" hidden={isAlone && !isKept}>
        {agreed.map((seat) => (
          <span key={seat} class="again-yes">
            <span class="dot" style={{ background: `var(--${table.chairs[seat]?.colour})` }} />
            {table.chairs[seat]?.name}
            <Icon name="check" />
          </span>
        ))}
        <span>
          {isKept
            ? `${w.others} ${w.yourBoard}`
            : lineOf(props) || <span class="soft">{w.begins}</span>}
        </span>
      </div>
      {table.nextOptions && !isKept && <NextOptions {...props} />}
      <p class="ending-acts">
        <AnswerButtons {...props} />
        <Button onClick={onClose}>{text.value.lookAtBoard}</Button>
      </p>
    </>
  );
}

/** At the end of the sheet: what the host can change before the next game. */
export function HostChanges(props: Props) {
  const { isHost } = readAnswers(props);
  if (!isHost || keepFinalBoard(props.session).value) return null;
  return (
    <p class="ending-acts">
      <OptionsButton {...props} />
      <Button kind="quiet" onClick={() => void sendAsHost(props, { type: 'lobby' })}>
        {words.value.lobby}
      </Button>
    </p>
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
        <>
          <OptionsButton {...props} isShort />
          <Button onClick={onEnding}>{title}</Button>
        </>
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
