// After `npm ci`: puts the Node that the project brings into the path of its own commands. npm does that by itself only
// from version 11 on; older ones stumble over six packages, one for each system, that all bring a `node`.
// Plain JavaScript, since it runs on whichever Node is there.
import { spawnSync } from 'node:child_process';
import { linkSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The first that runs TypeScript without a flag. */
const OLDEST = [22, 18];

const root = fileURLToPath(new URL('..', import.meta.url));
const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const isWindows = process.platform === 'win32';
const file = isWindows ? 'node.exe' : 'node';
const bin = join(root, 'node_modules', '.bin');
const link = join(bin, file);

mkdirSync(bin, { recursive: true });
// Windows does not part with a program that runs: on a second installation it is this one.
if (process.execPath === link) process.exit();
rmSync(link, { force: true });
// Only the one for this system is installed. It may still not run, as on a Linux with other libraries.
const program = Object.keys(optionalDependencies)
  .map((name) => join(root, 'node_modules', name, 'bin', file))
  .find((path) => spawnSync(path, ['--version']).status === 0);
if (program && isWindows) linkSync(program, link);
else if (program) symlinkSync(relative(bin, program), link);
else {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1]))
    console.error(
      `Foyer brings no Node for this system: it needs Node ${OLDEST.join('.')} or newer.`,
    );
}
