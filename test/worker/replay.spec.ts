// The replay of a finished game.

import { expect, test } from 'vitest';
import { applyPatch, deepEqual, Random, seedFrom } from '../../shared/engine/index.ts';
import { findGame } from '../../shared/games/index.ts';
import { type Replay, readReplay } from '../../shared/protocol/index.ts';
import { expectAccepted, fixSeeds, type Party, playToEnd, startGame, stopClock } from './party.ts';
import { call, rowsOf, storedOf } from './site.ts';

async function replayOf({ room }: Party): Promise<Replay> {
  const answer = await call(`/api/rooms/${room}/replay`);
  expect(answer.status).toBe(200);
  return answer.json<Replay>();
}

test('the replay contains the whole game, and the rules lead to the same states', async () => {
  stopClock();
  fixSeeds(1);
  const party = await startGame(3, { options: { royalSuite: 'classic' } });
  await playToEnd(party, Random.from(seedFrom(11)));
  const replay = await replayOf(party);
  const { table } = await storedOf(party.room);
  const rows = await rowsOf(party.room);
  expect(replay.steps).toHaveLength(rows.filter(({ command }) => command === 'move').length);
  expect(replay).toMatchObject({ game: 'room-share', round: 1 });
  expect(replay.seats.map(({ name }) => name)).toEqual(['Ada', 'Ben', 'Cleo']);
  expect(readReplay(replay)).toEqual(replay);
  expect(replay.outcome).toEqual(table.outcome);
  const game = findGame(replay.game);
  let state = replay.start;
  for (const { seat, move, patch } of replay.steps) {
    const played = game?.play(state, seat ?? -1, move).state;
    state = applyPatch(state, patch);
    expect(deepEqual(played, state)).toBe(true);
  }
  expect(state).toEqual(table.state);
});

test('the replay contains no key and no chat', async () => {
  stopClock();
  fixSeeds(1);
  const party = await startGame(2);
  await expectAccepted(party.host.ask({ type: 'say', text: 'between ourselves' }));
  await playToEnd(party, Random.from(seedFrom(12)));
  const text = JSON.stringify(await replayOf(party));
  const { table } = await storedOf(party.room);
  for (const { key } of table.chairs) expect(text).not.toContain(key);
  for (const { key } of party.guests) expect(text).not.toContain(key);
  expect(text).not.toContain('between ourselves');
});

test('without a number the replay is that of the last game', async () => {
  stopClock();
  fixSeeds(1);
  const party = await startGame(2);
  await playToEnd(party, Random.from(seedFrom(13)));
  const first = await replayOf(party);
  await expectAccepted(party.host.ask({ type: 'lobby' }));
  await expectAccepted(party.host.ask({ type: 'start' }));
  await playToEnd(party, Random.from(seedFrom(14)));
  const second = await replayOf(party);
  expect(second.start).not.toEqual(first.start);
  const last = second.steps.reduce((state, { patch }) => applyPatch(state, patch), second.start);
  expect(last).toEqual((await storedOf(party.room)).table.state);
});

// The replay shows every hand, the pile and the dice to come: nobody may play on after seeing them.
test('the last move of a replayed game cannot be taken back', async () => {
  stopClock();
  fixSeeds(1);
  for (let seed = 1; seed <= 6; seed++) {
    const party = await startGame(2);
    await playToEnd(party, Random.from(seedFrom(seed)));
    await replayOf(party);
    for (const guest of party.guests) {
      const answer = await guest.ask({ type: 'undo', seq: guest.seq });
      expect(answer.type, `seed ${seed}`).toBe('refused');
    }
    expect((await storedOf(party.room)).table.phase).toBe('over');
  }
});
