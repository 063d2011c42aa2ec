// How a scenario begins: who is at the table, and which phase it is in.
import { Random, seedFrom } from '../../../shared/engine/index.ts';
import { publicTable } from '../../../shared/room/index.ts';
import type { Person } from '../../kit/room/person.ts';
import { keyOf, type Opening, World } from '../../kit/room/world.ts';

type Names = readonly [string, ...string[]];
type Cast<N extends Names> = { world: World } & { [K in N[number] as Lowercase<K>]: Person };

/** A lobby: the first person has opened the table, the others have sat down in this order. */
export function openLobby<const N extends Names>(names: N, opening: Opening = {}): Cast<N> {
  const world = World.open({ name: names[0], key: keyOf(names[0]), ...opening });
  const cast: Record<string, unknown> = { world };
  names.forEach((name, at) => {
    const person = world.enters(name);
    if (at > 0) person.does('sit', { name });
    cast[name.toLowerCase()] = person;
  });
  return cast as Cast<N>;
}

/** The same table with the game begun. */
export function startGame<const N extends Names>(names: N, opening: Opening = {}): Cast<N> {
  const cast = openLobby(names, opening);
  cast.world.people[0]?.does('start');
  return cast;
}

/** Without cards nothing is hidden or drawn, so every move may be taken back. */
export const OPEN_GAME: Opening = { options: { noCards: true }, seats: 2 };

/** A person who has to move, and one who does not. */
export function turnOf(world: World): { mover: Person; other: Person } {
  const mover = world.people.find(({ moves }) => moves.length > 0);
  const other = world.people.find(({ moves, seat }) => moves.length === 0 && seat !== null);
  if (!mover || !other) throw new Error('it is nobody’s turn');
  return { mover, other };
}

/** Plays until it is another player's turn, and returns how many moves that took. */
export function endTurn(world: World): number {
  const { mover } = turnOf(world);
  let count = 0;
  for (; mover.moves.length > 0; count++) mover.plays();
  return count;
}

/** Plays random legal moves to the end of the game. */
export function playToEnd(world: World, seed = 1): void {
  const random = Random.from(seedFrom(seed));
  while (world.stored.table.phase === 'playing') {
    const { mover } = turnOf(world);
    mover.plays(random.pick(mover.moves));
  }
}

export const tableOf = (world: World) => publicTable(world.stored.table);
