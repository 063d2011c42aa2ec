// Moves at the table: who may make which move, and when a move comes too late.
import { describe, expect, test } from 'vitest';
import type { Update } from '../../../shared/protocol/index.ts';
import { asJson } from '../../kit/room/json.ts';
import { endTurn, OPEN_GAME, openLobby, playToEnd, startGame, turnOf } from './scenario.ts';

const SHOW = (count: number) => ({ type: 'fingers', count });

describe('a move', () => {
  test('is seen by everybody, and answered to the player who made it', () => {
    const { world } = startGame(['Ada', 'Ben'], OPEN_GAME);
    const watcher = world.enters('Cleo');
    const { mover, other } = turnOf(world);
    const before = world.stored.seq;
    const { id } = mover.sends('move', { seq: mover.seq, move: asJson(mover.moves[0]) });
    world.deliverAll();
    expect(mover.received.at(-1)).toMatchObject({ type: 'update', seq: before + 1, id });
    expect(other.received.at(-1)).not.toHaveProperty('id');
    expect(watcher.game).toEqual(other.game);
    expect(watcher.seq).toBe(before + 1);
  });

  test('is refused to a spectator, and before the game', () => {
    const { world, ada } = openLobby(['Ada']);
    const ben = world.enters('Ben');
    expect(ben.tries('move', { seq: 1, move: {} })).toBe('notSeated');
    expect(ada.tries('move', { seq: 1, move: {} })).toBe('notPlaying');
  });

  test('is refused out of turn', () => {
    const { world } = startGame(['Ada', 'Ben'], OPEN_GAME);
    const { mover, other } = turnOf(world);
    const move = asJson(mover.moves[0]);
    expect(other.tries('move', { seq: other.seq, move })).toBe('notYourTurn');
  });

  test('is refused as illegal when it is not listed, and as malformed when it is no move at all', () => {
    const { world } = startGame(['Ada', 'Ben'], OPEN_GAME);
    const { mover } = turnOf(world);
    const before = world.stored;
    expect(mover.tries('move', { seq: mover.seq, move: { type: 'fly' } })).toBe('illegal');
    for (const move of [null, 7, 'pass', [], {}]) {
      expect(mover.tries('move', { seq: mover.seq, move })).toBe('malformed');
    }
    expect(world.stored).toEqual(before);
    mover.plays();
  });

  test('is refused with the game’s reason when a rule forbids it', () => {
    const { world } = startGame(['Ada', 'Ben'], OPEN_GAME);
    const { mover } = turnOf(world);
    const { game } = mover as { game: { beds: (string | null)[][] } };
    const flat = game.beds.findIndex((beds) => beds.every((bed) => bed === null));
    const move = { type: 'open', flat };
    expect(mover.tries('move', { seq: mover.seq, move })).toBe('illegal');
    const rules = world.game;
    const path = rules.path(mover.game, move);
    const asked = rules.explainIllegal(mover.game, mover.seat as number, path);
    expect(asked).toMatchObject({ key: expect.any(String) });
    expect(mover.received.at(-1)).toMatchObject({ code: 'illegal', reason: asked });
  });

  test('is refused as stale when it was meant for an earlier decision', () => {
    const { world } = startGame(['Ada', 'Ben'], OPEN_GAME);
    const { mover } = turnOf(world);
    const { seq, moves } = mover;
    mover.plays();
    expect(mover.tries('move', { seq, move: asJson(moves[0]) })).toBe('stale');
    // It is stale even if it would be legal for the new decision.
    expect(mover.tries('move', { seq, move: asJson(mover.moves[0]) })).toBe('stale');
    mover.plays();
  });

  test('does not become stale when others chat, come and go', () => {
    const { world } = startGame(['Ada', 'Ben'], OPEN_GAME);
    const { mover, other } = turnOf(world);
    const { seq } = mover;
    other.does('say', { text: 'hurry up' }).does('rename', { name: 'Impatient' });
    other.reconnects();
    mover.does('move', { seq, move: asJson(mover.moves[0]) });
  });

  test('comes too late when the game is over', () => {
    const { world, ada } = startGame(['Ada', 'Ben'], { game: 'nim', seats: 2 });
    playToEnd(world);
    expect(ada.table).toMatchObject({ phase: 'over', outcome: { reason: 'lastStone' } });
    expect(ada.tries('move', { seq: ada.seq, move: { type: 'take', stones: 1 } })).toBe('over');
  });
});

describe('a secret choice of several players at the same time', () => {
  const opening = { game: 'fingers', seats: 3 };

  test('is not disturbed by the choices of others', () => {
    const { world, ada, ben, cleo } = startGame(['Ada', 'Ben', 'Cleo'], opening);
    const { seq } = cleo;
    ada.plays(SHOW(1));
    ben.plays(SHOW(2));
    cleo.does('move', { seq, move: SHOW(3) });
    expect(world.journal.rows.at(-1)?.events).toContain('"fingers":[1,2,3]');
  });

  test('is refused if it was meant for the round before', () => {
    const { ada, ben, cleo } = startGame(['Ada', 'Ben', 'Cleo'], opening);
    const { seq } = ada;
    ada.plays(SHOW(1));
    ben.plays(SHOW(1));
    expect(ada.tries('move', { seq, move: SHOW(2) })).toBe('notYourTurn');
    cleo.plays(SHOW(1));
    expect(ada.tries('move', { seq, move: SHOW(2) })).toBe('stale');
    ada.plays(SHOW(2));
  });

  test('is not disturbed when another player takes a choice back and chooses again', () => {
    const { ada, ben } = startGame(['Ada', 'Ben', 'Cleo'], opening);
    const { seq } = ben;
    ada.plays(SHOW(1));
    ada.does('undo', { seq: ada.seq });
    ada.plays(SHOW(5));
    ben.does('move', { seq, move: SHOW(3) });
  });

  test('is shown to nobody before all have chosen', () => {
    const { world, ada, ben } = startGame(['Ada', 'Ben', 'Cleo'], opening);
    const watcher = world.enters('Dan');
    ada.plays(SHOW(4));
    for (const person of [ben, watcher]) {
      expect(JSON.stringify(person.game)).toContain('"chosen":["?",null,null]');
      const { table, game } = person.received.at(-1) as Update;
      expect(JSON.stringify([table, game])).not.toContain('4');
    }
  });
});

test('a turn goes on until another player has to decide', () => {
  const { world } = startGame(['Ada', 'Ben'], OPEN_GAME);
  const { mover, other } = turnOf(world);
  endTurn(world);
  expect(turnOf(world)).toEqual({ mover: other, other: mover });
});
