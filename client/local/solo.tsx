// Alone against bots, at once: no server, no lobby, and the table is still there tomorrow.
import { useState } from 'preact/hooks';
import { findOnShelf } from '../games/shelf.ts';
import { nameAt } from '../session/tables.ts';
import { botName } from '../table/bots.ts';
import { Passing } from './passing.tsx';
import { isKept, type Player } from './table.ts';

export function SoloPage({ game }: { game: string }) {
  const name = `solo ${game}`;
  const [kept] = useState(() => isKept(name));
  const [round, setRound] = useState(0);
  const bots = Array.from(
    { length: (findOnShelf(game)?.seatsAgainstBots ?? 2) - 1 },
    (_, at): Player => {
      return { name: botName(at + 1), level: 'normal' };
    },
  );
  const players = [{ name: nameAt(0), level: null }, ...bots];
  return (
    <Passing
      key={round}
      name={name}
      game={game}
      players={kept && round === 0 ? null : players}
      waits={round > 0}
      onClear={() => setRound(round + 1)}
    />
  );
}
