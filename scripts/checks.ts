// All checks that run nothing, types and style: for `npm run check`, and as the first part of `npm test`.
import { run } from './program.ts';

/** Each folder with a tsconfig.json. The benchmarks are checked in their own folder, which installs their packages. */
const PROJECTS = [
  '.',
  'scripts',
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
