// Runs after `npm ci`: makes the project's own scripts use the Node.js that it installs as a package. npm does that
// itself only from version 11 on. Older versions are confused by six packages, one for each system, that all contain
// a `node`. It is plain JavaScript, because it runs on any installed Node.js.
import { spawnSync } from 'node:child_process';
import { linkSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The first version that runs TypeScript without a flag. */
const OLDEST = [22, 18];

const root = fileURLToPath(new URL('..', import.meta.url));
const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const isWindows = process.platform === 'win32';
const file = isWindows ? 'node.exe' : 'node';
const bin = join(root, 'node_modules', '.bin');
const link = join(bin, file);

mkdirSync(bin, { recursive: true });
// Windows does not allow a running program to be replaced. On a second installation the old `node` is the one that
// runs this.
if (process.execPath === link) process.exit();
rmSync(link, { force: true });
// npm installs only the package for this system. Its program may still fail to run, as on a Linux with other
// libraries.
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
