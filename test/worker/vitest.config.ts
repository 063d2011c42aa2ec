// Tests of the worker and its Durable Object inside their real runtime:
//   vitest run --config test/worker/vitest.config.ts
// What stands before the worker, files and real connections, is tested from outside in harness/.
import { cloudflareTest } from '@cloudflare/vitest-plugin';
import { defineConfig } from 'vitest/config';
import { ORDER } from '../kit/order.ts';

/** The secret for room ids comes from the environment, as the configuration demands. */
process.env.ROOM_SECRETS = 'the-secret-of-these-tests';

const folder = { root: import.meta.dirname, cacheDir: '../../node_modules/.vite' };

export default defineConfig({
  test: {
    // Much of the time is waiting, for an object to fall asleep or for an alarm.
    maxWorkers: 3,
    sequence: ORDER,
    projects: [
      {
        ...folder,
        plugins: [
          cloudflareTest({
            wrangler: { configPath: '../../wrangler.toml' },
            miniflare: {
              bindings: {
                // Alarms ring exactly on time.
                PACE: { alarmJitterMs: 0 },
                // The runtime has no environment of its own, and sampleOf() asks for these.
                SEED: `${ORDER.seed}`,
                THOROUGH: process.env.THOROUGH ?? '',
              },
              // The shell as it is written, not as it is built: a fresh clone has no build.
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
