// Sends every client what one change did to its view. Clients that see the same share one encoded text.
import { type AnyGame, diff, type GameEvent, type Patch, type Viewer } from '../../engine/index.ts';
import type { Update } from '../../protocol/index.ts';
import type { JoinedSocket } from '../socket.ts';
import { findSeat, publicTable, type Table } from '../table.ts';
import type { Outbox } from './outbox.ts';
import { listMoves, viewGame } from './views.ts';

/** One stored change of the table. */
interface StoredChange {
  before: Table;
  after: Table;
  game: AnyGame;
  seq: number;
  events: GameEvent[];
}

/** The client that sent the command, and the id of the command. */
export interface Asker {
  socket: JoinedSocket;
  id: string | null;
}

/**
 * Connections that see the same of a change: they have the same seat before and after it, and the
 * same setting of `moves`.
 */
interface Audience {
  seatBefore: Viewer;
  seat: Viewer;
  wantsMoves: boolean;
  sockets: JoinedSocket[];
}

export function sendUpdates(
  outbox: Outbox,
  change: StoredChange,
  sockets: JoinedSocket[],
  asker: Asker | null,
): void {
  for (const { sockets: audience, text } of encodeUpdates(change, sockets)) {
    for (const socket of audience) {
      const isAsker = socket === asker?.socket;
      // Only the asker gets the id of the command; the rest of the text is shared.
      const ownText = isAsker ? `${text.slice(0, -1)},"id":${JSON.stringify(asker.id)}}` : text;
      outbox.sendText(socket, ownText);
    }
  }
}

function encodeUpdates(
  change: StoredChange,
  sockets: JoinedSocket[],
): { sockets: JoinedSocket[]; text: string }[] {
  const audiences = groupBySight(change, sockets);
  return buildUpdates(change, audiences).map((update, at) => {
    return { sockets: audiences[at]?.sockets ?? [], text: JSON.stringify(update) };
  });
}

function groupBySight({ before, after }: StoredChange, sockets: JoinedSocket[]): Audience[] {
  const audiences = new Map<string, Audience>();
  for (const socket of sockets) {
    const { key, moves: wantsMoves } = socket.state;
    const seatBefore = findSeat(key, before.chairs);
    const seat = findSeat(key, after.chairs);
    const group = `${seatBefore} ${seat} ${wantsMoves}`;
    const audience = audiences.get(group) ?? { seatBefore, seat, wantsMoves, sockets: [] };
    audience.sockets.push(socket);
    audiences.set(group, audience);
  }
  return [...audiences.values()];
}

/** Builds one update for each audience. The parts that audiences share are computed once. */
function buildUpdates(change: StoredChange, audiences: Audience[]): Update[] {
  const { before, after, game, seq, events } = change;
  const tablePatch = diff(publicTable(before), publicTable(after));
  const gamePatches = buildGamePatches(change, audiences);
  return audiences.map(({ seatBefore, seat, wantsMoves }, at) => {
    const update: Update = { type: 'update', seq };
    if (seat !== seatBefore) update.seat = seat;
    if (tablePatch !== undefined) update.table = tablePatch;
    if (gamePatches[at] !== undefined) update.game = gamePatches[at];
    const visibleEvents = events.flatMap((event) => game.viewEvent(event, seat) ?? []);
    if (visibleEvents.length > 0) update.events = visibleEvents;
    if (wantsMoves) update.moves = listMoves(after, game, seat);
    return update;
  });
}

function buildGamePatches(
  { before, after, game }: StoredChange,
  audiences: Audience[],
): (Patch | undefined)[] {
  const allKeepSeats = audiences.every(({ seatBefore, seat }) => seatBefore === seat);
  if (allKeepSeats && before.state === after.state) return [];
  if (!allKeepSeats || before.state === null || after.state === null) {
    return audiences.map(({ seatBefore, seat }) =>
      diff(viewGame(before, game, seatBefore), viewGame(after, game, seat)),
    );
  }
  const viewers = audiences.map(({ seat }) => seat);
  return game.patches(before.state, after.state, viewers);
}
