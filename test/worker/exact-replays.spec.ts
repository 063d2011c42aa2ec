// The replay of a game is exactly the game that was played: random games of all rules, step by step as they were stored.
import { describe, expect, test } from 'vitest';
import { withoutUndone } from '../../client/story/played-steps.ts';
import { type AnyGame, Random, seedFrom } from '../../shared/engine/index.ts';
import { allGames } from '../../shared/games/index.ts';
import { MovePicker } from '../../shared/laws/move-picker.ts';
import { type Replay, readReplay, statesOf } from '../../shared/protocol/index.ts';

import { asJson } from '../kit/room/json.ts';
import { sampleOf } from '../kit/sample.ts';
import { type GameSetting, settingsOf } from '../shared/laws/game-settings.ts';
import { advanceClock, expectAccepted, fixSeeds, openLobby, stopClock } from './party.ts';
import { call, storedOf } from './site.ts';

/** Games of each set of rules in a thorough run; every other run plays one of them. */
const GAMES = 40;
/** One move in so many is taken back, if it may be. */
const MOVES_PER_UNDO = 12;

async function readKept(room: string): Promise<Replay> {
  const answer = await call(`/api/rooms/${room}/replay/1`);
  const replay = readReplay(await answer.json());
  if (!replay) throw new Error(`no replay: ${answer.status}`);
  return replay;
}

/** Plays a game to its end; returns every state that was stored, and those that no undo took back. */
async function playStored(game: AnyGame, { seats, options }: GameSetting, seed: number) {
  stopClock();
  fixSeeds(seed);
  const { room, guests } = await openLobby(seats, { game: game.id, options });
  await expectAccepted(guests[0]?.ask({ type: 'start' }));
  const picker = new MovePicker(game, Random.from(seedFrom(seed)));
  const undoes = Random.from(seedFrom(seed, 1));
  let { seq, table } = await storedOf(room);
  const all = [table.state];
  const standing = [table.state];
  while (table.phase === 'playing') {
    const next = picker.pick(table.state);
    if (!next) throw new Error('nobody has to decide');
    await expectAccepted(guests[next.seat]?.ask({ type: 'move', seq, move: asJson(next.move) }));
    ({ seq, table } = await storedOf(room));
    all.push(table.state);
    standing.push(table.state);
    advanceClock(200);
    const { seat = null } = table.past.at(-1) ?? {};
    if (seat === null || table.phase !== 'playing' || undoes.below(MOVES_PER_UNDO) > 0) continue;
    await expectAccepted(guests[seat]?.ask({ type: 'undo', seq }));
    ({ seq, table } = await storedOf(room));
    all.push(table.state);
    standing.pop();
    expect(table.state).toEqual(standing.at(-1));
    advanceClock(200);
  }
  return { room, all, standing, outcome: table.outcome };
}

describe.each(allGames)('$id', (game) => {
  const games = settingsOf(game, GAMES).map((setting, at) => ({ ...setting, seed: at + 1 }));

  test.each(sampleOf(games, 1))(
    'each step of the replay is the table as it stood: %j',
    async ({ seed, ...setting }) => {
      const { room, all, standing, outcome } = await playStored(game, setting, seed);
      const replay = await readKept(room);
      expect(statesOf(replay)).toEqual(all);
      expect(replay.outcome).toEqual(outcome);
      const played = withoutUndone(replay);
      // Whoever steps through it passes what no undo took back, in either direction.
      expect([replay.start, ...played.map(({ after }) => after)]).toEqual(standing);
      expect(played.at(-1)?.after).toEqual((await storedOf(room)).table.state);
    },
  );
});
