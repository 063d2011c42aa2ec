import { defineConfig } from 'vitest/config';
import { detectBrowser } from './test/kit/browser/find.ts';
import { LongestFirst } from './test/kit/longest-first.ts';
import { ORDER } from './test/kit/order.ts';

/** The tests that need a browser. Without one they are left out, and `npm test` counts them as failed. */
export const IN_BROWSER = ['test/drill/drill.test.ts', 'test/e2e/**/*.test.ts'];

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    testTimeout: 120_000,
    exclude: ['**/node_modules/**', ...(detectBrowser().kind === 'none' ? IN_BROWSER : [])],
    globalSetup: 'test/kit/browser/setup.ts',
    sequence: { ...ORDER, sequencer: LongestFirst },
    // While one test waits for its browser another one runs; with a single worker a core would be idle.
    maxWorkers: 2,
    // Browsers are slow when other programs run on the same machine.
    expect: { poll: { timeout: 10_000 } },
  },
});
