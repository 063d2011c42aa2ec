// The time limit for one decision.
import type { AnyGame } from '../../engine/index.ts';
import { type Chair, isPlayedByBot, type Table, withChair } from '../table.ts';

/** Gives the players who have to decide now the full time of the table. */
export function startClock(table: Table, now: number): Table {
  const hasClock = table.phase === 'playing' && table.minutes > 0;
  return { ...table, due: hasClock ? now + table.minutes * 60_000 : null };
}

/** The time is up: marks the people who should have decided as absent. */
export function handleTimeUp(table: Table, game: AnyGame): Table {
  const stopped: Table = { ...table, due: null };
  return game
    .toAct(table.state)
    .filter((seat) => !isPlayedByBot(table.chairs[seat] as Chair))
    .reduce((changed, seat) => withChair(changed, seat, { absent: true }), stopped);
}
