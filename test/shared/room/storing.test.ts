// Store first, then send: what happens when the server fails, sleeps or is replaced.
import { describe, expect, test } from 'vitest';
import { asJson } from '../../kit/room/json.ts';
import { OPEN_GAME, openLobby, playToEnd, startGame, turnOf } from './scenario.ts';

describe('a change that cannot be stored', () => {
  test('is sent to nobody, and may be tried again', () => {
    const { world, ada, ben } = openLobby(['Ada', 'Ben']);
    const { seq, rows } = { seq: world.stored.seq, rows: world.journal.rows.length };
    const receivedBefore = ada.received.length;
    world.journal.broken = true;
    const command = ben.sends('say', { text: 'hello?' });
    world.deliverAll();
    expect(ben.received.at(-1)).toEqual({ type: 'refused', id: null, code: 'internal' });
    expect(ben.inFlight).toEqual(command);
    expect([world.stored.seq, world.journal.rows.length]).toEqual([seq, rows]);
    expect(ada.received).toHaveLength(receivedBefore);
    world.journal.broken = false;
    ben.sendsRaw(command);
    world.deliverAll();
    expect(ada.table.chat).toHaveLength(1);
    expect(ben.seq).toBe(seq + 1);
  });

  test('leaves the alarm as it was', () => {
    const { world, ada } = openLobby(['Ada', 'Ben'], OPEN_GAME);
    ada.does('clock', { minutes: 1 });
    const { alarm } = world;
    world.journal.broken = true;
    ada.sends('start');
    world.deliverAll();
    expect(world.alarm).toBe(alarm);
  });
});

describe('a change that was stored and not sent', () => {
  test('is confirmed to the client that sends the command again, and made once', () => {
    const { world } = startGame(['Ada', 'Ben'], OPEN_GAME);
    const { mover, other } = turnOf(world);
    const { id } = mover.sends('move', { seq: mover.seq, move: asJson(mover.moves[0]) });
    world.deliverToServer(mover.openLine, 'silenced');
    mover.reconnects();
    expect(mover.answers.at(-1)).toMatchObject({ type: 'done', id });
    expect(world.journal.rows.filter((row) => row.id === id)).toHaveLength(1);
    expect(other.seq).toBe(mover.seq);
  });

  test('is noticed by the others as a gap, and they ask for the present state', () => {
    const { world } = startGame(['Ada', 'Ben'], OPEN_GAME);
    const { mover, other } = turnOf(world);
    mover.sends('move', { seq: mover.seq, move: asJson(mover.moves[0]) });
    world.deliverToServer(mover.openLine, 'silenced');
    mover.reconnects();
    mover.does('say', { text: 'did you see that?' });
    expect(other.received.slice(-2).map(({ type }) => type)).toContain('welcome');
    expect([other.seq, other.table]).toEqual([mover.seq, mover.table]);
    expect(JSON.stringify(other.game)).toBe(JSON.stringify(mover.game));
  });
});

describe('the journal', () => {
  test('has one row for each change without gaps, and a snapshot as the game begins and every 32 changes', () => {
    const { world } = startGame(['Ada', 'Ben'], OPEN_GAME);
    playToEnd(world);
    const { rows, snapshots } = world.journal;
    expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, at) => at + 1));
    const due = rows.map(({ seq }) => seq).filter((seq) => seq === 3 || seq % 32 === 0);
    expect(snapshots.map(({ seq }) => seq)).toEqual(due);
    expect(due.length).toBeGreaterThan(2);
  });

  test('has the person, the command and the move of each change', () => {
    const { world, ben } = openLobby(['Ada', 'Ben']);
    ben.does('say', { text: 'hello' });
    expect(world.journal.rows).toMatchObject([
      { seq: 1, seat: 0, command: 'open', id: null },
      { seq: 2, seat: null, command: 'sit', id: 'Ben-1' },
      { seq: 3, seat: 1, command: 'say', id: 'Ben-2', at: world.now },
    ]);
  });

  test('restores the table after every change, with or without later snapshots', () => {
    const { world } = startGame(['Ada', 'Ben'], { seats: 2, options: { royalSuite: 'classic' } });
    for (let moves = 0; moves < 50; moves++) {
      const { mover } = turnOf(world);
      mover.plays();
      expect(world.journal.latest()).toEqual(world.stored);
    }
    const at40 = world.journal.tableAt(40);
    world.journal.snapshots.length = 1;
    expect(world.journal.tableAt(40)).toEqual(at40);
    expect(world.journal.latest()).toEqual(world.stored);
  });

  test('is small: a move costs far less than the table', () => {
    const { world } = startGame(['Ada', 'Ben'], { seats: 2 });
    for (let moves = 0; moves < 30; moves++) turnOf(world).mover.plays();
    const sizes = world.journal.rows.slice(-30).map(({ patch }) => patch?.length ?? 0);
    const whole = JSON.stringify(world.stored.table).length;
    expect(Math.max(...sizes)).toBeLessThan(whole / 3);
  });

  test('does not grow by commands that change nothing', () => {
    const { world, ben } = openLobby(['Ada', 'Ben']);
    const { length } = world.journal.rows;
    ben.tries('start');
    ben.sendsEmote('smile');
    ben.reconnects();
    world.enters('Cleo').closesPage();
    expect(world.journal.rows).toHaveLength(length);
  });
});

test('a room that sleeps between any two messages plays the same game', () => {
  const games = [false, true].map((sleepy) => {
    const { world } = startGame(['Ada', 'Ben'], { seats: 2, seed: 9 });
    for (let moves = 0; moves < 60; moves++) {
      turnOf(world).mover.plays();
      if (sleepy) world.evict();
    }
    return world.stored;
  });
  expect(games[1]).toEqual(games[0]);
});
