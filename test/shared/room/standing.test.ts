// A table that stands on a page for all visitors: when its players have abandoned it, the next visitor may clear it.
import { describe, expect, test } from 'vitest';
import { CLOSE_CODES } from '../../../shared/protocol/index.ts';
import type { World } from '../../kit/room/world.ts';
import { openLobby, playToEnd, startGame, tableOf, turnOf } from './scenario.ts';

const MINUTE = 60_000;
const NIM = { game: 'nim', seats: 2, standing: true } as const;
const STANDING = { standing: true, sites: ['https://blog.example'] };

/** Everybody with a seat closes the page. */
const desert = (world: World) => {
  for (const person of world.people) if (person.seat !== null) person.closesPage();
};

describe('a table that stands on a page of another site', () => {
  test('is marked as such, also after it wakes, and other tables are not', () => {
    const { world, ada } = openLobby(['Ada'], STANDING);
    expect(ada.table.standing).toBe(true);
    world.evict();
    expect(ada.reconnects().table.standing).toBe(true);
    expect(openLobby(['Ada']).ada.table.standing).toBe(false);
  });

  test('remembers which sites may show it, and tells nobody at the table', () => {
    const { world, ada } = openLobby(['Ada'], STANDING);
    world.evict();
    expect(world.stored.table.sites).toEqual(['https://blog.example']);
    expect(JSON.stringify(ada.received)).not.toContain('blog.example');
  });
});

describe('clearing an abandoned table', () => {
  test('gives a visitor an empty lobby, as the table was opened', () => {
    const options = { royalSuite: 'off', renovation: true, noCards: false };
    const { world, ada } = openLobby(['Ada', 'Ben'], { ...STANDING, seats: 4, options });
    const before = tableOf(world);
    ada.does('options', { options: { renovation: false } }).does('clock', { minutes: 5 });
    ada.does('selfStart', { on: true }).does('start').does('say', { text: 'between us' });
    desert(world);
    // When the time for a decision runs out, that is a change, too.
    world.pass(20 * MINUTE);
    const cleo = world.enters('Cleo').does('clear');
    expect(cleo).toMatchObject({ game: null, seat: null, moves: [] });
    expect(cleo.table).toMatchObject({ phase: 'lobby', minutes: 0, selfStart: false, chat: [] });
    expect(cleo.table).toMatchObject({ standing: true, due: null, undo: null, outcome: null });
    expect(cleo.table.options).toEqual(before.options);
    expect(cleo.names).toEqual(['', '', '', '']);
    expect(cleo.table.chairs.map(({ colour }) => colour)).toEqual(
      before.chairs.map(({ colour }) => colour),
    );
    expect(world.stored.table.sites).toEqual(STANDING.sites);
    cleo.does('sit', { name: 'Cleo' });
    expect(cleo.table.host).toBe(0);
    world.enters('Dan').does('sit');
    expect(cleo.does('start').table).toMatchObject({ phase: 'playing', round: 2 });
  });

  test('makes the people who had a seat spectators, on all their devices', () => {
    const { world, ada, ben } = startGame(['Ada', 'Ben'], NIM);
    ben.does('link', { key: 'the-other-device-of-ben' });
    desert(world);
    world.pass(15 * MINUTE);
    world.enters('Cleo').does('clear');
    expect(ada.reconnects().seat).toBe(null);
    expect(ben.reconnects().seat).toBe(null);
    expect(world.enters('Phone', 'the-other-device-of-ben').seat).toBe(null);
    expect(ada.does('sit').seat).toBe(0);
  });

  test('removes past, undo, replay and stand-ins of the game', () => {
    const { world, ada } = openLobby(['Ada'], { ...NIM, seats: 3 });
    ada.does('bot', { seat: 1 }).does('start');
    while (ada.moves.length === 0) world.pass(700);
    ada.plays();
    world.pass(2000);
    desert(world);
    world.pass(15 * MINUTE);
    const cleo = world.enters('Cleo').does('clear').does('past');
    expect(cleo.past).toMatchObject({ game: null, steps: [] });
    const { length } = world.journal.rows;
    world.pass(MINUTE);
    expect(world.journal.rows).toHaveLength(length);
    expect(world.stored.table).toMatchObject({ state: null, past: [], asked: [] });
  });

  test('lets the empty table expire after a day', () => {
    const { world } = startGame(['Ada', 'Ben'], NIM);
    desert(world);
    world.pass(15 * MINUTE);
    const cleo = world.enters('Cleo').does('clear');
    world.pass(1440 * MINUTE);
    expect(world.isDeleted).toBe(true);
    world.deliverAll();
    expect(cleo.closed?.code).toBe(CLOSE_CODES.gone);
  });

  test('is refused for a table that does not stand on a page', () => {
    const { world } = startGame(['Ada', 'Ben'], { game: 'nim', seats: 2 });
    desert(world);
    world.pass(60 * MINUTE);
    const before = tableOf(world);
    expect(world.enters('Cleo').tries('clear')).toBe('notStanding');
    expect(tableOf(world)).toEqual(before);
  });

  test('frees the chairs of a lobby, and is refused if all are free', () => {
    const { world } = openLobby(['Ada', 'Ben'], NIM);
    desert(world);
    world.pass(15 * MINUTE - 1);
    const cleo = world.enters('Cleo');
    expect(cleo.tries('clear')).toBe('notInTime');
    world.pass(1);
    cleo.does('clear');
    expect(cleo.table.chairs.map(({ kind }) => kind)).toEqual(['open', 'open']);
    world.pass(60 * MINUTE);
    expect(cleo.tries('clear')).toBe('notPlaying');
  });

  test('is refused while one of the players is here, to that player, too', () => {
    const { world, ada, ben } = startGame(['Ada', 'Ben'], NIM);
    ada.closesPage();
    world.pass(60 * MINUTE);
    const cleo = world.enters('Cleo');
    expect([cleo.tries('clear'), ben.tries('clear')]).toEqual(['present', 'present']);
    ada.reconnects();
    playToEnd(world);
    ada.closesPage();
    world.pass(60 * MINUTE);
    expect([cleo.tries('clear'), ben.tries('clear')]).toEqual(['present', 'present']);
    ben.closesPage();
    cleo.does('clear');
  });

  test('is open to the player who has just left the game, if nobody else is here', () => {
    const { world, ada, ben } = startGame(['Ada', 'Ben'], NIM);
    ben.closesPage();
    ada.does('leave');
    expect(ada.tries('clear')).toBe('notInTime');
    // The stand-in plays until it is the other player's turn.
    world.pass(16 * MINUTE);
    expect(ada.does('clear').table.phase).toBe('lobby');
  });

  test('is refused for a quarter of an hour after the last change', () => {
    const { world } = startGame(['Ada', 'Ben'], NIM);
    world.pass(10 * MINUTE);
    turnOf(world).mover.plays();
    desert(world);
    const cleo = world.enters('Cleo');
    world.pass(15 * MINUTE - 1);
    expect(cleo.tries('clear')).toBe('notInTime');
    // A refused command changes nothing and postpones nothing.
    world.pass(1);
    cleo.does('clear');
  });

  test('is possible a minute after the game is over', () => {
    const { world } = startGame(['Ada', 'Ben'], NIM);
    playToEnd(world);
    desert(world);
    const cleo = world.enters('Cleo');
    world.pass(MINUTE - 1);
    expect(cleo.tries('clear')).toBe('notInTime');
    world.pass(1);
    cleo.does('clear');
  });

  test('is not prevented by a connection that broke silently, nor by a bot', () => {
    const { world, ada } = openLobby(['Ada'], NIM);
    ada.does('bot', { seat: 1 }).does('start');
    if (ada.line) ada.line.isAlive = false;
    world.pass(15 * MINUTE);
    world.enters('Cleo').does('clear');
  });

  test('happens once when two people ask at once, and both are answered', () => {
    const { world } = startGame(['Ada', 'Ben'], NIM);
    desert(world);
    world.pass(15 * MINUTE);
    const [cleo, dan] = [world.enters('Cleo'), world.enters('Dan')];
    cleo.sends('clear');
    dan.sends('clear');
    world.deliverAll();
    expect(cleo.answers.at(-1)).toMatchObject({ type: 'update', to: 'clear' });
    expect(dan.answers.at(-1)).toMatchObject({ type: 'refused', code: 'notPlaying' });
    expect(world.journal.rows.filter(({ command }) => command === 'clear')).toHaveLength(1);
    expect(dan.table).toEqual(cleo.table);
  });
});
