// Positions of random games, stored as a table of several people at one device, so that a page can open them at once.
import { deviceKeyOf, type StoredRoom } from '../../../../client/local/messages.ts';
import { type Move, type OptionValue, Random, seedFrom } from '../../../../shared/engine/index.ts';
import { findGame } from '../../../../shared/games/index.ts';
import { digest, World } from '../../room/world.ts';

/** Names of 24 characters, the longest that a table accepts. */
export const LONG_NAMES = [
  'Maximiliane Wagenschmidt',
  'Guglielmina Mastrogiacom',
  'Wolfgang-Amadeus Mommsen',
  'Marguerite Dumouchel-Wey',
  'WWWWWWWWWWWWWWWWWWWWWWWW',
  'Bartholomew Hummingworth',
];

export interface Position {
  game: string;
  seats: number;
  /** The kind of decision, or `end`. */
  kind: string;
  stored: StoredRoom;
  /** The things to click for the longest of the legal moves. */
  path: string[];
  /** All legal moves of the one who is to act, each with the things to click. */
  moves: { move: Move; path: string[] }[];
}

export interface Wish {
  game: string;
  seats: number;
  seed: number;
  options?: Record<string, OptionValue>;
  names?: readonly string[];
  /** Ends the random game early: long games show the same kinds of decisions again and again. */
  mostMoves?: number;
}

export function dealTable({ game, seats, seed, options = {}, names = LONG_NAMES }: Wish): World {
  const rules = findGame(game);
  if (!rules) throw new Error(`no game "${game}"`);
  const defaults = Object.fromEntries(rules.options.map((option) => [option.id, option.default]));
  const world = World.open({
    game,
    seats,
    seed,
    options: { ...defaults, ...options },
    name: names[0] ?? '',
    key: deviceKeyOf(0),
  });
  const host = world.enters(names[0] ?? '', deviceKeyOf(0));
  for (let seat = 1; seat < seats; seat++) {
    const name = names[seat] ?? '';
    world.enters(name, deviceKeyOf(seat)).does('sit', { seat, name });
  }
  host.does('start');
  return world;
}

/** Plays so many random moves, or to the end. `note` sees the legal moves of each decision, and none at the end. */
export function advance(
  world: World,
  moves: number,
  random: Random,
  note: (legal: readonly Move[], state: unknown) => void = () => {},
): void {
  for (let played = 0; played < moves; played++) {
    const { state } = world.stored.table;
    const [seat] = world.game.toAct(state);
    const legal = seat === undefined ? [] : world.game.moves(state, seat);
    note(legal, state);
    if (seat === undefined) return;
    world.people[seat]?.plays(random.pick(legal) as Move);
  }
}

/** The table as a browser stores it. A device keeps the keys themselves, where a server keeps their digests. */
export function storedRoom(world: World, seats: number, seq: number): StoredRoom {
  const [snapshot] = world.journal.snapshots;
  if (!snapshot) throw new Error('the table was never stored');
  const { at } = world.journal.rows[0] ?? { at: world.now };
  const first = { seq: snapshot.seq, at, table: world.journal.tableAt(snapshot.seq) };
  const rows = world.journal.rowsAfter(snapshot.seq).filter((row) => row.seq <= seq);
  const text = Array.from({ length: seats }, (_, seat) => deviceKeyOf(seat)).reduce(
    (json, key) => json.replaceAll(digest(key), key),
    JSON.stringify({ first, rows }),
  );
  return JSON.parse(text);
}

/** The last position of each kind of decision in a random game, because later ones have fuller boards. */
export function findPositions(wish: Wish): Position[] {
  const { game, seats, seed, mostMoves = 400 } = wish;
  const world = dealTable(wish);
  const random = Random.from(seedFrom(seed, 5));
  const found = new Map<string, { seq: number; moves: Position['moves'] }>();
  advance(world, mostMoves, random, (legal, state) => {
    const moves = legal.map((move) => ({ move, path: world.game.path(state, move) }));
    // One kind of decision may offer moves of one step or of several, and then looks different.
    const longest = Math.max(0, ...moves.map(({ path }) => path.length));
    const kind = legal.length === 0 ? 'end' : kindOf(state);
    found.set(`${kind} ${longest}`, { seq: world.stored.seq, moves });
  });
  return [...found].map(([kind, { seq, moves }]) => ({
    game,
    seats,
    kind,
    stored: storedRoom(world, seats, seq),
    path: moves.toSorted((a, b) => b.path.length - a.path.length)[0]?.path ?? [],
    moves,
  }));
}

const kindOf = (state: unknown): string =>
  (state as { frames?: { kind: string }[] }).frames?.at(-1)?.kind ?? 'decision';
