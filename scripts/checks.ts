// What is checked without running anything, types and style: `npm run check` runs this list, and so does `npm test`.
import { run } from './program.ts';

/** Each folder with a tsconfig.json of its own. The benchmarks check theirs, with the packages that only they need. */
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
