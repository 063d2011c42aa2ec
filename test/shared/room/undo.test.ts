// Taking moves back.
import { describe, expect, test } from 'vitest';
import { asJson } from '../../kit/room/json.ts';
import type { Person } from '../../kit/room/person.ts';
import {
  endTurn,
  OPEN_GAME,
  openLobby,
  playToEnd,
  startGame,
  tableOf,
  turnOf,
} from './scenario.ts';

const undo = (person: Person) => person.tries('undo', { seq: person.seq });

describe('a player may take back', () => {
  test('a move, and then has the same decision again', () => {
    const { world } = startGame(['Ada', 'Ben'], OPEN_GAME);
    const { mover, other } = turnOf(world);
    const [game, moves, seen] = [mover.game, mover.moves, other.game];
    mover.plays();
    expect(other.table.undo).toBe(mover.seat);
    expect(undo(mover)).toBe('done');
    expect([mover.game, mover.moves, other.game]).toEqual([game, moves, seen]);
    expect(other.events).toEqual([{ type: 'undone', seat: mover.seat }]);
    expect(other.table.undo).toBe(null);
    mover.plays();
  });

  test('several moves, one after the other, and no more than there were', () => {
    const { world } = startGame(['Ada', 'Ben'], OPEN_GAME);
    const { mover, other } = turnOf(world);
    const { game } = other;
    const count = endTurn(world);
    expect(mover.table.undo).toBe(mover.seat);
    mover.does('say', { text: 'no, wait' });
    for (let step = 0; step < count; step++) expect(undo(mover)).toBe('done');
    expect(undo(mover)).toBe('nothingToUndo');
    expect(other.game).toEqual(game);
    endTurn(world);
  });

  test('a move with chat lines after it, after the room has slept', () => {
    const { world } = startGame(['Ada', 'Ben'], OPEN_GAME);
    const { mover, other } = turnOf(world);
    const { game } = mover;
    mover.plays();
    other.does('say', { text: 'are you sure?' });
    world.evict();
    expect(undo(mover)).toBe('done');
    expect(mover.game).toEqual(game);
  });
});

describe('a player may not take back', () => {
  test('the move that ended the game, because its replay shows every hand', () => {
    const { world } = startGame(['Ada', 'Ben'], { game: 'nim', seats: 2 });
    playToEnd(world);
    expect(tableOf(world)).toMatchObject({ phase: 'over', undo: null });
    for (const person of world.people) expect(undo(person)).toBe('nothingToUndo');
  });

  test('the moves of another player, nor own moves after another player has moved', () => {
    const { world } = startGame(['Ada', 'Ben'], OPEN_GAME);
    const { mover, other } = turnOf(world);
    endTurn(world);
    expect(undo(other)).toBe('nothingToUndo');
    other.plays();
    expect(undo(mover)).toBe('nothingToUndo');
    expect(undo(other)).toBe('done');
    // For the other player nothing has changed: their earlier moves stay out of reach.
    expect(undo(mover)).toBe('nothingToUndo');
  });

  test('a move that revealed a card, nor anything before it', () => {
    const { world } = startGame(['Ada', 'Ben'], { seats: 2 });
    const { mover } = turnOf(world);
    // A card is revealed, a tenant is placed, a new card is drawn.
    mover.plays();
    expect(mover.table.undo).toBe(null);
    expect(undo(mover)).toBe('nothingToUndo');
    while (mover.moves.length > 0) mover.plays();
    expect(undo(mover)).toBe('nothingToUndo');
  });

  test('the last move with a command that was meant for an older state', () => {
    const { world } = startGame(['Ada', 'Ben'], OPEN_GAME);
    const { mover } = turnOf(world);
    const { seq } = mover;
    mover.plays();
    expect(mover.tries('undo', { seq })).toBe('stale');
    expect(undo(mover)).toBe('done');
  });

  test('anything before the game has begun, or as a spectator', () => {
    const { world, ada } = openLobby(['Ada']);
    expect(undo(ada)).toBe('notPlaying');
    expect(undo(world.enters('Ben'))).toBe('notSeated');
  });

  test('a move of the previous game', () => {
    const { world, ada, ben } = startGame(['Ada', 'Ben'], { game: 'nim', seats: 2 });
    playToEnd(world);
    ada.does('lobby');
    expect([undo(ada), undo(ben)]).toEqual(['notPlaying', 'notPlaying']);
    ada.does('start');
    expect([undo(ada), undo(ben)]).toEqual(['nothingToUndo', 'nothingToUndo']);
  });
});

test('a move in a position after an undo belongs to a new decision', () => {
  const { world } = startGame(['Ada', 'Ben'], OPEN_GAME);
  const { mover, other } = turnOf(world);
  endTurn(world);
  const { seq, moves } = other;
  undo(mover);
  expect(other.tries('move', { seq, move: asJson(moves[0]) })).toBe('notYourTurn');
  endTurn(world);
  expect(other.tries('move', { seq, move: asJson(moves[0]) })).toBe('stale');
});
