// The table while a game is played: the prompt bar on top, the zones of the game with the dock below it, and the log.

import { effect } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { PublicTable } from '../../shared/protocol/index.ts';
import { adoptStyles } from '../kit/adopt-styles.ts';
import { ErrorBoundary } from '../kit/error-boundary.tsx';
import { lazy } from '../kit/lazy.tsx';
import { LoadFailed } from '../kit/load-failed.tsx';
import { startLater } from '../kit/start-later.ts';
import { attempt } from '../session/report.ts';
import type { Session } from '../session/session.ts';
import { language, text } from '../text/index.ts';
import { announceTurn } from './announce.ts';
import bar from './bar.css?inline';
import { Bar } from './bar.tsx';
import board from './board.css?inline';
import { callOf } from './call.ts';
import dockStyles from './dock.css?inline';
import type { DockProps } from './dock.tsx';
import styles from './frame.css?inline';
import type { GameClient } from './game-client.ts';
import { Moment } from './moment.ts';
import type { Drawer, TableParts } from './parts.ts';
import { marksOf, Picker } from './picker.ts';
import playerStyles from './players.css?inline';
import { resultOf } from './result.ts';
import { Shell, Zones } from './zones.tsx';

adoptStyles(styles, bar, playerStyles, board, dockStyles);

// Fetched with the board, but not before it: the first changes come later.
const Events = lazy(() => import('./events.tsx').then((part) => part.Events));
const Drawers = lazy(() => import('./drawers.tsx').then((part) => part.Drawers));
/** So long the last move is seen before the result lies over it. */
const FINAL_BOARD_MS = 1500;
const Ending = lazy(() => import('./ending.tsx').then((part) => part.Ending));
const Side = lazy(() => import('./side.tsx').then((part) => part.Side));

/** Returns the colours of the seats as CSS properties, for the drawings of a game. */
const seatColours = ({ chairs }: PublicTable) =>
  Object.fromEntries(chairs.map(({ colour }, seat) => [`--seat-${seat}`, `var(--${colour})`]));

/** Fetches the code that declines automatically only for games that have questions to decline. */
function declineAutomatically(session: Session, client: GameClient) {
  if (!client.refusal) return;
  return startLater(() =>
    import('./auto-decline.ts').then(
      ({ startAutoDecline }) =>
        () =>
          startAutoDecline(session, client),
    ),
  );
}

/** The change that led to the state on the board, if it is new. */
function changeToAnimate({ log, seq }: Session, { past, told, onScenes, finishedSeq }: Moment) {
  if (past.value) return null;
  if (told.value) return { ...told.value.line.change, pace: told.value.pace, onScenes };
  const last = log.value.at(-1);
  // The first deal is not animated: there is no state before it.
  const isNew = last?.live && last.before && last.seq === seq.value && last.seq > finishedSeq.value;
  return isNew ? last : null;
}

interface Props extends TableParts {
  session: Session;
  table: PublicTable;
  client: GameClient;
  /** Begins the lesson, if nobody has to wait for it. */
  onLearn?: (() => void) | undefined;
}

export function Frame({ session, table, client, Hint, coach, Story, onNewGame, onLearn }: Props) {
  const t = text.value;
  const words = client.words[language.value];
  const moment = useMemo(() => new Moment(), [session, client]);
  const picker = useMemo(() => new Picker(session, client, moment), [moment]);
  const [drawer, setDrawer] = useState<Drawer | null>(null);
  // Whoever comes to a finished game sees its result at once.
  const [isEndingOpen, setEndingOpen] = useState(table.phase === 'over');
  const seat = session.seat.value;
  const names = table.chairs.map(({ name }) => name);
  /** What the board shows instead of the present. */
  const shown = moment.shown.value;
  const isPast = moment.past.value !== null;
  const state = shown ? shown.line.change.after : session.game.value;
  const { game, ended, phase } = table;
  // The board may fail to draw a state of older rules, and a reload would not help.
  const boardMessage = table.gameVersion < client.rules.version ? t.noBoard : undefined;
  const acting = attempt(() => (state === null ? [] : client.rules.toAct(state)), [], game);
  const call = shown || phase !== 'playing' ? null : callOf(client, state, seat, acting);

  useEffect(
    () =>
      effect(() => {
        picker.movePaths.value;
        picker.dropStaleChoice();
      }),
    [picker],
  );
  // Wherever the focus is. A dialog closes first.
  useEffect(() => {
    const press = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key === 'Escape' && !defaultPrevented && !document.querySelector('dialog:modal'))
        picker.takeBack();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [picker]);
  // A reason is true only for the state that it was given in.
  useEffect(() => {
    if (!picker.answer.value?.line) picker.answer.value = null;
  }, [picker, session.seq.value]);
  // A look at the past does not end the turn.
  useEffect(() => {
    if (!isPast) announceTurn(call);
  }, [call, isPast, session.seq.value]);
  useEffect(() => () => announceTurn(null), []);
  useEffect(() => declineAutomatically(session, client), [session, client]);

  const { unconfirmed, picked } = picker;
  const ask = () => {
    if (unconfirmed.value) return t.confirmMove;
    return state === null ? '' : words.asks(state, seat, names, picked.value);
  };
  const others = acting.filter((one) => one !== seat).map((one) => names[one] ?? '');
  const fallback = others.length > 0 ? t.turnOf(others) : '';
  const isOver = phase === 'over' && !shown;
  const hasOpened = useRef(isEndingOpen);
  useEffect(() => {
    if (!isOver || hasOpened.current) return;
    const timer = setTimeout(() => {
      hasOpened.current = true;
      setEndingOpen(true);
    }, FINAL_BOARD_MS);
    return () => clearTimeout(timer);
  }, [isOver]);
  const prompt = isOver ? (ended ? t.ended : t.over) : attempt(ask, fallback, game);
  const tellGoal = () => (state === null ? null : words.goal?.(state, seat, names));
  const result = isOver ? resultOf(table, null) : null;
  const goal = result ?? attempt(tellGoal, null, game) ?? words.summary;
  const dock: DockProps = {
    session,
    table,
    picker,
    client,
    Hint,
    coach,
    onLearn,
    moment,
    onOpen: setDrawer,
    onEnding: isEndingOpen ? null : () => setEndingOpen(true),
  };
  const side = (
    <aside class="side-log">
      <Side {...{ session, table, client, moment }} />
    </aside>
  );
  const shell = { ...dock, acting, side, goal: drawer === 'goal' ? goal : null };
  const undrawn = (content: ComponentChildren) => <Shell {...shell}>{content}</Shell>;
  return (
    <div
      class="frame"
      style={seatColours(table)}
      data-turn={call ? '' : undefined}
      data-past={isPast ? '' : undefined}
      data-picking={picker.picked.value.length > 0 ? '' : undefined}
      data-coached={coach || picker.coached.value !== null ? '' : undefined}
    >
      <Bar
        title={client.title}
        session={session}
        table={table}
        call={call}
        prompt={shown ? null : (coach?.title ?? prompt)}
        coach={coach}
        goal={goal}
        moment={moment}
        onOpen={setDrawer}
      />
      {state === null ? (
        undrawn(<p class="undrawn">{t.noBoard}</p>)
      ) : (
        <ErrorBoundary
          resetKey={shown?.line.change.seq ?? session.seq.value}
          game={game}
          instead={undrawn(boardMessage ? <p class="undrawn">{boardMessage}</p> : <LoadFailed />)}
        >
          <Zones
            {...shell}
            board={{
              state,
              seat,
              names,
              live: (ref) => picker.live.value.has(ref),
              picked: picker.picked.value,
              hinted: shown ? null : picker.hintedRef.value,
              ...marksOf(picker),
              change: changeToAnimate(session, moment),
            }}
          />
        </ErrorBoundary>
      )}
      {isOver && isEndingOpen && !coach && (
        <ErrorBoundary resetKey={session.seq.value} game={game} isSilent>
          <Ending {...{ session, table, client, Story }} onClose={() => setEndingOpen(false)} />
        </ErrorBoundary>
      )}
      {drawer && drawer !== 'goal' && (
        <Drawers
          open={drawer}
          onClose={() => setDrawer(null)}
          onOpen={setDrawer}
          {...{ session, table, picker, client, onNewGame, moment }}
        />
      )}
      <Events {...{ session, client, picker, moment, coach }} onRecap={() => setDrawer('recap')} />
    </div>
  );
}
