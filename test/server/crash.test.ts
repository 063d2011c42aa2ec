// Kills the server again and again during games and restarts it on the same tables: every command that was
// acknowledged is stored exactly once, and all players reconnect by themselves and play to the end.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Random, seedFrom } from '../../shared/engine/index.ts';
import type { PublicTable, Replay } from '../../shared/protocol/index.ts';
import { Client, openTable } from '../kit/client.ts';
import { isThorough } from '../kit/sample.ts';
import { Server } from '../kit/server/server.ts';
import { pause, until } from '../kit/server/wait.ts';
import { ReturningPlayer } from './returning.ts';

const SEED = 3;
const KILLS = isThorough ? 20 : 6;
const TABLES = 4;
const SEATS = 3;

interface Party {
  room: string;
  players: ReturningPlayer[];
  over: boolean;
}

const random = Random.from(seedFrom(SEED));
const parties: Party[] = [];
const playing: Promise<void>[] = [];
const inPlay = () => parties.filter(({ over }) => !over);
let server: Server;
let sent = 0;
let broken: unknown = null;

beforeAll(async () => {
  server = await Server.start();
}, 120_000);
afterAll(() => server?.stop());

/** Opens a table, seats everybody and starts the game; from here on all players play by themselves. */
async function begin(): Promise<void> {
  const players = Array.from(
    { length: SEATS },
    () => new ReturningPlayer(server.url, random.seed()),
  );
  const [host] = players as [ReturningPlayer];
  const room = await openTable(server.url, { game: 'room-share', seats: SEATS, key: host.key });
  for (const player of players) {
    const client = await player.enter(room);
    if (player !== host) await client.ask({ type: 'sit' }, 'sit');
    player.onSend = () => void sent++;
  }
  await host.client?.ask({ type: 'start' }, 'start');
  const party: Party = { room, players, over: false };
  parties.push(party);
  const all = Promise.all(players.map((player) => player.play())).then(() => {
    party.over = true;
  });
  playing.push(all);
  all.catch((error) => {
    broken ??= error;
  });
}

/** Waits until this many more messages were sent and then a moment more, so that the kill hits unfinished work. */
async function somewhere(messages: number): Promise<void> {
  const goal = sent + messages;
  await until(
    () => sent >= goal || inPlay().length === 0 || broken !== null,
    () => `${goal - sent} messages more`,
  );
  // With all games over the kill would hit an idle server.
  if (inPlay().length === 0) await begin();
  await pause(random.below(5));
}

const isBack = ({ client }: ReturningPlayer) => client !== null && !client.closed;

test(`${KILLS} kills lose nothing that was acknowledged`, { timeout: 600_000 }, async () => {
  for (let kill = 0; kill < KILLS; kill++) {
    while (inPlay().length < TABLES) await begin();
    // Some kills come before everybody is back.
    const hasty = random.below(4) === 0;
    const back = () => broken !== null || inPlay().every(({ players }) => players.every(isBack));
    if (!hasty) await until(back, 'everybody to be back');
    await somewhere(random.below(hasty ? SEATS * TABLES : 60));
    if (broken) throw broken;
    expect(inPlay()).not.toEqual([]);
    await server.kill();
    await server.restart();
  }
  await Promise.all(playing);

  for (const party of parties) await checkTable(party);
  const all = parties.flatMap(({ players }) => players);
  const sum = (count: (player: ReturningPlayer) => number) =>
    all.reduce((n, one) => n + count(one), 0);
  const commands = sum(({ kept }) => kept.length);
  const [returns, known, lost] = [
    sum((one) => one.returns),
    sum((one) => one.known),
    sum((one) => one.lost),
  ];
  console.log(
    `${parties.length} games, ${commands} commands kept, ${returns} returns; ` +
      `sent again: ${known} had been kept, ${lost} had not`,
  );
  // Without reconnects and resent commands the kills would have hit nothing.
  expect(returns).toBeGreaterThan(KILLS);
  expect(known + lost).toBeGreaterThan(0);
  expect(server.log).not.toMatch(/error/i);
});

async function checkTable({ room, players }: Party): Promise<void> {
  const replay = (await (await fetch(`${server.url}/api/rooms/${room}/replay`)).json()) as Replay;
  const order: number[][] = [];
  for (const [seat, { kept, key, client }] of players.entries()) {
    // The replay has the commands of this player in order: none is missing, none is there twice.
    const steps = replay.steps
      .map((step, at) => ({ ...step, at }))
      .filter((step) => step.seat === seat);
    const acted = kept.filter(({ order }) => order.type !== 'say');
    expect(steps.map(({ command, move }) => [command, move])).toEqual(
      acted.map(({ order }) => [order.type, 'move' in order ? order.move : null]),
    );
    acted.forEach(({ seq }, at) => {
      if (seq !== null) order.push([seq, steps[at]?.at ?? -1]);
    });
    const chatTexts = kept.flatMap(({ order }) => (order.type === 'say' ? order.text : []));
    const fresh = await Client.connect(server.url, room, { key });
    expect(
      fresh.table.chat.map(({ text }) => text).filter((text) => text.startsWith(`${seat}:`)),
    ).toEqual(chatTexts);
    // The state that was patched through all reconnects equals the one that was sent whole just now.
    expect(client?.game).toEqual(fresh.game);
    expect(client?.table).toEqual(fresh.table satisfies PublicTable);
    expect(client?.seq).toBe(fresh.seq);
    fresh.leave();
    client?.leave();
  }
  // The commands of different players, too, are stored in the order in which the server numbered them.
  order.sort(([a], [b]) => (a as number) - (b as number));
  const places = order.map(([, at]) => at as number);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
}
