// Tells what the others do one after the other, at a pace that one can follow: a queue between the changes that arrive
// and the board.
import { effect, untracked } from '@preact/signals';
import type { Change, Session } from '../session/session.ts';
import { eventSpeed } from '../session/settings.ts';
import { joinPieces } from '../text/compose.ts';
import type { GameClient } from './game-client.ts';
import { hasToDecide } from './has-to-decide.ts';
import { type Line, linesOf } from './lines.ts';
import { isCatchingUp, type Moment } from './moment.ts';
import { concerns, foldLines, mergeLines, turnOfLine } from './turns.ts';

/** How long a line is told at the normal speed: long enough to look there and read it. */
const BASE_MS = 500;
const MS_PER_LETTER = 15;
/** What concerns the viewer stays longer, and what says the same once more is read faster. */
const OWN_CONCERN = 1.5;
const REPEATED = 0.4;
const SPEEDS = { calm: 1.7, normal: 1, quick: 0.5, off: 0 };

/** How long a gain is seen at the chip of a player. */
const GAIN_MS = 2500;

/** A change is told at the latest so long after it has arrived. */
const MAX_BEHIND_MS = 8000;
/** At a higher speed nothing could be followed, so that the oldest changes are not told at all. */
const LEAST_PACE = 0.15;
/** With less than this share of the time for a decision left, the player has to see the present. */
const URGENT_SHARE = 1 / 3;
const MS_PER_MINUTE = 60_000;

interface Queued {
  change: Change;
  lines: Line[];
  arrivedAt: number;
}

export interface Listener {
  /** Called once for each line, in their order, as it is told or skipped. `isOwn`: the viewer has done it. */
  onLines(lines: readonly Line[], isOwn: boolean): void;
}

/** Tells changes until the returned function is called. */
export function startPlayback(
  session: Session,
  client: GameClient,
  moment: Moment,
  listener: Listener,
): () => void {
  /** The first one is being told. */
  let queue: Queued[] = [];
  let timer = 0;
  /** When the board will have shown the scenes of the change. */
  let scenesEnd = 0;
  /** Whether the first line of the queue has been announced, because it is being told. */
  let isAnnounced = false;
  /** Whether the player wants to be told nothing more until they have to decide. */
  let isSkipping = false;
  let seen = session.seq.value;
  let gainCount = 0;
  let gainTimer = 0;
  let round = session.table.value?.round;

  /** What the viewer has done themselves after such a line, in the same change. It is announced after it. */
  const ownAfter = new WeakMap<Line, Line[]>();
  const announce = (lines: readonly Line[]) =>
    listener.onLines(
      lines.flatMap((line) => [line, ...(ownAfter.get(line) ?? [])]),
      false,
    );

  const showGains = (lines: Line[]) => {
    const gains = lines.flatMap(({ impact }) => impact.gains ?? []);
    moment.gains.value = gains.map((gain) => ({ ...gain, id: ++gainCount }));
    clearTimeout(gainTimer);
    const forget = () => {
      moment.gains.value = [];
    };
    if (gains.length > 0) gainTimer = window.setTimeout(forget, GAIN_MS);
  };
  const usualMs = (line: Line) =>
    (BASE_MS + MS_PER_LETTER * joinPieces(line.pieces).length) *
    (concerns(line, session.seat.value) ? OWN_CONCERN : 1);

  /** The share of the usual time that each line can have if all are to be told in time. */
  const pace = () => {
    let pace = SPEEDS[eventSpeed.value.value];
    let needed = 0;
    for (const { lines, arrivedAt } of queue) {
      for (const line of lines) needed += usualMs(line);
      if (needed > 0)
        pace = Math.min(pace, Math.max(0, arrivedAt + MAX_BEHIND_MS - Date.now()) / needed);
    }
    return pace;
  };

  const isUrgent = () => {
    const { due, minutes } = session.table.value ?? { due: null, minutes: 0 };
    const [state, seat] = [session.game.value, session.seat.value];
    if (!due || !minutes || seat === null || !client.rules.toAct(state).includes(seat))
      return false;
    return due - Date.now() < minutes * MS_PER_MINUTE * URGENT_SHARE;
  };

  const countAhead = () => {
    moment.ahead.value = queue.reduce((sum, { lines }) => sum + lines.length, 0);
  };

  const finish = () => {
    clearTimeout(timer);
    const lines = queue.flatMap((queued) => queued.lines);
    queue = [];
    countAhead();
    announce(lines.slice(isAnnounced ? 1 : 0));
    isAnnounced = false;
    moment.finishedSeq.value = seen;
    moment.told.value = null;
    isCatchingUp.value = false;
  };

  const tell = (): void => {
    clearTimeout(timer);
    for (;;) {
      const [late] = queue;
      const isTooLate = queue.length > 1 && pace() < LEAST_PACE;
      if (!late || (late.lines.length > 0 && !isTooLate)) break;
      announce(late.lines);
      queue.shift();
    }
    const [current] = queue;
    if (!current || isUrgent()) {
      finish();
      return;
    }
    const speed = pace();
    const share = Math.max(LEAST_PACE, speed);
    const { change, lines } = current;
    const [line] = lines as [Line];
    const startedAt = Date.now();
    const last = moment.told.peek()?.line;
    if (last?.change !== change) scenesEnd = 0;
    const isRepeated = last && mergeLines(session, client, last, line) !== null;
    isCatchingUp.value = true;
    isAnnounced = true;
    moment.finishedSeq.value = change.seq - 1;
    moment.told.value = { line, turn: turnOfLine(client, line), pace: Math.min(1, share) };
    countAhead();
    showGains([line]);
    announce([line]);
    const goOn = () => {
      // The lines of a change share the time of its scenes.
      const left = startedAt + (scenesEnd - startedAt) / lines.length - Date.now();
      if (left > 0) {
        timer = window.setTimeout(goOn, left);
        return;
      }
      lines.shift();
      isAnnounced = false;
      tell();
    };
    timer = window.setTimeout(goOn, usualMs(line) * share * (isRepeated ? REPEATED : 1));
  };

  /** Puts a change that says the same as the one before into it, if that one has not been told yet. */
  const mergeIntoLast = ({ change, lines }: Queued): boolean => {
    const last = queue.at(-1);
    const [[a, ...more], [b]] = [last?.lines ?? [], lines];
    if (!last || queue.length < 2 || !a || !b || more.length > 0 || lines.length > 1) return false;
    const line = ownAfter.has(a) || ownAfter.has(b) ? null : mergeLines(session, client, a, b);
    if (!line) return false;
    const events = [...last.change.events, ...change.events];
    last.change = { ...change, events, before: last.change.before };
    last.lines = [{ ...line, change: last.change }];
    return true;
  };

  const add = (change: Change) => {
    const all = foldLines(session, client, linesOf(session, client, [change])).map(
      (line): Line => ({ ...line, change }),
    );
    const seat = session.seat.value;
    // What the viewer has done shows at once. What follows from it by itself is told.
    const isToTell = ({ impact: { by, isStriking } }: Line) =>
      !change.own || by !== seat || isStriking === true;
    const lines = all.filter(isToTell);
    const own = all.filter((line) => !isToTell(line));
    const atOnce: Line[] = [];
    let told: Line | null = null;
    for (const line of all) {
      if (isToTell(line)) told = line;
      else if (told) ownAfter.set(told, [...(ownAfter.get(told) ?? []), line]);
      else atOnce.push(line);
    }
    const queued = { change, lines, arrivedAt: Date.now() };
    if (atOnce.length > 0) listener.onLines(atOnce, true);
    if (own.length > 0 && queue.length === 0) showGains(own);
    const isOff = eventSpeed.value.value === 'off' || document.hidden || !change.before;
    if (isOff || isSkipping || isUrgent()) {
      finish();
      announce(lines);
      isSkipping &&= !hasToDecide(session, client, change.after);
      // Without the queue the board animates the last change by itself.
      if (eventSpeed.value.value === 'off') moment.finishedSeq.value = change.seq - 1;
      return;
    }
    if (queue.length === 0 && lines.length === 0) {
      moment.finishedSeq.value = change.seq - 1;
      return;
    }
    if (!mergeIntoLast(queued)) queue.push(queued);
    if (queue.length === 1) tell();
    else countAhead();
  };

  const stopEffect = effect(() => {
    const log = session.log.value;
    if (eventSpeed.value.value === 'off') untracked(finish);
    untracked(() => {
      if (session.table.value?.round !== round) {
        finish();
        isSkipping = false;
      }
      round = session.table.value?.round;
      const arrived = log.filter(({ seq }) => seq > seen);
      // What was missed while the connection was lost is in the log, and in what happened since the last turn.
      for (const change of arrived) {
        seen = change.seq;
        if (change.live) add(change);
      }
    });
  });
  const onHidden = () => document.hidden && finish();
  document.addEventListener('visibilitychange', onHidden);
  moment.goToPresent = finish;
  moment.skip = () => {
    finish();
    isSkipping = session.seat.value !== null && !hasToDecide(session, client, session.game.value);
  };
  moment.onScenes = (ms) => {
    scenesEnd = Date.now() + ms;
  };
  return () => {
    stopEffect();
    document.removeEventListener('visibilitychange', onHidden);
    clearTimeout(gainTimer);
    finish();
  };
}
