// Compares our server with others. All run the same small game, Nim with a long heap for two seats. It has few rules
// and no secrets, so the servers are compared and not the rules.
//
// Every server is a separate process on this machine. This process plays on all of them through the same plain
// WebSockets, one move after the other at each table. Our server is the whole worker, bundled as for a deployment, in
// Cloudflare's runtime, without its rate limit. It stores every move before it sends it, and so does the bare object.
// boardgame.io and Colyseus keep everything in memory and would lose it in a crash. On a disk in memory, storing
// costs almost nothing, and the cost of the code becomes visible.
import { formatTable, formatWhole } from './measure.ts';
import {
  bare,
  bareInMemory,
  type Contender,
  contenders,
  ours,
  oursInMemory,
} from './servers/contenders.ts';
import { measureDiskWrite } from './servers/disk.ts';
import { measureReconnects, measureRestart } from './servers/reconnect.ts';
import {
  compareServers,
  isTargetMet,
  type Measurements,
  SPEED_COLUMNS,
  speedRow,
  type Target,
  WIRE_COLUMNS,
  wireRow,
} from './servers/report.ts';
import { measureSpeeds, Run, ratio } from './servers/rounds.ts';
import { measureAfterSleep, measureWire } from './servers/wire.ts';
import { bundle } from './servers/workerd.ts';

const LONGEST = 180_000;
setTimeout(() => {
  console.error('This takes too long.');
  process.exit(1);
}, LONGEST).unref();

bundle();
const runs = await Promise.all(contenders.map(async (one) => new Run(one, await one.start())));
const runOf = (contender: Contender) => runs.find((run) => run.contender === contender) as Run;
for (const run of runs) await run.openAll();
await measureSpeeds(runs);

const seen: Measurements[] = [];
for (const run of runs) {
  const blind = run.contender.open === bare.open;
  seen.push({
    run,
    wire: await measureWire(run),
    drops: blind ? [] : await measureReconnects(run),
  });
}
const slept = await measureAfterSleep(runOf(ours));
const restarted = await measureRestart(runOf(ours));

console.log(formatTable([SPEED_COLUMNS, ...seen.map(speedRow)]));
console.log(`\n${formatTable([WIRE_COLUMNS, ...seen.map(wireRow)])}\n`);
const busiest = Math.max(...runs.map((run) => run.median('clients')));
console.log(`  The clients took ${busiest.toFixed(2)} of a core at most.`);
console.log(
  `  To write to a file and sync it takes ${measureDiskWrite().toFixed(2)} ms on this disk.`,
);
console.log(`  Deflated, after the object has slept: ${formatWhole(slept)} bytes a move.`);
console.log(`  ${compareServers(runOf(ours), runOf(bare))}`);
if (oursInMemory && bareInMemory) {
  console.log(`  ${compareServers(runOf(oursInMemory), runOf(bareInMemory))}`);
}

const own = seen.find(({ run }) => run.contender === ours) as Measurements;
const targets: Target[] = [
  {
    what: 'moves/s of the bare object’s',
    is: ratio(runOf(ours), runOf(bare), 'moves'),
    target: 0.8,
    atLeast: true,
  },
  {
    what: 'p50 of the bare object’s',
    is: ratio(runOf(ours), runOf(bare), 'p50'),
    target: 1.25,
  },
  { what: 'bytes a move', is: own.wire.plain, target: 150 },
  { what: 'bytes a move, deflated', is: own.wire.deflated, target: 36 },
  { what: 'ms back after a cut, the longest', is: Math.max(...own.drops), target: 150 },
  { what: 'ms back after a restart, from its first answer', is: restarted, target: 1000 },
];
console.log();
if (!targets.map(isTargetMet).every(Boolean)) process.exitCode = 1;
process.exit();
