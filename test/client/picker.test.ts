// The picker: which refs can be clicked, and which one a hint lights up.
import { type Signal, signal } from '@preact/signals';
import { describe, expect, test, vi } from 'vitest';
import type { Session } from '../../client/session/session.ts';
import { Picker } from '../../client/table/picker.ts';
import type { AnyGame, Move } from '../../shared/engine/index.ts';

// The settings need a page. With this one the picker sends moves without asking for confirmation.
const confirm = vi.hoisted(() => ({ value: 'off' }));
vi.mock('../../client/session/settings.ts', () => ({ confirmMoves: { value: confirm } }));

const PATHS = [['card:move', 'flat:1/1'], ['card:move', 'flat:1/2'], ['card:roof'], ['button:no']];

interface Wish {
  status?: Signal<string>;
  isGrave?(move: Move): boolean;
}

/** A picker at a game whose legal moves have these paths. */
function picker({ status = signal('open'), isGrave }: Wish = {}) {
  const sent: Move[] = [];
  // Only the members that the picker reads, so the types have to be forced.
  const session = {
    game: signal({}),
    seat: signal(0),
    isPlaying: signal(true),
    pending: signal(null),
    seq: signal(1),
    send: ({ move }: { move: Move }) => sent.push(move),
    status,
  } as unknown as Session;
  const rules = {
    moves: () => PATHS.map((path) => ({ type: path.join(' ') })),
    path: (_state: unknown, { type }: { type: string }) => type.split(' '),
  } as unknown as AnyGame;
  return { one: new Picker(session, { rules, ...(isGrave && { isGrave }) }), sent };
}

test('lights up the refs of a hint one after another', () => {
  const { one } = picker();
  expect(one.hintedRef.value).toBeNull();
  one.hintPath.value = ['card:move', 'flat:1/2'];
  expect(one.hintedRef.value).toBe('card:move');
  one.pick('card:move');
  expect(one.hintedRef.value).toBe('flat:1/2');
  expect(one.live.value).toContain('flat:1/2');
});

test('lights up the first ref again when the player cancels, and nothing during another move', () => {
  const { one } = picker();
  one.hintPath.value = ['card:move', 'flat:1/2'];
  one.pick('card:move');
  one.cancel();
  expect(one.hintedRef.value).toBe('card:move');
  one.hintPath.value = ['card:roof'];
  expect(one.hasStrayed.value).toBe(false);
  one.pick('card:move');
  expect(one.hintedRef.value).toBeNull();
  expect(one.hasStrayed.value).toBe(true);
  one.cancel();
  expect(one.hintedRef.value).toBe('card:roof');
});

test('an outdated page lets the player finish a move, but not begin one', () => {
  const [idle, busy] = [signal('open'), signal('open')];
  const [{ one }, { one: other }] = [picker({ status: idle }), picker({ status: busy })];
  other.pick('card:move');
  for (const status of [idle, busy]) status.value = 'outdated';
  expect(one.live.value.size).toBe(0);
  expect([...other.live.value]).toEqual(['flat:1/1', 'flat:1/2']);
  other.dropStaleChoice();
  expect(other.picked.value).toEqual(['card:move']);
});

describe('a grave move', () => {
  const grave = () => picker({ isGrave: ({ type }) => type.startsWith('card:move') });

  test('is picked whole, and sent only when it is confirmed', () => {
    const { one, sent } = grave();
    one.pick('card:move');
    one.pick('flat:1/1');
    expect(sent).toEqual([]);
    expect(one.unconfirmed.value?.path).toEqual(['card:move', 'flat:1/1']);
    one.playMove(one.unconfirmed.value?.move as Move);
    expect(sent).toEqual([{ type: 'card:move flat:1/1' }]);
    expect(one.picked.value).toEqual([]);
  });

  test('can still go elsewhere, and is taken back step by step', () => {
    const { one, sent } = grave();
    one.pick('card:move');
    one.pick('flat:1/1');
    expect(one.live.value).toContain('flat:1/2');
    one.pick('flat:1/2');
    expect(one.picked.value).toEqual(['card:move', 'flat:1/2']);
    one.takeBack();
    expect(one.picked.value).toEqual(['card:move']);
    expect(one.unconfirmed.value).toBeNull();
    one.takeBack();
    one.takeBack();
    expect(one.picked.value).toEqual([]);
    expect(sent).toEqual([]);
  });

  test('that a hint proposes is followed to its confirmation', () => {
    const { one } = grave();
    one.hintPath.value = ['card:move', 'flat:1/2'];
    one.pick('card:move');
    one.pick('flat:1/1');
    expect(one.isHinted.value).toBe(false);
    one.pick('flat:1/2');
    expect(one.isHinted.value).toBe(true);
  });

  test('does not keep the others waiting', () => {
    const { one, sent } = grave();
    one.pick('card:roof');
    expect(sent).toEqual([{ type: 'card:roof' }]);
  });
});

test('with the setting every move waits for a yes', () => {
  confirm.value = 'on';
  const { one, sent } = picker();
  one.take(['button:no']);
  expect(one.unconfirmed.value?.move).toEqual({ type: 'button:no' });
  expect(sent).toEqual([]);
  confirm.value = 'off';
});
