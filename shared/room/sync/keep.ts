// Keeps a game as soon as it is over, in the transaction that ends it.
import { diff, type GameEvent } from '../../engine/index.ts';
import type { Cause, Ports } from '../ports.ts';
import type { Table } from '../table.ts';
import { buildReplay } from './replay.ts';

interface Ending extends Cause {
  before: Table;
  after: Table;
  seq: number;
  at: number;
  events: GameEvent[];
}

const hasEnded = ({ phase, outcome, ended }: Table): boolean =>
  phase === 'over' && outcome !== null && !ended;

/** Returns the table after the change; if the change has ended the game, with what became of the replay. */
export function keepIfOver(
  { before, after, ...change }: Ending,
  { journal, report }: Pick<Ports, 'journal' | 'report'>,
): Table {
  if (!journal.keep || before.phase !== 'playing' || !hasEnded(after)) return after;
  try {
    const state = diff(before.state, after.state);
    const row = { ...change, patch: state === undefined ? undefined : { state } };
    const replay = buildReplay({ table: after }, journal, [row]);
    return { ...after, kept: (replay && journal.keep(replay)) ?? 'failed' };
  } catch (error) {
    // The game is over whether it can be kept or not.
    report(error, 'keep');
    return { ...after, kept: 'failed' };
  }
}
