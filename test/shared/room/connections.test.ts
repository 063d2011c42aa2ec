// Connections: hello, who is here, several tabs on one seat, spectators, another device.
import { describe, expect, test } from 'vitest';
import { CLOSE_CODES, type FromServer, PROTOCOL_VERSION } from '../../../shared/protocol/index.ts';
import { digest, keyOf } from '../../kit/room/world.ts';
import { OPEN_GAME, openLobby, startGame, tableOf, turnOf } from './scenario.ts';

describe('a hello', () => {
  test('is answered with the whole present state, including the own hand', () => {
    const { world, ada } = startGame(['Ada', 'Ben']);
    const { seat, table, game, moves } = ada;
    ada.reconnects();
    expect(ada.received[0]).toMatchObject({ type: 'welcome', version: PROTOCOL_VERSION });
    // Ada's leaving and coming back are changes of their own.
    const { seq } = world.stored;
    expect(ada).toMatchObject({ seq, seat, table, game, moves });
    expect(ada.table).toEqual(tableOf(world));
  });

  test('lists the legal moves only for those who ask for them', () => {
    const { world } = startGame(['Ada', 'Ben'], OPEN_GAME);
    const { mover, other } = turnOf(world);
    const tab = world.addPerson(mover.name);
    tab.wantsMoves = false;
    tab.connect();
    world.deliverAll();
    expect(tab.received[0]).not.toHaveProperty('moves');
    mover.plays();
    expect(tab.received.at(-1)).not.toHaveProperty('moves');
    expect(mover.received.at(-1)).toHaveProperty('moves');
    expect(tab.game).toEqual(mover.game);
    expect(other.received.at(-1)).toMatchObject({ moves: [] });
  });

  test('is refused for another version, and the connection is closed', () => {
    const { world, ada } = openLobby(['Ada']);
    const ben = world.addPerson('Ben');
    ben.line = world.connect();
    ben.sendsRaw({ type: 'hello', version: PROTOCOL_VERSION + 1, key: ben.key });
    world.deliverAll();
    expect(ben.received).toEqual([{ type: 'refused', id: null, code: 'version' }]);
    expect(ben.closed?.code).toBe(CLOSE_CODES.version);
    expect(ada.here).toEqual({ seats: [1, 0, 0, 0], watching: 0 });
  });

  test('is answered with the present state again when it is repeated', () => {
    const { world, ada } = openLobby(['Ada']);
    const { seq, here } = ada;
    ada.hello();
    world.deliverAll();
    expect(ada.received.at(-1)).toMatchObject({ type: 'welcome', seq, here });
  });

  test('with another key makes the connection belong to another person', () => {
    const { world, ada, ben } = openLobby(['Ada', 'Ben'], { seats: 2 });
    ben.key = keyOf('Cleo');
    ben.hello();
    world.deliverAll();
    expect(ben.seat).toBe(null);
    expect(ada.here).toEqual({ seats: [1, 0], watching: 1 });
  });

  test('puts no key into storage or messages', () => {
    const { world, ada, ben } = startGame(['Ada', 'Ben']);
    ben.does('link', { key: keyOf('Ben’s phone'.replace(/\W/g, '-')) });
    const sentText = [ada, ben].map(({ line }) => line?.sent.join()).join();
    const kept = JSON.stringify(world.journal);
    for (const secret of [ada.key, ben.key, 'Ben-s-phone']) {
      expect(kept).not.toContain(secret);
      expect(sentText).not.toContain(secret);
      expect(sentText).not.toContain(digest(secret));
    }
  });
});

describe('the list of connected people', () => {
  test('counts several tabs on one seat as one player until the last is closed', () => {
    const { world, ada, ben } = openLobby(['Ada', 'Ben'], { seats: 2 });
    const tab = world.enters('Ben');
    expect(ada.here).toEqual({ seats: [1, 2], watching: 0 });
    tab.does('rename', { name: 'Benno' });
    expect(ben.chair.name).toBe('Benno');
    ben.closesPage();
    expect(ada.here).toEqual({ seats: [1, 1], watching: 0 });
    expect(tab.seat).toBe(1);
    tab.closesPage();
    expect(ada.here).toEqual({ seats: [1, 0], watching: 0 });
  });

  test('lets two tabs of a player see a move, and only the tab that made it gets the answer', () => {
    const { world } = startGame(['Ada', 'Ben'], OPEN_GAME);
    const { mover } = turnOf(world);
    const tab = world.enters(mover.name);
    mover.plays();
    expect(tab.game).toEqual(mover.game);
    expect([mover, tab].map(({ received }) => 'id' in (received.at(-1) as FromServer))).toEqual([
      true,
      false,
    ]);
  });

  test('counts spectators, who see moves but no hand', () => {
    const { world, ada } = startGame(['Ada', 'Ben']);
    const watchers = [world.enters('Cleo'), world.enters('Dan')];
    expect(ada.here).toEqual({ seats: [1, 1], watching: 2 });
    turnOf(world).mover.plays();
    for (const { game, moves, line } of watchers) {
      expect(JSON.stringify(game)).toMatch(/"hands":\[(\["\?"(,"\?")+\],?){2}\]/);
      expect(moves).toEqual([]);
      expect(line?.sent.at(-1)).toBe(watchers[0]?.line?.sent.at(-1));
    }
    watchers[0]?.closesPage();
    expect(ada.here.watching).toBe(1);
  });

  test('gives a round number for a crowd of spectators', () => {
    const { world, ada } = openLobby(['Ada'], { seats: 2 });
    for (let count = 1; count <= 37; count++) world.enters(`Watcher-${count}`);
    expect(ada.here).toEqual({ seats: [1, 0], watching: 30 });
  });

  test('does not count a connection without a hello', () => {
    const { world, ada } = openLobby(['Ada'], { seats: 2 });
    const silent = world.connect();
    ada.does('say', { text: 'psst' });
    expect(silent.sent).toEqual([]);
    expect(ada.here).toEqual({ seats: [1, 0], watching: 0 });
    world.closeOnServer(silent);
    expect(ada.here).toEqual({ seats: [1, 0], watching: 0 });
  });

  test('a silent connection does not count after a while, and the others may vote for a stand-in', () => {
    const { world, ada, ben } = startGame(['Ada', 'Ben']);
    if (ben.line) ben.line.isAlive = false;
    const watcher = world.enters('Cleo');
    expect(watcher.here).toEqual({ seats: [1, 0], watching: 1 });
    world.pass(60_000);
    ada.does('vote', { seat: 1 });
    expect(ada.table.chairs[1]?.standIn).toBe(true);
  });

  test('survives when the room sleeps', () => {
    const { world, ada, ben } = openLobby(['Ada', 'Ben'], { seats: 2 });
    world.evict();
    ben.does('say', { text: 'still here' });
    expect(ada.table.chat).toHaveLength(1);
    expect(ada.here).toEqual({ seats: [1, 1], watching: 0 });
  });
});

describe('another device of a player', () => {
  const phone = keyOf('phone');

  test('takes the seat, and the old device with all its tabs can only watch', () => {
    const { world, ada, ben } = startGame(['Ada', 'Ben']);
    const tab = world.enters('Ben');
    const { game } = ben;
    ben.does('link', { key: phone });
    expect(ben.seat).toBe(1);
    const device = world.enters('phone');
    expect(device).toMatchObject({ seat: 1, game, chair: { name: 'Ben' } });
    for (const old of [ben, tab]) {
      expect(old.closed).toEqual({ code: CLOSE_CODES.moved, reason: 'moved' });
      expect(old.seat).toBe(null);
      expect(JSON.stringify(old.game)).not.toBe(JSON.stringify(game));
    }
    expect(ada.here).toEqual({ seats: [1, 1], watching: 0 });
    ben.connect();
    world.deliverAll();
    expect(ben.seat).toBe(null);
    expect(ben.tries('move', { seq: ben.seq, move: {} })).toBe('notSeated');
    expect(ada.here).toEqual({ seats: [1, 1], watching: 1 });
  });

  test('works with the last link only, and with none after the player has left', () => {
    const { world, ben } = openLobby(['Ada', 'Ben'], { seats: 2 });
    ben.does('link', { key: phone }).does('link', { key: keyOf('tablet') });
    expect(world.enters('phone').seat).toBe(null);
    ben.does('leave');
    expect(world.enters('tablet').seat).toBe(null);
  });

  test('comes too late when the player has left during the game', () => {
    const { world, ada, ben } = startGame(['Ada', 'Ben']);
    ben.does('link', { key: phone }).does('leave');
    expect(world.enters('phone').seat).toBe(null);
    expect(ada.table.chairs[1]?.absent).toBe(true);
  });

  test('is remembered while the room sleeps, and works once', () => {
    const { world, ben } = openLobby(['Ada', 'Ben'], { seats: 2 });
    ben.does('link', { key: phone });
    world.evict();
    const device = world.enters('phone');
    expect(device.seat).toBe(1);
    device.reconnects();
    expect(device.closed).toBe(null);
    expect(world.journal.rows.filter(({ command }) => command === 'moveIn')).toHaveLength(1);
  });

  test('gets its welcome first and then the changes', () => {
    const { world, ben } = openLobby(['Ada', 'Ben'], { seats: 2 });
    ben.does('link', { key: phone });
    expect(world.enters('phone').received[0]?.type).toBe('welcome');
  });

  test('keeps the seat when it is the same device', () => {
    const { ben } = openLobby(['Ada', 'Ben'], { seats: 2 });
    ben.does('link', { key: ben.key });
    ben.reconnects();
    expect(ben).toMatchObject({ closed: null, seat: 1 });
  });

  test('keeps the seat when it is the same connection, saying hello again with the linked key', () => {
    const { world, ben } = openLobby(['Ada', 'Ben'], { seats: 2 });
    ben.does('link', { key: phone });
    ben.key = phone;
    ben.hello();
    world.deliverAll();
    expect(ben).toMatchObject({ closed: null, seat: 1 });
  });

  test('keeps its own seat if it has one, and the other seat stays with its owner', () => {
    const { world, ada, ben } = startGame(['Ada', 'Ben']);
    ada.does('link', { key: ben.key });
    ben.reconnects();
    expect([ada.seat, ben.seat]).toEqual([0, 1]);
    expect(world.stored.table.chairs.map(({ key }) => key)).toEqual(
      [ada, ben].map(({ key }) => digest(key)),
    );
  });

  test('gets no seat from a spectator', () => {
    const { world } = openLobby(['Ada']);
    expect(world.enters('Ben').tries('link', { key: phone })).toBe('notSeated');
  });
});
