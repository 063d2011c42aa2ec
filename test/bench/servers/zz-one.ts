import { bundle, Workerd } from './workerd.ts';
import { openOurs } from './ours.ts';
import { openBare } from './bare.ts';
import { Table } from './table.ts';
import { spawn, execFileSync } from 'node:child_process';
bundle();
for (const [name, open, w] of [['ours', openOurs, new Workerd('ours')], ['bare', openBare, new Workerd('bare')]] as const) {
  const s = await w.start();
  const t = await Table.seated(await open(s.url));
  for (let i = 0; i < 20; i++) await t.move();
  const pid = (s as any)['_']; 
  const pids = execFileSync('pgrep', ['-f', `${name}.capnp`]).toString().trim().split('\n');
  const st = spawn('strace', ['-f', '-c', '-U', 'name,calls,time,total-time', ...pids.flatMap((p) => ['-p', p])], { stdio: ['ignore', 'inherit', 'inherit'] });
  await new Promise((r) => setTimeout(r, 1000));
  const n = 320;
  for (let i = 0; i < n; i++) await t.move();
  st.kill('SIGINT'); await new Promise((r) => st.on('exit', r));
  console.log(name, n, 'moves');
}
process.exit(0);
