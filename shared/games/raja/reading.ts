// A position read from its text; what it looks like stands in notation.ts.
import { HIDDEN, type Hidden } from '../../engine/index.ts';
import { ALL_VILLAGES, CITIES, type City, SCORED, SMALL_SITES, START } from './board.ts';
import { villageLimit } from './houses.ts';
import { boxes, HOUSES, palacesOf, SUPPLY, TOKENS } from './opening.ts';
import {
  ACTIONS,
  type Action,
  type Character,
  type Disc,
  type FrameOf,
  options as OPTIONS,
  type Options,
  type Part,
  type Sites,
  type State,
  type Task,
} from './state.ts';
import { taskOf } from './tasks.ts';

export const NAMES = ['ada', 'ben', 'cleo', 'dan', 'eve'] as const;
export type Name = (typeof NAMES)[number];

export const CHARACTERS = [
  'duke',
  'merchant',
  'priest',
  'traveller',
  'entrepreneur',
  'builder',
  'yogi',
];
const WORDS = ['tasks', 'used', 'track', 'maharaja', 'round', 'options', 'rest'];
export const DEFAULTS = Object.fromEntries(OPTIONS.map((spec) => [spec.id, spec.default]));

export type Turn = FrameOf<'turn'>;

/** What the other lines do not tell. */
export function plain(state: Omit<State, 'frames'>, turn: Turn | undefined) {
  const { gold } = state.purse;
  const dealt = gold.reduce<number>((sum, one) => sum + Number(one), 0);
  return {
    first: 0,
    purse: {
      open: state.options.openGold,
      gold,
      bank: gold.includes(HIDDEN) ? HIDDEN : 15 * state.seats - dealt,
    },
    frames: turn ? [{ ...turn, kind: 'turn' }] : [{ kind: 'reveal' }, { kind: 'choose' }],
  };
}

/** The governors in the order of the map, after so many rounds. */
function trackAfter(round: number, options: Options): (City | null)[] {
  const track = Array<City | null>(boxes(options)).fill(null);
  for (let at = 0; at < SCORED.length; at++) {
    track[round + 1 + at] = SCORED[(round + at) % SCORED.length] as City;
  }
  return track;
}

function must(holds: unknown, what: string): asserts holds {
  if (!holds) throw new SyntaxError(what);
}

export function parse(text: string): State {
  const told = new Map<string, string>();
  const rows: Row[] = [];
  const villages = ALL_VILLAGES.map((): number[] => []);
  const cities: [City, string][] = [];
  for (const line of text.split('\n').flatMap((one) => one.trim() || [])) {
    const [, word = '', rest = ''] = line.match(/^(\w+): ?(.*)$/) ?? [];
    if (WORDS.includes(word)) told.set(word, rest);
    else if (CITIES.includes(word as City)) cities.push([word as City, rest]);
    else if (line.startsWith('#')) readVillage(line, villages);
    else rows.push(readRow(line, rows.length));
  }
  const seats = rows.length;
  must(seats > 1, 'two players at least');
  const options = { ...DEFAULTS, ...json(told.get('options')) } as Options;
  const round = Number(told.get('round') ?? 1);
  const [houses, sites] = readCities(cities, seats);
  const seat = rows.findIndex((row) => row.turn);
  const tokens = rows.map(({ has }) => has.get('tokens') ?? 0);
  const state: Omit<State, 'frames'> = {
    seats,
    options,
    first: 0,
    round,
    maharaja:
      round === 0 ? null : cityOf(told.get('maharaja') ?? (SCORED[(round - 1) % 7] as City)),
    track: readTrack(told.get('track'), options) ?? trackAfter(round, options),
    purse: { open: options.openGold, gold: rows.map(({ gold }) => gold), bank: 0 },
    supply: rows.map(({ has }) => has.get('supply') ?? SUPPLY),
    quarry: [],
    palaces: [],
    architects: rows.map(({ at }) => at),
    villages,
    houses,
    sites,
    characters: rows.map(({ characters }) => characters),
    tokens,
    tokensLeft: options.yogi ? TOKENS - tokens.reduce((sum, some) => sum + some, 0) : 0,
    discs: rows.map(
      ({ disc }) => disc ?? { actions: seat < 0 ? [] : ['gold', 'gold'], open: false },
    ),
    played: rows.map(({ played }) => played),
    random: { seed: [0, 0, 0, 7], drawn: 0 },
  };
  rows.forEach(({ has }, at) => {
    const left = HOUSES - (state.supply[at] as number) - standing(state, at);
    must((has.get('quarry') ?? left) === left && left >= 0, `${NAMES[at]}: not ${HOUSES} houses`);
    state.quarry.push(left);
    const palaces = palacesOf(options) - built(state, at);
    must((has.get('palaces') ?? palaces) === palaces, `${NAMES[at]} has ${palaces} palaces left`);
    state.palaces.push(palaces);
  });
  must(new Set(state.characters.flat()).size === state.characters.flat().length, 'one card each');
  for (const owners of villages) {
    must(
      owners.every((one) => one < seats),
      'a house of one who does not play',
    );
    must(owners.length <= villageLimit(seats), `${villageLimit(seats)} houses a village`);
  }
  const turn = seat < 0 ? undefined : readTurn(state, seat, told);
  if (turn && !rows[seat]?.disc) {
    state.discs[seat] = { actions: turn.tasks.slice(0, 2).map(({ action }) => action), open: true };
  }
  return { ...state, ...plain(state, turn), ...json(told.get('rest')) } as State;
}

interface Row {
  turn: boolean;
  gold: number | Hidden;
  at: City;
  characters: Character[];
  has: Map<string, number>;
  disc: Disc | null;
  played: boolean;
}

function readRow(text: string, seat: number): Row {
  const [, turn, name, gold, at = START, held = '', rest = ''] =
    text.match(/^(> )?(\w+) \$(\d+|\?)(?: in (\w+))?(?:, ([\w ]+))?:? ?(.*)$/) ?? [];
  must(name, `neither a player nor anything else: ${text}`);
  must(NAMES[seat] === name, `here sits ${NAMES[seat]}: ${text}`);
  const row: Row = {
    turn: turn !== undefined,
    gold: gold === HIDDEN ? HIDDEN : Number(gold),
    at: cityOf(at),
    characters: words(held).map(characterOf).sort(),
    has: new Map(),
    disc: null,
    played: false,
  };
  for (const part of rest.split(',').flatMap((one) => one.trim() || [])) {
    const [word = '', ...more] = words(part);
    if (['chose', 'turned', 'played'].includes(word)) {
      row.disc = { actions: more.map(actionOf), open: word !== 'chose' };
      row.played = word === 'played';
    } else {
      must(['supply', 'quarry', 'palaces', 'tokens'].includes(word), `what is "${part}"?`);
      row.has.set(word, Number(more[0]));
    }
  }
  return row;
}

function readTurn(state: { discs: Disc[] }, seat: number, told: Map<string, string>): Turn {
  const disc = state.discs[seat]?.actions ?? [];
  const tasks = told.has('tasks')
    ? words(told.get('tasks')).map(readTask)
    : disc.map((action) => taskOf(action as Action));
  const used = words(told.get('used'));
  return {
    kind: 'turn',
    seat,
    tasks,
    used: used.filter((one) => one !== 'token').map(characterOf),
    token: used.includes('token'),
  };
}

function readTask(text: string): Task {
  const [, action = '', left, spare] = text.match(/^(\w+)(?:\[([\w,]*)\])?(\*)?$/) ?? [];
  const task = taskOf(actionOf(action) as Action);
  if (left === undefined) return task;
  const parts = left.split(',').flatMap((part) => part || []) as Part[];
  return { ...task, left: parts, begun: true, ...(spare && { spare: true as const }) };
}

function readVillage(text: string, villages: number[][]): void {
  const [number = '', ...owners] = words(text.slice(1));
  must(villages[Number(number)], `no village: ${text}`);
  villages[Number(number)] = owners.map(seatOf);
}

function readCities(lines: [City, string][], seats: number): [State['houses'], State['sites']] {
  const houses = each(() => Array<number>(seats).fill(0));
  const sites = each((): Sites => ({ great: null, small: [] }));
  const who = (name: string) => (name === 'neutral' ? name : seatOf(name));
  for (const [city, text] of lines) {
    must(city !== START, 'nothing stands in the starting city');
    for (const part of text.split(',')) {
      const [word, ...names] = words(part);
      if (word === 'great') sites[city].great = who(names[0] ?? '');
      else if (word === 'small') sites[city].small = names.map(who);
      else {
        must(word === 'houses', `${city}: what is "${part}"?`);
        for (let at = 0; at < names.length; at += 2) {
          houses[city][seatOf(names[at] ?? '')] = Number(names[at + 1]);
        }
      }
    }
    must(sites[city].small.length <= SMALL_SITES, `${city} has ${SMALL_SITES} small sites`);
    must(houses[city].length === seats, `${city}: a house of one who does not play`);
  }
  return [houses, sites];
}

const each = <T>(value: () => T) =>
  Object.fromEntries(CITIES.map((city) => [city, value()])) as Record<City, T>;

function readTrack(text: string | undefined, options: Options): (City | null)[] | null {
  if (text === undefined) return null;
  const track = words(text).map((one) => (one === '.' ? null : cityOf(one)));
  const room = boxes(options) - track.length;
  must(room >= 0, `the track has ${boxes(options)} boxes`);
  must(
    SCORED.every((city) => track.includes(city)),
    'seven governors',
  );
  return [...track, ...Array<null>(room).fill(null)];
}

const standing = ({ villages, houses }: Pick<State, 'villages' | 'houses'>, seat: number): number =>
  CITIES.reduce((sum, city) => sum + (houses[city][seat] ?? 0), 0) +
  villages.flat().filter((owner) => owner === seat).length;

const built = ({ sites }: Pick<State, 'sites'>, seat: number): number =>
  CITIES.flatMap((city) => [sites[city].great, ...sites[city].small]).filter((one) => one === seat)
    .length;

const words = (text = ''): string[] => text.split(/\s+/).flatMap((word) => word || []);

function oneOf<T extends string>(list: readonly T[], what: string, name: string): number {
  must(list.includes(name as T), `no ${what} "${name}"`);
  return list.indexOf(name as T);
}
const seatOf = (name: string): number => oneOf(NAMES, 'player', name);
const cityOf = (name: string): City => CITIES[oneOf(CITIES, 'city', name)] as City;
const characterOf = (name: string): Character => oneOf(CHARACTERS, 'character', name) + 1;
const actionOf = (name: string): Action | Hidden =>
  name === HIDDEN ? HIDDEN : (ACTIONS[oneOf(ACTIONS, 'action', name)] as Action);

function json(text = '{}'): Record<string, unknown> {
  try {
    return JSON.parse(text);
  } catch {
    throw new SyntaxError(`no JSON: ${text}`);
  }
}
