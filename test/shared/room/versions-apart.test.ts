// Rules change while tables run: where the server, the table and the page are not of the same version.
import { describe, expect, test } from 'vitest';
import { CLOSE } from '../../../shared/protocol/index.ts';
import { goDown, NIM, rowsOf, second, switchTo } from '../../kit/room/deployments.ts';
import { anyGame } from '../../kit/room/games.ts';
import { nim } from '../../kit/toys/nim.ts';
import { lobby, playing, playOut, turnOf } from './given.ts';

const HOUR = 3_600_000;

describe('played with newer rules than there are here', () => {
  function rolledBack() {
    const cast = playing(['Ada', 'Ben'], NIM);
    switchTo(cast.world, second);
    turnOf(cast.world).mover.plays();
    const { seq, table } = cast.world.stored;
    goDown(cast.world);
    const kept = cast.world.journal.latest();
    cast.world.deploy(anyGame(nim));
    return { ...cast, seq, table, kept };
  }

  test('it waits for them: whoever comes is told, and nothing is stored', () => {
    const { world, ada, kept } = rolledBack();
    ada.connect();
    world.settle();
    expect(ada.heard).toEqual([{ type: 'refused', id: null, code: 'held' }]);
    expect(ada.closed).toEqual({ code: CLOSE.held, reason: 'held' });
    world.pass(5 * HOUR);
    expect(world.journal.latest()).toEqual(kept);
    expect(world.alarm).not.toBe(null);
  });

  test('whoever was still connected goes without a trace', () => {
    const { world, ada } = playing(['Ada', 'Ben'], NIM);
    switchTo(world, second);
    const rows = rowsOf(world);
    world.deploy(anyGame(nim));
    world.evict();
    ada.goes();
    expect(rowsOf(world)).toBe(rows);
  });

  test('it goes on where it was when they are back', () => {
    const { world, table } = rolledBack();
    world.pass(2 * HOUR);
    switchTo(world, second);
    expect(world.stored.table.state).toEqual(table.state);
    playOut(world);
    expect(world.people[0]?.table.phase).toBe('over');
  });

  test('so does a table of a game that is not known here', () => {
    const { world, ada } = lobby(['Ada', 'Ben'], NIM);
    goDown(world);
    world.games.delete('nim');
    ada.connect();
    world.settle();
    expect(ada.closed).toEqual({ code: CLOSE.held, reason: 'held' });
    world.pass(HOUR);
    world.deploy(anyGame(nim));
    world.evict();
    ada.reconnects().does('start');
  });
});

describe('a page that is older than the table', () => {
  test.each([
    ['and says so', { nim: 1 }],
    ['and is from before there was anything to be said', null],
  ])('%s is told to load anew', (_how, rules) => {
    const { world, ada } = playing(['Ada', 'Ben'], NIM);
    switchTo(world, second);
    ada.wantsMoves = false;
    ada.rules = rules;
    ada.reconnects();
    expect(ada.heard).toEqual([{ type: 'refused', id: null, code: 'version' }]);
    expect(ada.closed).toEqual({ code: CLOSE.version, reason: 'version' });
  });

  test('is none where it leaves the rules to the server', () => {
    const { world, ada } = playing(['Ada', 'Ben'], NIM);
    switchTo(world, second);
    ada.rules = null;
    ada.reconnects();
    expect(ada.table.phase).toBe('playing');
  });
});

test('a newer page may say more in its hello than is known here', () => {
  const { world, ada } = lobby(['Ada', 'Ben'], NIM);
  ada.raw({ type: 'hello', version: 1, key: ada.key, rules: { nim: 7 }, later: true });
  world.settle();
  expect(ada.heard.at(-1)).toMatchObject({ type: 'welcome', seat: 0 });
});
