// What must be true of a simulated table at any time, whatever the network and the server do.
import { deepEqual, isPlainObject } from '../../../shared/engine/index.ts';
import { answersDue } from '../../../shared/room/agreement.ts';
import { publicTable, type StoredTable } from '../../../shared/room/index.ts';
import { botToMove, graceEndsAt } from '../../../shared/room/waiting.ts';
import type { Person } from '../../kit/room/person.ts';
import { digest, type World } from '../../kit/room/world.ts';

export class InvariantBroken extends Error {}

function check(holds: boolean, what: () => string): void {
  if (!holds) throw new InvariantBroken(what());
}

/** The value as text with sorted keys, because a patch does not keep their order. */
export const text = (value: unknown): string =>
  JSON.stringify(value, (_key, part) =>
    isPlainObject(part) ? Object.fromEntries(Object.entries(part).toSorted(byKey)) : part,
  ) ?? 'undefined';

const byKey = ([one]: [string, unknown], [other]: [string, unknown]) => (one < other ? -1 : 1);

/** What this person should see and know, according to the stored table. */
function expectedSight({ key, world }: Person, { table, seq }: StoredTable) {
  const at = table.chairs.findIndex((chair) => chair.key === digest(key));
  const seat = at < 0 ? null : at;
  const { game } = world;
  const moves = seat === null || table.phase !== 'playing' ? [] : game.moves(table.state, seat);
  const view = table.state === null ? null : game.view(table.state, seat);
  return { seq, seat, table: publicTable(table), game: view, moves };
}

export const isUpToDate = ({ line, isGreeting, seq }: Person, stored: StoredTable): boolean =>
  line !== null && !isGreeting && seq === stored.seq;

export function checkSight(person: Person, stored: StoredTable): void {
  const truth = expectedSight(person, stored);
  const { seq, seat, table, game, moves } = person;
  const seen = { seq, seat, table, game, moves: person.wantsMoves ? moves : truth.moves };
  check(
    deepEqual(seen, truth),
    () => `${person.name} sees ${text(seen)}\nand should see ${text(truth)}`,
  );
}

/** Compares byte for byte, and also who is connected. */
export function checkSightExactly(person: Person, world: World): void {
  const { stored } = world;
  check(isUpToDate(person, stored), () => `${person.name} is at ${person.seq}, not ${stored.seq}`);
  checkSight(person, stored);
  const truth = expectedSight(person, stored);
  for (const part of ['table', 'game'] as const) {
    const [seen, should] = [text(person[part]), text(truth[part])];
    check(seen === should, () => `${person.name} sees\n${seen}\nand should see\n${should}`);
  }
  const seats = stored.table.chairs.map(
    ({ key }) => world.lines.filter(({ state }) => key !== null && state.key === key).length,
  );
  const watching = world.people.filter(({ line }) => line).length - seats.reduce((a, b) => a + b);
  const here = { seats, watching: watching < 10 ? watching : Math.floor(watching / 10) * 10 };
  check(deepEqual(person.here, here), () => `${text(person.here)} are here, not ${text(here)}`);
}

/** A room that wakes from storage has the same table, except for the time of the alarm. */
export function checkWaking(world: World): void {
  const { stored, journal } = world;
  const known = ({ seq, at, table }: StoredTable) => ({
    seq,
    at,
    table: { ...table, alarm: null },
  });
  const loaded = journal.latest();
  check(loaded !== null && deepEqual(known(loaded), known(stored)), () => {
    return `stored is ${text(loaded)}\nand at work is ${text(stored)}`;
  });
}

/** These commands may be repeated, because they change nothing. */
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
    'coach',
    'rematch',
  ],
  ...['vote', 'link'],
];

const DAYS = { lobby: 1, playing: 30, over: 7 };

/** The alarm is set in time for everything that must happen. */
export function checkAlarm({ alarm, stored, game, now, lines }: World): void {
  const { at, table } = stored;
  const times = [at + DAYS[table.phase] * 86_400_000];
  if (table.due !== null) times.push(table.due);
  // Bots play only while somebody is connected.
  const isLooked = lines.some(({ isAlive, state }) => isAlive && state.key !== null);
  if (isLooked && botToMove(table, game) !== null) times.push(at + 700);
  for (const chair of table.atOnce ? table.chairs : []) {
    const ends = table.phase === 'playing' ? graceEndsAt(table, chair) : null;
    if (ends !== null && ends > now) times.push(ends);
  }
  times.push(...answersDue(table).filter((due) => due > now));
  const needed = Math.max(Math.min(...times), now);
  check(alarm !== null && alarm <= needed, () => `the alarm is set for ${alarm}, not ${needed}`);
}

/**
 * Every command that was answered with `done` has exactly one row, and a refused one has none. A command that was sent
 * more than once is exempt, because the second may succeed where the first was refused. So is one that changed
 * nothing: it is done without a row.
 */
export function checkRows({ journal, people }: World): void {
  const counts = new Map<string, number>();
  for (const { id } of journal.rows) if (id !== null) counts.set(id, (counts.get(id) ?? 0) + 1);
  for (const [id, count] of counts) check(count === 1, () => `${id} was done ${count} times`);
  const repeated = new Set(people.flatMap((person) => [...person.resentIds]));
  for (const { id, type, to } of people.flatMap(({ answers }) => answers)) {
    const done = type !== 'refused';
    // An emote is never stored, and the past is stored already.
    if (to === 'emote' || to === 'past' || (!done && repeated.has(id))) continue;
    if (type === 'done' && SETTINGS.includes(to)) continue;
    check(
      counts.has(id) === done,
      () => `${id} was answered “${type}”, and ${done ? 'is not' : 'is'} kept`,
    );
  }
}

/** A stored command is never refused when it is repeated, except by the rate limit. */
export function checkAnswer({ journal }: World, before: number, answer: string): void {
  if (!answer.startsWith('{"type":"refused"')) return;
  const { id, code } = JSON.parse(answer) as { id: string | null; code: string };
  const kept = id !== null && journal.rows.slice(0, before).some((row) => row.id === id);
  check(!kept || code === 'tooFast', () => `${id} is kept, and was answered “${code}”`);
}

export function checkNumbering({ journal: { rows } }: World): void {
  const [first] = rows;
  rows.forEach(({ seq }, at) => {
    check(seq === (first?.seq ?? 0) + at, () => `the ${at}th change is ${seq}`);
  });
}
