// What a viewer is told: all of the present, or what one change did to it.
import { diff, type GameEvent, type Move, type Patch, type Viewer } from '../../engine/index.ts';
import { type Here, type Update, VERSION, type Welcome } from '../../protocol/index.ts';
import type { Outbox } from '../connection/outbox.ts';
import { seatOf } from '../connection/presence.ts';
import type { Socket, Stored } from '../ports.ts';
import { gameAt, publicTable, type Table } from '../table.ts';
import { isOfOtherRules } from '../versions.ts';

function viewOf(table: Table, viewer: Viewer): unknown {
  if (table.state === null) return null;
  return isOfOtherRules(table)
    ? viewOfOther(table, viewer)
    : gameAt(table).view(table.state, viewer);
}

/** What other rules have left can be shown where these can read it. */
function viewOfOther(table: Table, viewer: Viewer): unknown {
  try {
    return gameAt(table).view(table.state, viewer);
  } catch {
    return null;
  }
}

const movesOf = (table: Table, viewer: Viewer): readonly Move[] =>
  viewer === null || table.phase !== 'playing' ? [] : gameAt(table).moves(table.state, viewer);

function welcome(
  table: Table,
  seq: number,
  viewer: Viewer,
  here: Here,
  withMoves: boolean,
): Welcome {
  return {
    type: 'welcome',
    version: VERSION,
    seq,
    seat: viewer,
    table: publicTable(table),
    game: viewOf(table, viewer),
    here,
    ...(withMoves && { moves: movesOf(table, viewer) }),
  };
}

/** The texts of welcomes: all who only watch are told the same, and when a crowd comes at once it is made once. */
export class Greetings {
  #last: { seq: number; here: Here; text: string } | null = null;

  text({ table, seq }: Stored, viewer: Viewer, here: Here, withMoves: boolean): string {
    const make = () => JSON.stringify(welcome(table, seq, viewer, here, withMoves));
    if (viewer !== null || withMoves) return make();
    if (this.#last?.seq !== seq || this.#last.here !== here)
      this.#last = { seq, here, text: make() };
    return this.#last.text;
  }
}

/** One change of the table, with what it does to what everybody sees. */
interface Changed {
  before: Table;
  after: Table;
  seq: number;
  events: GameEvent[];
  /** The difference of the public table. */
  table: Patch | undefined;
}

/** Whoever sees the same of a change: the seat before it and after it, and whether moves are wanted. */
interface Viewing {
  was: Viewer;
  seat: Viewer;
  moves: boolean;
  sockets: Socket[];
}

/** Everybody what it means to them; whoever asked for it with the id of the command. */
export function sendUpdates(
  out: Outbox,
  changed: Changed,
  guests: Socket[],
  asker: { socket: Socket; id: string | null } | null,
): void {
  for (const { sockets, text } of encodeUpdates(changed, guests)) {
    for (const socket of sockets) {
      const isAsker = socket === asker?.socket;
      out.post(socket, isAsker ? `${text.slice(0, -1)},"id":${JSON.stringify(asker?.id)}}` : text);
    }
  }
}

/** The text for each of those who see the same, made once. */
function encodeUpdates(changed: Changed, guests: Socket[]): { sockets: Socket[]; text: string }[] {
  const groups = new Map<string, Viewing>();
  for (const socket of guests) {
    const { key, moves } = socket.visitor;
    const was = seatOf(key, changed.before.chairs);
    const seat = seatOf(key, changed.after.chairs);
    const group = groups.get(`${was} ${seat} ${moves}`) ?? { was, seat, moves, sockets: [] };
    group.sockets.push(socket);
    groups.set(`${was} ${seat} ${moves}`, group);
  }
  const viewings = [...groups.values()];
  return updates(changed, viewings).map((update, at) => {
    return { sockets: viewings[at]?.sockets ?? [], text: JSON.stringify(update) };
  });
}

/** What to tell each of them; what they share is worked out once. */
function updates(changed: Changed, viewings: Viewing[]): Update[] {
  const { after, seq, events, table } = changed;
  const patches = gamePatches(changed, viewings);
  return viewings.map(({ was, seat, moves }, at) => {
    const made: Update = { type: 'update', seq };
    if (seat !== was) made.seat = seat;
    if (table !== undefined) made.table = table;
    if (patches[at] !== undefined) made.game = patches[at];
    const told = events.flatMap((event) => gameAt(after).viewEvent(event, seat) ?? []);
    if (told.length > 0) made.events = told;
    if (moves) made.moves = movesOf(after, seat);
    return made;
  });
}

function gamePatches({ before, after }: Changed, viewings: Viewing[]): (Patch | undefined)[] {
  const stay = viewings.every(({ was, seat }) => was === seat);
  if (stay && before.state === after.state) return [];
  if (!stay || before.state === null || after.state === null) {
    return viewings.map(({ was, seat }) => diff(viewOf(before, was), viewOf(after, seat)));
  }
  const seats = viewings.map(({ seat }) => seat);
  return gameAt(after).patches(before.state, after.state, seats);
}
