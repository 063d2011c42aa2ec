// The host whose connection breaks stays the host for a minute, and is the host again after a longer absence.
import type { Seat } from '../engine/index.ts';
import { type Chair, findSeat, type Table } from './table.ts';

/** Another player may act as the host only when the host has been gone for so long. */
export const HOST_GRACE_MS = 60_000;

/** Whoever was the host and comes back sooner than this is the host again. */
export const HOST_RETURN_MS = 10 * 60_000;

type IsHere = (seat: Seat) => boolean;

const isPerson = (chair: Chair | undefined): boolean => chair?.kind === 'person' && !!chair.key;

/** Whether this chair belongs to the host for whom another player acts, and who may still come back. */
export const isAwaitedHost = ({ formerHost }: Table, { key }: Chair, now: number): boolean =>
  formerHost !== undefined && formerHost.key === key && now < formerHost.until;

/** Whether another player may act as the host now. A host who has left the table is not waited for. */
export const isHostOverdue = ({ host, hostGone, chairs }: Table, now: number): boolean =>
  !isPerson(chairs[host]) || now >= (hostGone ?? now) + HOST_GRACE_MS;

/** The table when this seat acts as the host from now on. */
export function withActingHost(table: Table, seat: Seat, now: number): Table {
  const { hostGone = now, formerHost: awaited, ...rest } = table;
  const key = table.chairs[table.host]?.key;
  // If the acting host goes in turn, the first one is still waited for.
  const isAwaited = awaited && now < awaited.until;
  const formerHost = isAwaited ? awaited : key && { key, until: hostGone + HOST_RETURN_MS };
  return { ...rest, host: seat, ...(formerHost && { formerHost }) };
}

/**
 * Records since when the host has been gone while others could act, and gives the role back to a host who is here
 * again. Returns the same table if nothing changes.
 */
export function updateHost(table: Table, isHere: IsHere, now: number): Table {
  const returned = giveBack(table, isHere, now);
  const { host, chairs, phase, hostGone } = returned;
  const isWanted = chairs.some((chair, seat) => seat !== host && isPerson(chair));
  const isAway = phase !== 'playing' && isPerson(chairs[host]) && isWanted && !isHere(host);
  if (isAway) return hostGone ? returned : { ...returned, hostGone: chairs[host]?.gone ?? now };
  return withoutHostGone(returned);
}

function withoutHostGone(table: Table): Table {
  if (table.hostGone === undefined) return table;
  const { hostGone: _hostGone, ...rest } = table;
  return rest;
}

function giveBack(table: Table, isHere: IsHere, now: number): Table {
  const { formerHost, ...rest } = table;
  const seat = formerHost ? findSeat(formerHost.key, table.chairs) : null;
  if (!formerHost || seat === null || now >= formerHost.until || !isHere(seat)) return table;
  return withoutHostGone({ ...rest, host: seat });
}
