// The room of a local table, which normally runs in a web worker: it begins, is stored, and resumes from what was stored.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchRulesAndHeuristic, type RulesAndHeuristic } from '../../client/advice/fetch-rules.ts';
import {
  deviceKeyOf,
  type FromRoom,
  type StoredRoom,
  type TableSource,
} from '../../client/local/messages.ts';
import { LocalRoomHost } from '../../client/local/room-host.ts';
import { applyPatch } from '../../shared/engine/index.ts';
import { type FromServer, PROTOCOL_VERSION } from '../../shared/protocol/index.ts';

type Update = Extract<FromServer, { type: 'welcome' | 'update' }>;

const mind = await fetchRulesAndHeuristic('room-share');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A page: it receives the messages of the room, stores what the room asks it to, and sends the commands of its people. */
class FakePage {
  stored: StoredRoom | null = null;
  readonly received: FromServer[] = [];
  /** The latest message that each person's page has got. */
  readonly latestOf: Update[] = [];
  readonly host: LocalRoomHost;
  static #ids = 0;

  constructor(opening: TableSource, botDelayMs = 800, minded: RulesAndHeuristic = mind) {
    // A page and its worker exchange copies.
    const copy = structuredClone(opening);
    if ('kept' in copy) this.stored = structuredClone(copy.kept);
    this.host = new LocalRoomHost(minded, copy, botDelayMs, (message) =>
      this.#receive(structuredClone(message)),
    );
    this.hello(0);
  }

  hello(seat: number): void {
    const hello = { type: 'hello', version: PROTOCOL_VERSION, key: deviceKeyOf(seat), moves: true };
    this.host.receive(seat, JSON.stringify(hello));
  }

  #receive(message: FromRoom): void {
    if (message.type === 'hear') {
      const heard: FromServer = JSON.parse(message.text);
      this.received.push(heard);
      if (heard.type === 'welcome' || heard.type === 'update') this.latestOf[message.seat] = heard;
    }
    if (message.type === 'keep') {
      if ('first' in message) this.stored = { first: message.first, rows: message.rows };
      else this.stored?.rows.push(message.row);
    }
  }

  send(seat: number, order: object): void {
    this.host.receive(seat, JSON.stringify({ ...order, id: `${++FakePage.#ids}` }));
  }

  get latest(): Update {
    return this.received.findLast(
      (one): one is Update => one.type === 'welcome' || one.type === 'update',
    ) as Update;
  }

  get moves(): readonly unknown[] {
    return this.latest.moves ?? [];
  }

  playFirstMove(): void {
    this.send(0, { type: 'move', seq: this.latest.seq, move: this.moves[0] });
  }

  get commands(): string[] {
    return this.stored?.rows.map(({ command }) => command) ?? [];
  }
}

/** A game of one person against a bot, just started. */
function startAgainstBot(): FakePage {
  const page = new FakePage({ seats: 2, people: 1, name: 'Ada' });
  page.send(0, { type: 'bot', seat: 1, level: 'easy', name: 'Porter' });
  page.send(0, { type: 'start' });
  return page;
}

/** A finished game: the player left, the bots played to the end, and the player is back for the next game. */
function finishWithBotsAlone(): FakePage {
  const page = startAgainstBot();
  page.send(0, { type: 'leave' });
  vi.advanceTimersByTime(3_600_000);
  page.send(0, { type: 'sit', seat: 0, name: 'Ada' });
  return page;
}

/** Plays until the bot has to move. */
function playUntilBotsTurn(page: FakePage): void {
  while (page.moves.length > 0) page.playFirstMove();
}

test('a person who plays alone against bots has the first turn', () => {
  for (let tables = 0; tables < 12; tables++)
    expect(startAgainstBot().moves.length).toBeGreaterThan(0);
});

test('chance decides who begins when several people play at one device', () => {
  const openers = Array.from({ length: 24 }, () => {
    const page = new FakePage({ seats: 2, people: 2, name: 'Ada' });
    page.send(0, { type: 'bot', seat: 1 });
    page.send(0, { type: 'start' });
    return page.moves.length > 0;
  });
  expect(new Set(openers)).toEqual(new Set([true, false]));
});

test('the bot begins the second game of one person who began the first', () => {
  const { stored: over } = finishWithBotsAlone();
  for (let tables = 0; tables < 8; tables++) {
    const page = new FakePage({ kept: over as StoredRoom });
    page.send(0, { type: 'rematch' });
    expect(page.stored?.first.table).toMatchObject({ phase: 'playing', round: 2, beganBy: 1 });
    expect(page.moves).toEqual([]);
  }
});

test('one yes speaks for all people at one device', () => {
  const page = new FakePage({ seats: 2, people: 2, name: 'Ada' });
  page.hello(1);
  page.send(1, { type: 'sit', name: 'Ben' });
  page.send(0, { type: 'start' });
  for (let seat = page.latestOf.findIndex((one) => one.moves?.length); seat >= 0; ) {
    const { seq, moves } = page.latestOf[seat] as Update;
    page.send(seat, { type: 'move', seq, move: moves?.[0] });
    seat = page.latestOf.findIndex((one) => (one.moves?.length ?? 0) > 0);
  }
  page.send(1, { type: 'rematch' });
  expect(page.stored?.first.table).toMatchObject({ phase: 'playing', round: 2 });
  expect(page.stored?.first.table.chairs.map(({ name }) => name)).toEqual(['Ada', 'Ben']);
});

test('a bot waits for the bot delay, and for a new delay as soon as it is set', () => {
  const page = startAgainstBot();
  playUntilBotsTurn(page);
  const { length } = page.commands;
  vi.advanceTimersByTime(799);
  expect(page.commands).toHaveLength(length);
  vi.advanceTimersByTime(1);
  expect(page.commands.slice(length)).toEqual(['standIn']);
  while (page.moves.length === 0) vi.advanceTimersByTime(800);
  page.host.pace.botDelayMs = 250;
  playUntilBotsTurn(page);
  const before = page.commands.length;
  vi.advanceTimersByTime(249);
  expect(page.commands).toHaveLength(before);
  vi.advanceTimersByTime(1);
  expect(page.commands).toHaveLength(before + 1);
});

test('a stored game goes on in another worker, and its last move can be taken back there', () => {
  const page = new FakePage({ seats: 2, people: 1, name: 'Ada' });
  page.send(0, { type: 'options', options: { noCards: true } });
  page.send(0, { type: 'bot', seat: 1 });
  page.send(0, { type: 'start' });
  while (page.moves.length === 0) vi.advanceTimersByTime(800);
  const before = page.moves;
  page.playFirstMove();
  expect(page.moves).not.toEqual(before);
  const next = new FakePage({ kept: page.stored as StoredRoom });
  expect(next.latest).toMatchObject({ type: 'welcome', seat: 0, seq: page.latest.seq });
  expect(next.moves).toEqual(page.moves);
  next.send(0, { type: 'undo', seq: next.latest.seq });
  expect(next.moves).toEqual(before);
  const again = new FakePage({ kept: next.stored as StoredRoom });
  expect(again.moves).toEqual(before);
});

test('a bot that had to move when the page was closed moves after it is opened again', () => {
  const page = startAgainstBot();
  playUntilBotsTurn(page);
  vi.advanceTimersByTime(400);
  const { length } = page.commands;
  const next = new FakePage({ kept: page.stored as StoredRoom });
  vi.advanceTimersByTime(799);
  expect(next.commands).toHaveLength(length);
  vi.advanceTimersByTime(1);
  expect(next.commands.slice(length)).toEqual(['standIn']);
});

test('the past goes back to the beginning of the game, however many chat lines follow', () => {
  const page = startAgainstBot();
  const { seq } = page.latest;
  page.playFirstMove();
  for (let lines = 0; lines < 40; lines++) page.send(0, { type: 'say', text: 'Hm.' });
  page.send(0, { type: 'past' });
  const past = page.received.findLast((one) => one.type === 'past');
  expect(past?.steps.map((step) => step.seq)).toEqual([seq + 1]);
});

test('no timer is longer than setTimeout allows, because it would fire at once, again and again', () => {
  const page = new FakePage({ seats: 2, people: 1, name: 'Ada' });
  page.send(0, { type: 'bot', seat: 1, level: 'easy', name: 'Porter' });
  page.send(0, { type: 'clock', minutes: 1 });
  page.send(0, { type: 'start' });
  while (page.moves.length === 0) vi.advanceTimersByTime(800);
  const set = vi.spyOn(globalThis, 'setTimeout');
  // Ada's time is up, so the next alarm is the expiry of the table in a month.
  vi.advanceTimersByTime(61_000);
  expect(page.latest.table).toMatchObject({ chairs: [0, { absent: true }] });
  const waits = set.mock.calls.map(([, wait]) => Number(wait));
  expect(waits.at(-1)).toBe(2 ** 31 - 1);
  const { length } = page.commands;
  page.playFirstMove();
  expect(page.commands.length).toBeGreaterThan(length);
});

test('a command that is sent twice is carried out once', () => {
  const page = startAgainstBot();
  const said = JSON.stringify({ type: 'rename', name: 'Bea', id: 'same' });
  page.host.receive(0, said);
  const { length } = page.commands;
  page.host.receive(0, said);
  expect(page.commands).toHaveLength(length);
  const next = new FakePage({ kept: page.stored as StoredRoom });
  next.host.receive(0, said);
  expect(next.commands).toHaveLength(length);
});

test('a local table never expires, however long the page is open', () => {
  const page = new FakePage({ seats: 2, people: 1, name: 'Ada' });
  vi.advanceTimersByTime(40 * 86_400_000);
  page.send(0, { type: 'bot', seat: 1 });
  page.send(0, { type: 'start' });
  expect(page.moves.length).toBeGreaterThan(0);
  playUntilBotsTurn(page);
  const { length } = page.commands;
  vi.advanceTimersByTime(800);
  expect(page.commands).toHaveLength(length + 1);
});

test('a table that was stored under older rules is upgraded and goes on', () => {
  const { stored } = startAgainstBot();
  const upgrade = (state: unknown) => ({ ...(state as object), coins: 3 });
  const rules = { ...mind.rules, version: mind.rules.version + 1, upgrade };
  const page = new FakePage({ kept: stored as StoredRoom }, 800, { ...mind, rules });
  while (page.moves.length === 0) vi.advanceTimersByTime(800);
  page.playFirstMove();
  expect(page.stored?.first.table).toMatchObject({
    gameVersion: rules.version,
    state: { coins: 3 },
  });
  expect(page.commands).toContain('move');
});

test('another game deletes the stored commands of the game before', () => {
  const page = finishWithBotsAlone();
  const { length } = page.commands;
  expect(length).toBeGreaterThan(40);
  page.send(0, { type: 'lobby' });
  page.send(0, { type: 'start' });
  expect(page.commands).toEqual([]);
  expect(page.stored?.first.table).toMatchObject({ phase: 'playing', round: 2 });
  // The stored table can be played on.
  const again = new FakePage({ kept: page.stored as StoredRoom });
  while (again.moves.length === 0) vi.advanceTimersByTime(800);
  again.playFirstMove();
  expect(again.commands).toContain('move');
});

test('a table that was opened with a position begins every round there', () => {
  const { rules } = mind;
  const options = Object.fromEntries(rules.options.map((spec) => [spec.id, spec.default]));
  const position = rules.setup(options, 2, [7, 7, 7, 7], ['green', 'red']) as never;
  const page = new FakePage({ seats: 2, people: 2, name: 'Ada', position });
  page.hello(1);
  page.send(1, { type: 'sit', name: 'Ben' });
  page.send(0, { type: 'start' });
  expect(page.latest.table).toMatchObject({ phase: 'playing' });
  const { table } = page.stored?.first ?? {};
  expect(table?.chairs.map(({ colour }) => colour)).toEqual(['green', 'red']);
  const dealt = page.stored?.rows.reduce(
    (now, { patch }) => applyPatch(now, patch as never) as never,
    table,
  );
  expect(dealt?.state).toEqual(position);
});
