// What a viewer is told: all of the present, or what one change did to it.
import {
  diff,
  type GameEvent,
  type Move,
  type Patch,
  type Seat,
  type Viewer,
} from '../engine/index.ts';
import { type Here, type Update, VERSION, type Welcome } from '../protocol/index.ts';
import { gameAt, publicTable, type Table } from './table.ts';

const viewOf = (table: Table, viewer: Viewer): unknown =>
  table.state === null ? null : gameAt(table).view(table.state, viewer);

const movesOf = (table: Table, viewer: Viewer): Move[] =>
  viewer === null || table.phase !== 'playing' ? [] : gameAt(table).moves(table.state, viewer);

export function welcome(
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

/** One change of the table, with what it does to what everybody sees. */
export interface Changed {
  before: Table;
  after: Table;
  seq: number;
  events: GameEvent[];
  /** The difference of the public table. */
  table: Patch | undefined;
}

/** `was` is the seat that the viewer had before the change. */
export function update(changed: Changed, was: Viewer, viewer: Seat | null, withMoves: boolean) {
  const { before, after, seq, events, table } = changed;
  const made: Update = { type: 'update', seq };
  if (viewer !== was) made.seat = viewer;
  if (table !== undefined) made.table = table;
  const untouched = before.state === after.state && viewer === was;
  const game = untouched ? undefined : diff(viewOf(before, was), viewOf(after, viewer));
  if (game !== undefined) made.game = game;
  const told = events.flatMap((event) => gameAt(after).viewEvent(event, viewer) ?? []);
  if (told.length > 0) made.events = told;
  if (withMoves) made.moves = movesOf(after, viewer);
  return made;
}
