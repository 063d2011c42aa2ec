import { bundle, Workerd } from './workerd.ts';
import { openOurs } from './ours.ts';
import { openBare } from './bare.ts';
import { Table } from './table.ts';
bundle();
const ws = { ours: [new Workerd('ours'), openOurs], bare: [new Workerd('bare'), openBare], loose: [new Workerd('loose', false), openBare] } as const;
const N = Number(process.argv[2] ?? 50), R = Number(process.argv[3] ?? 5);
const all: any[] = [];
for (const [name, [w, open]] of Object.entries(ws)) {
  const s = await (w as any).start();
  const m0 = s.memory;
  const tables: Table[] = [];
  for (let i = 0; i < N; i += 10) tables.push(...await Promise.all(Array.from({length: 10}, async () => Table.seated(await (open as any)(s.url)))));
  console.log(name, 'memory/room', Math.round((s.memory - m0) / N));
  const t = tables[0]!; const a = t.seats[0].bytes; const b = t.seats[1].bytes;
  if (name === 'ours') (t.seats[0] as any).socket.on('message', (d: any) => t.moves < 4 && console.log(String(d)));
  for (let i = 0; i < 40; i++) await t.move();
  console.log(name, 'bytes/move', (t.seats[0].bytes - a) / 40, (t.seats[1].bytes - b) / 40);
  all.push({ name, s, tables, one: await Table.seated(await (open as any)(s.url)), r: [] as any[] });
}
for (let r = 0; r < R; r++) for (const c of all) {
  await Promise.all(c.tables.map((t: Table) => t.move()));
  const lat: number[] = [];
  for (let i = 0; i < 200; i++) { const t0 = performance.now(); await c.one.move(); lat.push(performance.now() - t0); }
  const c0 = c.s.cpu, p0 = process.cpuUsage(); const t0 = performance.now(); const end = t0 + 2000;
  const n = (await Promise.all(c.tables.map((t: Table) => t.moveUntil(() => performance.now() > end)))).reduce((a: number, b: number) => a + b, 0);
  const sec = (performance.now() - t0) / 1000; const p = process.cpuUsage(p0);
  lat.sort((a, b) => a - b);
  c.r.push({ rate: n / sec, cpu: (c.s.cpu - c0) / n * 1e6, client: (p.user + p.system) / n, p50: lat[100], p99: lat[198] });
}
const med = (a: number[]) => a.sort((x, y) => x - y)[Math.floor(a.length / 2)]!;
for (const c of all) console.log(c.name, Object.fromEntries(['rate', 'cpu', 'client', 'p50', 'p99'].map((k) => [k, +med(c.r.map((x: any) => x[k])).toFixed(2)])));
process.exit(0);
