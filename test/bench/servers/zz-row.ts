import { bundle, Workerd } from './workerd.ts';
import { openOurs } from './ours.ts';
import { Table } from './table.ts';
import { execFileSync } from 'node:child_process';
import { DatabaseSync } from 'node:sqlite';
bundle();
const s = await new Workerd('row').start();
const t = await Table.seated(await openOurs(s.url));
for (let i = 0; i < 40; i++) await t.move();
const f = execFileSync('sh', ['-c', `find ${process.env.TMPDIR} -name "*.sqlite"`]).toString().trim().split('\n');
for (const p of f) { const db = new DatabaseSync(p, { readOnly: true }); try { for (const r of db.prepare('select * from events order by seq desc limit 4').all()) console.log(r); console.log(db.prepare('select avg(length(patch)) p, avg(length(move)) m, avg(length(events)) e from events where seq > 10').get(), db.prepare('select seq, length(body) from snapshots').all()); console.log(db.prepare('select * from sqlite_master').all().map((x: any) => x.sql)); } catch (e) { console.log(p, String(e)); } }
process.exit(0);
