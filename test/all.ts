// Every check there is, one after another: npm test
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const scratch = mkdtempSync(join(tmpdir(), 'foyer-test-'));
let passed = 0;
let failed = 0;

function run(command: string, ...given: string[]): boolean {
  console.log(`\n> ${command} ${given.join(' ')}`);
  return spawnSync(command, given, { stdio: 'inherit' }).status === 0;
}

function check(command: string, ...given: string[]): void {
  if (run(command, ...given)) passed++;
  else failed++;
}

/** Counts the single tests; a run that broke off before any counts as one failure. */
function vitest(...given: string[]): void {
  const file = join(scratch, 'vitest.json');
  const reports = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const green = run('vitest', 'run', ...reports, ...given);
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(file, 'utf8'));
    passed += numPassedTests;
    failed += Math.max(numFailedTests, green ? 0 : 1);
  } catch {
    failed++;
  }
  rmSync(file, { force: true });
}

const projects = [
  '.',
  'worker',
  'client',
  'test',
  'test/gallery',
  'test/worker',
  'test/worker/harness',
];
for (const project of projects) check('tsc', '--project', project);
check('biome', 'ci', '--error-on-warnings');
vitest();
vitest('--config', 'test/worker/vitest.config.ts');

rmSync(scratch, { recursive: true });
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
