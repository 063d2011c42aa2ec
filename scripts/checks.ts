// The static checks, types and style. `npm run check` runs them, and `npm test` runs them first.
import { run } from './program.ts';

/**
 * Every folder with a tsconfig.json. The benchmarks are checked in their own folder, where their packages are
 * installed.
 */
const PROJECTS = [
  '.',
  'scripts',
  'scripts/attack/edge',
  'scripts/gallery',
  'worker',
  'client',
  'test',
  'test/worker',
  'test/worker/harness',
];

export const CHECKS: [program: string, ...args: string[]][] = [
  ...PROJECTS.map((project): [string, ...string[]] => ['tsc', '--project', project]),
  ['biome', 'ci', '--error-on-warnings'],
];

if (import.meta.main) {
  const failed = CHECKS.filter(([program, ...args]) => !run(program, args));
  process.exitCode = failed.length === 0 ? 0 : 1;
}
