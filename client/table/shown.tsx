// What the frame says while the board does not show the present: whose turn it was, what happened, and how to go on.
import type { ComponentChildren } from 'preact';
import type { PublicTable } from '../../shared/protocol/index.ts';
import { Button } from '../kit/kit.tsx';
import type { Session } from '../session/session.ts';
import { callOf } from './call.ts';
import { Clamped } from './clamped.tsx';
import { words } from './follow-words.ts';
import type { GameClient } from './game-client.ts';
import { hasToDecide } from './has-to-decide.ts';
import { LineText } from './line-text.tsx';
import { linesOf } from './lines.ts';
import type { Moment } from './moment.ts';
import { turnOfLine } from './turns.ts';

interface Props {
  session: Session;
  table: PublicTable;
  client: GameClient;
  moment: Moment;
}

/** Whose turn it was, as the heading of a turn. */
export function turnTitle(
  { chairs }: PublicTable,
  turn: number | null,
  own: number | null,
): string {
  const w = words.value;
  if (turn === null) return w.together;
  return turn === own ? w.ownTurn : w.turn(chairs[turn]?.name ?? '');
}

/** In the prompt bar. */
export function ShownTurn({ session, table, moment }: Omit<Props, 'client'>) {
  const shown = moment.shown.value;
  if (!shown) return null;
  const { turn } = shown;
  return (
    <>
      {moment.past.value && <strong>{words.value.lookBack} </strong>}
      <span class="shown-turn">
        {turn !== null && (
          <span class="dot" style={{ background: `var(--${table.chairs[turn]?.colour})` }} />
        )}{' '}
        {shown.line.change.before
          ? turnTitle(table, turn, session.seat.value)
          : words.value.beginning}
      </span>
    </>
  );
}

/** In the message room. Readers hear it as an announcement, and only once. */
export function ShownLine({
  table,
  client,
  moment,
  pawns,
}: Props & { pawns?: ComponentChildren[] | undefined }) {
  const line = moment.shown.value?.line;
  if (!line) return null;
  const { by } = line.impact;
  return (
    <div class="told" style={by === null ? undefined : { '--seat': `var(--seat-${by})` }}>
      {by !== null && <span class="told-pawn">{pawns?.[by]}</span>}
      <p>
        <LineText {...{ line, table, client }} />
      </p>
    </div>
  );
}

/** In the message room, while the client is about to answer no for the player. */
export const Declining = () => <Clamped>{words.value.declining}</Clamped>;

/** In the place of the actions while the past is shown: one moment back, the present, one moment on. */
export function PastActions({ session, client, moment }: Props) {
  const w = words.value;
  const shown = moment.past.value;
  if (!shown) return null;
  const lines = linesOf(session, client, session.log.value);
  const at = lines.findIndex(({ change }) => change.seq === shown.line.change.seq);
  // The first line of the change before, so that one step on leads back here.
  const before = lines.find(({ change }) => change === lines[at - 1]?.change);
  const after = lines.find(({ change }) => change.seq > shown.line.change.seq);
  const step = (line: typeof before, arrow: string, label: string) => (
    <Button label={label} disabled={!line} onClick={() => line && lookAt(moment, client, line)}>
      {arrow}
    </Button>
  );
  return (
    <div class="panel-acts looking">
      {step(before, '←', w.before)}
      <Button kind="primary" onClick={() => (moment.past.value = null)}>
        {w.lookNow}
      </Button>
      {step(after, '→', w.after)}
    </div>
  );
}

/** In the place of the actions while something is told: how much is ahead, and where a press leads. */
export function SkipAction({ session, client, moment }: Props) {
  const w = words.value;
  const state = session.game.value;
  const seat = session.seat.value;
  const isAsked = hasToDecide(session, client, state);
  const call = isAsked ? callOf(client, state, seat, client.rules.toAct(state)) : null;
  return (
    <div class="panel-acts">
      <span class="panel-words">
        <Button onClick={() => moment.skip()}>
          {call ? w.skipTo[call] : w.skip} ({moment.ahead.value})
        </Button>
      </span>
    </div>
  );
}

export function lookAt(
  moment: Moment,
  client: GameClient,
  line: ReturnType<typeof linesOf>[number],
): void {
  moment.past.value = { line, turn: turnOfLine(client, line), pace: 1 };
}
