// The table before a game: who sits where, and with which options they play.
import { useState } from 'preact/hooks';
import type { PublicTable } from '../../shared/protocol/index.ts';
import { adoptStyles } from '../kit/adopt-styles.ts';
import { Brand, LanguageMenu } from '../kit/brand.tsx';
import { Button } from '../kit/kit.tsx';
import { lazy } from '../kit/lazy.tsx';
import { isEmbedded } from '../session/embedded.ts';
import type { Session } from '../session/session.ts';
import { language, text } from '../text/index.ts';
import { Chairs } from './chairs.tsx';
import type { GameClient } from './game-client.ts';
import { Invite } from './invite.tsx';
import styles from './lobby.css?inline';
import { Options } from './options.tsx';
import { defaultNameAt } from './player-names.ts';
import { RefusalToast, StatusLine } from './status.tsx';

adoptStyles(styles);

const RulesSheet = lazy(() => import('./rules-sheet.tsx').then((part) => part.RulesSheet));

interface Props {
  session: Session;
  table: PublicTable;
  client: GameClient;
}

export function Lobby({ session, table, client }: Props) {
  const words = client.words[language.value];
  return (
    <div class="lobby">
      <header class="lobby-head">
        <Brand />
        <LanguageMenu />
      </header>
      <StatusLine session={session} />
      <main>
        <section class="lobby-game">
          {/* Safe as HTML: the cover is a file of the build and contains no foreign text. */}
          <div
            class="card lobby-cover"
            aria-hidden="true"
            dangerouslySetInnerHTML={{ __html: client.cover }}
          />
          <h1>{client.title}</h1>
          <p class="soft">{words.summary}</p>
          <RulesButton client={client} />
        </section>
        <div class="lobby-main">
          <Chairs session={session} table={table} client={client} />
          <StartOrSit session={session} table={table} client={client} />
          {!session.isSpectator && session.kind === 'remote' && <Invite room={session.room} />}
          <Options session={session} table={table} client={client} />
        </div>
      </main>
      <RefusalToast session={session} words={words.refused} />
    </div>
  );
}

function RulesButton({ client }: { client: GameClient }) {
  const t = text.value;
  const [open, setOpen] = useState(false);
  if (!isEmbedded) {
    return (
      <a class="btn small quiet" href={`/rules/${client.rules.id}`} target="_blank" rel="noopener">
        {t.rules}
      </a>
    );
  }
  return (
    <>
      <Button small kind="quiet" onClick={() => setOpen(true)}>
        {t.rules}
      </Button>
      {open && <RulesSheet client={client} onClose={() => setOpen(false)} />}
    </>
  );
}

function StartOrSit({ session, table, client }: Props) {
  const t = text.value;
  const seat = session.seat.value;
  const free = table.chairs.findIndex(({ kind }) => kind === 'open');
  if (seat === null) {
    const sit = () => void session.send({ type: 'sit', name: defaultNameAt(free) });
    return (
      <div class="lobby-act">
        {free >= 0 && !session.isSpectator ? (
          <Button kind="primary" onClick={sit}>
            {t.sit}
          </Button>
        ) : (
          <p>{t.youWatch}</p>
        )}
      </div>
    );
  }
  const taken = table.chairs.filter(({ kind }) => kind !== 'open').length;
  const missing = client.rules.seats.min - taken;
  // The rules get only the taken seats, because the room removes open ones when the game starts.
  const code = missing > 0 ? null : client.rules.checkOptions(table.options, taken);
  const why = code && (client.words[language.value].refused[code] ?? t.refusedOther);
  const isHostAway = session.presence.value.seats[table.host] === 0;
  const host = table.chairs[table.host]?.name ?? '';
  return (
    <div class="lobby-act">
      {seat === table.host && (
        <Button
          kind="primary"
          disabled={missing > 0 || why !== null}
          onClick={() => void session.send({ type: 'start' })}
        >
          {t.start}
        </Button>
      )}
      <p class="soft" role="status">
        {missing > 0
          ? t.waitingForOthers(missing)
          : seat === table.host
            ? why
            : t.waitingForHost(host)}
      </p>
      {seat !== table.host && isHostAway && (
        <Button onClick={() => void session.send({ type: 'host', seat })}>
          {t.takeOver(host)}
        </Button>
      )}
    </div>
  );
}
