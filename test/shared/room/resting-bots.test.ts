// Bots and stand-ins pause when no person has been connected for some minutes.
import { expect, test } from 'vitest';
import { BOTS_REST_AFTER_MS } from '../../../shared/room/connection/presence.ts';
import { World } from '../../kit/room/world.ts';
import { openLobby } from './scenario.ts';

const DAY = 86_400_000;
const FINGERS = { game: 'nim', seats: 3, options: { stones: 50 } };

/** Ada and two bots, in a game. */
function amongBots() {
  const { world, ada } = openLobby(['Ada'], FINGERS);
  ada.does('bot', { seat: 1 }).does('bot', { seat: 2 }).does('start');
  return { world, ada };
}

const moves = ({ journal }: World) =>
  journal.rows.filter(({ command }) => command === 'standIn').length;

/** A table where only bots sit. */
function leftToBots() {
  const { world, ada } = amongBots();
  ada.does('leave');
  return { world, ada };
}

test('bots play as long as a person is connected', () => {
  const { world } = leftToBots();
  world.pass(10_000);
  expect(moves(world)).toBeGreaterThan(5);
});

test('bots do not pause when a person reloads the page', () => {
  const { world, ada } = leftToBots();
  ada.closesPage();
  world.pass(2100);
  expect(moves(world)).toBe(3);
});

test('bots pause some minutes after the last person has gone, and the table costs nothing', () => {
  const { world, ada } = leftToBots();
  ada.closesPage();
  world.now += BOTS_REST_AFTER_MS;
  world.ringAlarm();
  const rows = world.journal.rows.length;
  expect(world.alarm).toBeGreaterThan(world.now + 7 * DAY);
  world.pass(7 * DAY);
  expect(world.journal.rows).toHaveLength(rows);
});

test.each(['plays', 'only watches'])('bots go on when a person comes who %s', (who) => {
  const { world, ada } = leftToBots();
  ada.closesPage();
  world.now += BOTS_REST_AFTER_MS;
  world.ringAlarm();
  world.evict();
  world.now += DAY;
  const before = moves(world);
  world.enters(who === 'plays' ? 'Ada' : 'Cleo');
  world.pass(1500);
  expect(moves(world)).toBeGreaterThan(before);
});

test('bots at a table that a program has opened wait until a person comes', () => {
  const bots = [{ level: 'easy' as const, name: 'Porter' }];
  const world = World.open({ ...FINGERS, seats: 2, bots });
  world.pass(DAY);
  expect(moves(world)).toBe(0);
  const ada = world.enters('Ada');
  ada.plays();
  world.pass(1500);
  expect(moves(world)).toBe(1);
});

test('a connection that broke silently keeps no bot playing', () => {
  const { world, ada } = leftToBots();
  if (ada.line) ada.line.isAlive = false;
  world.now += BOTS_REST_AFTER_MS;
  world.ringAlarm();
  const before = moves(world);
  world.pass(DAY);
  expect(moves(world)).toBe(before);
});
