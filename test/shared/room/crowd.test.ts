// People without a seat: they share a budget of answers, and everybody who sees the same gets the same text.
import { expect, test, vi } from 'vitest';
import { CLOSE_CODES } from '../../../shared/protocol/index.ts';
import { PACE } from '../../../shared/room/index.ts';
import { keyOf, World } from '../../kit/room/world.ts';
import { openLobby, startGame, turnOf } from './scenario.ts';

const { burst, perSecond } = PACE;

test('spectators are told the past until their budget is used up, and players always', () => {
  const { world, ada, ben } = startGame(['Ada', 'Ben'], {
    pace: { crowdBurst: 20_000, crowdPerSecond: 1000 },
  });
  for (let move = 0; move < 20; move++) turnOf(world).mover.plays();
  const crowd = Array.from({ length: 100 }, (_, at) => world.enters(`Watcher${at}`));
  expect(crowd.at(-1)?.closed).toEqual({ code: CLOSE_CODES.tooMuch, reason: 'tooFast' });
  const [first] = crowd;
  first?.sends('past');
  world.deliverAll();
  expect(first?.received.at(-1)).toMatchObject({ type: 'refused', code: 'tooFast' });
  ada.does('past');
  ben.reconnects().does('past');
  world.pass(20_000);
  first?.sends('past');
  world.deliverAll();
  expect(first?.past?.steps.length).toBeGreaterThan(0);
});

test('the past is made once for all who see the same, and anew after a change', () => {
  const { world, ada } = startGame(['Ada', 'Ben']);
  for (let move = 0; move < 20; move++) turnOf(world).mover.plays();
  const watchers = ['Cleo', 'Dan', 'Eve'].map((name) => world.enters(name));
  const reads = vi.spyOn(world.journal, 'rowsAfter');
  for (const watcher of watchers) watcher.does('past');
  expect(reads).toHaveBeenCalledTimes(1);
  ada.does('past').does('past');
  expect(reads).toHaveBeenCalledTimes(2);
  const [cleo, dan] = watchers;
  expect(cleo?.past?.steps).toEqual(dan?.past?.steps);
  expect(cleo?.past?.id).not.toBe(dan?.past?.id);
  expect(ada.past).not.toEqual(cleo?.past);
  turnOf(world).mover.plays();
  cleo?.does('past');
  expect(cleo?.past?.steps.length).toBe((dan?.past?.steps.length ?? 0) + 1);
});

test('a steady flood from somebody without a seat ends with the connection, and one from a player is slowed', () => {
  const world = World.open({ pace: { burst, perSecond }, key: keyOf('Ada') });
  const [ada, cleo] = [world.enters('Ada'), world.enters('Cleo')];
  for (let second = 0; second < 20; second++) {
    for (let count = 0; count < perSecond; count++)
      for (const one of [ada, cleo]) one.sendsRaw('?');
    world.deliverAll();
    world.pass(1000);
  }
  expect(ada.closed).toBe(null);
  expect(cleo.closed).toEqual({ code: CLOSE_CODES.tooMuch, reason: 'tooFast' });
});

test('one person has the table open in sixteen windows at most', () => {
  const { world, ada, ben } = openLobby(['Ada', 'Ben']);
  const windows = Array.from({ length: 30 }, (_, at) => world.enters(`Window${at}`, ada.key));
  expect(windows.filter(({ closed }) => closed === null).length).toBe(16);
  expect(windows.at(-1)?.closed).toBe(null);
  expect(ben.here.seats).toEqual([16, 1, 0, 0]);
});
