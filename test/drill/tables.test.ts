// Tables of every game in every phase, as a scripted client meets them, through a deployment of other rules, a
// rollback and another deployment.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Random, seedFrom } from '../../shared/engine/index.ts';
import { RULES_VERSIONS } from '../../shared/games/versions.ts';
import { Client } from '../kit/client.ts';
import { playAtRandom, waitForSameState } from '../kit/server/party.ts';
import { Server } from '../kit/server/server.ts';
import { until } from '../kit/server/wait.ts';
import { type Builds, makeBuilds } from './builds.ts';
import {
  type DrillTable,
  fetchTable,
  GAMES,
  type GameId,
  openLobby,
  openOver,
  openRunning,
  openWithBot,
  PACE,
  type RunningTable,
  UPGRADED,
} from './tables.ts';

const SEED = 11;
const random = Random.from(seedFrom(SEED));
const folder = mkdtempSync(join(tmpdir(), 'foyer-drill-'));
let builds: Builds;
let server: Server;

beforeAll(async () => {
  builds = await makeBuilds(folder);
  server = await Server.startFrom(builds.old, PACE);
}, 120_000);
afterAll(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** The version of the game in the second build. */
const newVersion = (game: GameId): number => RULES_VERSIONS[game] + 1;

/** Makes a value for each game. */
async function each<T>(open: (game: GameId) => Promise<T>): Promise<Record<GameId, T>> {
  const opened: [GameId, T][] = [];
  for (const game of GAMES) opened.push([game, await open(game)]);
  return Object.fromEntries(opened) as Record<GameId, T>;
}

const look = (table: DrillTable) => Client.connect(server.url, table.room, { key: table.key });
const known = (table: DrillTable) => fetchTable(server.url, table);

/** Both players connect, play this many moves or to the end, and leave. */
async function playOn(table: RunningTable, moves?: number): Promise<void> {
  const host = await look(table);
  const client = await Client.connect(server.url, table.room, { key: table.opponent.key });
  // When the second connects, the presence of the first changes.
  await waitForSameState([host, client]);
  const { seq } = host;
  await playAtRandom({ room: table.room, clients: [host, client] }, random, moves);
  expect(host.seq, `changes at ${table.game}`).toBeGreaterThan(seq);
  host.leave();
  client.leave();
}

/** The host plays against the bot: this many moves of the host, or to the end. */
async function playBot(table: DrillTable, moves = 10_000): Promise<void> {
  const host = await look(table);
  const isAsked = () => host.moves.length > 0 || host.table.phase === 'over';
  for (let played = 0; played < moves; played++) {
    await until(isAsked, `a decision at ${table.game} against a bot`);
    if (host.table.phase === 'over') break;
    const answer = await host.play(random.pick(host.moves));
    // Where all choose at once, the bot may have been faster.
    if (answer.type === 'refused' && answer.code === 'stale') continue;
    expect(answer).toMatchObject({ type: 'update' });
  }
  host.leave();
}

/** Why the server closes a connection: of a client that asks for the moves, or of a page that names no versions. */
const closing = ({ room, key }: DrillTable, moves = true): Promise<string> =>
  Client.connect(server.url, room, { key, moves }).then(
    (client) => {
      client.leave();
      return 'let in';
    },
    (error: Error) => error.message,
  );

const optionsNow = async () => {
  const games = (await (await fetch(`${server.url}/api/games`)).json()) as {
    id: GameId;
    options: { id: string }[];
  }[];
  return Object.fromEntries(games.map(({ id, options }) => [id, options.map((one) => one.id)]));
};

test('no table is lost, and each table goes on as far as its rules allow', async () => {
  const lobby = await each((game) => openLobby(server.url, game));
  const running = await each((game) => openRunning(server.url, game, random));
  const undoable = await openRunning(
    server.url,
    'landlord',
    random,
    ({ table }) => table.undo === 0,
  );
  const botted = await each((game) => openWithBot(server.url, game));
  const over = await each((game) => openOver(server.url, game, random));
  const outcomes = await each(async (game) => (await known(over[game]))?.outcome);
  const before = await look(running.raja);
  before.leave();

  const checkAll = async () => {
    const options = await optionsNow();
    for (const game of GAMES) {
      const open = await known(lobby[game]);
      if (open?.phase === 'lobby') {
        expect(Object.keys(open.options).toSorted()).toEqual(options[game]?.toSorted());
      } else expect(open?.phase).toBe('playing');
      expect(await known(over[game])).toMatchObject({ phase: 'over', outcome: outcomes[game] });
      for (const table of [running[game], botted[game]]) expect(await known(table)).not.toBe(null);
    }
  };

  await server.deploy(builds.new, PACE);
  await checkAll();
  for (const game of UPGRADED) {
    await playOn(running[game], 5);
    await playBot(botted[game], 3);
    // A page from before the deployment has other rules; a client that asks for the moves needs none.
    expect(await closing(running[game], false)).toMatch(/^closed: 4006/);
    expect(await closing(running[game])).toBe('let in');
  }
  // Undo would restore a state that other rules have made.
  expect(await known(undoable)).toMatchObject({ phase: 'playing', undo: null });
  for (const table of [running.raja, botted.raja]) {
    expect(await known(table)).toMatchObject({ phase: 'over', outcome: null, ended: 'rules' });
    const host = await look(table);
    expect(host.moves).toEqual([]);
    const refused = await host.play({ type: 'end' });
    expect(refused).toMatchObject({ type: 'refused', code: 'ended' });
    host.leave();
  }
  for (const game of GAMES) {
    const host = await look(over[game]);
    expect(host.table).toMatchObject({ phase: 'over' });
    host.leave();
  }

  await server.deploy(builds.old, PACE);
  await checkAll();
  for (const game of UPGRADED) {
    expect(await closing(running[game])).toMatch(/^closed: 4007/);
    expect(await closing(botted[game])).toMatch(/^closed: 4007/);
  }
  const after = await look(running.raja);
  expect(after.game).toEqual(before.game);
  expect(after.moves).toEqual(before.moves);
  after.leave();
  await playOn(running.raja, 5);
  await playBot(botted.raja, 2);

  await server.deploy(builds.new, PACE);
  await checkAll();
  for (const game of UPGRADED) {
    await playOn(running[game]);
    await playBot(botted[game]);
    for (const table of [running[game], botted[game]]) {
      expect(await known(table)).toMatchObject({ phase: 'over', gameVersion: newVersion(game) });
      expect((await known(table))?.outcome).not.toBe(null);
    }
  }
  await playAgain(running.raja);
  for (const game of GAMES) await start(lobby[game]);
  expect(server.log).not.toMatch(/error/i);
}, 120_000);

/** Plays again with the same people, under the present rules. */
async function playAgain(table: RunningTable): Promise<void> {
  const host = await look(table);
  expect(await host.ask({ type: 'lobby' })).toMatchObject({ type: 'update' });
  expect(host.table.chairs.map(({ kind }) => kind)).toEqual(['person', 'person']);
  expect(await host.ask({ type: 'start' })).toMatchObject({ type: 'update' });
  host.leave();
  await playOn(table);
  expect(await known(table)).toMatchObject({ phase: 'over', gameVersion: newVersion(table.game) });
}

/** Starts a table whose lobby was opened under other rules. */
async function start(table: DrillTable): Promise<void> {
  const host = await look(table);
  await host.ask({ type: 'bot', seat: 1, level: 'easy', name: 'Concierge' });
  expect(await host.ask({ type: 'start' })).toMatchObject({ type: 'update' });
  expect(host.table).toMatchObject({ phase: 'playing', gameVersion: newVersion(table.game) });
  host.leave();
}
