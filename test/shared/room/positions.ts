// The tables from which simulations begin: from an empty lobby to the last moves of a game. Each is made once and then
// resumed from its stored form, because playing up to there takes time.
import { type AnyGame, type OptionValue, Random, seedFrom } from '../../../shared/engine/index.ts';
import type { StoredTable, Table } from '../../../shared/room/index.ts';
import { testGames } from '../../kit/room/games.ts';
import { World } from '../../kit/room/world.ts';
import { openLobby } from './scenario.ts';

export const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan'] as const;

export interface Setting {
  game: string;
  seats: number;
  options: Record<string, OptionValue>;
  /** Whether a bot sits on the last chair. */
  bot: boolean;
  minutes: number;
  begins: 'empty' | 'lobby' | 'game' | 'late';
  /** Whether the table stands on a page of another site. */
  standing: boolean;
}

const OPTIONS: Record<string, Setting['options'][]> = {
  'room-share': [{}, { royalSuite: 'classic', renovation: true }, { noCards: true }],
  fingers: [{}],
  nim: [{ stones: 6 }, { stones: 20 }],
};
const GAMES = testGames();

/** How many of ten simulations use a real game instead of a toy. */
const REAL = 7;

export function randomSetting(random: Random): Setting {
  const game = random.below(10) < REAL ? 'room-share' : random.pick(['fingers', 'nim']);
  const options = random.pick(OPTIONS[game] ?? [{}]);
  const seats = options.noCards ? 2 : 2 + random.below(3);
  const [bot, minutes] = [random.below(3) === 0, random.pick([0, 0, 1])];
  const begins = random.pick(['empty', 'lobby', 'game', 'game', 'late', 'late', 'late'] as const);
  const standing = random.below(3) === 0;
  return { game, seats, options, bot, minutes, begins, standing };
}

/** How many different games there are for each setting. */
const VARIETY = 4;
const ready = new Map<string, StoredTable>();

export function randomTable(setting: Setting, random: Random): StoredTable {
  const variant = random.below(VARIETY);
  const label = JSON.stringify([setting, variant]);
  const made = ready.get(label) ?? make(setting, variant);
  ready.set(label, made);
  return structuredClone(made);
}

function make(setting: Setting, variant: number): StoredTable {
  const { game, seats, options, bot, minutes, begins, standing } = setting;
  const filled = (GAMES.get(game) as AnyGame).options.map(({ id, ...spec }) => [
    id,
    options[id] ?? spec.default,
  ]);
  const all = Object.fromEntries(filled);
  const opening = { game, seats, options: all, seed: variant + 1, standing };
  const people = begins === 'empty' ? 1 : seats - Number(bot);
  const names = [NAMES[0], ...NAMES.slice(1, people)] as const;
  const { world, ada } = openLobby(names, opening);
  ada.does('clock', { minutes });
  if (bot) ada.does('bot', { seat: seats - 1 });
  if (begins === 'empty' || begins === 'lobby') return world.stored;
  const { stored } = ada.does('start').world;
  return begins === 'game' ? stored : { ...stored, table: late(stored, variant) };
}

/** The same table with its game played on until only some moves are left. */
function late({ seq, at, table }: StoredTable, variant: number): Table {
  const game = GAMES.get(table.game) as AnyGame;
  const random = Random.from(seedFrom(variant, 5));
  const states = [table.state];
  for (let state = table.state; game.toAct(state).length > 0; ) {
    const seat = random.pick(game.toAct(state));
    ({ state } = game.play(state, seat, random.pick(game.moves(state, seat))));
    states.push(state);
  }
  const left = Math.min(states.length, 2 + 3 * variant);
  const state = states[states.length - left];
  const acting = game.toAct(state);
  const asked = table.chairs.map((_, seat) => (acting.includes(seat) ? seq : 0));
  // A bot may have to move. If not, the alarm does nothing.
  return { ...table, state, asked, past: [], moved: seq, alarm: at + 700 };
}

/** The table, and its people who are not connected yet; the last of them only watches. */
export function resumed(setting: Setting, random: Random, pace?: Partial<World['pace']>): World {
  const world = World.resume(randomTable(setting, random), { seed: random.bits(), pace });
  for (const name of NAMES.slice(0, setting.seats)) world.addPerson(name);
  world.addPerson('Watcher');
  return world;
}
