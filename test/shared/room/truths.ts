// What must be true of a simulated table at any time, whatever the network and the server go through.
import { type AnyGame, deepEqual, isPlainObject } from '../../../shared/engine/index.ts';
import { findGame } from '../../../shared/games/index.ts';
import { graceEnds } from '../../../shared/room/commands/absence.ts';
import { botToMove } from '../../../shared/room/commands/bots.ts';
import { publicTable, type Stored } from '../../../shared/room/index.ts';
import type { Person } from '../../kit/room/person.ts';
import { digest, type World } from '../../kit/room/world.ts';

export class Untrue extends Error {}

function demand(holds: boolean, what: () => string): void {
  if (!holds) throw new Untrue(what());
}

/** As text, keys in alphabetical order: a patch does not say in which order keys are. */
export const text = (value: unknown): string =>
  JSON.stringify(value, (_key, part) =>
    isPlainObject(part) ? Object.fromEntries(Object.entries(part).toSorted(byKey)) : part,
  ) ?? 'undefined';

const byKey = ([one]: [string, unknown], [other]: [string, unknown]) => (one < other ? -1 : 1);

/** What this person should see and know, by the table as it is stored. */
function truthFor({ key }: Person, { table, seq }: Stored) {
  const at = table.chairs.findIndex((chair) => chair.key === digest(key));
  const seat = at < 0 ? null : at;
  const game = findGame(table.game) as AnyGame;
  const moves = seat === null || table.phase !== 'playing' ? [] : game.moves(table.state, seat);
  const view = table.state === null ? null : game.view(table.state, seat);
  return { seq, seat, table: publicTable(table), game: view, moves };
}

export const isUpToDate = ({ line, greeting, seq }: Person, stored: Stored): boolean =>
  line !== null && !greeting && seq === stored.seq;

export function seesTheTruth(person: Person, stored: Stored): void {
  const truth = truthFor(person, stored);
  const { seq, seat, table, game, moves } = person;
  const seen = { seq, seat, table, game, moves: person.wantsMoves ? moves : truth.moves };
  demand(
    deepEqual(seen, truth),
    () => `${person.name} sees ${text(seen)}\nand should see ${text(truth)}`,
  );
}

/** The same, as bytes, and who is here besides. */
export function seesTheWholeTruth(person: Person, world: World): void {
  const { stored } = world;
  demand(isUpToDate(person, stored), () => `${person.name} is at ${person.seq}, not ${stored.seq}`);
  seesTheTruth(person, stored);
  const truth = truthFor(person, stored);
  for (const part of ['table', 'game'] as const) {
    const [seen, should] = [text(person[part]), text(truth[part])];
    demand(seen === should, () => `${person.name} sees\n${seen}\nand should see\n${should}`);
  }
  const seats = stored.table.chairs.map(
    ({ key }) => world.lines.filter(({ visitor }) => key !== null && visitor.key === key).length,
  );
  const watching = world.people.filter(({ line }) => line).length - seats.reduce((a, b) => a + b);
  const here = { seats, watching: watching < 10 ? watching : Math.floor(watching / 10) * 10 };
  demand(deepEqual(person.here, here), () => `${text(person.here)} are here, not ${text(here)}`);
}

/** Waking from what is stored changes nothing, but for when the alarm was set. */
export function wakesTheSame(world: World): void {
  const { stored, journal } = world;
  const known = ({ seq, at, table }: Stored) => ({ seq, at, table: { ...table, alarm: null } });
  const loaded = journal.latest();
  demand(loaded !== null && deepEqual(known(loaded), known(stored)), () => {
    return `stored is ${text(loaded)}\nand at work is ${text(stored)}`;
  });
}

/** Said twice they say nothing new. */
const SETTINGS = [
  ...[
    'rename',
    'colour',
    'options',
    'chairs',
    'bot',
    'host',
    'clock',
    'selfStart',
    'grace',
    'hints',
  ],
  ...['vote', 'link'],
];

const DAYS = { lobby: 1, playing: 30, over: 7 };

/** Nothing that must happen at some time is slept through. */
export function willWake({ alarm, stored, now, lines }: World): void {
  const { at, table } = stored;
  const times = [at + DAYS[table.phase] * 86_400_000];
  if (table.due !== null) times.push(table.due);
  // Bots play for somebody, and rest where nobody is.
  const isLooked = lines.some(({ alive, visitor }) => alive && visitor.key !== null);
  if (isLooked && botToMove(table) !== null) times.push(at + 700);
  for (const chair of table.atOnce ? table.chairs : []) {
    const ends = table.phase === 'playing' ? graceEnds(table, chair) : null;
    if (ends !== null && ends > now) times.push(ends);
  }
  const needed = Math.max(Math.min(...times), now);
  demand(alarm !== null && alarm <= needed, () => `the alarm is set for ${alarm}, not ${needed}`);
}

/**
 * Every command answered as done is written down, each once, and none that was refused: unless it was said
 * more than once, for then the second time may find what the first one lacked. What was as it should be already is
 * done without being written down.
 */
export function isKept({ journal, people }: World): void {
  const counts = new Map<string, number>();
  for (const { id } of journal.rows) if (id !== null) counts.set(id, (counts.get(id) ?? 0) + 1);
  for (const [id, count] of counts) demand(count === 1, () => `${id} was done ${count} times`);
  const repeated = new Set(people.flatMap((person) => [...person.repeated]));
  for (const { id, type, to } of people.flatMap(({ answers }) => answers)) {
    const done = type !== 'refused';
    // An emote is kept nowhere, the past is kept already.
    if (to === 'emote' || to === 'past' || (!done && repeated.has(id))) continue;
    if (type === 'done' && SETTINGS.includes(to)) continue;
    demand(
      counts.has(id) === done,
      () => `${id} was answered “${type}”, and ${done ? 'is not' : 'is'} kept`,
    );
  }
}

/** What is kept is not refused when it is said once more, unless it is said too fast. */
export function standsByIt({ journal }: World, before: number, answer: string): void {
  if (!answer.startsWith('{"type":"refused"')) return;
  const { id, code } = JSON.parse(answer) as { id: string | null; code: string };
  const kept = id !== null && journal.rows.slice(0, before).some((row) => row.id === id);
  demand(!kept || code === 'tooFast', () => `${id} is kept, and was answered “${code}”`);
}

export function hasNoGaps({ journal: { rows } }: World): void {
  const [first] = rows;
  rows.forEach(({ seq }, at) => {
    demand(seq === (first?.seq ?? 0) + at, () => `the ${at}th change is ${seq}`);
  });
}
