// A finished game is kept as it ends, where the journal can keep games.
import { describe, expect, test, vi } from 'vitest';
import { Random, seedFrom } from '../../../shared/engine/index.ts';
import { allGames } from '../../../shared/games/index.ts';
import { type Replay, readReplay, statesOf } from '../../../shared/protocol/index.ts';
import { buildReplay } from '../../../shared/room/index.ts';
import { World } from '../../kit/room/world.ts';
import { OPEN_GAME, playToEnd, startGame, turnOf } from './scenario.ts';

/** What the journal keeps, as text: the room must not change it afterwards. */
function keepsGames({ journal }: World): string[] {
  const kept: string[] = [];
  journal.keep = (replay) => kept.push(JSON.stringify(replay));
  return kept;
}

const read = (text = ''): Replay => {
  const replay = readReplay(JSON.parse(text));
  if (!replay) throw new Error('it is no replay');
  return replay;
};

describe.each(allGames.map(({ id, seats }) => ({ id, seats })))(
  'ten games of $id',
  ({ id, seats }) => {
    test('are kept so that every state follows, step by step', { timeout: 120_000 }, () => {
      for (let seed = 1; seed <= 10; seed++) {
        const size = seats.min + (seed % (seats.max - seats.min + 1));
        const world = World.open({ game: id, seats: size, seed });
        const kept = keepsGames(world);
        const people = [world.enters('Ada')];
        for (let seat = 1; seat < size; seat++) {
          const person = world.enters(`P${seat}`);
          person.does('sit', { name: `P${seat}` });
          people.push(person);
        }
        people[0]?.does('start');
        const states = [structuredClone(world.stored.table.state)];
        const random = Random.from(seedFrom(seed));
        while (world.stored.table.phase === 'playing') {
          expect(kept).toEqual([]);
          const mover = random.pick(people.filter(({ moves }) => moves.length > 0));
          mover.does('move', { seq: mover.seq, move: random.pick(mover.moves) as never });
          states.push(structuredClone(world.stored.table.state));
        }
        const replay = read(kept[0]);
        expect(statesOf(replay)).toEqual(states);
        expect(replay).toEqual(
          JSON.parse(JSON.stringify(buildReplay(world.stored, world.journal))),
        );
        expect(replay.outcome).toEqual(world.stored.table.outcome);
        expect(kept).toHaveLength(1);
      }
    });
  },
);

test('the table says under which number its game is kept, until the next round begins', () => {
  const { world, ada, ben } = startGame(['Ada', 'Ben'], OPEN_GAME);
  const kept = keepsGames(world);
  expect(ada.table.kept).toBe(undefined);
  playToEnd(world);
  expect([ada.table.kept, ben.table.kept]).toEqual([1, 1]);
  world.evict();
  expect(world.enters('Cleo').table.kept).toBe(1);
  ada.does('lobby');
  expect(ada.table.kept).toBe(1);
  ada.does('start');
  expect(ada.table).not.toHaveProperty('kept');
  playToEnd(world, 2);
  expect(ada.table.kept).toBe(2);
  expect(kept.map((text) => read(text).round)).toEqual([1, 2]);
});

test('a kept game names the players and bots, and contains neither keys nor chat', () => {
  const { world, ada } = startGame(['Ada', 'Ben'], OPEN_GAME);
  const kept = keepsGames(world);
  ada.does('say', { text: 'between ourselves' });
  playToEnd(world);
  ada.does('say', { text: 'well played' });
  expect(read(kept[0]).seats).toMatchObject([
    { name: 'Ada', bot: null },
    { name: 'Ben', bot: null },
  ]);
  for (const { key } of world.stored.table.chairs) expect(kept[0]).not.toContain(key);
  expect(kept[0]).not.toMatch(/between ourselves|well played/);
});

test('the time of a replay is that of its last move, not of the chat after it', () => {
  const { world, ada } = startGame(['Ada', 'Ben'], OPEN_GAME);
  playToEnd(world);
  const ended = world.now;
  world.now += 60_000;
  ada.does('say', { text: 'well played' });
  expect(buildReplay(world.stored, world.journal)?.endedAt).toBe(ended);
});

test('a move that was taken back and its undo are both steps', () => {
  const { world } = startGame(['Ada', 'Ben'], OPEN_GAME);
  const kept = keepsGames(world);
  const { mover } = turnOf(world);
  mover.plays();
  mover.does('undo', { seq: mover.seq });
  playToEnd(world);
  const replay = read(kept[0]);
  expect(replay.steps.slice(0, 2).map(({ command }) => command)).toEqual(['move', 'undo']);
  const [first, , third] = statesOf(replay);
  expect(third).toEqual(first);
});

describe('a game that cannot be kept', () => {
  test.each([
    ['too large', () => null],
    [
      'met by a full disk',
      () => {
        throw new Error('disk full');
      },
    ],
  ])(
    'because it is %s is over as ever, and can be replayed as long as the table is there',
    (_why, keep) => {
      const { world, ada, ben } = startGame(['Ada', 'Ben'], OPEN_GAME);
      world.journal.keep = vi.fn(keep);
      playToEnd(world);
      expect(ada.table).toMatchObject({ phase: 'over', kept: 'failed' });
      expect(ben.table).toMatchObject({ phase: 'over', kept: 'failed' });
      expect(world.journal.keep).toHaveBeenCalledOnce();
      expect(readReplay(buildReplay(world.stored, world.journal))).not.toBe(null);
      ada.does('lobby');
      ada.does('start');
      expect(ada.table).not.toHaveProperty('kept');
    },
  );
});

test('a table of one’s own keeps no game and says nothing about it', () => {
  const { world, ada } = startGame(['Ada', 'Ben'], OPEN_GAME);
  playToEnd(world);
  expect(ada.table).not.toHaveProperty('kept');
});
