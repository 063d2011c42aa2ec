// The page that opens a position of the address on a table of one's own, against bots.
import { useEffect, useState } from 'preact/hooks';
import { useGame } from '../games/use-game.ts';
import { Page } from '../kit/page.tsx';
import { botName, defaultNameAt } from '../table/player-names.ts';
import type { Position } from '../table/position.ts';
import { positionOfHash } from '../table/position.ts';
import { readPosition } from '../table/read-position.ts';
import type { LocalPlayer } from './local-table.ts';
import { type LocalParts, LocalTableView } from './local-table-view.tsx';
import { KEPT_HASH, keptState } from './play-on.ts';
import { words } from './words.ts';

/** Returns the part of the address behind the #, which changes when somebody pastes another position. */
function useHash(): string {
  const [hash, setHash] = useState(location.hash);
  useEffect(() => {
    const read = () => setHash(location.hash);
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  return hash;
}

interface Props extends LocalParts {
  game: string;
}

export function TryPage({ game, EndStory }: Props) {
  const hash = useHash();
  return <Opened key={hash} text={positionOfHash(hash)} {...{ game, EndStory }} />;
}

function Opened({ game, text, EndStory }: Props & { text: string | null }) {
  const client = useGame(game);
  const [kept] = useState(() => (location.hash === KEPT_HASH ? keptState(game) : null));
  const [position, setPosition] = useState<Position | null>(kept);
  const isKept = location.hash === KEPT_HASH;
  const [isBad, setBad] = useState((isKept ? kept : text) === null);
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (client && text !== null && !isKept)
      void readPosition(client.rules, text).then(setPosition, () => setBad(true));
  }, [client, text]);
  if (isBad) return <BadPosition game={game} />;
  if (!client || !position) return null;
  const [own = 0] = client.rules.toAct(position);
  const players = Array.from(
    { length: position.seats },
    (_, seat): LocalPlayer =>
      seat === own
        ? { name: defaultNameAt(seat), level: null }
        : { name: botName(seat), level: 'normal' },
  );
  return (
    <LocalTableView
      key={round}
      name={`try ${game}`}
      {...{ game, players, position, EndStory }}
      onClear={() => setRound(round + 1)}
    />
  );
}

function BadPosition({ game }: { game: string }) {
  const w = words.value;
  return (
    <Page>
      <h1>{w.badPosition}</h1>
      <p>{w.badPositionHint}</p>
      <p>
        <a class="btn primary" href={`/rules/${game}`}>
          {w.toRules}
        </a>
      </p>
    </Page>
  );
}
