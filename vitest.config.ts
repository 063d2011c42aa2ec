import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    testTimeout: 120_000,
    exclude: ['**/node_modules/**'],
    // Beside a test that waits for its browser there is always another; left alone two cores would run one.
    maxWorkers: 2,
    // What a browser is waited for takes longer where others work on the same machine.
    expect: { poll: { timeout: 10_000 } },
  },
});
