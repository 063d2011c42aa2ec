// Collects the scenarios of every game from the tests.

import { setWitness } from '../../test/kit/scenario/witness.ts';
import type { Moment, Scenario } from './client/scenario.ts';
import { type CollectedTest, collectTests } from './vitest.ts';

/**
 * The test files with scenarios. The check of the rulings is left out, because it reads the disk and cannot run in a
 * browser.
 */
const files = import.meta.glob([
  '../../test/games/*/*.test.ts',
  '!../../test/games/*/{laws,rulings}.test.ts',
]);

/** Returns the scenarios of all games, or of one. */
export async function loadScenarios(game?: string): Promise<Scenario[]> {
  const found: Scenario[] = [];
  for (const [path, load] of Object.entries(files)) {
    if (game && !path.includes(`/games/${game}/`)) continue;
    const file = path.replace('../../test/games/', '').replace('.test.ts', '');
    for (const one of await collectTests(load)) found.push(...(await recordPositions(file, one)));
  }
  return found;
}

/** Runs one test. Each position that it sets up becomes a scenario. */
async function recordPositions(file: string, { title, run }: CollectedTest): Promise<Scenario[]> {
  const tables: { game: string; moments: Moment[] }[] = [];
  setWitness({
    given(game, state) {
      const moments: Moment[] = [{ state, step: null }];
      // Some tests set up hundreds of positions to count something. The first ones are enough for the gallery.
      if (tables.length < MOST) tables.push({ game, moments });
      return ({ state: after, ...step }) => moments.push({ state: after, step });
    },
  });
  await run();
  return tables.map(({ game, moments }, at) => {
    const name = tables.length > 1 ? `${title} (${at + 1})` : title;
    return { id: slug(`${file.split('/')[1]} ${name}`), file, title: name, game, moments };
  });
}

const MOST = 4;

const slug = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
