// Shows a local table as one of its people sees it, with a curtain when the device is passed on to somebody who holds
// secrets.
import type { ComponentType } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { deepEqual } from '../../shared/engine/index.ts';
import type { Replay } from '../../shared/protocol/replay.ts';
import { useGame } from '../games/use-game.ts';
import { Button } from '../kit/kit.tsx';
import { isCatchingUp } from '../table/moment.ts';
import type { EndingStoryProps, TableParts } from '../table/parts.ts';
import type { Position } from '../table/position.ts';
import { TableView } from '../table/view.tsx';
import { text } from '../text/index.ts';
import { Hint } from './lazy-hint.ts';
import { type LocalPlayer, LocalTable } from './local-table.ts';
import { words } from './words.ts';

export interface LocalStoryProps extends EndingStoryProps {
  fetchReplay(): Promise<Replay | null>;
}

/** What pages pass to the table because it is in folders above this one. */
export interface LocalParts extends Pick<TableParts, 'Lesson'> {
  /** Tells the story of the finished game. */
  EndStory: ComponentType<LocalStoryProps>;
}

interface Props extends LocalParts {
  name: string;
  game: string;
  /** The players of a new table. Null opens the stored one. */
  players: LocalPlayer[] | null;
  /** The position that every round begins with, in place of a deal. The table is then not stored. */
  position?: Position;
  /** Stays in the lobby, where the host sets the options and starts the game. */
  staysInLobby?: boolean;
  /** Called when the table has been cleared for a new one. */
  onClear(): void;
}

export function LocalTableView(props: Props) {
  const { name, game, players, position, staysInLobby = false, Lesson, EndStory, onClear } = props;
  const w = words.value;
  // Created at once, so that the room starts while the client of the game is still being fetched.
  const table = useMemo(() => new LocalTable(name, game, players, position), [name]);
  const client = useGame(game);
  const Story = useMemo(
    () => (props: EndingStoryProps) => <EndStory {...props} fetchReplay={() => table.replay()} />,
    [table],
  );
  const [shown, setShown] = useState(0);
  const [curtain, setCurtain] = useState(false);
  useEffect(() => {
    if (players) void table.seatPlayers(players).then(() => staysInLobby || table.startGame());
    return () => table.leave();
  }, [table]);
  const onNewGame = () => {
    table.clear();
    onClear();
  };
  const session = table.sessions[shown];
  const state = session?.game.value;
  const acting = useMemo(() => (state && client ? client.rules.toAct(state) : []), [state, client]);
  if (!session) return null;
  // People may change seats in the lobby, so the session of a seat is looked up each time.
  const sessionAt = (seat: number) => table.sessions.findIndex((one) => one.seat.value === seat);
  const next = acting.map(sessionAt).find((one) => one >= 0) ?? shown;
  const { phase, host = 0 } = session.table.value ?? {};
  // The room updates the sessions one after another. They can be compared only when all have the same change.
  const isInStep = table.sessions.every(({ seq }) => seq.value === session.seq.value);
  // In the lobby, and when the game is over, the device is the host's.
  const isHosts = phase === 'lobby' || (phase === 'over' && !isCatchingUp.value);
  if (isInStep && isHosts && sessionAt(host) >= 0 && sessionAt(host) !== shown)
    setShown(sessionAt(host));
  // Whoever holds the device sees first what their move has led to.
  if (isInStep && next !== shown && session.isPlaying.value && !isCatchingUp.value) {
    const [mine, theirs] = [session.game.value, table.sessions[next]?.game.value];
    // There is no curtain if both people may see the same.
    if (deepEqual(mine, theirs)) setShown(next);
    else if (!curtain) setCurtain(true);
  }
  if (!curtain) return <TableView {...{ session, client, Hint, Lesson, onNewGame, Story }} />;
  const nextName = session.table.value?.chairs[table.sessions[next]?.seat.value ?? 0]?.name ?? '';
  return (
    <div class="curtain">
      <h1>{text.value.passTo(nextName)}</h1>
      <p class="soft">{w.hint}</p>
      <Button
        kind="primary"
        onClick={() => {
          setShown(next);
          setCurtain(false);
        }}
      >
        {w.ready(nextName)}
      </Button>
    </div>
  );
}
