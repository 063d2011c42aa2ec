// Rules change while tables run: the server, the table and the page have different versions.
import { describe, expect, test } from 'vitest';
import { CLOSE_CODES } from '../../../shared/protocol/index.ts';
import { NIM, reconnectAll, rowsOf, secondNim, switchTo } from '../../kit/room/deployments.ts';
import { anyGame } from '../../kit/room/games.ts';
import { nim } from '../../kit/toys/nim.ts';
import { openLobby, playToEnd, startGame, turnOf } from './scenario.ts';

const HOUR = 3_600_000;

describe('a table that was played with newer rules', () => {
  function rolledBack() {
    const cast = startGame(['Ada', 'Ben'], NIM);
    switchTo(cast.world, secondNim);
    turnOf(cast.world).mover.plays();
    const { seq, table } = cast.world.stored;
    reconnectAll(cast.world);
    const kept = cast.world.journal.latest();
    cast.world.deploy(anyGame(nim));
    return { ...cast, seq, table, kept };
  }

  test('waits for them, tells people who come, and stores nothing', () => {
    const { world, ada, kept } = rolledBack();
    ada.connect();
    world.deliverAll();
    expect(ada.received).toEqual([{ type: 'refused', id: null, code: 'held' }]);
    expect(ada.closed).toEqual({ code: CLOSE_CODES.held, reason: 'held' });
    world.pass(5 * HOUR);
    expect(world.journal.latest()).toEqual(kept);
    expect(world.alarm).not.toBe(null);
  });

  test('stores nothing when a person who was still connected leaves', () => {
    const { world, ada } = startGame(['Ada', 'Ben'], NIM);
    switchTo(world, secondNim);
    const rows = rowsOf(world);
    world.deploy(anyGame(nim));
    world.evict();
    ada.closesPage();
    expect(rowsOf(world)).toBe(rows);
  });

  test('goes on from the same position when the rules are back', () => {
    const { world, table } = rolledBack();
    world.pass(2 * HOUR);
    switchTo(world, secondNim);
    expect(world.stored.table.state).toEqual(table.state);
    playToEnd(world);
    expect(world.people[0]?.table.phase).toBe('over');
  });

  test('waits in the same way when its game is not known', () => {
    const { world, ada } = openLobby(['Ada', 'Ben'], NIM);
    reconnectAll(world);
    world.games.delete('nim');
    ada.connect();
    world.deliverAll();
    expect(ada.closed).toEqual({ code: CLOSE_CODES.held, reason: 'held' });
    world.pass(HOUR);
    world.deploy(anyGame(nim));
    world.evict();
    ada.reconnects().does('start');
  });
});

describe('a page with older rules than the table', () => {
  test.each([
    ['that names its older rules', { nim: 1 }],
    ['so old that its hello names no rules', null],
  ])('%s is told to reload', (_how, rules) => {
    const { world, ada } = startGame(['Ada', 'Ben'], NIM);
    switchTo(world, secondNim);
    ada.wantsMoves = false;
    ada.rules = rules;
    ada.reconnects();
    expect(ada.received).toEqual([{ type: 'refused', id: null, code: 'version' }]);
    expect(ada.closed).toEqual({ code: CLOSE_CODES.version, reason: 'version' });
  });

  test('may stay if it leaves the rules to the server', () => {
    const { world, ada } = startGame(['Ada', 'Ben'], NIM);
    switchTo(world, secondNim);
    ada.rules = null;
    ada.reconnects();
    expect(ada.table.phase).toBe('playing');
  });
});

test('the server ignores members in the hello of a newer page that it does not know', () => {
  const { world, ada } = openLobby(['Ada', 'Ben'], NIM);
  ada.sendsRaw({ type: 'hello', version: 1, key: ada.key, rules: { nim: 7 }, later: true });
  world.deliverAll();
  expect(ada.received.at(-1)).toMatchObject({ type: 'welcome', seat: 0 });
});
