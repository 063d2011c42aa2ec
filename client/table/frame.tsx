// The table while it is played: whose turn it is, the board, what one may do, what has happened.
import { effect } from '@preact/signals';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { PublicTable } from '../../shared/protocol/index.ts';
import { adoptStyles } from '../kit/adopt-styles.ts';
import { Mark } from '../kit/brand.tsx';
import { Guard } from '../kit/guard.tsx';
import { Button } from '../kit/kit.tsx';
import { lazy } from '../kit/lazy.tsx';
import { attempt } from '../session/report.ts';
import type { Session } from '../session/session.ts';
import { language, text } from '../text/index.ts';
import { announce } from './announce.ts';

import { clicks } from './clicks.ts';
import type { Drawer } from './drawers.tsx';
import styles from './frame.css?inline';
import type { GameClient } from './game-client.ts';
import logStyles from './log.css?inline';
import { Latest, Log } from './log.tsx';
import { Panel } from './panel.tsx';
import { Picker } from './picker.ts';
import { Players } from './players.tsx';
import { Refusal, StatusLine } from './status.tsx';

adoptStyles(styles, logStyles);

const Chat = lazy(() => import('./chat.tsx').then((part) => part.Chat));
const Drawers = lazy(() => import('./drawers.tsx').then((part) => part.Drawers));
const Ending = lazy(() => import('./ending.tsx').then((part) => part.Ending));

/** What has happened stands beside the board. */
const roomy = matchMedia('(min-width: 75rem)');

/** The colour of each seat, for whatever a game draws of it. */
const seatColours = ({ chairs }: PublicTable) =>
  Object.fromEntries(chairs.map(({ colour }, seat) => [`--seat-${seat}`, `var(--${colour})`]));

/** For games whose questions may be answered with no, fetched when one is played. */
function declineInTime(session: Session, client: GameClient) {
  if (!client.refusal) return;
  let stop: (() => void) | null = () => {};
  void import('./auto-decline.ts').then(({ autoDecline }) => {
    if (stop) stop = autoDecline(session, client);
  });
  return () => {
    stop?.();
    stop = null;
  };
}

interface Props {
  session: Session;
  table: PublicTable;
  client: GameClient;
}

export function Frame({ session, table, client }: Props) {
  const t = text.value;
  const words = client.words[language.value];
  const picker = useMemo(() => new Picker(session, client.rules), [session, client]);
  // The same ones all along: what is carried is remembered from the press to the drop.
  const hands = useMemo(() => clicks(picker), [picker]);
  const [drawer, setDrawer] = useState<Drawer | null>(null);
  // The change that is looked at; null is now.
  const [looking, setLooking] = useState<number | null>(null);
  const log = session.log.value;
  const seat = session.seat.value;
  const names = table.chairs.map(({ name }) => name);
  const state = session.game.value;
  const past = looking === null ? undefined : log.find(({ seq }) => seq === looking);
  const { game, ended } = table;
  // What older rules have left may be more than these can draw: then it stays so.
  const instead = table.gameVersion < client.rules.version ? t.noBoard : undefined;
  const acting = attempt(() => (state === null ? [] : client.rules.toAct(state)), [], game);
  const own = seat !== null && acting.includes(seat) && table.phase === 'playing';

  useEffect(
    () =>
      effect(() => {
        picker.ways.value;
        picker.tidy();
      }),
    [picker],
  );
  useEffect(() => announce(own), [own, session.seq.value]);
  useEffect(() => declineInTime(session, client), [session, client]);

  const last = log.at(-1);
  // Dealing is not shown step by step: there is nothing before it.
  const news = past === undefined && last?.live && last.seq === session.seq.value && last.before;
  const fresh = news ? last : null;
  const ask = () => (state === null ? '' : words.asks(state as never, seat, names));
  const others = acting.filter((one) => one !== seat).map((one) => names[one] ?? '');
  const waited = others.length > 0 ? t.turnOf(others) : '';
  const asked = table.phase === 'over' ? (ended ? t.ended : t.over) : attempt(ask, waited, game);
  const seq = session.seq.value;
  return (
    <div
      class="frame"
      style={seatColours(table)}
      data-turn={own ? '' : undefined}
      data-picking={picker.picked.value.length > 0 ? '' : undefined}
    >
      <header class="bar">
        <h1 class="hidden-but-read">{client.title}</h1>
        <a class="bar-home" href="/" aria-label={t.home}>
          <Mark />
        </a>
        <p class="turn-line" aria-live="polite">
          {own && <strong>{t.yourTurn}. </strong>}
          {asked}
        </p>
        <nav>
          <Button kind="quiet" icon="book" label={t.rules} onClick={() => setDrawer('rules')} />
          <span class="narrow">
            <Button kind="quiet" icon="log" label={t.log} onClick={() => setDrawer('log')} />
            {!session.anew && (
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
          <Button small onClick={() => setLooking(null)}>
            {t.lookNow}
          </Button>
        </p>
      )}
      <main class="board" {...hands} data-busy={session.pending.value ? '' : undefined}>
        {state === null ? (
          <p class="undrawn">{t.noBoard}</p>
        ) : (
          <Guard of={past?.seq ?? seq} game={game} instead={instead}>
            <client.Board
              state={(past ? past.after : state) as never}
              seat={seat}
              names={names}
              live={(ref) => past === undefined && picker.live.value.has(ref)}
              picked={picker.picked.value}
              hinted={past === undefined ? picker.hinted.value : null}
              change={fresh as never}
            />
          </Guard>
        )}
      </main>
      <aside class="side">
        <Guard of={seq} game={game} quiet>
          <Players session={session} table={table} acting={acting} />
        </Guard>
        <div class="wide side-log">
          <Log session={session} client={client} looking={looking} onLook={setLooking} />
          {!session.anew && <Chat session={session} table={table} />}
        </div>
      </aside>
      <footer class="dock">
        {!roomy.matches && (
          <Latest session={session} client={client} onClick={() => setDrawer('log')} />
        )}
        <Guard of={seq} game={game} quiet>
          <Panel session={session} table={table} picker={picker} client={client} />
        </Guard>
      </footer>
      {table.phase === 'over' && (
        <Guard of={seq} game={game} quiet>
          <Ending session={session} table={table} words={words} />
        </Guard>
      )}
      {drawer && (
        <Drawers
          open={drawer}
          onClose={() => setDrawer(null)}
          session={session}
          table={table}
          client={client}
          looking={looking}
          onLook={(seq) => {
            setLooking(seq);
            setDrawer(null);
          }}
        />
      )}
      <Refusal session={session} words={words.refused} />
    </div>
  );
}
