// The server is killed in the midst of games, again and again, and started on the same tables: whatever it
// had said that it has kept is there, once; everybody comes back by themselves and plays to the end.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Random, seedFrom } from '../../shared/engine/index.ts';
import type { PublicTable } from '../../shared/protocol/index.ts';
import type { Replay } from '../../shared/room/index.ts';
import { Client, openTable } from '../kit/client.ts';
import { Server } from '../kit/server/server.ts';
import { pause, until } from '../kit/server/wait.ts';
import { ReturningPlayer } from './returning.ts';

const SEED = 3;
const KILLS = 20;
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

/** A table with everybody seated, the game begun, all of them playing by themselves from here on. */
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

/** Waits for so many messages more, and then a moment: in the midst of whatever those set going. */
async function somewhere(messages: number): Promise<void> {
  const goal = sent + messages;
  await until(
    () => sent >= goal || inPlay().length === 0 || broken !== null,
    () => `${goal - sent} messages more`,
  );
  // All over at once: that would be killed in peace.
  if (inPlay().length === 0) await begin();
  await pause(random.below(5));
}

const isBack = ({ client }: ReturningPlayer) => client !== null && !client.closed;

test(`${KILLS} kills lose nothing that was acknowledged`, { timeout: 600_000 }, async () => {
  for (let kill = 0; kill < KILLS; kill++) {
    while (inPlay().length < TABLES) await begin();
    // Now and then before all are back.
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
  // Without these the kills would have hit nothing.
  expect(returns).toBeGreaterThan(KILLS);
  expect(known + lost).toBeGreaterThan(0);
  expect(server.log).not.toMatch(/error/i);
});

async function checkTable({ room, players }: Party): Promise<void> {
  const replay = (await (await fetch(`${server.url}/api/rooms/${room}/replay`)).json()) as Replay;
  const order: number[][] = [];
  for (const [seat, { kept, key, client }] of players.entries()) {
    // As this player played, in order; nothing missing, nothing twice, nothing else.
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
    const said = kept.flatMap(({ order }) => (order.type === 'say' ? order.text : []));
    const fresh = await Client.connect(server.url, room, { key });
    expect(
      fresh.table.chat.map(({ text }) => text).filter((text) => text.startsWith(`${seat}:`)),
    ).toEqual(said);
    // Patched along through all of it, and told whole just now.
    expect(client?.game).toEqual(fresh.game);
    expect(client?.table).toEqual(fresh.table satisfies PublicTable);
    expect(client?.seq).toBe(fresh.seq);
    fresh.leave();
    client?.leave();
  }
  // And among each other in the order that the server gave them.
  order.sort(([a], [b]) => (a as number) - (b as number));
  const places = order.map(([, at]) => at as number);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
}
