// Who is not there: the clock runs out, the others vote, a stand-in plays until the owner is back.
import { Random, type Seat, type Seed } from '../engine/index.ts';
import { LIMITS } from '../protocol/index.ts';
import type { Change, Handlers } from './commands.ts';
import { must } from './refused.ts';
import { type Chair, gameAt, playsItself, type Table, withChair } from './table.ts';

/** Chooses for a seat. It is given no more than the seat itself may know. */
export interface StandIn {
  choose(view: unknown, seat: Seat, moves: readonly unknown[], seed: Seed): unknown;
}

/** Plays anything legal. */
export const anyMove: StandIn = {
  choose: (_view, _seat, moves, seed) => Random.from(seed).pick(moves),
};

/** The seat that a stand-in has to decide for now. */
export function standInToMove(table: Table): Seat | null {
  if (table.phase !== 'playing') return null;
  const acting = gameAt(table).toAct(table.state);
  return acting.find((seat) => table.chairs[seat] && playsItself(table.chairs[seat])) ?? null;
}

/** The time is up: those who should have decided are absent. */
export function timeUp(table: Table): Table {
  const stopped: Table = { ...table, due: null };
  return gameAt(table)
    .toAct(table.state)
    .filter((seat) => !playsItself(table.chairs[seat] as Chair))
    .reduce((now, seat) => withChair(now, seat, { absent: true }), stopped);
}

/** More than half of the others who are there. */
function decided(table: Table, absentee: Seat, votes: Seat[]): boolean {
  const others = table.chairs.filter(
    ({ kind, absent }, seat) => kind === 'person' && !absent && seat !== absentee,
  );
  return votes.length * 2 > others.length;
}

export const absentees = {
  vote(table, command, { seat, isHere }): Change {
    must(seat !== null, 'notSeated');
    must(table.phase === 'playing', 'notPlaying');
    must(command.seat !== seat, 'yourself');
    const chair = table.chairs[command.seat];
    must(chair?.kind === 'person' && !chair.standIn, 'noSuchSeat');
    must(chair.absent || !isHere(command.seat), 'present');
    const votes = [...new Set([...chair.votes, seat])];
    const standIn = decided(table, command.seat, votes);
    return {
      table: withChair(table, command.seat, {
        absent: true,
        standIn,
        votes: standIn ? [] : votes,
      }),
    };
  },
  back(table, _command, { seat }): Change {
    must(seat !== null, 'notSeated');
    const chair = table.chairs[seat];
    must(chair?.absent || chair?.standIn, 'present');
    return { table: withChair(table, seat, { absent: false, standIn: false, votes: [] }) };
  },
  say(table, { text }, { seat }): Change {
    must(seat !== null, 'notSeated');
    const { name, colour } = table.chairs[seat] as Chair;
    const line = { name, colour, text: text.trim() };
    return { table: { ...table, chat: [...table.chat, line].slice(-LIMITS.chatLines) } };
  },
  link(table, { key }, { seat, digest }): Change {
    must(seat !== null, 'notSeated');
    return { table: withChair(table, seat, { nextKey: digest(key) }) };
  },
} satisfies Partial<Handlers>;
