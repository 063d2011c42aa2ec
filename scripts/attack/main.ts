// Attacks a table of a server of its own on this machine, and measures what two honest players feel meanwhile.
//   npm run attack [-- --seconds 10 --only watchers]
import { spawn } from 'node:child_process';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Client } from '../../test/kit/client.ts';
import { type Party, startParty } from '../../test/kit/server/party.ts';
import { pause } from '../../test/kit/server/wait.ts';
import { formatTable, quantile } from '../bench/measure.ts';
import type { Server } from '../bench/servers/process.ts';
import { bundle, Workerd } from '../bench/servers/workerd.ts';
import { ATTACKS } from './attacks.ts';

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '10' }, only: { type: 'string' } },
});
const SECONDS = Math.min(60, Number(values.seconds));
const MEGABYTE = 2 ** 20;
/** An honest player acts so often. */
const EVERY_MS = 200;
const WARM_UP_SECONDS = 4;
/** How long the server may take to give memory back. */
const SETTLING_MS = 15_000;

/** Wanted, see docs/operations.md. */
const WANTED = { p99: 250, shutOut: 1000, memory: 1.5 };

/** Says something, which is stored and told to all as a move is; resolves with the time until the other has it. */
async function act(from: Client, to: Client): Promise<number> {
  const start = performance.now();
  const answer = await from.ask({ type: 'say', text: `It is ${start}.` });
  if (answer.type === 'refused') throw new Error(answer.code);
  await to.until(() => to.seq >= from.seq);
  return performance.now() - start;
}

/** The owner of a seat comes with another window; resolves with the time until the welcome. */
async function enter(url: string, { room, clients }: Party): Promise<number> {
  const start = performance.now();
  const client = await Client.connect(url, room, { key: clients[0]?.key as string });
  const took = performance.now() - start;
  if (client.seat !== 0) throw new Error('not the owner of the seat');
  client.leave();
  return took;
}

async function measure(url: string, party: Party, isOver: () => boolean) {
  const [ada, ben] = party.clients as [Client, Client];
  const felt = { acts: [] as number[], entries: [] as number[] };
  const acting = async () => {
    for (let turn = 0; !isOver(); turn++) {
      felt.acts.push(await (turn % 2 ? act(ada, ben) : act(ben, ada)));
      await pause(EVERY_MS);
    }
  };
  const entering = async () => {
    while (!isOver()) {
      felt.entries.push(await enter(url, party));
      await pause(1000);
    }
  };
  await Promise.all([acting(), entering()]);
  return felt;
}

/** Resolves when the attack has ended. */
function attackWith(name: string, seconds: number, server: Server, party: Party): Promise<unknown> {
  const args = [name, new URL(server.url).port, party.room, party.clients[2]?.key as string];
  const attack = spawn(
    process.execPath,
    [join(import.meta.dirname, 'attacks.ts'), ...args, `${seconds}`],
    { stdio: 'inherit' },
  );
  return new Promise((ended) => attack.once('exit', ended));
}

async function run(name: string, server: Server): Promise<string[]> {
  const party = await startParty(server.url, 3);
  // The runtime keeps the memory that it once had, so what is compared is a server that has had a crowd before.
  await attackWith('fillers', WARM_UP_SECONDS, server, party);
  await measure(server.url, party, afterSeconds(1));
  const before = server.memory;
  const busy = server.cpu;
  let peak = before;
  const attack = attackWith(name, SECONDS, server, party);
  const watching = setInterval(() => {
    peak = Math.max(peak, server.memory);
  }, 200);
  const felt = await measure(server.url, party, afterSeconds(SECONDS));
  clearInterval(watching);
  const cpu = (server.cpu - busy).toFixed(1);
  await attack;
  const end = Date.now() + SETTLING_MS;
  while (server.memory > before * WANTED.memory && Date.now() < end) await pause(200);
  const after = server.memory;
  for (const client of party.clients) client.leave();
  const [p50, p99] = [quantile(felt.acts, 0.5), quantile(felt.acts, 0.99)];
  const slowest = Math.max(...felt.entries);
  const isHeld = p99 < WANTED.p99 && slowest < WANTED.shutOut && after < before * WANTED.memory;
  if (!isHeld) process.exitCode = 1;
  const megabytes = [before, peak, after].map((bytes) => `${Math.round(bytes / MEGABYTE)}`);
  const times = [p50, p99, slowest].map((ms) => ms.toFixed(0));
  return [name, `${felt.acts.length}`, ...times, cpu, ...megabytes, isHeld ? 'held' : 'NOT HELD'];
}

function afterSeconds(seconds: number): () => boolean {
  const end = Date.now() + seconds * 1000;
  return () => Date.now() > end;
}

bundle(join(import.meta.dirname, 'edge/worker.ts'));
const [load = 0] = loadavg();
console.log(
  `load ${load.toFixed(1)} on ${availableParallelism()} processors before the first attack`,
);
const head = [
  'acts',
  'p50, ms',
  'p99, ms',
  'slowest entry, ms',
  'CPU, s',
  'MB before',
  'at most',
  'after',
];
const rows = [['attack', ...head, '']];
for (const name of ['nobody', ...Object.keys(ATTACKS)]) {
  if (values.only && values.only !== name) continue;
  const server = await new Workerd(undefined, true, {}).start();
  try {
    rows.push(await run(name, server));
  } finally {
    server.stop();
  }
}
console.log(formatTable(rows));
process.exit();
