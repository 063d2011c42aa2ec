// A table of this browser, without the browser: it begins, is kept, and goes on from what was kept.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchRulesAndHeuristic, type RulesAndHeuristic } from '../../client/advice/fetch-rules.ts';
import {
  deviceKeyOf,
  type FromRoom,
  type StoredRoom,
  type TableSource,
} from '../../client/local/messages.ts';
import { LocalRoomHost } from '../../client/local/room-host.ts';
import { type FromServer, PROTOCOL_VERSION } from '../../shared/protocol/index.ts';

type Update = Extract<FromServer, { type: 'welcome' | 'update' }>;

const mind = await fetchRulesAndHeuristic('room-share');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A page: it hears what the desk says, keeps what it is to keep, and speaks for whoever sits there. */
class Page {
  kept: StoredRoom | null = null;
  readonly heard: FromServer[] = [];
  readonly desk: LocalRoomHost;
  static #ids = 0;

  constructor(opening: TableSource, botDelayMs = 800, minded: RulesAndHeuristic = mind) {
    // As between a page and its worker, only copies go to and fro.
    const copy = structuredClone(opening);
    if ('kept' in copy) this.kept = structuredClone(copy.kept);
    this.desk = new LocalRoomHost(minded, copy, botDelayMs, (message) =>
      this.#take(structuredClone(message)),
    );
    this.hello(0);
  }

  hello(seat: number): void {
    const hello = { type: 'hello', version: PROTOCOL_VERSION, key: deviceKeyOf(seat), moves: true };
    this.desk.receive(seat, JSON.stringify(hello));
  }

  #take(message: FromRoom): void {
    if (message.type === 'hear') this.heard.push(JSON.parse(message.text));
    else if (message.type === 'keep') {
      if ('first' in message) this.kept = { first: message.first, rows: message.rows };
      else this.kept?.rows.push(message.row);
    }
  }

  says(seat: number, order: object): void {
    this.desk.receive(seat, JSON.stringify({ ...order, id: `${++Page.#ids}` }));
  }

  get told(): Update {
    return this.heard.findLast(
      (one): one is Update => one.type === 'welcome' || one.type === 'update',
    ) as Update;
  }

  get moves(): readonly unknown[] {
    return this.told.moves ?? [];
  }

  plays(): void {
    this.says(0, { type: 'move', seq: this.told.seq, move: this.moves[0] });
  }

  get commands(): string[] {
    return this.kept?.rows.map(({ command }) => command) ?? [];
  }
}

/** One against a bot, the game begun. */
function alone(): Page {
  const page = new Page({ seats: 2, people: 1, name: 'Ada' });
  page.says(0, { type: 'bot', seat: 1, level: 'easy', name: 'Porter' });
  page.says(0, { type: 'start' });
  return page;
}

/** Over: the one who played it left it to the bots, and is back only for the next. */
function leftToTheBots(): Page {
  const page = alone();
  page.says(0, { type: 'leave' });
  vi.advanceTimersByTime(3_600_000);
  page.says(0, { type: 'sit', seat: 0, name: 'Ada' });
  return page;
}

/** Until the bot is to move. */
function passesOn(page: Page): void {
  while (page.moves.length > 0) page.plays();
}

test('whoever plays against bots alone begins', () => {
  for (let tables = 0; tables < 12; tables++) expect(alone().moves.length).toBeGreaterThan(0);
});

test('several at one device leave it to chance who begins', () => {
  const openers = Array.from({ length: 24 }, () => {
    const page = new Page({ seats: 2, people: 2, name: 'Ada' });
    page.says(0, { type: 'bot', seat: 1 });
    page.says(0, { type: 'start' });
    return page.moves.length > 0;
  });
  expect(new Set(openers)).toEqual(new Set([true, false]));
});

test('only the first deal is chosen, the next game’s is left to chance', () => {
  const { kept: over } = leftToTheBots();
  const seeds = Array.from({ length: 16 }, () => {
    const page = new Page({ kept: over as StoredRoom });
    page.says(0, { type: 'rematch' });
    page.says(0, { type: 'start' });
    expect(page.kept?.first.table.round).toBe(2);
    return page.moves.length > 0;
  });
  expect(new Set(seeds)).toEqual(new Set([true, false]));
});

test('a bot takes its botDelayMs, and another one from the moment that is wished', () => {
  const page = alone();
  passesOn(page);
  const { length } = page.commands;
  vi.advanceTimersByTime(799);
  expect(page.commands).toHaveLength(length);
  vi.advanceTimersByTime(1);
  expect(page.commands.slice(length)).toEqual(['standIn']);
  while (page.moves.length === 0) vi.advanceTimersByTime(800);
  page.desk.pace.botDelayMs = 250;
  passesOn(page);
  const before = page.commands.length;
  vi.advanceTimersByTime(249);
  expect(page.commands).toHaveLength(before);
  vi.advanceTimersByTime(1);
  expect(page.commands).toHaveLength(before + 1);
});

test('what was kept is played on, in another worker, and a move can be taken back there', () => {
  const page = new Page({ seats: 2, people: 1, name: 'Ada' });
  page.says(0, { type: 'options', options: { noCards: true } });
  page.says(0, { type: 'bot', seat: 1 });
  page.says(0, { type: 'start' });
  while (page.moves.length === 0) vi.advanceTimersByTime(800);
  const before = page.moves;
  page.plays();
  expect(page.moves).not.toEqual(before);
  const next = new Page({ kept: page.kept as StoredRoom });
  expect(next.told).toMatchObject({ type: 'welcome', seat: 0, seq: page.told.seq });
  expect(next.moves).toEqual(page.moves);
  next.says(0, { type: 'undo', seq: next.told.seq });
  expect(next.moves).toEqual(before);
  const again = new Page({ kept: next.kept as StoredRoom });
  expect(again.moves).toEqual(before);
});

test('a bot that was to move when the page was closed moves when it is open again', () => {
  const page = alone();
  passesOn(page);
  vi.advanceTimersByTime(400);
  const { length } = page.commands;
  const next = new Page({ kept: page.kept as StoredRoom });
  vi.advanceTimersByTime(799);
  expect(next.commands).toHaveLength(length);
  vi.advanceTimersByTime(1);
  expect(next.commands.slice(length)).toEqual(['standIn']);
});

test('what has happened is told from the beginning of the game on, however much was said since', () => {
  const page = alone();
  const { seq } = page.told;
  page.plays();
  for (let lines = 0; lines < 40; lines++) page.says(0, { type: 'say', text: 'Hm.' });
  page.says(0, { type: 'past' });
  const past = page.heard.findLast((one) => one.type === 'past');
  expect(past?.steps.map((step) => step.seq)).toEqual([seq + 1]);
});

test('no timer is set for longer than a timer can wait: it would ring at once, again and again', () => {
  const page = new Page({ seats: 2, people: 1, name: 'Ada' });
  page.says(0, { type: 'bot', seat: 1, level: 'easy', name: 'Porter' });
  page.says(0, { type: 'clock', minutes: 1 });
  page.says(0, { type: 'start' });
  while (page.moves.length === 0) vi.advanceTimersByTime(800);
  const set = vi.spyOn(globalThis, 'setTimeout');
  // Her time is up: nothing is left to be waited for but the end of the table, in a month.
  vi.advanceTimersByTime(61_000);
  expect(page.told.table).toMatchObject({ chairs: [0, { absent: true }] });
  const waits = set.mock.calls.map(([, wait]) => Number(wait));
  expect(waits.at(-1)).toBe(2 ** 31 - 1);
  const { length } = page.commands;
  page.plays();
  expect(page.commands.length).toBeGreaterThan(length);
});

test('what is said twice is done once', () => {
  const page = alone();
  const said = JSON.stringify({ type: 'rename', name: 'Bea', id: 'same' });
  page.desk.receive(0, said);
  const { length } = page.commands;
  page.desk.receive(0, said);
  expect(page.commands).toHaveLength(length);
  const next = new Page({ kept: page.kept as StoredRoom });
  next.desk.receive(0, said);
  expect(next.commands).toHaveLength(length);
});

test('it is never cleared away, however long the page stands open', () => {
  const page = new Page({ seats: 2, people: 1, name: 'Ada' });
  vi.advanceTimersByTime(40 * 86_400_000);
  page.says(0, { type: 'bot', seat: 1 });
  page.says(0, { type: 'start' });
  expect(page.moves.length).toBeGreaterThan(0);
  passesOn(page);
  const { length } = page.commands;
  vi.advanceTimersByTime(800);
  expect(page.commands).toHaveLength(length + 1);
});

test('a table that was kept under older rules is upgraded, and played on', () => {
  const { kept } = alone();
  const upgrade = (state: unknown) => ({ ...(state as object), coins: 3 });
  const rules = { ...mind.rules, version: mind.rules.version + 1, upgrade };
  const page = new Page({ kept: kept as StoredRoom }, 800, { ...mind, rules });
  while (page.moves.length === 0) vi.advanceTimersByTime(800);
  page.plays();
  expect(page.kept?.first.table).toMatchObject({
    gameVersion: rules.version,
    state: { coins: 3 },
  });
  expect(page.commands).toContain('move');
});

test('of a round that has begun anew the earlier ones are kept no more', () => {
  const page = leftToTheBots();
  const { length } = page.commands;
  expect(length).toBeGreaterThan(40);
  page.says(0, { type: 'rematch' });
  page.says(0, { type: 'start' });
  expect(page.commands).toEqual([]);
  expect(page.kept?.first.table).toMatchObject({ phase: 'playing', round: 2 });
  // And it goes on from there.
  const again = new Page({ kept: page.kept as StoredRoom });
  while (again.moves.length === 0) vi.advanceTimersByTime(800);
  again.plays();
  expect(again.commands).toContain('move');
});
