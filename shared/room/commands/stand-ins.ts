// The vote that gives an absent player's seat to a stand-in, and the return of the player.
import type { Seat } from '../../engine/index.ts';
import { type Table, type TableChange, withChair } from '../table.ts';
import { graceEndsAt } from '../waiting.ts';
import type { CommandHandlers } from './handler.ts';
import { refuseUnless } from './refusal.ts';

/** True if more than half of the connected, active people have voted. */
function isMajority({ chairs }: Table, votes: Seat[]): boolean {
  const voters = chairs.filter(
    ({ kind, absent, gone }) => kind === 'person' && !absent && gone === null,
  );
  return votes.length * 2 > voters.length;
}

export const standInHandlers = {
  vote(table, command, { seat, now }): TableChange {
    refuseUnless(seat !== null, 'notSeated');
    refuseUnless(table.phase === 'playing', 'notPlaying');
    refuseUnless(command.seat !== seat, 'yourself');
    const chair = table.chairs[command.seat];
    refuseUnless(chair?.kind === 'person' && !chair.standIn, 'noSuchSeat');
    refuseUnless(chair.absent || chair.gone !== null, 'present');
    refuseUnless(chair.absent || now >= (graceEndsAt(table, chair) ?? now), 'grace');
    const votes = [...new Set([...chair.votes, seat])];
    const standIn = isMajority(table, votes);
    const change = { absent: true, standIn, votes: standIn ? [] : votes };
    return { table: withChair(table, command.seat, change) };
  },
  back(table, _command, { seat }): TableChange {
    refuseUnless(seat !== null, 'notSeated');
    const chair = table.chairs[seat];
    refuseUnless(chair?.absent || chair?.standIn, 'present');
    return { table: withChair(table, seat, { absent: false, standIn: false, votes: [] }) };
  },
} satisfies Partial<CommandHandlers>;
