// The file of a replay comes from anywhere: the reader takes what the room makes, and refuses everything else.
import { beforeAll, describe, expect, test } from 'vitest';
import { LIMITS, type Replay, readReplay, statesOf } from '../../../shared/protocol/index.ts';
import { buildReplay } from '../../../shared/room/index.ts';
import { playToEnd, startGame } from '../room/scenario.ts';

let replay: Replay;
beforeAll(() => {
  const { world } = startGame(['Ada', 'Ben'], { seats: 2 });
  playToEnd(world);
  replay = JSON.parse(JSON.stringify(buildReplay(world.stored, world.journal)));
});

type Loose = Record<string, unknown>;

/** The replay as a file in which something was changed. */
function changed(change: (file: Loose) => void): unknown {
  const file = structuredClone(replay) as unknown as Loose;
  change(file);
  return file;
}

const changedStep = (change: Loose) =>
  changed((file) => Object.assign((file.steps as Loose[])[0] as Loose, change));

const withPatch = (patch: unknown) => changedStep({ patch });

test('a replay of the room is read as it is', () => {
  expect(readReplay(replay)).toEqual(replay);
});

test('a replay has one state more than steps', () => {
  expect(statesOf(replay)).toHaveLength(replay.steps.length + 1);
});

test('reading a replay does not change it', () => {
  const before = JSON.stringify(replay);
  readReplay(replay);
  expect(JSON.stringify(replay)).toBe(before);
});

test('members that this version does not know are left out', () => {
  expect(readReplay(changed((file) => Object.assign(file, { later: 1 })))).toEqual(replay);
});

describe('no replay', () => {
  test.each([...[null, undefined, 0, 'replay', [], {}, () => {}, new Map(), Number.NaN]])(
    'is %s',
    (value) => {
      expect(readReplay(value)).toBe(null);
    },
  );

  test.each<[string, unknown]>([
    ['format', 2],
    ['format', '1'],
    ['game', ''],
    ['game', '../raja'],
    ['game', 'x'.repeat(1000)],
    ['gameVersion', -1],
    ['gameVersion', 1.5],
    ['options', []],
    ['options', { deep: { deep: true } }],
    ['options', Object.fromEntries(Array.from({ length: 65 }, (_, at) => [`o${at}`, true]))],
    ['round', null],
    ['endedAt', 'today'],
    ['seats', []],
    ['seats', {}],
    ['seats', Array.from({ length: 7 }, () => ({ name: 'Ada', colour: 'red', bot: null }))],
    ['outcome', null],
    ['outcome', { places: [1], points: [1, 2], reason: 'points' }],
    ['outcome', { places: [0, 3], points: [1, 2], reason: 'points' }],
    ['outcome', { places: [2, 2], points: [1, 2], reason: 'points' }],
    ['outcome', { places: [1, 2], points: ['1', 2], reason: 'points' }],
    ['outcome', { places: [1, 2], points: [1, 2], reason: '<b>' }],
    ['start', null],
    ['start', []],
    ['steps', null],
    ['steps', { length: 3 }],
  ])('has the %s %j', (name, value) => {
    expect(readReplay(changed((file) => Object.assign(file, { [name]: value })))).toBe(null);
  });

  test.each([
    ...['format', 'game', 'gameVersion', 'options', 'round', 'endedAt', 'seats', 'outcome'],
    ...['start', 'steps'],
  ])('lacks its %s', (name) => {
    expect(readReplay(changed((file) => Reflect.deleteProperty(file, name)))).toBe(null);
  });

  test.each([
    { name: 7, colour: 'red', bot: null },
    { name: 'x'.repeat(25), colour: 'red', bot: null },
    { name: 'A\u202eda', colour: 'red', bot: null },
    { name: 'Ada', colour: 'pink', bot: null },
    { name: 'Ada', colour: 'red', bot: 'perfect' },
    { name: 'Ada', colour: 'red' },
  ])('has the seat %j', (seat) => {
    expect(readReplay(changed((file) => Object.assign(file.seats as [], { 0: seat })))).toBe(null);
  });

  test.each<Loose>([
    { seat: 2 },
    { seat: -1 },
    { seat: '0' },
    { command: 7 },
    { command: 'no word' },
    { events: null },
    { events: [{}] },
    { events: ['paid'] },
    { patch: undefined },
  ])('has a step with %j', (change) => {
    expect(readReplay(changedStep(change))).toBe(null);
  });

  test.each<[string, unknown]>([
    ['a member of nothing', { nothing: { deep: 1 } }],
    ['the removal of what is not there', { nothing: [] }],
    ['another state than an object', [[]]],
    ['a number for a state', 7],
    ['elements of an object', [0, 1]],
    ['half a pair', { turn: [0, 1, 2] }],
    ['an element far behind the end', { list: [1e9, 1] }],
    ['an element before the beginning', { list: [-1, 1] }],
    ['the same element twice', { list: [0, 1, 0, { deep: 1 }] }],
    ['a splice behind the end', { list: { '~': [9, 0, 1] } }],
    ['a splice of more than there is', { list: { '~': [0, 9] } }],
    ['a splice of nothing', { list: { '~': 7 } }],
    ['a list without a splice', { list: { length: 1e9 } }],
    ['two splices', { list: { '~': [0, 1], '<': [1] } }],
    ['more removed than there is', { list: { '<': [9] } }],
    ['nothing removed', { list: { '<': [0] } }],
    ['nothing for a member', { list: [0, []] }],
  ])('has a patch with %s', (_what, patch) => {
    const file = withPatch(patch) as { start: Loose };
    file.start.list = [1, 2];
    expect(readReplay(file)).toBe(null);
  });

  test('has a member that would become a prototype', () => {
    const text = JSON.stringify(replay);
    for (const key of ['"start":{', '"options":{', '"outcome":{']) {
      const file = JSON.parse(text.replace(key, `${key}"__proto__":{"isAdmin":true},`));
      expect(readReplay(file)).toBe(null);
    }
    expect(readReplay(withPatch(JSON.parse('{"__proto__":{"isAdmin":true}}')))).toBe(null);
    expect(Reflect.get({}, 'isAdmin')).toBe(undefined);
  });

  test('is deeper, longer or larger than a game can be', () => {
    const deep = JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`);
    expect(readReplay(changed((file) => Object.assign(file.start as Loose, { deep })))).toBe(null);
    const [step] = replay.steps;
    const long = Array.from({ length: LIMITS.steps + 1 }, () => ({ ...step, patch: { n: 1 } }));
    expect(readReplay(changed((file) => Object.assign(file, { steps: long })))).toBe(null);
    const holes = new Array(2 ** 32 - 1);
    expect(readReplay(changed((file) => Object.assign(file.start as Loose, { holes })))).toBe(null);
    const text = 'x'.repeat(5000);
    expect(readReplay(changed((file) => Object.assign(file.start as Loose, { text })))).toBe(null);
  });
});
