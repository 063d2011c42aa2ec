// Bots in the Durable Object: opened with the table, moved by the alarm, one row for each move, and asleep between.
import { evictDurableObject, runDurableObjectAlarm } from 'cloudflare:test';
import { expect, test } from 'vitest';
import { allGames } from '../../shared/games/index.ts';
import { Guest, newKey } from './guest.ts';
import { advanceClock, expectAccepted, stopClock } from './party.ts';
import { alarmOf, countWrites, objectOf, post, rowsOf, runInObject, storedOf } from './site.ts';

const bots = (...levels: string[]) => levels.map((level, at) => ({ level, name: `Porter ${at}` }));

/** A table of one person and bots, its game begun. */
async function against(game: string, ...levels: string[]) {
  const key = newKey();
  const answer = await post({ game, key, name: 'Ada', bots: bots(...levels) });
  const { room } = await answer.json<{ room: string }>();
  return { room, ada: await Guest.enter(room, { key }), status: answer.status };
}

test.each(allGames.map(({ id }) => id))(
  'one request begins a game of %s against bots',
  async (game) => {
    stopClock();
    const { room, ada, status } = await against(game, 'easy', 'strong');
    expect(status).toBe(201);
    expect(ada).toMatchObject({ seat: 0, table: { phase: 'playing', game } });
    expect(ada.table.chairs.map(({ kind, level }) => [kind, level])).toEqual([
      ['person', null],
      ['bot', 'easy'],
      ['bot', 'strong'],
    ]);
    for (let decisions = 0; decisions < 6 && ada.table.phase === 'playing'; ) {
      if (ada.moves.length > 0) {
        const [move] = ada.moves as [never];
        await expectAccepted(ada.ask({ type: 'move', seq: ada.seq, move }));
        decisions++;
      } else {
        advanceClock(700);
        await runDurableObjectAlarm(objectOf(room));
        await ada.waitForAll();
      }
    }
  },
);

const good = { game: 'room-share', key: 'k'.repeat(22) };
test.each([
  ['badBots', 'normal'],
  ['badBots', [{ level: 'divine', name: 'Porter' }]],
  ['badBots', [{ level: 'easy' }]],
  ['badBots', [{ level: 'easy', name: '' }]],
  ['badBots', [null]],
  ['badSeats', []],
  ['badSeats', bots('easy', 'easy', 'easy', 'easy')],
])('a request for bots is refused with %s: %j', async (code, wanted) => {
  const answer = await post({ ...good, bots: wanted });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ error: { code } });
});

test('a named table takes no bots, because its chairs are for visitors', async () => {
  const answer = await post({ ...good, named: 'lunch', bots: bots('easy') });
  expect(await answer.json()).toMatchObject({ error: { code: 'badBots' } });
});

test('a move of a bot is one row, and the object may sleep before each', async () => {
  stopClock();
  const { room, ada } = await against('room-share', 'normal');
  while (ada.moves.length > 0) {
    const [move] = ada.moves as [never];
    await expectAccepted(ada.ask({ type: 'move', seq: ada.seq, move }));
  }
  let moves = 0;
  const before = (await rowsOf(room)).length;
  const writes = await countWrites();
  while (ada.moves.length === 0) {
    await evictDurableObject(objectOf(room));
    advanceClock(700);
    const written = writes();
    await runInObject(room, (_state, object) => object.alarm());
    await ada.waitForAll();
    moves++;
    // The move and the next alarm; a snapshot of the table comes with every 32nd change.
    const pictures = (await storedOf(room)).seq % 32 === 0 ? 1 : 0;
    expect(writes() - written).toBeLessThanOrEqual(2 + pictures);
  }
  expect(await rowsOf(room)).toHaveLength(before + moves);
});

test('bots alone play to the end, and then the next alarm is the expiry', async () => {
  stopClock();
  const { room, ada } = await against('room-share', 'easy', 'normal');
  await expectAccepted(ada.ask({ type: 'leave' }));
  ada.leave();
  for (let rings = 0; rings < 1000; rings++) {
    advanceClock(700);
    await runDurableObjectAlarm(objectOf(room));
    if ((await storedOf(room)).table.phase === 'over') break;
  }
  const { table, at } = await storedOf(room);
  expect(table.phase).toBe('over');
  expect(table.outcome?.places).toHaveLength(3);
  const rows = await rowsOf(room);
  advanceClock(700);
  await runDurableObjectAlarm(objectOf(room));
  expect(await rowsOf(room)).toEqual(rows);
  expect(await alarmOf(room)).toBe(at + 7 * 86_400_000);
});
