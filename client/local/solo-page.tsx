// Alone against bots, at once: no server, no lobby, and the table is still there tomorrow.
import { useState } from 'preact/hooks';
import { gameInfo } from '../games/index.ts';
import { nameAt } from '../session/tables.ts';
import { botName } from '../table/player-names.ts';
import { isKept, type Player } from './local-table.ts';
import { Passing } from './local-table-view.tsx';

export function SoloPage({ game }: { game: string }) {
  const name = `solo ${game}`;
  const [kept] = useState(() => isKept(name));
  const [round, setRound] = useState(0);
  const bots = Array.from({ length: (gameInfo(game)?.alone ?? 2) - 1 }, (_, at): Player => {
    return { name: botName(at + 1), level: 'normal' };
  });
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
