// The page for several people who share one device and pass it on. Bots may play with them.
import { useState } from 'preact/hooks';
import { LIMITS } from '../../shared/protocol/messages.ts';
import { useGame } from '../games/use-game.ts';
import { adoptStyles } from '../kit/adopt-styles.ts';
import { Icon } from '../kit/icons.tsx';
import { Button, PseudoForm } from '../kit/kit.tsx';
import { Page } from '../kit/page.tsx';
import { storedName } from '../session/tables.ts';
import type { GameClient } from '../table/game-client.ts';
import { botName } from '../table/player-names.ts';
import { text } from '../text/index.ts';
import styles from './hot-seat.css?inline';
import { isTableStored, type LocalPlayer } from './local-table.ts';
import { type LocalParts, LocalTableView } from './local-table-view.tsx';
import { words } from './words.ts';

adoptStyles(styles);

export function HotSeatPage({ game, EndStory }: { game: string } & LocalParts) {
  const name = `here ${game}`;
  const client = useGame(game);
  const [isStored, setStored] = useState(() => isTableStored(name));
  const [players, setPlayers] = useState<LocalPlayer[] | null>(null);
  const onClear = () => {
    setStored(false);
    setPlayers(null);
  };
  if (isStored || players)
    return <LocalTableView {...{ name, game, players, onClear, EndStory }} />;
  return client ? <PlayersForm client={client} onBegin={setPlayers} /> : null;
}

interface PlayersFormProps {
  client: GameClient;
  onBegin(players: LocalPlayer[]): void;
}

/** The form that asks who plays. People get the first seats, then bots. */
function PlayersForm({ client, onBegin }: PlayersFormProps) {
  const t = text.value;
  const w = words.value;
  const { min, max } = client.rules.seats;
  const [names, setNames] = useState(() =>
    Array.from({ length: min }, (_, at) => (at === 0 && storedName()) || t.playerNumber(at + 1)),
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
      <PseudoForm class="card here-names" onEnter={begin}>
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
      </PseudoForm>
    </Page>
  );
}
