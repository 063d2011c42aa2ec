// Rules change while tables run: what happens to tables that were stored under other rules.
import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../../../shared/engine/index.ts';
import { buildReplay } from '../../../shared/room/index.ts';
import {
  type Heap,
  NIM,
  nimWithoutUpgrade,
  reconnectAll,
  rowsOf,
  secondNim,
  switchTo,
} from '../../kit/room/deployments.ts';
import { anyGame } from '../../kit/room/games.ts';
import type { World } from '../../kit/room/world.ts';
import { fingers } from '../../kit/toys/fingers.ts';
import { nim } from '../../kit/toys/nim.ts';
import { openLobby, playToEnd, startGame, turnOf } from './scenario.ts';

const HOUR = 3_600_000;

const commandsOf = ({ journal }: World) => journal.rows.map(({ command }) => command);

describe('in the lobby', () => {
  test('unknown options are dropped, and missing ones get their default', () => {
    const { world, ada } = openLobby(['Ada', 'Ben'], NIM);
    switchTo(world, secondNim);
    expect(ada.table).toMatchObject({ gameVersion: 2, options: { coins: 3, limit: false } });
    ada.does('options', { options: { coins: 5 } }).does('start');
    expect(ada.table).toMatchObject({ phase: 'playing', options: { coins: 5, limit: false } });
  });

  test('a colour that the game no longer has is replaced by a free one', () => {
    const { world, ada } = openLobby(['Ada', 'Ben', 'Cleo'], { ...NIM, seats: 3 });
    switchTo(world, { ...secondNim, colours: ['yellow', 'blue', 'green', 'red'] } as AnyGame);
    expect(ada.table.chairs.map(({ colour }) => colour)).toEqual(['red', 'blue', 'yellow']);
    switchTo(world, { ...secondNim, colours: ['violet', 'blue', 'green', 'orange'] } as AnyGame);
    expect(ada.table.chairs.map(({ colour }) => colour)).toEqual(['violet', 'blue', 'green']);
    ada.does('start');
    expect(ada.table.phase).toBe('playing');
  });

  test('a table may go back to older rules', () => {
    const { world, ada } = openLobby(['Ada', 'Ben'], NIM);
    switchTo(world, secondNim);
    switchTo(world, anyGame(nim));
    expect(ada.table).toMatchObject({ gameVersion: 1, options: { stones: 12 } });
    ada.does('start');
    expect(ada.game).toMatchObject({ heap: 12 });
  });
});

describe('in a game that can be upgraded', () => {
  test('the game goes on, and the upgrade is stored', () => {
    const { world, ada } = startGame(['Ada', 'Ben'], NIM);
    turnOf(world).mover.plays();
    const before = world.stored.table.state as Heap;
    switchTo(world, secondNim);
    expect(ada.game).toMatchObject({ heap: before.heap, coins: 3 });
    expect(ada.table).toMatchObject({ phase: 'playing', gameVersion: 2 });
    expect(commandsOf(world)).toContain('upgrade');
    expect(world.journal.latest()?.table).toEqual(world.stored.table);
    playToEnd(world);
    expect(ada.table.phase).toBe('over');
  });

  test('the chairs have the colours that the game was set up with', () => {
    const { world, ada } = startGame(['Ada', 'Ben'], NIM);
    switchTo(world, { ...secondNim, coloursOf: () => ['green', 'red'] } as AnyGame);
    expect(ada.table.chairs.map(({ colour }) => colour)).toEqual(['green', 'red']);
  });

  test('waking and reading the upgraded table stores nothing', () => {
    const { world } = startGame(['Ada', 'Ben'], NIM);
    reconnectAll(world);
    world.deploy(secondNim);
    const rows = rowsOf(world);
    expect(world.stored.table).toMatchObject({ gameVersion: 2, state: { coins: 3 } });
    world.evict();
    expect(rowsOf(world)).toBe(rows);
  });

  test('a move from before the upgrade can neither be taken back nor looked back at', () => {
    const { world, ada } = startGame(['Ada', 'Ben'], NIM);
    const { mover } = turnOf(world);
    mover.plays();
    switchTo(world, secondNim);
    expect(mover.tries('undo', { seq: mover.seq })).toBe('nothingToUndo');
    ada.does('past');
    expect(ada.past?.steps.every(({ seq }) => seq > world.stored.table.began)).toBe(true);
    expect(ada.past?.game).toMatchObject({ coins: 3 });
    playToEnd(world);
    expect(buildReplay(world.stored, world.journal)?.start).toMatchObject({ coins: 3 });
  });

  test('the upgrade is stored even when the first event is a closed page', () => {
    const { world, ada } = startGame(['Ada', 'Ben'], NIM);
    world.deploy(secondNim);
    world.evict();
    ada.closesPage();
    const commands = commandsOf(world).slice(-2);
    expect(commands).toEqual(['upgrade', 'presence']);
  });
});

describe('in a game that cannot be upgraded', () => {
  test.each([
    ['there is no upgrade', () => null],
    [
      'the upgrade fails',
      () => {
        throw new Error('a mistake');
      },
    ],
    [
      'no player could move after the upgrade',
      () => ({ heap: 0, coins: 1, seats: 2, frames: [{ kind: 'turn', seat: 0 }] }),
    ],
    ['the upgraded state cannot be shown', (state: unknown) => state],
  ])('the game ends with the reason, because %s', (why, upgrade) => {
    const { world, ada, ben } = startGame(['Ada', 'Ben'], NIM);
    switchTo(world, { ...secondNim, upgrade } as AnyGame);
    expect(ada.table).toMatchObject({ phase: 'over', outcome: null, ended: 'rules' });
    expect(world.reports.length > 0).toBe(why !== 'there is no upgrade');
    const move = { type: 'take', stones: 1 };
    expect(ada.tries('move', { seq: ada.seq, move })).toBe('ended');
    expect(ben.tries('say', { text: 'oh' })).toBe('ended');
  });

  test('nothing is stored, so that a rollback of the deployment gives the game back', () => {
    const { world } = startGame(['Ada', 'Ben'], NIM);
    const { mover } = turnOf(world);
    reconnectAll(world);
    const { seq, table } = world.stored;
    switchTo(world, nimWithoutUpgrade);
    world.people[0]?.sendsEmote('smile');
    reconnectAll(world);
    expect(rowsOf(world)).toBe(seq);
    switchTo(world, anyGame(nim));
    expect(world.stored.table.state).toEqual(table.state);
    mover.plays();
    expect(mover.table.phase).toBe('playing');
  });

  test('the same people begin again when one of them asks for it', () => {
    const { world, ada, ben } = startGame(['Ada', 'Ben'], NIM);
    switchTo(world, nimWithoutUpgrade);
    ben.does('rematch');
    expect(ada.table).toMatchObject({ phase: 'lobby', gameVersion: 2, options: { coins: 3 } });
    expect(ada.table.ended).toBe(undefined);
    ada.does('start');
    expect(ada.game).toMatchObject({ coins: 3 });
    world.evict();
    expect(world.stored.table.ended).toBe(undefined);
  });

  test('the table expires as late as a running game', () => {
    const { world, ada } = startGame(['Ada', 'Ben'], NIM);
    reconnectAll(world);
    world.pass(10 * 24 * HOUR);
    switchTo(world, nimWithoutUpgrade);
    world.pass(HOUR);
    expect(world.isDeleted).toBe(false);
    expect(ada.table.ended).toBe('rules');
  });

  const SECRET = { game: 'fingers', seats: 2, options: {} };
  const open = (game: unknown) => JSON.stringify(game).includes('[5,null]');

  test('nobody sees what the old rules hid and the new rules do not', () => {
    const { world, ada, ben } = startGame(['Ada', 'Ben'], SECRET);
    ada.does('move', { seq: ada.seq, move: { type: 'fingers', count: 5 } });
    // These rules do not hide anything in the frames.
    const careless = {
      ...fingers,
      version: 2,
      hiddenMembers: ['random'],
      view: (state: unknown) => state,
    };
    switchTo(world, anyGame(careless));
    expect(open(world.journal.latest()?.table)).toBe(true);
    expect(ben.table.ended).toBe('rules');
    expect(open(ben.received)).toBe(false);
    expect(ben.game).not.toHaveProperty('frames');
    expect(ben.game).toHaveProperty('wins');
    ben.does('past');
    expect(ben.past).toMatchObject({ game: null, steps: [] });
    expect(buildReplay(world.stored, world.journal)).toBe(null);
  });

  test('nobody sees the game if the stored table does not say what was hidden', () => {
    const { world, ben } = startGame(['Ada', 'Ben'], SECRET);
    for (const kept of [...world.journal.snapshots, ...world.journal.rows] as {
      body?: string;
      patch?: string;
    }[]) {
      const cut = (text: string) => text.replace(/,?"hidden":(\[\[.*?\]\]|\[.*?\])/, '');
      if (kept.body) kept.body = cut(kept.body);
      if (kept.patch) kept.patch = cut(kept.patch);
    }
    switchTo(world, anyGame({ ...fingers, version: 2, upgrade: () => null }));
    expect(ben.table.ended).toBe('rules');
    expect(ben.game).toBe(null);
  });
});

describe('a finished game', () => {
  test('is shown under any rules that can read it', () => {
    const { world, ada } = startGame(['Ada', 'Ben'], NIM);
    playToEnd(world);
    const { outcome } = ada.table;
    switchTo(world, nimWithoutUpgrade);
    expect(ada.table).toMatchObject({ phase: 'over', gameVersion: 1, outcome });
    expect(ada.game).toBe(null);
    ada.does('past');
    expect(ada.past?.steps).toEqual([]);
    ada.does('rename', { name: 'Bea' }).does('lobby').does('start');
    expect(ada.table).toMatchObject({ phase: 'playing', gameVersion: 2 });
  });
});
