// Runs every check, one after another: npm test
//   SEED=7 npm test    runs the tests of each file in the order of that seed
// With --quick it runs what takes a minute or so: types, lint, the tests without server and browser, and one game in
// the browser. With --thorough the tests that otherwise try a sample try everything, which takes about an hour.
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { detectBrowser } from '../test/kit/browser/find.ts';
import { ORDER } from '../test/kit/order.ts';
import { IN_BROWSER } from '../vitest.config.ts';
import { CHECKS } from './checks.ts';
import { ROOT, run } from './program.ts';
import { summarise } from './test-report.ts';

/** Tests that play thousands of games or need a server. */
const LONG = [
  ...IN_BROWSER,
  ...[
    'test/drill/**',
    'test/server/**',
    'test/shared/laws/*.test.ts',
    'test/games/*/laws.test.ts',
    'test/shared/bots/**',
    'test/shared/room/simulation.test.ts',
  ],
];
const GAME = 'test/e2e/games.test.ts';

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    thorough: { type: 'boolean', default: false },
  },
});
const scratch = mkdtempSync(join(tmpdir(), 'foyer-test-'));
const browser = detectBrowser();
let passed = 0;
let failed = 0;
const failures: string[] = [];

// All child processes use the same order.
process.env.SEED = `${ORDER.seed}`;
if (values.thorough) process.env.THOROUGH = 'yes';

function show(name: string, args: string[]): boolean {
  console.log(`\n> ${name} ${args.join(' ')}`);
  return run(name, args);
}

function check(name: string, ...args: string[]): void {
  if (show(name, args)) return void passed++;
  failed++;
  failures.push([name, ...args].join(' '));
}

/** Counts the tests. A run that ends before its first test counts as one failure. */
function vitest(...args: string[]): void {
  const file = join(scratch, 'vitest.json');
  const reports = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const green = show('vitest', ['run', ...reports, ...args]);
  try {
    const summary = summarise(readFileSync(file, 'utf8'), ROOT);
    passed += summary.passed;
    failed += Math.max(summary.failed, green ? 0 : 1);
    failures.push(...summary.failures);
    if (!green && summary.failed === 0) failures.push('vitest: an error outside the tests');
  } catch {
    failed++;
    failures.push(`vitest ${args.join(' ')}`);
  }
  rmSync(file, { force: true });
}

for (const [program, ...args] of CHECKS) check(program, ...args);
if (values.quick) {
  vitest(...LONG.map((glob) => `--exclude=${glob}`));
  if (browser.kind !== 'none') vitest(GAME, '-t', 'with . players');
} else {
  vitest();
  vitest('--config', 'test/worker/vitest.config.ts');
}

rmSync(scratch, { recursive: true });
if (browser.kind === 'none') {
  const files = values.quick ? [GAME] : globSync(IN_BROWSER, { cwd: ROOT });
  // Tests that did not run count as not passed.
  failed += files.length;
  console.log(`\nTest files that need a browser and have not run: ${files.length}. ${browser.why}`);
}
console.log(`\nThe tests of each file ran in the order of SEED=${ORDER.seed}.`);
if (failures.length > 0) console.log(`\nWhat failed:\n${failures.join('\n')}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
