// The positions of the scenarios of one game, for tests that want to look at all of them. The scenarios are themselves
// tests, so a second loader runs them with a stand-in for the test tool, as the debug gallery does.
import { join } from 'node:path';
import { createServer } from 'vite';

const ROOT = join(import.meta.dirname, '../../..');

interface Scenario {
  game: string;
  file: string;
  title: string;
  moments: { state: unknown }[];
}

export interface Position {
  state: unknown;
  /** Where it comes from, for the message of a failed test. */
  from: string;
}

export async function scenarioPositions(game: string): Promise<Position[]> {
  const server = await createServer({
    configFile: join(ROOT, 'scripts/gallery/vite.config.ts'),
    // Nothing is served, and two of them may run at the same time.
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    appType: 'custom',
    logLevel: 'error',
  });
  try {
    const { loadScenarios } = await server.ssrLoadModule('/scenarios.ts');
    const found: Scenario[] = await loadScenarios(game);
    // The tests of a game also set up tables of its editions.
    const own = found.filter((one) => one.game === game);
    return own.flatMap(({ file, title, moments }) =>
      moments.map(({ state }, at) => ({ state, from: `${file}: ${title}, moment ${at}` })),
    );
  } finally {
    await server.close();
  }
}
