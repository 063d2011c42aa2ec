import { useEffect, useMemo, useState } from 'preact/hooks';
import { deepEqual } from '../../shared/engine/index.ts';
import { Button } from '../kit/kit.tsx';
import { TableView, useGame } from '../table/view.tsx';
import { text } from '../text/index.ts';
import { LocalTable, type Player } from './table.ts';
import { words } from './words.ts';

interface Props {
  name: string;
  game: string;
  /** Who sits down at a new table; null, where one is kept. */
  players: Player[] | null;
  /** In the lobby, for who plays and how to be set. */
  waits?: boolean;
  /** The table is to be cleared, for a new one. */
  onClear(): void;
}

/** Shows the table to whoever is to act, behind a curtain where there are secrets. */
export function Passing({ name, game, players, waits = false, onClear }: Props) {
  const w = words.value;
  // It begins while the game's own part of the page is still on its way.
  const table = useMemo(() => new LocalTable(name, game, players), [name]);
  const rules = useGame(game)?.rules;
  const [shown, setShown] = useState(0);
  const [curtain, setCurtain] = useState(false);
  useEffect(() => {
    if (players) void table.seat(players).then(() => waits || table.begin());
    const anew = () => {
      table.clear();
      onClear();
    };
    for (const session of table.sessions) session.anew = anew;
    return () => table.leave();
  }, [table]);
  const session = table.sessions[shown];
  const state = session?.game.value;
  const acting = useMemo(() => (state && rules ? rules.toAct(state) : []), [state, rules]);
  if (!session) return null;
  // In the lobby chairs change their places, and others sit down on them.
  const at = (seat: number) => table.sessions.findIndex((one) => one.seat.value === seat);
  const next = acting.map(at).find((one) => one >= 0) ?? shown;
  const { phase, host = 0 } = session.table.value ?? {};
  // They are told one after the other: until all know the same, nothing is to be concluded.
  const agreed = table.sessions.every(({ seq }) => seq.value === session.seq.value);
  if (agreed && phase === 'lobby' && at(host) >= 0 && at(host) !== shown) setShown(at(host));
  if (agreed && next !== shown && session.playing.value) {
    const [mine, theirs] = [session.game.value, table.sessions[next]?.game.value];
    // Where both may see the same, nobody need look away.
    if (deepEqual(mine, theirs)) setShown(next);
    else if (!curtain) setCurtain(true);
  }
  if (!curtain) return <TableView session={session} />;
  const called = session.table.value?.chairs[table.sessions[next]?.seat.value ?? 0]?.name ?? '';
  return (
    <div class="curtain">
      <h1>{text.value.passTo(called)}</h1>
      <p class="soft">{w.hint}</p>
      <Button
        kind="primary"
        onClick={() => {
          setShown(next);
          setCurtain(false);
        }}
      >
        {w.ready(called)}
      </Button>
    </div>
  );
}
