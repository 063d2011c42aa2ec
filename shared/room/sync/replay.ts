// Makes the replay of a finished game: its first state and every change up to the last, with all
// secrets.
import type { GameEvent, Patch } from '../../engine/index.ts';
import type { OptionValues, PublicTable } from '../../protocol/index.ts';
import type { Journal, StoredTable } from '../ports.ts';

export interface Replay {
  game: string;
  gameVersion: number;
  options: OptionValues;
  players: string[];
  outcome: PublicTable['outcome'];
  /** The first state of the game, complete. */
  start: unknown;
  steps: {
    seat: number | null;
    command: string;
    move: unknown;
    events: GameEvent[];
    patch?: Patch;
  }[];
}

/** Returns null while the game is running, because the replay would reveal every secret. */
export function buildReplay({ table }: StoredTable, journal: Journal): Replay | null {
  // A game that was ended because the rules changed continues if that deployment is rolled back.
  if (table.phase !== 'over' || table.ended) return null;
  const rows = journal.rowsAfter(table.began);
  const moves = rows.filter(({ patch }) => statePatch(patch) !== undefined);
  return {
    game: table.game,
    gameVersion: table.gameVersion,
    options: table.options,
    players: table.chairs.map(({ name }) => name),
    outcome: table.outcome,
    start: journal.tableAt(table.began).state,
    steps: moves.map(({ seat, command, move, events, patch }) => {
      return { seat, command, move, events, patch: statePatch(patch) };
    }),
  };
}

const statePatch = (patch: Patch | undefined): Patch | undefined =>
  (patch as { state?: Patch } | undefined)?.state;
