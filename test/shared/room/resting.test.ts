// Nobody plays for nobody: bots and stand-ins rest when no person has been here for some minutes.
import { expect, test } from 'vitest';
import { BOTS_REST_AFTER_MS } from '../../../shared/room/connection/presence.ts';
import { World } from '../../kit/room/world.ts';
import { lobby } from './given.ts';

const DAY = 86_400_000;
const FINGERS = { game: 'nim', seats: 3, options: { stones: 50 } };

/** Ada and two bots, in play. */
function amongBots() {
  const { world, ada } = lobby(['Ada'], FINGERS);
  ada.does('bot', { seat: 1 }).does('bot', { seat: 2 }).does('start');
  return { world, ada };
}

const moves = ({ journal }: World) =>
  journal.rows.filter(({ command }) => command === 'standIn').length;

/** Only bots sit there. */
function leftToBots() {
  const { world, ada } = amongBots();
  ada.does('leave');
  return { world, ada };
}

test('they play as long as somebody looks', () => {
  const { world } = leftToBots();
  world.pass(10_000);
  expect(moves(world)).toBeGreaterThan(5);
});

test('whoever loads the page anew finds the game going on', () => {
  const { world, ada } = leftToBots();
  ada.goes();
  world.pass(2100);
  expect(moves(world)).toBe(3);
});

test('some minutes after the last has gone they rest, and the table costs nothing', () => {
  const { world, ada } = leftToBots();
  ada.goes();
  world.now += BOTS_REST_AFTER_MS;
  world.ring();
  const rows = world.journal.rows.length;
  expect(world.alarm).toBeGreaterThan(world.now + 7 * DAY);
  world.pass(7 * DAY);
  expect(world.journal.rows).toHaveLength(rows);
});

test.each(['plays', 'only watches'])('they go on when somebody comes who %s', (who) => {
  const { world, ada } = leftToBots();
  ada.goes();
  world.now += BOTS_REST_AFTER_MS;
  world.ring();
  world.evict();
  world.now += DAY;
  const before = moves(world);
  world.enters(who === 'plays' ? 'Ada' : 'Cleo');
  world.pass(1500);
  expect(moves(world)).toBeGreaterThan(before);
});

test('a table that was opened by a program is played at from when somebody comes', () => {
  const bots = [{ level: 'easy' as const, name: 'Porter' }];
  const world = World.open({ ...FINGERS, seats: 2, bots });
  world.pass(DAY);
  expect(moves(world)).toBe(0);
  const ada = world.enters('Ada');
  ada.plays();
  world.pass(1500);
  expect(moves(world)).toBe(1);
});

test('a connection that went without a word is nobody', () => {
  const { world, ada } = leftToBots();
  if (ada.line) ada.line.isAlive = false;
  world.now += BOTS_REST_AFTER_MS;
  world.ring();
  const before = moves(world);
  world.pass(DAY);
  expect(moves(world)).toBe(before);
});
