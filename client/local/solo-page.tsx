// The page for one person who plays against bots at once, without a server or a lobby. This device stores the table.
import { useState } from 'preact/hooks';
import { findOnShelf } from '../games/shelf.ts';
import { botName, defaultNameAt } from '../table/player-names.ts';
import { isTableStored, type LocalPlayer } from './local-table.ts';
import { type LocalParts, LocalTableView } from './local-table-view.tsx';

interface Props extends LocalParts {
  game: string;
}

export function SoloPage({ game, Lesson, EndStory }: Props) {
  const name = `solo ${game}`;
  const [isStored] = useState(() => isTableStored(name));
  const [round, setRound] = useState(0);
  const bots = Array.from(
    { length: (findOnShelf(game)?.seatsAgainstBots ?? 2) - 1 },
    (_, at): LocalPlayer => {
      return { name: botName(at + 1), level: 'normal' };
    },
  );
  const players = [{ name: defaultNameAt(0), level: null }, ...bots];
  return (
    <LocalTableView
      key={round}
      name={name}
      game={game}
      players={isStored && round === 0 ? null : players}
      staysInLobby={round > 0}
      {...{ Lesson, EndStory }}
      onClear={() => setRound(round + 1)}
    />
  );
}
