// The answer to `past`, for a person who was not looking.
import { describe, expect, test } from 'vitest';
import { applyPatch, Random, seedFrom } from '../../../shared/engine/index.ts';
import type { Person } from '../../kit/room/person.ts';
import { endTurn, OPEN_GAME, openLobby, playToEnd, startGame, turnOf } from './scenario.ts';

/** Every position in it, from the first to the last. */
function positions({ past }: Person): unknown[] {
  const seen = [past?.game];
  for (const { game } of past?.steps ?? []) seen.push(applyPatch(seen.at(-1), game));
  return seen;
}

describe('the past', () => {
  test('has the views and events that the person would have received, change by change', () => {
    const { world, ada, ben } = startGame(['Ada', 'Ben']);
    const [games, events] = [[ada.game], [] as unknown[]];
    const random = Random.from(seedFrom(3));
    for (let move = 0; move < 40; move++) {
      const { mover } = turnOf(world);
      mover.plays(random.pick(mover.moves));
      games.push(ada.game);
      events.push(ada.events);
      if (move % 7 === 0) ben.does('say', { text: 'hm' });
      if (move % 11 === 0) world.evict();
    }
    const again = world.enters('Ada').does('past');
    expect(positions(again)).toEqual(games);
    expect(again.past?.steps.map((step) => step.events)).toEqual(events);
    expect(again.past?.steps.at(-1)?.seq).toBeLessThanOrEqual(again.seq);
  });

  test('shows a move that was taken back, and that it was taken back', () => {
    const { world } = startGame(['Ada', 'Ben'], OPEN_GAME);
    const { mover, other } = turnOf(world);
    const { game } = mover;
    mover.plays().does('undo', { seq: mover.seq });
    other.does('past');
    const seen = positions(other);
    expect(seen).toHaveLength(3);
    expect([seen[0], seen[2]]).toEqual([game, game]);
    expect(other.past?.steps.at(-1)?.events).toEqual([{ type: 'undone', seat: mover.seat }]);
  });

  test('never shows a spectator a hand', () => {
    const { world } = startGame(['Ada', 'Ben']);
    for (let turn = 0; turn < 6; turn++) endTurn(world);
    const watcher = world.enters('Cleo').does('past');
    const hands = positions(watcher).flatMap((game) => (game as { hands: string[][] }).hands);
    expect(hands.length).toBeGreaterThan(10);
    expect(new Set(hands.flat())).toEqual(new Set(['?']));
  });

  test('is that of the present round', () => {
    const { world, ada } = startGame(['Ada', 'Ben']);
    playToEnd(world);
    ada.does('lobby').does('past');
    expect(ada.past).toMatchObject({ game: null, steps: [] });
    ada.does('start').does('past');
    expect(positions(ada)).toEqual([ada.game]);
  });

  test('changes nothing, and is limited in rate', () => {
    const pace = { burst: 7, perSecond: 1 };
    const { world, ada } = openLobby(['Ada', 'Ben'], { pace });
    const { stored } = world;
    ada.does('past').does('past');
    ada.sends('past');
    world.deliverAll();
    expect(ada.received.at(-1)).toMatchObject({ type: 'refused', code: 'tooFast' });
    expect(world.stored).toEqual(stored);
  });
});
