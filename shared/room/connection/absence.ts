// Reacts to people who disconnect and return during a game: the table records who has gone, and
// stand-ins take over.
import { recordPresence } from '../agreement.ts';
import { type Table, withChair } from '../table.ts';
import { graceEndsAt } from '../waiting.ts';

/** A player who is back gets the seat back from the stand-in. */
const BACK = { absent: false, standIn: false, votes: [] };

/**
 * If the table wants stand-ins without a vote, seats them for players who have been gone for too
 * long or have let their time run out. Does nothing while nobody is connected: a game that
 * everybody has left waits for its players.
 */
function seatStandIns(table: Table, connections: readonly number[], now: number): Table {
  if (!table.atOnce || !connections.some((count) => count > 0)) return table;
  return table.chairs.reduce((changed, chair, seat) => {
    const graceEnds = graceEndsAt(table, chair);
    const isGraceOver = graceEnds !== null && graceEnds <= now;
    const missedDecision = chair.kind === 'person' && chair.absent && !chair.standIn;
    if (!missedDecision && !isGraceOver) return changed;
    return withChair(changed, seat, { absent: true, standIn: true, votes: [] });
  }, table);
}

/**
 * Returns the same table if nothing changes. Before a game nobody waits for anybody, so nothing
 * is recorded; for what happens after it see `continueIfAgreed`. `connections` counts the connections of each seat.
 */
export function updateAbsence(table: Table, connections: readonly number[], now: number) {
  if (table.phase !== 'playing') return { table, command: 'presence' };
  const isHere = (seat: number) => (connections[seat] ?? 0) > 0;
  const recorded = recordPresence(table, isHere, now, BACK);
  const updated = seatStandIns(recorded, connections, now);
  return { table: updated, command: updated === recorded ? 'presence' : 'replaced' };
}
