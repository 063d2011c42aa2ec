// Makes the replay of a finished game: its first state and every change up to the last, with all
// secrets.
import type { Patch } from '../../engine/index.ts';
import { REPLAY_FORMAT, type Replay } from '../../protocol/index.ts';
import type { Journal, Row, StoredTable } from '../ports.ts';
import type { Chair } from '../table.ts';

/**
 * Returns null while the game is running, because the replay would reveal every secret. `unwritten` is the change that
 * ended the game, if the journal does not have it yet.
 */
export function buildReplay(
  { table }: Pick<StoredTable, 'table'>,
  journal: Journal,
  unwritten: Row[] = [],
): Replay | null {
  const { phase, ended, outcome, began } = table;
  // A game that was ended because the rules changed continues if that deployment is rolled back.
  if (phase !== 'over' || ended || !outcome) return null;
  const rows = [...journal.rowsAfter(began), ...unwritten];
  const changes = rows.flatMap(({ seat, command, move, events, patch, at }) => {
    const change = statePatch(patch);
    return change === undefined
      ? []
      : [{ at, step: { seat, command, move, events, patch: change } }];
  });
  return {
    format: REPLAY_FORMAT,
    game: table.game,
    gameVersion: table.gameVersion,
    options: table.options,
    round: table.round,
    // Not the time of the latest change: people chat after the end.
    endedAt: changes.at(-1)?.at ?? 0,
    seats: table.chairs.map(describeSeat),
    outcome,
    start: journal.tableAt(began).state,
    steps: changes.map(({ step }) => step),
  };
}

const describeSeat = ({ name, colour, kind, level }: Chair) => ({
  name,
  colour,
  bot: kind === 'bot' ? level : null,
});

const statePatch = (patch: Patch | undefined): Patch | undefined =>
  (patch as { state?: Patch } | undefined)?.state;
