// A finished game from its first state to its last, for looking at it again.
import type { GameEvent, Patch } from '../../engine/index.ts';
import type { OptionValues, PublicTable } from '../../protocol/index.ts';
import type { Journal, Stored } from '../ports.ts';

export interface Replay {
  game: string;
  gameVersion: number;
  options: OptionValues;
  players: string[];
  outcome: PublicTable['outcome'];
  /** The whole first state; nothing is secret any more. */
  start: unknown;
  steps: {
    seat: number | null;
    command: string;
    move: unknown;
    events: GameEvent[];
    patch?: Patch;
  }[];
}

/** Null while the game is going on: it would tell everything. */
export function replayOf({ table }: Stored, journal: Journal): Replay | null {
  // What has ended only because of the rules may yet go on.
  if (table.phase !== 'over' || table.ended) return null;
  const moves = journal.since(table.began).filter(({ patch }) => stateOf(patch) !== undefined);
  return {
    game: table.game,
    gameVersion: table.gameVersion,
    options: table.options,
    players: table.chairs.map(({ name }) => name),
    outcome: table.outcome,
    start: journal.at(table.began).state,
    steps: moves.map(({ seat, command, move, events, patch }) => {
      return { seat, command, move, events, patch: stateOf(patch) };
    }),
  };
}

const stateOf = (patch: Patch | undefined): Patch | undefined =>
  (patch as { state?: Patch } | undefined)?.state;
