// The foot of the lobby: the one thing that the reader can do next, which is to sit down, to start or to wait.
import { useState } from 'preact/hooks';
import { LIMITS, type PublicTable } from '../../shared/protocol/messages.ts';
import { Button, PseudoForm } from '../kit/kit.tsx';
import type { Session } from '../session/session.ts';
import { storeName } from '../session/tables.ts';
import { language, text } from '../text/index.ts';
import type { GameClient } from './game-client.ts';
import { defaultNameAt } from './player-names.ts';

interface Props {
  session: Session;
  table: PublicTable;
  client: GameClient;
}

export function Foot(props: Props) {
  const { session, table } = props;
  if (session.seat.value !== null) return <StartOrWait {...props} seat={session.seat.value} />;
  const free = table.chairs.findIndex(({ kind }) => kind === 'open');
  if (free >= 0 && !session.isSpectator) return <SitForm session={session} free={free} />;
  return (
    <div class="lobby-act">
      <p>{text.value.youWatch}</p>
    </div>
  );
}

/** Asks for a name as the person sits down. The name that it proposes can be accepted with one press. */
function SitForm({ session, free }: { session: Session; free: number }) {
  const t = text.value;
  const [typed, setTyped] = useState<string | null>(null);
  const usual = defaultNameAt(free);
  const isSitting = session.pending.value?.type === 'sit';
  const sit = () => {
    if (isSitting) return;
    const name = typed?.trim() || usual;
    if (name !== usual) storeName(name);
    void session.send({ type: 'sit', name });
  };
  return (
    <PseudoForm class="lobby-act sit" onEnter={sit}>
      <label class="field">
        <span>{t.yourName}</span>
        <input
          class="input"
          value={typed ?? usual}
          maxLength={LIMITS.name}
          autocomplete="nickname"
          onFocus={(event) => event.currentTarget.select()}
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
      </label>
      <Button kind="primary" onClick={sit} disabled={isSitting}>
        {t.sit}
      </Button>
    </PseudoForm>
  );
}

function StartOrWait({ session, table, client, seat }: Props & { seat: number }) {
  const t = text.value;
  const taken = table.chairs.filter(({ kind }) => kind !== 'open').length;
  const missing = client.rules.seats.min - taken;
  // The rules get only the taken seats, because the room removes open ones when the game starts.
  const code = missing > 0 ? null : client.rules.checkOptions(table.options, taken);
  const why = code && (client.words[language.value].refused[code] ?? t.refusedOther);
  const isHost = seat === table.host;
  const isHostAway = session.presence.value.seats[table.host] === 0;
  const host = table.chairs[table.host]?.name ?? '';
  return (
    <div class="lobby-act">
      <p class="soft" role="status">
        {missing > 0 ? t.waitingForOthers(missing) : isHost ? why : t.waitingForHost(host)}
      </p>
      {isHost && (
        <Button
          kind="primary"
          disabled={missing > 0 || why !== null}
          onClick={() => void session.send({ type: 'start' })}
        >
          {t.start}
        </Button>
      )}
      {!isHost && isHostAway && (
        <Button onClick={() => void session.send({ type: 'host', seat })}>
          {t.takeOver(host)}
        </Button>
      )}
    </div>
  );
}
