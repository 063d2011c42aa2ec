// Makes two builds of Foyer that differ in their rules: the repository itself, and a copy with edits.
import { cpSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, start } from '../../scripts/program.ts';
import type { Source } from '../kit/server/server.ts';
import { changeRules } from './new-rules.ts';

/** Folders that no build needs. Hidden folders are left out, too. */
const LEFT_OUT = ['node_modules', 'dist', 'test', 'docs', 'shots'];

/** Replaces a piece of a file of the second build, once or `times` times; `$&` in `to` stands for the piece itself. */
export type Edit = (file: string, from: string, to: string, times?: number) => void;

export interface Builds {
  old: Source;
  new: Source;
}

export async function makeBuilds(folder: string): Promise<Builds> {
  const [oldRoot, newRoot] = [join(folder, 'old'), join(folder, 'new')];
  copyRepository(oldRoot);
  copyRepository(newRoot);
  changeRules(editorOf(newRoot));
  const [before, after] = await Promise.all([buildClient(oldRoot), buildClient(newRoot)]);
  return { old: before, new: after };
}

function copyRepository(to: string): void {
  for (const name of readdirSync(ROOT)) {
    if (LEFT_OUT.includes(name) || name.startsWith('.')) continue;
    cpSync(join(ROOT, name), join(to, name), { recursive: true });
  }
  symlinkSync(join(ROOT, 'node_modules'), join(to, 'node_modules'), 'junction');
}

const editorOf =
  (root: string): Edit =>
  (file, from, to, times = 1) => {
    const path = join(root, file);
    const pieces = readFileSync(path, 'utf8').split(from);
    const found = pieces.length - 1;
    // When the code changed, the edit in new-rules.ts must be changed with it.
    if (found !== times) {
      throw new Error(`${file}: ${times} expected, ${found} found of\n${from}`);
    }
    writeFileSync(path, pieces.join(to.replace('$&', () => from)));
  };

/** Builds the client as for a deployment. */
async function buildClient(root: string): Promise<Source> {
  const assets = join(root, 'dist');
  const building = start('vite', ['build', '--logLevel', 'error', '--outDir', assets], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: 'inherit',
  });
  const code = await new Promise((done) => building.on('exit', done));
  if (code !== 0) throw new Error(`the client in ${root} could not be built`);
  return { root, assets };
}
