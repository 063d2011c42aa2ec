import { expect, test } from 'vitest';
import { summarise } from '../../scripts/test-report.ts';

const report = (testResults: unknown[]) =>
  JSON.stringify({ numPassedTests: 7, numFailedTests: 1, testResults });

const FAILED = {
  name: '/foyer/test/e2e/solo.test.ts',
  status: 'failed',
  message: '',
  assertionResults: [
    { fullName: 'a game goes on', status: 'passed', failureMessages: [] },
    { fullName: 'a game ends', status: 'failed', failureMessages: ['Error: no end\n    at solo'] },
  ],
};

test('a run names what failed, with the first line of why', () => {
  expect(summarise(report([FAILED]), '/foyer')).toEqual({
    passed: 7,
    failed: 1,
    failures: ['test/e2e/solo.test.ts: a game ends\n    Error: no end'],
  });
});

test('a file that cannot be loaded is a failure', () => {
  const broken = { ...FAILED, message: 'no such module\nat x', assertionResults: [] };
  const { failed, failures } = summarise(report([FAILED, broken]), '/foyer');
  expect(failed).toBe(2);
  expect(failures[1]).toBe('test/e2e/solo.test.ts\n    no such module');
});
