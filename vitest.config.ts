import { defineConfig } from 'vitest/config';
import { detectBrowser } from './test/kit/browser/find.ts';
import { ORDER } from './test/kit/order.ts';

/** What needs a browser: without one these are left out, and `npm test` says so and counts them as failed. */
export const IN_BROWSER = ['test/drill/drill.test.ts', 'test/e2e/**/*.test.ts'];

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    testTimeout: 120_000,
    exclude: ['**/node_modules/**', ...(detectBrowser().kind === 'none' ? IN_BROWSER : [])],
    globalSetup: 'test/kit/browser/setup.ts',
    sequence: ORDER,
    // Beside a test that waits for its browser there is always another; left alone two cores would run one.
    maxWorkers: 2,
    // What a browser is waited for takes longer where others work on the same machine.
    expect: { poll: { timeout: 10_000 } },
  },
});
