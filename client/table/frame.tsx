// The table while a game is played: the prompt, the board, the players, the actions and the log.
import { effect } from '@preact/signals';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { PublicTable } from '../../shared/protocol/index.ts';
import { adoptStyles } from '../kit/adopt-styles.ts';
import { Logo } from '../kit/brand.tsx';
import { ErrorBoundary } from '../kit/error-boundary.tsx';
import { Button } from '../kit/kit.tsx';
import { lazy } from '../kit/lazy.tsx';
import { attempt } from '../session/report.ts';
import type { Session } from '../session/session.ts';
import { language, text } from '../text/index.ts';
import { announceTurn } from './announce.ts';
import bar from './bar.css?inline';
import { createBoardHandlers } from './board-input.ts';
import type { Drawer } from './drawers.tsx';
import styles from './frame.css?inline';
import type { GameClient } from './game-client.ts';
import logStyles from './log.css?inline';
import { LatestLines, Log } from './log.tsx';
import panel from './panel.css?inline';
import { Panel } from './panel.tsx';
import type { TableParts } from './parts.ts';
import { Picker } from './picker.ts';
import { Players } from './players.tsx';
import { RefusalToast, StatusLine } from './status.tsx';

adoptStyles(styles, bar, panel, logStyles);

const Chat = lazy(() => import('./chat.tsx').then((part) => part.Chat));
const Drawers = lazy(() => import('./drawers.tsx').then((part) => part.Drawers));
const Ending = lazy(() => import('./ending.tsx').then((part) => part.Ending));

/** From this width on, the log fits beside the board. */
const wideScreen = matchMedia('(min-width: 75rem)');

/** Returns the colours of the seats as CSS properties, for the drawings of a game. */
const seatColours = ({ chairs }: PublicTable) =>
  Object.fromEntries(chairs.map(({ colour }, seat) => [`--seat-${seat}`, `var(--${colour})`]));

/** Fetches the code that declines automatically only for games that have questions to decline. */
function declineAutomatically(session: Session, client: GameClient) {
  if (!client.refusal) return;
  let stop: (() => void) | null = () => {};
  void import('./auto-decline.ts').then(({ startAutoDecline }) => {
    if (stop) stop = startAutoDecline(session, client);
  });
  return () => {
    stop?.();
    stop = null;
  };
}

interface Props extends TableParts {
  session: Session;
  table: PublicTable;
  client: GameClient;
}

export function Frame({ session, table, client, Hint, onNewGame }: Props) {
  const t = text.value;
  const words = client.words[language.value];
  const picker = useMemo(() => new Picker(session, client.rules), [session, client]);
  // Created once, because the handlers remember a drag from the press to the drop.
  const boardHandlers = useMemo(() => createBoardHandlers(picker), [picker]);
  const [drawer, setDrawer] = useState<Drawer | null>(null);
  /** The past change that the player looks at. Null means the present. */
  const [viewedSeq, setViewedSeq] = useState<number | null>(null);
  const log = session.log.value;
  const seat = session.seat.value;
  const names = table.chairs.map(({ name }) => name);
  const state = session.game.value;
  const past = viewedSeq === null ? undefined : log.find(({ seq }) => seq === viewedSeq);
  const { game, ended } = table;
  // The board may fail to draw a state of older rules, and a reload would not help.
  const boardMessage = table.gameVersion < client.rules.version ? t.noBoard : undefined;
  const acting = attempt(() => (state === null ? [] : client.rules.toAct(state)), [], game);
  const isOwnTurn = seat !== null && acting.includes(seat) && table.phase === 'playing';

  useEffect(
    () =>
      effect(() => {
        picker.movePaths.value;
        picker.dropStaleChoice();
      }),
    [picker],
  );
  useEffect(() => announceTurn(isOwnTurn), [isOwnTurn, session.seq.value]);
  useEffect(() => declineAutomatically(session, client), [session, client]);

  const last = log.at(-1);
  // The first deal is not animated: there is no state before it.
  const isNew = past === undefined && last?.live && last.seq === session.seq.value && last.before;
  const ask = () => (state === null ? '' : words.asks(state, seat, names));
  const others = acting.filter((one) => one !== seat).map((one) => names[one] ?? '');
  const fallback = others.length > 0 ? t.turnOf(others) : '';
  const prompt = table.phase === 'over' ? (ended ? t.ended : t.over) : attempt(ask, fallback, game);
  const seq = session.seq.value;
  return (
    <div
      class="frame"
      style={seatColours(table)}
      data-turn={isOwnTurn ? '' : undefined}
      data-picking={picker.picked.value.length > 0 ? '' : undefined}
    >
      <header class="bar">
        <h1 class="hidden-but-read">{client.title}</h1>
        <a class="bar-home" href="/" aria-label={t.home}>
          <Logo />
        </a>
        <p class="turn-line" aria-live="polite">
          {isOwnTurn && <strong>{t.yourTurn}. </strong>}
          {prompt}
        </p>
        <nav>
          <Button kind="quiet" icon="book" label={t.rules} onClick={() => setDrawer('rules')} />
          <span class="narrow">
            <Button kind="quiet" icon="log" label={t.log} onClick={() => setDrawer('log')} />
            {session.kind === 'remote' && (
              <Button kind="quiet" icon="chat" label={t.chat} onClick={() => setDrawer('chat')} />
            )}
          </span>
          <Button
            kind="quiet"
            icon="gear"
            label={t.settings}
            onClick={() => setDrawer('settings')}
          />
        </nav>
      </header>
      <StatusLine session={session} />
      {past && (
        <p class="looking">
          {t.lookBack}{' '}
          <Button small onClick={() => setViewedSeq(null)}>
            {t.lookNow}
          </Button>
        </p>
      )}
      <main class="board" {...boardHandlers} data-busy={session.pending.value ? '' : undefined}>
        {state === null ? (
          <p class="undrawn">{t.noBoard}</p>
        ) : (
          <ErrorBoundary resetKey={past?.seq ?? seq} game={game} message={boardMessage}>
            <client.Board
              state={past ? past.after : state}
              seat={seat}
              names={names}
              live={(ref) => past === undefined && picker.live.value.has(ref)}
              picked={picker.picked.value}
              hinted={past === undefined ? picker.hintedRef.value : null}
              change={isNew ? last : null}
            />
          </ErrorBoundary>
        )}
      </main>
      <aside class="side">
        <ErrorBoundary resetKey={seq} game={game} isSilent>
          <Players session={session} table={table} acting={acting} />
        </ErrorBoundary>
        <div class="wide side-log">
          <Log session={session} client={client} viewedSeq={viewedSeq} onView={setViewedSeq} />
          {session.kind === 'remote' && <Chat session={session} table={table} />}
        </div>
      </aside>
      <footer class="dock">
        {!wideScreen.matches && (
          <LatestLines session={session} client={client} onClick={() => setDrawer('log')} />
        )}
        <ErrorBoundary resetKey={seq} game={game} isSilent>
          <Panel {...{ session, table, picker, client, Hint }} />
        </ErrorBoundary>
      </footer>
      {table.phase === 'over' && (
        <ErrorBoundary resetKey={seq} game={game} isSilent>
          <Ending session={session} table={table} words={words} />
        </ErrorBoundary>
      )}
      {drawer && (
        <Drawers
          open={drawer}
          onClose={() => setDrawer(null)}
          session={session}
          table={table}
          client={client}
          onNewGame={onNewGame}
          viewedSeq={viewedSeq}
          onView={(seq) => {
            setViewedSeq(seq);
            setDrawer(null);
          }}
        />
      )}
      <RefusalToast session={session} words={words.refused} />
    </div>
  );
}
