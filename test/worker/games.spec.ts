// Whole games over real connections: open, join, play any legal move, end.
import { expect, test } from 'vitest';
import { Random, seedFrom } from '../../shared/engine/index.ts';
import { findGame } from '../../shared/games/index.ts';
import { publicTable } from '../../shared/room/index.ts';
import { Guest } from './guest.ts';
import {
  expectAccepted,
  fixSeeds,
  openLobby,
  type Party,
  playToEnd,
  startGame,
  stopClock,
} from './party.ts';
import { call, storedOf } from './site.ts';

/** What everybody sees must be the view of the stored table. */
async function sameAsStored({ room, guests }: Party): Promise<void> {
  const { seq, table } = await storedOf(room);
  const game = findGame(table.game);
  for (const guest of guests) {
    const { seat } = guest;
    const deciding = seat !== null && table.phase === 'playing';
    expect(guest.seq).toBe(seq);
    expect(guest.table).toEqual(publicTable(table));
    expect(guest.game).toEqual(game?.view(table.state, seat));
    expect(guest.moves).toEqual(deciding ? game?.moves(table.state, seat) : []);
  }
}

test.each([
  { seats: 2, options: {} },
  { seats: 2, options: { noCards: true } },
  { seats: 3, options: { royalSuite: 'classic' } },
  { seats: 4, options: { royalSuite: 'classic', renovation: true } },
])('a game of $seats plays to the end, with a spectator: $options', async ({ seats, options }) => {
  stopClock();
  fixSeeds(seats);
  const party = await startGame(seats, { options });
  const watching = await Guest.enter(party.room);
  party.guests.push(watching);
  await playToEnd(party, Random.from(seedFrom(seats)), () => sameAsStored(party));
  const { phase, outcome } = party.host.table;
  expect(phase).toBe('over');
  expect(outcome?.places).toHaveLength(seats);
  expect(outcome?.places).toContain(1);
  expect(watching.received.flatMap((message) => ('moves' in message ? message.moves : []))).toEqual(
    [],
  );
  const answer = await (await call(`/api/rooms/${party.room}`)).json<object>();
  expect(answer).toMatchObject({ phase: 'over', outcome });
});

test('a person who connects late sees the present state, on any seat', async () => {
  stopClock();
  fixSeeds(1);
  const party = await startGame(3);
  let moves = 0;
  await playToEnd(party, Random.from(seedFrom(2)), async () => {
    if (++moves % 10 > 0) return;
    for (const { key, seat, table, game, moves: known } of party.guests) {
      const late = await Guest.enter(party.room, { key });
      expect(late).toMatchObject({ seat, table, game, moves: known });
      late.leave();
    }
  });
});

test('a second game follows the first at the same table', async () => {
  stopClock();
  fixSeeds(3);
  const party = await startGame(2);
  await playToEnd(party, Random.from(seedFrom(3)));
  await expectAccepted(party.host.ask({ type: 'lobby' }));
  await expectAccepted(party.host.ask({ type: 'start' }));
  expect(party.host.table).toMatchObject({ phase: 'playing', round: 2, outcome: null });
  await playToEnd(party, Random.from(seedFrom(4)));
  await sameAsStored(party);
});

test('a newcomer at a full table watches', async () => {
  const { room, guests } = await openLobby(2);
  const late = await Guest.enter(room);
  expect(late.seat).toBeNull();
  expect(await late.ask({ type: 'sit' })).toMatchObject({ type: 'refused', code: 'full' });
  await guests[0]?.until(() => guests[0]?.here.watching === 1);
});
