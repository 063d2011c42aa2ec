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
import { Foot } from './foot.tsx';
import type { GameClient } from './game-client.ts';
import { Invite } from './invite.tsx';
import styles from './lobby.css?inline';
import { LessonButton, Offer } from './offer.tsx';
import { Options } from './options.tsx';
import { RefusalToast, StatusLine } from './status.tsx';

adoptStyles(styles);

const RulesSheet = lazy(() => import('./rules-sheet.tsx').then((part) => part.RulesSheet));

interface Props {
  session: Session;
  table: PublicTable;
  client: GameClient;
  /** Begins the lesson of the game. */
  onLearn?: (() => void) | undefined;
}

export function Lobby({ session, table, client, onLearn }: Props) {
  const words = client.words[language.value];
  const isSeated = session.seat.value !== null;
  return (
    <div class="lobby">
      <header class="lobby-head">
        <Brand />
        <LanguageMenu />
      </header>
      <div class="lobby-status">
        <StatusLine session={session} />
      </div>
      <main class={isSeated ? 'seated' : ''}>
        <section class="lobby-game">
          {/* Safe as HTML: the cover is a file of the build and contains no foreign text. */}
          <div
            class="card lobby-cover"
            aria-hidden="true"
            dangerouslySetInnerHTML={{ __html: client.cover }}
          />
          <h1>{client.title}</h1>
          <p class="soft">{words.summary}</p>
          <span class="lobby-learn">
            {onLearn && <LessonButton game={table.game} onLearn={onLearn} />}
            <RulesButton client={client} />
          </span>
          {onLearn && <Offer game={table.game} onLearn={onLearn} />}
        </section>
        <div class="lobby-main">
          {isSeated && session.kind === 'remote' && <Invite room={session.room} />}
          <Chairs session={session} table={table} client={client} />
          <Options session={session} table={table} client={client} />
          <Foot session={session} table={table} client={client} />
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
