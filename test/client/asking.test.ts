// What answers a press that changes nothing, what is prepared for the own turn, and where the small card lies.
import { signal } from '@preact/signals';
import { expect, test, vi } from 'vitest';
import type { Session } from '../../client/session/session.ts';
import { placeBeside } from '../../client/table/beside.ts';
import { Picker } from '../../client/table/picker.ts';
import { choosePrepared } from '../../client/table/preparing.ts';
import type { AnyGame } from '../../shared/engine/index.ts';

// The distances on a board depend on the pointer, and the settings and texts need a page.
vi.hoisted(() => vi.stubGlobal('matchMedia', () => ({ matches: false })));
vi.mock('../../client/session/settings.ts', () => ({ confirmMoves: { value: { value: 'off' } } }));
vi.mock('../../client/text/index.ts', () => ({ inCurrentLanguage: () => signal({}) }));

const PATHS = [['card:move', 'flat:1/1'], ['card:roof']];

/** A picker at a game whose legal moves have these paths, and that gives a reason for cards only. */
function seatedPicker(send = vi.fn()) {
  // Only the members that the picker reads, so the types have to be forced.
  const session = {
    game: signal({}),
    seat: signal(0),
    seq: signal(7),
    isPlaying: signal(false),
    pending: signal(null),
    status: signal('open'),
    send,
  };
  const rules = {
    moves: () => PATHS.map((path) => ({ type: path.join(' ') })),
    path: (_state: unknown, { type }: { type: string }) => type.split(' '),
    explainIllegal: (_state: unknown, _seat: number, path: string[]) =>
      path.at(-1)?.startsWith('card:') ? { key: 'spent' } : null,
  } as unknown as AnyGame;
  return { picker: new Picker(session as unknown as Session, { rules }), session, send };
}

test('a press that changes nothing is answered with the thing and the reason', () => {
  const { picker, session } = seatedPicker();
  session.isPlaying.value = true;
  picker.pick('card:alibi');
  expect(picker.answer.value).toEqual({ ref: 'card:alibi', reason: { key: 'spent' } });
  picker.pick('card:move');
  expect(picker.answer.value).toBeNull();
});

test('a press on what nobody ever chooses asks what it is', () => {
  const { picker, session } = seatedPicker();
  session.isPlaying.value = true;
  picker.pick('money:1');
  expect(picker.answer.value).toBeNull();
  expect(picker.asked.value).toBe('money:1');
});

test('what is prepared is chosen when the turn comes', () => {
  const { picker, session, send } = seatedPicker();
  picker.prepared.value = 'card:move';
  choosePrepared(picker);
  expect(picker.picked.value).toEqual([]);
  expect(picker.prepared.value).toBe('card:move');
  session.isPlaying.value = true;
  choosePrepared(picker);
  expect(picker.picked.value).toEqual(['card:move']);
  expect(picker.prepared.value).toBeNull();
  expect(send).not.toHaveBeenCalled();
});

test('what is prepared is never played by itself, and stays if it cannot be chosen', () => {
  const { picker, session, send } = seatedPicker();
  session.isPlaying.value = true;
  for (const ref of ['card:roof', 'card:alibi']) {
    picker.prepared.value = ref;
    choosePrepared(picker);
    expect(picker.prepared.value).toBe(ref);
    expect(picker.picked.value).toEqual([]);
  }
  expect(send).not.toHaveBeenCalled();
});

const SCREEN = { width: 1000, height: 700 };
const CARD = { width: 200, height: 100 };
const box = (left: number, top: number, width = 50, height = 50) => ({ left, top, width, height });

const isApart = (one: { left: number; top: number }, other: ReturnType<typeof box>) =>
  one.left >= other.left + other.width ||
  one.left + CARD.width <= other.left ||
  one.top >= other.top + other.height ||
  one.top + CARD.height <= other.top;

test.each([
  ['in the middle', box(475, 325)],
  ['in a corner', box(0, 0)],
  ['in the other corner', box(950, 650)],
  ['as wide as the screen', box(0, 300, 1000)],
])('the small card lies beside a thing %s, on the screen', (_where, thing) => {
  const place = placeBeside(thing, CARD, SCREEN, []);
  expect(place).not.toBeNull();
  if (!place) return;
  expect(isApart(place, thing)).toBe(true);
  expect(place.left).toBeGreaterThanOrEqual(0);
  expect(place.top).toBeGreaterThanOrEqual(0);
  expect(place.left + CARD.width).toBeLessThanOrEqual(SCREEN.width);
  expect(place.top + CARD.height).toBeLessThanOrEqual(SCREEN.height);
});

test('the small card covers no live thing near the one that it explains', () => {
  const thing = box(475, 325);
  const around = [box(475, 385), box(475, 265), box(535, 325)];
  const place = placeBeside(thing, CARD, SCREEN, around);
  expect(place && [thing, ...around].every((one) => isApart(place, one))).toBe(true);
});

test('the small card is left out where it has no place', () => {
  expect(placeBeside(box(475, 325), CARD, SCREEN, [box(0, 0, 1000, 700)])).toBeNull();
  expect(placeBeside(box(10, 10), CARD, { width: 210, height: 700 }, [])).toBeNull();
});
