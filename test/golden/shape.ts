// Describes, as text, what stored tables and open pages rely on: the members of states, frames, moves and events, and
// the options. If this text changes, tables that are in play no longer fit the rules.
import { type AnyGame, type Move, Random, seedFrom } from '../../shared/engine/index.ts';
import type { Golden } from './transcript.ts';

/** The number of random games with each setting. */
const GAMES = 60;
/** One state in this many is described. */
const STATE_INTERVAL = 5;

export function shapeOf(game: AnyGame, settings: readonly Golden[]): string {
  const lines = new Set<string>();
  for (const { id, ...spec } of game.options) lines.add(`option ${id}: ${JSON.stringify(spec)}`);
  for (const setting of settings) {
    for (let seed = 1; seed <= GAMES; seed++) play(game, setting, seed, lines);
  }
  return `${[`${game.id} version ${game.version}`, ...[...lines].toSorted()].join('\n')}\n`;
}

/** Two states of a random game with each setting, one from its beginning and one from its middle. */
export function storedStates(game: AnyGame, settings: readonly Golden[]): unknown[] {
  return settings.flatMap(({ seats, options, seed }) => {
    const random = Random.from(seedFrom(seed, 3));
    const states = [game.setup(options, seats, seedFrom(seed))];
    for (let state = states[0]; game.outcome(state) === null; states.push(state)) {
      const seat = random.pick(game.toAct(state));
      ({ state } = game.play(state, seat, random.pick(game.moves(state, seat))));
    }
    return [states[3], states[Math.floor(states.length / 2)]];
  });
}

function play(game: AnyGame, { seats, options }: Golden, seed: number, lines: Set<string>): void {
  const random = Random.from(seedFrom(seed, 2));
  let state = game.setup(options, seats, seedFrom(seed));
  for (let count = 0; game.outcome(state) === null; count++) {
    if (count % STATE_INTERVAL === 0) addState(state, lines);
    const seat = random.pick(game.toAct(state));
    const move = random.pick(game.moves(state, seat)) as Move;
    addKind('move', move.type, move, lines);
    const played = game.play(state, seat, move);
    for (const event of played.events) addKind('event', event.type, event, lines);
    ({ state } = played);
  }
  addState(state, lines);
}

function addState(state: unknown, lines: Set<string>): void {
  const { frames, ...rest } = state as { frames: { kind: string }[] };
  for (const [name, part] of Object.entries(rest)) addPaths(`state ${name}`, part, lines);
  for (const frame of frames) addKind('frame', frame.kind, frame, lines);
}

function addKind(what: string, kind: string, members: object, lines: Set<string>): void {
  lines.add(`${what} ${kind}: ${Object.keys(members).toSorted().join(', ')}`);
}

/** Adds the path and type of every value inside. All elements of a list have the same path. */
function addPaths(path: string, value: unknown, lines: Set<string>): void {
  if (Array.isArray(value)) for (const item of value) addPaths(`${path}[]`, item, lines);
  else if (typeof value === 'object' && value !== null) {
    for (const [name, part] of Object.entries(value)) addPaths(`${path}.${name}`, part, lines);
  } else lines.add(`${path}: ${value === null ? 'null' : typeof value}`);
}
