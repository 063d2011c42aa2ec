// Several people at one device, and as many bots as they like.
import { useState } from 'preact/hooks';
import { LIMITS } from '../../shared/protocol/messages.ts';
import { Page } from '../app/pages/page.tsx';
import { adoptStyles } from '../kit/adopt-styles.ts';
import { Icon } from '../kit/icons.tsx';
import { Button, Entry } from '../kit/kit.tsx';
import { ownName } from '../session/tables.ts';
import { botName } from '../table/bots.ts';
import type { GameClient } from '../table/game-client.ts';
import { useGame } from '../table/view.tsx';
import { text } from '../text/index.ts';
import styles from './here.css?inline';
import { Passing } from './passing.tsx';
import { isKept, type Player } from './table.ts';
import { words } from './words.ts';

adoptStyles(styles);

export function HerePage({ game }: { game: string }) {
  const name = `here ${game}`;
  const client = useGame(game);
  const [kept, setKept] = useState(() => isKept(name));
  const [players, setPlayers] = useState<Player[] | null>(null);
  const onClear = () => {
    setKept(false);
    setPlayers(null);
  };
  if (kept || players)
    return <Passing name={name} game={game} players={players} onClear={onClear} />;
  return client ? <Players client={client} onBegin={setPlayers} /> : null;
}

/** Who plays: people first, then bots. */
function Players({ client, onBegin }: { client: GameClient; onBegin(players: Player[]): void }) {
  const t = text.value;
  const w = words.value;
  const { min, max } = client.rules.seats;
  const [names, setNames] = useState(() =>
    Array.from({ length: min }, (_, at) => (at === 0 && ownName()) || t.playerNumber(at + 1)),
  );
  const [bots, setBots] = useState(0);
  const count = names.length + bots;
  const begin = () => {
    const people = names.map((name, at) => name.trim() || t.playerNumber(at + 1));
    const others = Array.from({ length: bots }, (_, at) => botName(names.length + at));
    onBegin([
      ...people.map((name) => ({ name, level: null })),
      ...others.map((name) => ({ name, level: 'normal' as const })),
    ]);
  };
  return (
    <Page>
      <h1>{client.title}</h1>
      <Entry class="card here-names" onEnter={begin}>
        <h2>{w.who}</h2>
        {names.map((name, at) => (
          <input
            key={at}
            class="input"
            value={name}
            maxLength={LIMITS.name}
            aria-label={t.playerNumber(at + 1)}
            onInput={(event) => setNames(names.with(at, event.currentTarget.value))}
          />
        ))}
        {Array.from({ length: bots }, (_, at) => (
          <p key={at} class="here-bot">
            <Icon name="bot" /> {botName(names.length + at)} <small class="soft">{t.bot}</small>
          </p>
        ))}
        <p>
          <Button
            icon="plus"
            disabled={count >= max}
            onClick={() => setNames([...names, t.playerNumber(names.length + 1)])}
          >
            {w.addPerson}
          </Button>
          <Button icon="bot" disabled={count >= max} onClick={() => setBots(bots + 1)}>
            {w.addBot}
          </Button>
          <Button
            icon="minus"
            label={t.dropChair}
            disabled={count <= min}
            onClick={() => (bots > 0 ? setBots(bots - 1) : setNames(names.slice(0, -1)))}
          />
        </p>
        <Button kind="primary" onClick={begin}>
          {w.start}
        </Button>
      </Entry>
    </Page>
  );
}
