// How much a table stores: a budget for each seat, over all its connections, and few notes of who comes and goes.
import { describe, expect, test } from 'vitest';
import type { CommandType, FromServer } from '../../../shared/protocol/index.ts';
import { PACE } from '../../../shared/room/index.ts';
import type { Person } from '../../kit/room/person.ts';
import type { World } from '../../kit/room/world.ts';
import { OPEN_GAME, openLobby, startGame, turnOf } from './scenario.ts';

const { changes, changesPerSecond } = PACE;
const OWN_BUDGET = { pace: { changes, changesPerSecond } };
const FLOOD = 200;

/** The code of the refusal, or “done”; for a person who does not insist on what came too fast. */
function attempt<T extends CommandType>(
  person: Person,
  ...given: Parameters<typeof person.sends<T>>
) {
  const { id } = person.sends(...given);
  person.world.deliverAll();
  person.inFlight = null;
  const isAnswer = (one: FromServer) => 'id' in one && one.id === id;
  const answer = person.received.findLast(isAnswer);
  return answer?.type === 'refused' ? answer.code : 'done';
}

/** Renames as often as asked, without a pause; returns how often that was done. */
function flood(person: Person, times = FLOOD): number {
  const codes = Array.from({ length: times }, (_, at) =>
    attempt(person, 'rename', { name: `Name ${at}` }),
  );
  return codes.filter((code) => code === 'done').length;
}

const rows = (world: World) => world.journal.rows.length;

describe('the budget of a seat', () => {
  test('lets through so many changes, and refuses the rest without storing anything', () => {
    const { world, ada, ben } = openLobby(['Ada', 'Ben'], OWN_BUDGET);
    const before = rows(world);
    expect(flood(ada)).toBe(changes);
    expect(rows(world)).toBe(before + changes);
    const { stored } = world;
    expect(attempt(ada, 'say', { text: 'Still there?' })).toBe('tooFast');
    expect(world.stored).toEqual(stored);
    // The others have their own.
    ben.does('rename', { name: 'Bea' });
  });

  test('is one for all connections of the seat, and is not filled by a new one', () => {
    const { world, ada } = openLobby(['Ada', 'Ben'], OWN_BUDGET);
    const second = world.enters('Ada again', ada.key);
    expect(flood(ada, 50)).toBe(50);
    expect(flood(second)).toBe(changes - 50);
    expect(attempt(ada.reconnects(), 'say', { text: 'Back' })).toBe('tooFast');
  });

  test('comes back with time', () => {
    const { world, ada } = openLobby(['Ada', 'Ben'], OWN_BUDGET);
    flood(ada);
    world.pass(2000);
    expect(flood(ada)).toBe(2 * changesPerSecond);
  });

  test('is not filled when the room is put to sleep', () => {
    const { world, ada } = openLobby(['Ada', 'Ben'], OWN_BUDGET);
    flood(ada);
    world.evict();
    expect(attempt(ada, 'say', { text: 'Slept well' })).toBe('tooFast');
    world.pass(1000);
    expect(flood(ada)).toBe(changesPerSecond);
  });

  test('is not filled by leaving the chair and sitting down with another key', () => {
    const { world, ada, ben } = openLobby(['Ada', 'Ben'], { seats: 2, ...OWN_BUDGET });
    flood(ben, changes + 1);
    world.pass(1000 / changesPerSecond);
    ben.does('leave');
    const cleo = world.enters('Cleo').does('sit');
    expect(attempt(cleo, 'rename', { name: 'Clio' })).toBe('tooFast');
    ada.does('rename', { name: 'Ida' });
  });

  test('does not count what changes nothing', () => {
    const { world, ada } = openLobby(['Ada', 'Ben'], OWN_BUDGET);
    const before = rows(world);
    for (let times = 0; times < FLOOD; times++) ada.does('rename', { name: 'Ada' });
    expect(rows(world)).toBe(before);
    expect(flood(ada)).toBe(changes);
  });

  test('is never met by a person who plays five moves a second and takes back eight', () => {
    const { world } = startGame(['Ada', 'Ben'], { ...OPEN_GAME, ...OWN_BUDGET });
    for (let round = 0; round < 20; round++) {
      const { mover } = turnOf(world);
      let count = 0;
      for (; mover.moves.length > 0 && count < 64; count++) {
        mover.plays();
        world.pass(200);
      }
      for (; count > 0; count--) {
        mover.does('undo', { seq: mover.seq });
        world.pass(125);
      }
    }
  });
});

test('people without a seat share a quarter of the budget of a seat', () => {
  const { world } = openLobby(['Ada', 'Ben'], { seats: 3, ...OWN_BUDGET });
  const sat = Array.from({ length: FLOOD }, (_, at) => {
    const guest = world.enters(`Guest${at}`);
    const code = attempt(guest, 'sit', {});
    if (code === 'done') attempt(guest, 'leave');
    guest.closesPage();
    return code;
  });
  // Ben has sat down as well.
  expect(sat.filter((code) => code === 'done')).toHaveLength(changes / 4 - 1);
  expect(sat.at(-1)).toBe('tooFast');
});

test('a connection that breaks again and again stores at most two notes in five seconds', () => {
  const { world, ada, ben } = startGame(['Ada', 'Ben']);
  const before = rows(world);
  const seconds = 20;
  for (let tenths = 0; tenths < seconds * 10; tenths++) {
    ben.reconnects();
    world.pass(100);
  }
  expect(rows(world) - before).toBeLessThanOrEqual(2 * (seconds / 5) + 2);
  // Whoever stays away is noted a little later.
  ben.closesPage();
  world.pass(6000);
  expect(ada.table.chairs[1]?.gone).not.toBe(null);
  ben.reconnects();
  expect(ada.table.chairs[1]?.gone).toBe(null);
});

test.each(['move', 'undo'] as const)('“%s” for a change of the future is malformed', (type) => {
  const { world } = startGame(['Ada', 'Ben'], OPEN_GAME);
  const { mover } = turnOf(world);
  mover.plays();
  const { stored } = world;
  const [move] = mover.moves;
  const seq = mover.seq + 1;
  const code =
    type === 'undo'
      ? mover.tries('undo', { seq })
      : mover.tries('move', { seq, move: move as never });
  expect(code).toBe('malformed');
  expect(world.stored).toEqual(stored);
});
