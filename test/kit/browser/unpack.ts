// One of several processes that unpack the same program: fails if the program is not complete afterwards.
import { readFileSync } from 'node:fs';
import { unpack } from './find.ts';

const [packed = '', program = ''] = process.argv.slice(2);
const file = readFileSync(await unpack(packed, program), 'utf8');
if (file.length !== 3_000_000 || !file.startsWith('a program')) process.exit(1);
