// Reads a position from the text that notation.ts describes.
import { HIDDEN, type Hidden } from '../../engine/index.ts';
import { ALL_VILLAGES, CITIES, type City, SCORED_CITIES, SMALL_SITES, START } from './board.ts';
import { villageLimit } from './houses.ts';
import {
  ACTION_TOKENS,
  boxCount,
  HOUSES_PER_PLAYER,
  palacesPerPlayer,
  STARTING_SUPPLY,
} from './opening.ts';
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
import { newTask } from './tasks.ts';

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
const KEYWORDS = ['tasks', 'used', 'track', 'maharaja', 'round', 'options', 'rest'];
export const DEFAULTS = Object.fromEntries(OPTIONS.map((spec) => [spec.id, spec.default]));

export type Turn = FrameOf<'turn'>;

/** Returns the values of the members that the other lines of the text do not carry. */
export function defaultMembers(state: Omit<State, 'frames'>, turn: Turn | undefined) {
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

/**
 * Returns the track after this many rounds in which the governors went up in the order of the map.
 */
function trackAfter(round: number, options: Options): (City | null)[] {
  const track = Array<City | null>(boxCount(options)).fill(null);
  for (let at = 0; at < SCORED_CITIES.length; at++) {
    track[round + 1 + at] = SCORED_CITIES[(round + at) % SCORED_CITIES.length] as City;
  }
  return track;
}

function syntaxUnless(holds: unknown, what: string): asserts holds {
  if (!holds) throw new SyntaxError(what);
}

export function parse(text: string): State {
  const fields = new Map<string, string>();
  const rows: PlayerLine[] = [];
  const villages = ALL_VILLAGES.map((): number[] => []);
  const cities: [City, string][] = [];
  for (const line of text.split('\n').flatMap((one) => one.trim() || [])) {
    const [, word = '', rest = ''] = line.match(/^(\w+): ?(.*)$/) ?? [];
    if (KEYWORDS.includes(word)) fields.set(word, rest);
    else if (CITIES.includes(word as City)) cities.push([word as City, rest]);
    else if (line.startsWith('#')) readVillage(line, villages);
    else rows.push(readPlayer(line, rows.length));
  }
  const seats = rows.length;
  syntaxUnless(seats > 1, 'two players at least');
  const options = { ...DEFAULTS, ...parseJson(fields.get('options')) } as Options;
  const round = Number(fields.get('round') ?? 1);
  const [houses, sites] = readCities(cities, seats);
  const seat = rows.findIndex((row) => row.turn);
  const tokens = rows.map(({ has }) => has.get('tokens') ?? 0);
  const state: Omit<State, 'frames'> = {
    seats,
    options,
    first: 0,
    round,
    maharaja:
      round === 0
        ? null
        : cityOf(fields.get('maharaja') ?? (SCORED_CITIES[(round - 1) % 7] as City)),
    track: readTrack(fields.get('track'), options) ?? trackAfter(round, options),
    purse: { open: options.openGold, gold: rows.map(({ gold }) => gold), bank: 0 },
    supply: rows.map(({ has }) => has.get('supply') ?? STARTING_SUPPLY),
    quarry: [],
    palaces: [],
    architects: rows.map(({ at }) => at),
    villages,
    houses,
    sites,
    characters: rows.map(({ characters }) => characters),
    tokens,
    tokensLeft: options.yogi ? ACTION_TOKENS - tokens.reduce((sum, some) => sum + some, 0) : 0,
    discs: rows.map(
      ({ disc }) => disc ?? { actions: seat < 0 ? [] : ['gold', 'gold'], open: false },
    ),
    played: rows.map(({ played }) => played),
    random: { seed: [0, 0, 0, 7], drawn: 0 },
  };
  rows.forEach(({ has }, at) => {
    const left = HOUSES_PER_PLAYER - (state.supply[at] as number) - housesOnBoard(state, at);
    syntaxUnless(
      (has.get('quarry') ?? left) === left && left >= 0,
      `${NAMES[at]}: not ${HOUSES_PER_PLAYER} houses`,
    );
    state.quarry.push(left);
    const palaces = palacesPerPlayer(options) - palacesOnBoard(state, at);
    syntaxUnless(
      (has.get('palaces') ?? palaces) === palaces,
      `${NAMES[at]} has ${palaces} palaces left`,
    );
    state.palaces.push(palaces);
  });
  syntaxUnless(
    new Set(state.characters.flat()).size === state.characters.flat().length,
    'one card each',
  );
  for (const owners of villages) {
    syntaxUnless(
      owners.every((one) => one < seats),
      'a house of one who does not play',
    );
    syntaxUnless(owners.length <= villageLimit(seats), `${villageLimit(seats)} houses a village`);
  }
  const turn = seat < 0 ? undefined : readTurn(state, seat, fields);
  if (turn && !rows[seat]?.disc) {
    state.discs[seat] = { actions: turn.tasks.slice(0, 2).map(({ action }) => action), open: true };
  }
  return { ...state, ...defaultMembers(state, turn), ...parseJson(fields.get('rest')) } as State;
}

interface PlayerLine {
  turn: boolean;
  gold: number | Hidden;
  at: City;
  characters: Character[];
  has: Map<string, number>;
  disc: Disc | null;
  played: boolean;
}

function readPlayer(text: string, seat: number): PlayerLine {
  const [, turn, name, gold, at = START, held = '', rest = ''] =
    text.match(/^(> )?(\w+) \$(\d+|\?)(?: in (\w+))?(?:, ([\w ]+))?:? ?(.*)$/) ?? [];
  syntaxUnless(name, `neither a player nor anything else: ${text}`);
  syntaxUnless(NAMES[seat] === name, `here sits ${NAMES[seat]}: ${text}`);
  const row: PlayerLine = {
    turn: turn !== undefined,
    gold: gold === HIDDEN ? HIDDEN : Number(gold),
    at: cityOf(at),
    characters: splitWords(held).map(characterOf).sort(),
    has: new Map(),
    disc: null,
    played: false,
  };
  for (const part of rest.split(',').flatMap((one) => one.trim() || [])) {
    const [word = '', ...more] = splitWords(part);
    if (['chose', 'turned', 'played'].includes(word)) {
      row.disc = { actions: more.map(actionOf), open: word !== 'chose' };
      row.played = word === 'played';
    } else {
      syntaxUnless(['supply', 'quarry', 'palaces', 'tokens'].includes(word), `what is "${part}"?`);
      row.has.set(word, Number(more[0]));
    }
  }
  return row;
}

function readTurn(state: { discs: Disc[] }, seat: number, fields: Map<string, string>): Turn {
  const disc = state.discs[seat]?.actions ?? [];
  const tasks = fields.has('tasks')
    ? splitWords(fields.get('tasks')).map(readTask)
    : disc.map((action) => newTask(action as Action));
  const used = splitWords(fields.get('used'));
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
  const task = newTask(actionOf(action) as Action);
  if (left === undefined) return task;
  const parts = left.split(',').flatMap((part) => part || []) as Part[];
  return { ...task, left: parts, begun: true, ...(spare && { spare: true as const }) };
}

function readVillage(text: string, villages: number[][]): void {
  const [number = '', ...owners] = splitWords(text.slice(1));
  syntaxUnless(villages[Number(number)], `no village: ${text}`);
  villages[Number(number)] = owners.map(seatOf);
}

function readCities(lines: [City, string][], seats: number): [State['houses'], State['sites']] {
  const houses = byCity(() => Array<number>(seats).fill(0));
  const sites = byCity((): Sites => ({ great: null, small: [] }));
  const who = (name: string) => (name === 'neutral' ? name : seatOf(name));
  for (const [city, text] of lines) {
    syntaxUnless(city !== START, 'nothing stands in the starting city');
    for (const part of text.split(',')) {
      const [word, ...names] = splitWords(part);
      if (word === 'great') sites[city].great = who(names[0] ?? '');
      else if (word === 'small') sites[city].small = names.map(who);
      else {
        syntaxUnless(word === 'houses', `${city}: what is "${part}"?`);
        for (let at = 0; at < names.length; at += 2) {
          houses[city][seatOf(names[at] ?? '')] = Number(names[at + 1]);
        }
      }
    }
    syntaxUnless(sites[city].small.length <= SMALL_SITES, `${city} has ${SMALL_SITES} small sites`);
    syntaxUnless(houses[city].length === seats, `${city}: a house of one who does not play`);
  }
  return [houses, sites];
}

const byCity = <T>(value: () => T) =>
  Object.fromEntries(CITIES.map((city) => [city, value()])) as Record<City, T>;

function readTrack(text: string | undefined, options: Options): (City | null)[] | null {
  if (text === undefined) return null;
  const track = splitWords(text).map((one) => (one === '.' ? null : cityOf(one)));
  const room = boxCount(options) - track.length;
  syntaxUnless(room >= 0, `the track has ${boxCount(options)} boxes`);
  syntaxUnless(
    SCORED_CITIES.every((city) => track.includes(city)),
    'seven governors',
  );
  return [...track, ...Array<null>(room).fill(null)];
}

const housesOnBoard = (
  { villages, houses }: Pick<State, 'villages' | 'houses'>,
  seat: number,
): number =>
  CITIES.reduce((sum, city) => sum + (houses[city][seat] ?? 0), 0) +
  villages.flat().filter((owner) => owner === seat).length;

const palacesOnBoard = ({ sites }: Pick<State, 'sites'>, seat: number): number =>
  CITIES.flatMap((city) => [sites[city].great, ...sites[city].small]).filter((one) => one === seat)
    .length;

const splitWords = (text = ''): string[] => text.split(/\s+/).flatMap((word) => word || []);

function oneOf<T extends string>(list: readonly T[], what: string, name: string): number {
  syntaxUnless(list.includes(name as T), `no ${what} "${name}"`);
  return list.indexOf(name as T);
}
const seatOf = (name: string): number => oneOf(NAMES, 'player', name);
const cityOf = (name: string): City => CITIES[oneOf(CITIES, 'city', name)] as City;
const characterOf = (name: string): Character => oneOf(CHARACTERS, 'character', name) + 1;
const actionOf = (name: string): Action | Hidden =>
  name === HIDDEN ? HIDDEN : (ACTIONS[oneOf(ACTIONS, 'action', name)] as Action);

function parseJson(text = '{}'): Record<string, unknown> {
  try {
    return JSON.parse(text);
  } catch {
    throw new SyntaxError(`no JSON: ${text}`);
  }
}
