// Who is not there: the clock runs out, the others vote, a stand-in plays until the owner is back.
import type { Seat } from '../../engine/index.ts';
import { LIMITS } from '../../protocol/index.ts';
import { type Chair, gameAt, playsItself, type Table, withChair } from '../table.ts';
import type { Change, Handlers } from './index.ts';
import { refuseUnless } from './refused.ts';

/** The time is up: those who should have decided are absent. */
export function timeUp(table: Table): Table {
  const stopped: Table = { ...table, due: null };
  return gameAt(table)
    .toAct(table.state)
    .filter((seat) => !playsItself(table.chairs[seat] as Chair))
    .reduce((now, seat) => withChair(now, seat, { absent: true }), stopped);
}

/** Somebody has to decide who is there as far as anybody knows. */
export function isAwaiting(table: Table): boolean {
  if (table.phase !== 'playing') return false;
  const isThere = (chair?: Chair) =>
    chair !== undefined && !playsItself(chair) && !chair.absent && chair.gone === null;
  return gameAt(table)
    .toAct(table.state)
    .some((seat) => isThere(table.chairs[seat]));
}

/** When this player will have been gone for too long; null for one who is here, or is played for already. */
export const graceEnds = ({ grace }: Table, { kind, gone, standIn }: Chair): number | null =>
  kind === 'person' && gone !== null && !standIn ? gone + grace * 1000 : null;

/**
 * The chairs with it noted who has gone, and since when; who is back has the seat back. Only while a game is on:
 * before and after it nobody waits for anybody.
 */
function recordPresence(table: Table, here: readonly number[], now: number): Table {
  if (table.phase !== 'playing') return table;
  return table.chairs.reduce((made, { kind, key, gone }, seat) => {
    if (kind !== 'person' || key === null) return made;
    const isHere = (here[seat] ?? 0) > 0;
    if (isHere === (gone === null)) return made;
    const back = { gone: null, absent: false, standIn: false, votes: [] };
    return withChair(made, seat, isHere ? back : { gone: now });
  }, table);
}

/**
 * Stand-ins for those who have been gone for too long or let their time run out, where the table wants them
 * unasked. Not while nobody is here: a game that all have left waits for them.
 */
function seatStandIns(table: Table, here: readonly number[], now: number): Table {
  if (table.phase !== 'playing' || !table.atOnce || !here.some((count) => count > 0)) return table;
  return table.chairs.reduce((made, chair, seat) => {
    const ends = graceEnds(table, chair);
    const missed = chair.kind === 'person' && chair.absent && !chair.standIn;
    if (!missed && (ends === null || ends > now)) return made;
    return withChair(made, seat, { absent: true, standIn: true, votes: [] });
  }, table);
}

/** The table with who has gone and who is back, and with stand-ins where they are due. */
export function withAbsence(table: Table, here: readonly number[], now: number) {
  const known = recordPresence(table, here, now);
  const made = seatStandIns(known, here, now);
  return { table: made, command: made === known ? 'presence' : 'replaced' };
}

/** More than half of those who are there. */
function decided({ chairs }: Table, votes: Seat[]): boolean {
  const others = chairs.filter(
    ({ kind, absent, gone }) => kind === 'person' && !absent && gone === null,
  );
  return votes.length * 2 > others.length;
}

export const absentees = {
  vote(table, command, { seat, now }): Change {
    refuseUnless(seat !== null, 'notSeated');
    refuseUnless(table.phase === 'playing', 'notPlaying');
    refuseUnless(command.seat !== seat, 'yourself');
    const chair = table.chairs[command.seat];
    refuseUnless(chair?.kind === 'person' && !chair.standIn, 'noSuchSeat');
    refuseUnless(chair.absent || chair.gone !== null, 'present');
    refuseUnless(chair.absent || now >= (graceEnds(table, chair) ?? now), 'grace');
    const votes = [...new Set([...chair.votes, seat])];
    const standIn = decided(table, votes);
    return {
      table: withChair(table, command.seat, {
        absent: true,
        standIn,
        votes: standIn ? [] : votes,
      }),
    };
  },
  back(table, _command, { seat }): Change {
    refuseUnless(seat !== null, 'notSeated');
    const chair = table.chairs[seat];
    refuseUnless(chair?.absent || chair?.standIn, 'present');
    return { table: withChair(table, seat, { absent: false, standIn: false, votes: [] }) };
  },
  say(table, { text }, { seat }): Change {
    refuseUnless(seat !== null, 'notSeated');
    const { name, colour } = table.chairs[seat] as Chair;
    const line = { name, colour, text: text.trim() };
    return { table: { ...table, chat: [...table.chat, line].slice(-LIMITS.chatLines) } };
  },
  link(table, { key }, { seat, digest }): Change {
    refuseUnless(seat !== null, 'notSeated');
    return { table: withChair(table, seat, { nextKey: digest(key) }) };
  },
} satisfies Partial<Handlers>;
