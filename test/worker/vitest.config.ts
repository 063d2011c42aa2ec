// The worker and its object, tested inside the runtime that they are made for:
//   vitest run --config test/worker/vitest.config.ts
// What lies in front of the worker, files and real connections, is tested from outside in harness/.
import { cloudflareTest } from '@cloudflare/vitest-plugin';
import { defineConfig } from 'vitest/config';
import { ORDER } from '../kit/order.ts';

/** What room ids are signed with here: taken from the surroundings, as the configuration demands it. */
process.env.ROOM_SECRETS = 'the-secret-of-these-tests';

const folder = { root: import.meta.dirname, cacheDir: '../../node_modules/.vite' };

export default defineConfig({
  test: {
    // Much of the time is waiting: for an object to fall asleep, for an alarm.
    maxWorkers: 3,
    sequence: ORDER,
    projects: [
      {
        ...folder,
        plugins: [
          cloudflareTest({
            wrangler: { configPath: '../../wrangler.toml' },
            miniflare: {
              // Alarms ring when they should.
              bindings: { PACE: { alarmJitterMs: 0 } },
              // The shell as it is written, not as it is built: there is no build in a fresh clone.
              assets: { directory: '../../client', binding: 'ASSETS' },
            },
          }),
        ],
        test: {
          name: 'inside',
          include: ['*.spec.ts'],
          setupFiles: ['./setup.ts'],
          restoreMocks: true,
          testTimeout: 120_000,
        },
      },
      {
        ...folder,
        test: { name: 'harness', include: ['harness/*.spec.ts'], testTimeout: 120_000 },
      },
    ],
  },
});
