// The changes of others are told one after the other: in which order, how long, and when they are not.
import { signal } from '@preact/signals';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Change, Session } from '../../client/session/session.ts';
import type { GameClient, Impact } from '../../client/table/game-client.ts';

const speed = signal('normal');
vi.mock('../../client/session/settings.ts', () => ({
  eventSpeed: { value: speed },
  declineForMe: { value: signal('on') },
}));
vi.mock('../../client/text/index.ts', () => ({ language: { value: 'en' } }));
vi.mock('../../client/table/follow-words.ts', () => ({ words: { value: {} } }));

const listeners = new Map<string, () => void>();
const page = {
  hidden: false,
  addEventListener: (type: string, listener: () => void) => listeners.set(type, listener),
  removeEventListener: (type: string) => listeners.delete(type),
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', globalThis);
  page.hidden = false;
  speed.value = 'normal';
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const VIEWER = 0;

/** What the viewer may do in a state. */
const MOVES: Record<string, { type: string }[]> = {
  asked: [{ type: 'yes' }, { type: 'no' }],
  cannot: [{ type: 'no' }],
};

/** An event with a line of its own, by this player. */
const says = (line: string, by: number | null = 1, more: Partial<Impact> = {}) => ({
  type: line,
  impact: { by, to: [], at: null, ...more },
});

async function startTelling() {
  const { startPlayback } = await import('../../client/table/playback.ts');
  const { Moment } = await import('../../client/table/moment.ts');
  const session = {
    seq: signal(7),
    seat: signal(VIEWER),
    game: signal<unknown>('state 7'),
    log: signal<Change[]>([]),
    table: signal({ chairs: [], round: 1, minutes: 0, due: null as number | null }),
  };
  const client = {
    rules: {
      id: 'toy',
      toAct: () => [VIEWER],
      moves: (state: string) => MOVES[state] ?? [],
    },
    refusal: ({ type }: { type: string }) => type === 'no',
    words: { en: { event: ({ type }: { type: string }) => (type === 'silent' ? null : [type]) } },
    impactOf: ({ impact }: { impact: Impact }) => impact,
    mergeEvents: (a: { type: string }, b: { type: string }) => (a.type === b.type ? b : null),
  };
  const moment = new Moment();
  const lines: [string, boolean][] = [];
  const stop = startPlayback(
    session as unknown as Session,
    client as unknown as GameClient,
    moment,
    {
      onLines: (all, isOwn) => {
        for (const { pieces } of all) lines.push([String(pieces[0]), isOwn]);
      },
    },
  );
  const arrive = (events: object[], more: Partial<Change> = {}) => {
    const seq = ++session.seq.value;
    const change = { seq, events, before: `state ${seq - 1}`, after: `state ${seq}` };
    session.game.value = change.after;
    session.log.value = [
      ...session.log.value,
      { live: true, own: false, ...change, ...more } as Change,
    ];
  };
  const told = () => moment.told.value?.line.pieces[0] ?? null;
  /** What has been told, by its line, at each moment until the present. */
  const follow = async () => {
    const seen: string[] = [];
    let ms = 0;
    for (; moment.told.value; ms += 10) {
      if (seen.at(-1) !== told()) seen.push(String(told()));
      await vi.advanceTimersByTimeAsync(10);
    }
    return { seen, ms };
  };
  return { session, moment, lines, arrive, told, follow, stop };
}

test('tells the changes of others in their order, knows how many are left, and the board shows each of them', async () => {
  const { moment, arrive, told, follow, lines } = await startTelling();
  arrive([says('one'), says('two')]);
  arrive([says('silent')]);
  arrive([says('three')]);
  expect(told()).toBe('one');
  expect(moment.told.value?.line.change.after).toBe('state 8');
  expect(moment.ahead.value).toBe(3);
  const { seen, ms } = await follow();
  expect(moment.ahead.value).toBe(0);
  expect(seen).toEqual(['one', 'two', 'three']);
  expect(ms).toBeGreaterThan(1500);
  expect(ms).toBeLessThan(4000);
  expect(lines.map(([line]) => line)).toEqual(['one', 'two', 'three']);
});

test('a press goes on to the present, and every line is still announced once', async () => {
  const { moment, arrive, lines, session, told } = await startTelling();
  for (const line of ['one', 'two', 'three']) arrive([says(line)]);
  await vi.advanceTimersByTimeAsync(900);
  moment.goToPresent();
  expect(moment.told.value).toBeNull();
  expect(lines.map(([line]) => line)).toEqual(['one', 'two', 'three']);
  expect(moment.finishedSeq.value).toBe(session.seq.value);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(lines).toHaveLength(3);
  arrive([says('four')]);
  expect(told()).toBe('four');
});

test('a skip also leads past what arrives later, until the player has to decide', async () => {
  const { moment, arrive, lines, told } = await startTelling();
  arrive([says('one')]);
  moment.skip();
  arrive([says('two')]);
  arrive([says('an answer is given for you')], { after: 'cannot' });
  arrive([says('a question')], { after: 'asked' });
  expect(told()).toBeNull();
  arrive([says('after the answer')]);
  expect(told()).toBe('after the answer');
  expect(lines.map(([line]) => line)).toEqual([
    'one',
    'two',
    'an answer is given for you',
    'a question',
    'after the answer',
  ]);
});

test('a skip to a decision that waits already, or into a new round, leads past nothing that comes after', async () => {
  const { moment, session, arrive, told } = await startTelling();
  arrive([says('one')], { after: 'asked' });
  session.game.value = 'asked';
  moment.skip();
  arrive([says('two')]);
  expect(told()).toBe('two');
  session.game.value = 'state';
  moment.skip();
  session.table.value = { ...session.table.value, round: 2 };
  arrive([says('three')]);
  expect(told()).toBe('three');
});

test('what the player has done shows at once, and what follows by itself or is striking is told', async () => {
  const { moment, arrive, told, lines } = await startTelling();
  arrive([says('own', VIEWER)], { own: true });
  expect(moment.told.value).toBeNull();
  arrive([says('own again', VIEWER), says('forced', null)], { own: true });
  expect(told()).toBe('forced');
  expect(lines).toEqual([
    ['own', true],
    ['own again', true],
    ['forced', false],
  ]);
  moment.goToPresent();
  arrive([says('own blast', VIEWER, { isStriking: true })], { own: true });
  expect(told()).toBe('own blast');
});

test('what the player does after something that is told is announced after it', async () => {
  const { moment, arrive, lines, follow } = await startTelling();
  const own = { own: true };
  arrive([says('own', VIEWER), says('forced', null), says('own again', VIEWER)], own);
  arrive([says('forced again', null), says('last', VIEWER)], own);
  await follow();
  expect(moment.told.value).toBeNull();
  expect(lines.map(([line]) => line)).toEqual([
    'own',
    'forced',
    'own again',
    'forced again',
    'last',
  ]);
});

test('an answer that was sent for the player is told like the changes of others', async () => {
  const { arrive, told } = await startTelling();
  arrive([says('you pass', VIEWER)], { own: false });
  expect(told()).toBe('you pass');
});

test('is never more than about eight seconds behind, and leaves out the oldest if it cannot be followed', async () => {
  const { arrive, follow, lines } = await startTelling();
  for (let at = 0; at < 12; at++) arrive([says(`${at} does what takes some time to read`)]);
  expect((await follow()).ms).toBeLessThan(8600);
  for (let at = 0; at < 300; at++) arrive([says(`${at} does something`)]);
  const { seen, ms } = await follow();
  expect(ms).toBeLessThan(8600);
  expect(seen.at(-1)).toBe('299 does something');
  expect(seen.length).toBeLessThan(120);
  expect(lines).toHaveLength(312);
});

test('calm takes longer than normal, quick less, and off nothing', async () => {
  const times: number[] = [];
  for (const one of ['calm', 'normal', 'quick', 'off']) {
    speed.value = one;
    const { arrive, follow, stop } = await startTelling();
    arrive([says('Ada does something')]);
    times.push((await follow()).ms);
    stop();
  }
  expect(times[3]).toBe(0);
  expect(times).toEqual(times.toSorted((a, b) => b - a));
  expect(new Set(times).size).toBe(4);
});

test('what concerns the viewer stays longer', async () => {
  const { arrive, follow } = await startTelling();
  arrive([says('the same')]);
  const usual = (await follow()).ms;
  arrive([says('the same', 1, { to: [VIEWER] })]);
  expect((await follow()).ms).toBeGreaterThan(usual * 1.3);
});

test('waits for the scenes of the board', async () => {
  const { moment, arrive, follow } = await startTelling();
  arrive([says('one'), says('two')]);
  moment.onScenes(5000);
  const { ms } = await follow();
  expect(ms).toBeGreaterThan(4900);
  expect(ms).toBeLessThan(5600);
});

test('puts changes that say the same into one', async () => {
  const { moment, arrive, told } = await startTelling();
  arrive([says('first')]);
  for (let at = 0; at < 3; at++) arrive([says('buys a card')]);
  arrive([says('last')]);
  while (told() === 'first') await vi.advanceTimersByTimeAsync(10);
  const { change } = moment.told.value?.line ?? {};
  expect([told(), change?.before, change?.after]).toEqual(['buys a card', 'state 8', 'state 11']);
  expect(change?.events).toHaveLength(3);
  while (told() === 'buys a card') await vi.advanceTimersByTimeAsync(10);
  expect(told()).toBe('last');
});

test('a page that nobody looks at tells nothing, and stops when it is left', async () => {
  const { moment, arrive, lines } = await startTelling();
  arrive([says('one')]);
  arrive([says('two')]);
  page.hidden = true;
  listeners.get('visibilitychange')?.();
  expect(moment.told.value).toBeNull();
  arrive([says('three')]);
  expect(moment.told.value).toBeNull();
  expect(lines.map(([line]) => line)).toEqual(['one', 'two', 'three']);
});

test('goes on to the present when less than a third of the time for the decision is left', async () => {
  const { session, moment, arrive, told } = await startTelling();
  const { value } = session.table;
  session.table.value = { ...value, minutes: 1, due: Date.now() + 22_000 };
  for (let at = 0; at < 5; at++) arrive([says(`${at} does something that is long to read`)]);
  expect(told()).not.toBeNull();
  await vi.advanceTimersByTimeAsync(4000);
  expect(moment.told.value).toBeNull();
  arrive([says('late')]);
  expect(moment.told.value).toBeNull();
});

test('tells nothing of what happened before the page was there, and of the first deal', async () => {
  const { session, moment, arrive } = await startTelling();
  arrive([says('missed')], { live: false });
  expect(moment.told.value).toBeNull();
  arrive([says('dealt')], { before: null });
  expect(moment.told.value).toBeNull();
  arrive([says('one')]);
  expect(moment.told.value).not.toBeNull();
  session.table.value = { ...session.table.value, round: 2 };
  arrive([says('dealt again')], { before: null });
  expect(moment.told.value).toBeNull();
});
