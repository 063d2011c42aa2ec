// The scenarios of every game, read off the tests themselves.

import { watch } from '../../test/kit/scenario/witness.ts';
import type { Moment, Scenario } from './client/scenario.ts';
import { type Collected, collecting } from './vitest.ts';

/** Each file of scenarios, by its path. What reads the disk is about the tests, not about a game. */
const files = import.meta.glob([
  '../../test/games/*/*.test.ts',
  '!../../test/games/*/{laws,rulings}.test.ts',
]);

export async function scenarios(): Promise<Scenario[]> {
  const found: Scenario[] = [];
  for (const [path, load] of Object.entries(files)) {
    const file = path.replace('../../test/games/', '').replace('.test.ts', '');
    for (const one of await collecting(load)) found.push(...(await watched(file, one)));
  }
  return found;
}

/** What was on the table in one test: as many scenarios as it set up positions. */
async function watched(file: string, { title, run }: Collected): Promise<Scenario[]> {
  const tables: { game: string; moments: Moment[] }[] = [];
  watch({
    given(game, state) {
      const moments: Moment[] = [{ state, step: null }];
      // Some tests set up hundreds, to count; a look at the first of them is enough.
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
