// A deployment while a table is running: a second version of nim, and what happens to the room and its clients.
import type { AnyGame } from '../../../shared/engine/index.ts';
import { nim } from '../toys/nim.ts';
import { anyGame } from './games.ts';
import type { World } from './world.ts';

export const NIM = { game: 'nim', seats: 2, options: { stones: 12 } };
export type Heap = { heap: number; coins?: number };

const rules = anyGame(nim);

/** The rules of nim, version 2: a state needs coins. */
export const secondNim = {
  ...rules,
  version: 2,
  options: [
    { id: 'coins', type: 'number', default: 3, min: 0, max: 9 },
    { id: 'limit', type: 'boolean', default: false },
  ],
  setup: (_options, seats, seed) => ({ ...(rules.setup({}, seats, seed) as Heap), coins: 3 }),
  view(state, viewer) {
    if ((state as Heap).coins === undefined) throw new Error('no coins');
    return rules.view(state, viewer);
  },
  upgrade: (state: unknown) => ({ ...(state as Heap), coins: 3 }),
} as AnyGame;
export const nimWithoutUpgrade = { ...secondNim, upgrade: () => null } as AnyGame;

/** The room leaves memory, every connection breaks, and people reconnect with a page of this version. */
export function switchTo(world: World, game: AnyGame, pages = game.version): void {
  world.deploy(game);
  reconnectAll(world);
  for (const person of world.people) {
    person.rules = { [game.id]: pages };
    person.connect();
  }
  world.deliverAll();
}

export function reconnectAll(world: World): void {
  for (const person of world.people) person.closesPage();
  world.evict();
}

export const rowsOf = ({ journal }: World) => journal.rows.length;
