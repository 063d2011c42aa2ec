// A replay steps through a game as it was played, and shows each viewer what they saw.
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { ReplayRun as Run } from '../../../client/replay/replay-run.ts';
import type { GameClient } from '../../../client/table/game-client.ts';
import { applyPatch } from '../../../shared/engine/index.ts';
import { allGames } from '../../../shared/games/index.ts';
import type { Replay } from '../../../shared/protocol/replay.ts';
import { finishedGame } from '../../kit/finished-games.ts';
import { loadClient, loadPart } from '../../kit/load-client.ts';
import { trialsOfGames } from '../../kit/trials.ts';

let ReplayRun: typeof Run;
beforeAll(async () => {
  // It stands in for the page, which the run of a replay asks for too.
  await loadClient('room-share');
  ({ ReplayRun } = await loadPart('replay/replay-run.ts'));
});

const GAMES = allGames.map(({ id }) => id);

const shortGame = (id: (typeof GAMES)[number], seed = 5): Replay => {
  const rules = allGames.find((one) => one.id === id);
  const { seats, options } = trialsOfGames[id as keyof typeof trialsOfGames].finger;
  if (!rules) throw new Error(id);
  return finishedGame(rules, { seats, options, seed });
};

describe.each(GAMES)('%s', (id) => {
  let client: GameClient;
  let replay: Replay;
  beforeAll(async () => {
    client = await loadClient(id);
    replay = shortGame(id);
  });

  test('stands at each step, forward and back, where the game stood', () => {
    const run = new ReplayRun(replay, client);
    const states = [replay.start];
    for (const { patch } of replay.steps) states.push(applyPatch(states.at(-1), patch));
    expect(run.end).toBe(replay.steps.length);
    for (let at = 0; at <= run.end; at++) {
      run.goTo(at);
      expect(run.session.game.value).toEqual(states[at]);
      expect(run.session.log.value).toHaveLength(at);
    }
    for (let at = run.end; at >= 0; at -= 7) {
      run.goTo(at);
      expect(run.session.game.value).toEqual(states[at]);
    }
  });

  test('shows a seat what it saw, and a spectator no more than that', () => {
    const run = new ReplayRun(replay, client);
    for (const eyes of [0, 1, 'spectator'] as const) {
      run.look(eyes);
      const viewer = eyes === 'spectator' ? null : eyes;
      for (let at = 0; at <= run.end; at += 11) {
        run.goTo(at);
        run.look('all');
        const open = run.session.game.value;
        run.look(eyes);
        expect(run.session.seat.value).toBe(viewer);
        expect(run.session.game.value).toEqual(client.rules.view(open, viewer));
      }
    }
  });

  test('is over at its end and nowhere before', () => {
    const run = new ReplayRun(replay, client);
    expect(run.session.table.value?.outcome).toBe(null);
    run.goTo(run.end - 1);
    expect(run.session.table.value?.phase).toBe('playing');
    run.goTo(run.end + 5);
    expect(run.at.value).toBe(run.end);
    expect(run.session.table.value?.outcome).toEqual(replay.outcome);
  });

  test('goes from turn to turn and comes to both ends', () => {
    const run = new ReplayRun(replay, client);
    const stops = [0];
    while (run.at.value < run.end) {
      run.goToTurn(1);
      expect(run.at.value).toBeGreaterThan(stops.at(-1) as number);
      stops.push(run.at.value);
    }
    expect(stops.length).toBeGreaterThan(3);
    const back = [run.end];
    while (run.at.value > 0) {
      run.goToTurn(-1);
      back.push(run.at.value);
    }
    expect(back.reverse()).toEqual(stops);
  });
});

describe('a replay', () => {
  test('leaves out moves that were taken back', async () => {
    const { withoutUndone } = await loadPart('story/played-steps.ts');
    const step = (command: string, patch: unknown, seat = 0) => {
      return { command, seat, move: null, events: [], patch };
    };
    const patches = [{ a: 1 }, { a: 2 }, { a: 1 }, { b: 1 }].map((patch) => patch as never);
    const replay = {
      start: { a: 0, b: 0 },
      steps: ['move', 'move', 'undo', 'move'].map((command, at) => step(command, patches[at])),
    };
    const played = withoutUndone(replay);
    expect(played.map(({ after }: { after: unknown }) => after)).toEqual([
      { a: 1, b: 0 },
      { a: 1, b: 1 },
    ]);
  });

  test('plays on by itself to the end and stops there', async () => {
    vi.useFakeTimers();
    const client = await loadClient('room-share');
    const run = new ReplayRun(shortGame('room-share'), client);
    run.toggle();
    expect(run.isPlaying.value).toBe(true);
    vi.advanceTimersByTime(1000);
    const after = run.at.value;
    run.toggle();
    vi.advanceTimersByTime(60_000);
    expect(run.at.value).toBe(after);
    run.speed.value = 4;
    run.toggle();
    vi.advanceTimersByTime(3_600_000);
    expect(run.at.value).toBe(run.end);
    expect(run.isPlaying.value).toBe(false);
    vi.useRealTimers();
  });
});
