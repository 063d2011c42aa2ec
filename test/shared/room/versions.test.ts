// Rules change while tables run: what becomes of tables that were stored under other rules.
import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../../../shared/engine/index.ts';
import { replayOf } from '../../../shared/room/index.ts';
import {
  goDown,
  type Heap,
  NIM,
  rowsOf,
  second,
  switchTo,
  withoutWay,
} from '../../kit/room/deployments.ts';
import { deploy } from '../../kit/room/toys.ts';
import type { World } from '../../kit/room/world.ts';
import { fingers } from '../../kit/toys/fingers.ts';
import { nim } from '../../kit/toys/nim.ts';
import { lobby, playing, playOut, turnOf } from './given.ts';

const HOUR = 3_600_000;

const commandsOf = ({ journal }: World) => journal.rows.map(({ command }) => command);

describe('in the lobby', () => {
  test('options that are unknown by now are dropped, missing ones are as usual', () => {
    const { world, ada } = lobby(['Ada', 'Ben'], NIM);
    switchTo(world, second);
    expect(ada.table).toMatchObject({ gameVersion: 2, options: { coins: 3, limit: false } });
    ada.does('options', { options: { coins: 5 } }).does('start');
    expect(ada.table).toMatchObject({ phase: 'playing', options: { coins: 5, limit: false } });
  });

  test('a colour that the game has no more gives way to a free one', () => {
    const { world, ada } = lobby(['Ada', 'Ben', 'Cleo'], { ...NIM, seats: 3 });
    switchTo(world, { ...second, colours: ['yellow', 'blue', 'green', 'red'] } as AnyGame);
    expect(ada.table.chairs.map(({ colour }) => colour)).toEqual(['red', 'blue', 'yellow']);
    switchTo(world, { ...second, colours: ['violet', 'blue', 'green', 'orange'] } as AnyGame);
    expect(ada.table.chairs.map(({ colour }) => colour)).toEqual(['violet', 'blue', 'green']);
    ada.does('start');
    expect(ada.table.phase).toBe('playing');
  });

  test('it goes back to older rules as well', () => {
    const { world, ada } = lobby(['Ada', 'Ben'], NIM);
    switchTo(world, second);
    switchTo(world, nim as unknown as AnyGame);
    expect(ada.table).toMatchObject({ gameVersion: 1, options: { stones: 12 } });
    ada.does('start');
    expect(ada.game).toMatchObject({ heap: 12 });
  });
});

describe('in play, with a way to the new rules', () => {
  test('the game goes on, and is written down as what it has become', () => {
    const { world, ada } = playing(['Ada', 'Ben'], NIM);
    turnOf(world).mover.plays();
    const before = world.stored.table.state as Heap;
    switchTo(world, second);
    expect(ada.game).toMatchObject({ heap: before.heap, coins: 3 });
    expect(ada.table).toMatchObject({ phase: 'playing', gameVersion: 2 });
    expect(commandsOf(world)).toContain('upgrade');
    expect(world.journal.latest()?.table).toEqual(world.stored.table);
    playOut(world);
    expect(ada.table.phase).toBe('over');
  });

  test('its chairs have the colours that it was set up with', () => {
    const { world, ada } = playing(['Ada', 'Ben'], NIM);
    switchTo(world, { ...second, coloursOf: () => ['green', 'red'] } as AnyGame);
    expect(ada.table.chairs.map(({ colour }) => colour)).toEqual(['green', 'red']);
  });

  test('nothing is stored by looking alone', () => {
    const { world } = playing(['Ada', 'Ben'], NIM);
    goDown(world);
    deploy(second);
    const rows = rowsOf(world);
    expect(world.stored.table).toMatchObject({ gameVersion: 2, state: { coins: 3 } });
    world.evict();
    expect(rowsOf(world)).toBe(rows);
  });

  test('a move of before is not taken back, and is not told again', () => {
    const { world, ada } = playing(['Ada', 'Ben'], NIM);
    const { mover } = turnOf(world);
    mover.plays();
    switchTo(world, second);
    expect(mover.tries('undo', { seq: mover.seq })).toBe('nothingToUndo');
    ada.does('past');
    expect(ada.past?.steps.every(({ seq }) => seq > world.stored.table.began)).toBe(true);
    expect(ada.past?.game).toMatchObject({ coins: 3 });
    playOut(world);
    expect(replayOf(world.stored, world.journal)?.start).toMatchObject({ coins: 3 });
  });

  test('whoever closes the page first of all writes it down as well', () => {
    const { world, ada } = playing(['Ada', 'Ben'], NIM);
    deploy(second);
    world.evict();
    ada.goes();
    const commands = commandsOf(world).slice(-2);
    expect(commands).toEqual(['upgrade', 'presence']);
  });
});

describe('in play, with no way to the new rules', () => {
  test.each([
    ['there is none', () => null],
    [
      'it fails',
      () => {
        throw new Error('a mistake');
      },
    ],
    [
      'it leads to where nobody can move',
      () => ({ heap: 0, coins: 1, seats: 2, frames: [{ kind: 'turn', seat: 0 }] }),
    ],
    ['it leads to what cannot be seen', (state: unknown) => state],
  ])('because %s, it ends with the reason', (why, upgrade) => {
    const { world, ada, ben } = playing(['Ada', 'Ben'], NIM);
    switchTo(world, { ...second, upgrade } as AnyGame);
    expect(ada.table).toMatchObject({ phase: 'over', outcome: null, ended: 'rules' });
    expect(world.reports.length > 0).toBe(why !== 'there is none');
    const move = { type: 'take', stones: 1 };
    expect(ada.tries('move', { seq: ada.seq, move })).toBe('ended');
    expect(ben.tries('say', { text: 'oh' })).toBe('ended');
  });

  test('nothing of it is stored, so that a deployment that is taken back gives the game back', () => {
    const { world } = playing(['Ada', 'Ben'], NIM);
    const { mover } = turnOf(world);
    goDown(world);
    const { seq, table } = world.stored;
    switchTo(world, withoutWay);
    world.people[0]?.shows('smile');
    goDown(world);
    expect(rowsOf(world)).toBe(seq);
    switchTo(world, nim as unknown as AnyGame);
    expect(world.stored.table.state).toEqual(table.state);
    mover.plays();
    expect(mover.table.phase).toBe('playing');
  });

  test('the same people begin anew where one of them says so', () => {
    const { world, ada, ben } = playing(['Ada', 'Ben'], NIM);
    switchTo(world, withoutWay);
    ben.does('rematch');
    expect(ada.table).toMatchObject({ phase: 'lobby', gameVersion: 2, options: { coins: 3 } });
    expect(ada.table.ended).toBe(undefined);
    ada.does('start');
    expect(ada.game).toMatchObject({ coins: 3 });
    world.evict();
    expect(world.stored.table.ended).toBe(undefined);
  });

  test('it is kept as long as a game that goes on', () => {
    const { world, ada } = playing(['Ada', 'Ben'], NIM);
    goDown(world);
    world.pass(10 * 24 * HOUR);
    switchTo(world, withoutWay);
    world.pass(HOUR);
    expect(world.gone).toBe(false);
    expect(ada.table.ended).toBe('rules');
  });

  const SECRET = { game: 'fingers', seats: 2, options: {} };
  const open = (game: unknown) => JSON.stringify(game).includes('[5,null]');

  test('what was hidden by the old rules and is not by the new is seen by nobody', () => {
    const { world, ada, ben } = playing(['Ada', 'Ben'], SECRET);
    ada.does('move', { seq: ada.seq, move: { type: 'fingers', count: 5 } });
    // Other rules, which do not know that anything stands in the frames that is to be hidden.
    const careless = {
      ...fingers,
      version: 2,
      hiddenMembers: ['random'],
      view: (state: unknown) => state,
    };
    switchTo(world, careless as unknown as AnyGame);
    expect(open(world.journal.latest()?.table)).toBe(true);
    expect(ben.table.ended).toBe('rules');
    expect(open(ben.heard)).toBe(false);
    expect(ben.game).not.toHaveProperty('frames');
    expect(ben.game).toHaveProperty('wins');
    ben.does('past');
    expect(ben.past).toMatchObject({ game: null, steps: [] });
    expect(replayOf(world.stored, world.journal)).toBe(null);
  });

  test('where it is not known what was hidden there is nothing to be seen', () => {
    const { world, ben } = playing(['Ada', 'Ben'], SECRET);
    for (const kept of [...world.journal.snapshots, ...world.journal.rows] as {
      body?: string;
      patch?: string;
    }[]) {
      const cut = (text: string) => text.replace(/,?"hidden":(\[\[.*?\]\]|\[.*?\])/, '');
      if (kept.body) kept.body = cut(kept.body);
      if (kept.patch) kept.patch = cut(kept.patch);
    }
    switchTo(world, { ...fingers, version: 2, upgrade: () => null } as unknown as AnyGame);
    expect(ben.table.ended).toBe('rules');
    expect(ben.game).toBe(null);
  });
});

describe('over', () => {
  test('it is looked at under any rules, as far as they can read it', () => {
    const { world, ada } = playing(['Ada', 'Ben'], NIM);
    playOut(world);
    const { outcome } = ada.table;
    switchTo(world, withoutWay);
    expect(ada.table).toMatchObject({ phase: 'over', gameVersion: 1, outcome });
    expect(ada.game).toBe(null);
    ada.does('past');
    expect(ada.past?.steps).toEqual([]);
    ada.does('rename', { name: 'Bea' }).does('rematch').does('start');
    expect(ada.table).toMatchObject({ phase: 'playing', gameVersion: 2 });
  });
});
