// The end of a game: outcome, replay, the way back to the lobby. And the chat, which is open all the time.
import { describe, expect, test } from 'vitest';
import { applyPatch } from '../../../shared/engine/index.ts';
import { LIMITS } from '../../../shared/protocol/index.ts';
import { HOST_GRACE_MS } from '../../../shared/room/acting-host.ts';
import { buildReplay } from '../../../shared/room/index.ts';
import type { World } from '../../kit/room/world.ts';
import { OPEN_GAME, openLobby, playToEnd, startGame, turnOf } from './scenario.ts';

const replay = (world: World) => buildReplay(world.stored, world.journal);

describe('a finished game', () => {
  test('shows everybody places, points and the reason', () => {
    const { world, ada } = startGame(['Ada', 'Ben'], OPEN_GAME);
    const watcher = world.enters('Cleo');
    playToEnd(world);
    for (const { table } of [ada, watcher]) {
      expect(table.phase).toBe('over');
      expect(table.outcome?.places.toSorted()).toEqual([1, 2]);
    }
    expect(turnless(world)).toBe(true);
  });

  test('can be replayed from the first state to the last, including moves that were taken back', () => {
    const { world } = startGame(['Ada', 'Ben'], OPEN_GAME);
    expect(replay(world)).toBe(null);
    const { mover } = turnOf(world);
    mover.plays().does('say', { text: 'oh' });
    mover.does('undo', { seq: mover.seq });
    expect(replay(world)).toBe(null);
    playToEnd(world);
    world.enters('Cleo');
    const { start, steps, ...rest } = replay(world) ?? { start: null, steps: [] };
    expect(rest).toMatchObject({ game: 'room-share', seats: [{ name: 'Ada' }, { name: 'Ben' }] });
    expect(steps.slice(0, 2).map(({ command }) => command)).toEqual(['move', 'undo']);
    expect(steps.reduce((state, { patch }) => applyPatch(state, patch), start)).toEqual(
      world.stored.table.state,
    );
  });
});

const turnless = (world: World) => world.people.every(({ moves }) => moves.length === 0);

describe('the lobby after a game', () => {
  test('is refused in the lobby, in a running game, and to all but the host', () => {
    const { world, ada, ben } = openLobby(['Ada', 'Ben'], { game: 'nim', seats: 2 });
    expect(ada.tries('lobby')).toBe('notOver');
    ada.does('start');
    expect(ada.tries('lobby')).toBe('notOver');
    playToEnd(world);
    expect(ben.tries('lobby')).toBe('notHost');
    expect(world.enters('Cleo').tries('lobby')).toBe('notSeated');
  });

  test('has the same people, who can start another game', () => {
    const { world, ada, ben } = startGame(['Ada', 'Ben'], OPEN_GAME);
    const first = replay(world);
    playToEnd(world);
    const { start } = replay(world) ?? {};
    ben.does('rematch');
    ada.does('lobby');
    expect(ada).toMatchObject({ game: null, moves: [], seat: 0 });
    expect(ada.table).toMatchObject({ phase: 'lobby', outcome: null, undo: null, round: 1 });
    expect(ada.table.again).toBe(undefined);
    expect(ada.names).toEqual(['Ada', 'Ben']);
    expect([first, replay(world)]).toEqual([null, null]);
    ada.does('start');
    expect(ada.table).toMatchObject({ phase: 'playing', round: 2 });
    playToEnd(world);
    expect(replay(world)?.start).not.toEqual(start);
    expect(replay(world)?.steps.at(-1)).toBeDefined();
  });

  test('opens the seats of people who left, removes stand-ins and keeps bots', () => {
    const { world, ada, ben, cleo } = openLobby(['Ada', 'Ben', 'Cleo'], { game: 'nim', seats: 4 });
    ada.does('bot', { seat: 3 }).does('start');
    ben.does('leave');
    cleo.closesPage();
    world.pass(60_000);
    ada.does('vote', { seat: 2 });
    for (let turn = 0; turn < 12 && ada.table.phase === 'playing'; turn++) {
      if (ada.moves.length > 0) ada.plays();
      else world.pass(700);
    }
    ada.does('lobby');
    expect(ada.table.chairs.map(({ kind }) => kind)).toEqual(['person', 'open', 'person', 'bot']);
    expect(ada.table.chairs.some(({ absent, standIn }) => absent || standIn)).toBe(false);
  });

  test('can be reached by another player if the host has left or is not connected', () => {
    const { world, ada, ben, cleo } = startGame(['Ada', 'Ben', 'Cleo'], { game: 'nim', seats: 3 });
    playToEnd(world);
    ada.does('leave');
    expect(ben.table.host).toBe(1);
    ben.closesPage();
    world.pass(HOST_GRACE_MS);
    cleo.does('host', { seat: 2 }).does('lobby');
    expect(cleo.table).toMatchObject({ phase: 'lobby', host: 2 });
  });
});

describe('the chat', () => {
  test('keeps the name and colour that the author had at that moment', () => {
    const { world, ada, ben } = openLobby(['Ada', 'Ben']);
    ben.does('say', { text: '  hello ' });
    const { colour } = ben.chair;
    ben.does('rename', { name: 'Benno' });
    expect(ada.table.chat).toEqual([{ name: 'Ben', colour, text: 'hello' }]);
    expect(world.enters('Cleo').table.chat).toEqual(ada.table.chat);
  });

  test('is open to people with a seat, and drops its oldest lines', () => {
    const { world, ada } = openLobby(['Ada']);
    const ben = world.enters('Ben');
    expect(ben.tries('say', { text: 'let me in' })).toBe('notSeated');
    const lines = Array.from({ length: 4 * LIMITS.chatLines }, (_, line) => `line ${line + 1}`);
    for (const text of lines) ada.does('say', { text });
    const texts = ben.table.chat.map(({ text }) => text);
    expect(texts.slice(-LIMITS.chatLines)).toEqual(lines.slice(-LIMITS.chatLines));
    expect(texts).not.toContain('line 1');
    expect(ben.table.chat).toEqual(ada.table.chat);
  });

  test('lets everybody see an emote at once, and stores no emote', () => {
    const { world, ada, ben } = openLobby(['Ada', 'Ben']);
    const watcher = world.enters('Cleo');
    const { seq } = world.stored;
    ben.sendsEmote('clap');
    const seen = [{ type: 'emote', seat: 1, emote: 'clap' }];
    expect([ada.emotes, ben.emotes, watcher.emotes]).toEqual([seen, seen, seen]);
    expect(world.stored.seq).toBe(seq);
    expect(ben.answers.at(-1)).toMatchObject({ type: 'done', to: 'emote' });
  });

  test('adds one line to each update, however long the chat is', () => {
    const { world, ada } = openLobby(['Ada']);
    const watcher = world.enters('Ben');
    const text = 'x'.repeat(LIMITS.chat);
    for (let line = 0; line < LIMITS.chatLines + 20; line++) {
      ada.does('say', { text: `${line} ${text}`.slice(0, LIMITS.chat) });
      expect(watcher.line?.sent.at(-1)?.length).toBeLessThan(2 * LIMITS.chat);
    }
  });

  test('refuses the emote of a spectator', () => {
    const { world, ada } = openLobby(['Ada']);
    const ben = world.enters('Ben');
    expect(ben.tries('emote', { emote: 'clap' })).toBe('notSeated');
    expect(ada.emotes).toEqual([]);
  });
});
