// Every game of the index has all of its parts, and no folder belongs to a game that is not in the index.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findManifest, type GameManifest, manifests } from '../../shared/games/index.ts';
import { type CheckedGame, missingParts, partFiles } from '../kit/manifest-parts.ts';
import type { GameTrials } from '../kit/trials.ts';

const ROOT = join(import.meta.dirname, '../..');
const hasFile = (path: string) => existsSync(join(ROOT, path));
const readFile = (path: string) => readFileSync(join(ROOT, path), 'utf8');

/** Undefined where a game has none, so that the check can say so. */
async function trialsOf(id: string): Promise<GameTrials | undefined> {
  const path = `test/games/${id}/trials.ts`;
  return hasFile(path) ? (await import(join(ROOT, path))).trials : undefined;
}

const checked = async (manifest: GameManifest): Promise<CheckedGame> => ({
  ...{ manifest, hasFile, readFile },
  trials: await trialsOf(manifest.facts.id),
});

test.each(manifests.map((manifest) => ({ id: manifest.facts.id, manifest })))(
  '$id has every part of a game',
  async ({ manifest }) => {
    expect(missingParts(await checked(manifest))).toEqual([]);
  },
);

test.each(['shared/games', 'client/games', 'test/games'])(
  '%s has a folder for every game, and no other',
  (folder) => {
    const found = readdirSync(join(ROOT, folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
    expect(found.toSorted()).toEqual(manifests.map(({ facts }) => facts.id).toSorted());
  },
);

test('the parent of an edition is a game that is no edition itself', () => {
  for (const { facts } of manifests) {
    if (facts.editionOf === undefined) continue;
    const parent = findManifest(facts.editionOf);
    expect(parent?.facts).toMatchObject({ id: facts.editionOf });
    expect(parent?.facts.editionOf).toBeUndefined();
  }
});

describe('the check of parts', async () => {
  const raja = await checked(findManifest('raja') as GameManifest);
  const files = partFiles(raja).map(([part, path]) => ({ part, path }));
  const { manifest, trials } = raja;
  const lacking = (facts: Partial<GameManifest['facts']>): CheckedGame => ({
    ...raja,
    manifest: { ...manifest, facts: { ...manifest.facts, ...facts } },
  });

  test.each(files)('names $part where $path is missing', ({ part, path }) => {
    const missing = missingParts({ ...raja, hasFile: (one) => one !== path && hasFile(one) });
    expect(missing).toContain(`${part}: ${path}`);
    const others = missing.filter((one) => !one.endsWith(path));
    expect(others).toEqual(path.endsWith('README.md') ? ['rulings: README.md'] : []);
  });

  test.each([
    ['title: facts.ts', lacking({ title: '' })],
    ['makers: facts.ts', lacking({ makers: '' })],
    ['size budget: facts.ts', lacking({ sizeBudgetKb: 0 })],
    ['seats against bots: facts.ts', lacking({ seatsAgainstBots: 6 })],
    ['rules with the seats of the facts: rules.ts', lacking({ seats: { min: 2, max: 6 } })],
    ['stored states of version 2: test/golden/stored-raja-2.json', lacking({ version: 2 })],
    ['rulings: README.md', { ...raja, readFile: () => '# Raja' }],
    [
      'sentence for the home page: client/games/raja/text/summary/it.ts',
      { ...raja, readFile: () => "export const summary = '';" },
    ],
    ['drawing: cover.svg', { ...raja, readFile: () => '<svg></svg>' }],
    ['settings of the laws: trials.ts', { ...raja, trials: undefined }],
    ['three goldens: trials.ts', { ...raja, trials: trials && { ...trials, goldens: [] } }],
  ])('names what is empty or contradicts the rules: %s', (part, game) => {
    expect(missingParts(game)).toContain(part);
  });

  test('names every part of a game that has only its manifest', async () => {
    const missing = missingParts(await checked(lacking({ id: 'chess' }).manifest));
    expect(missing).toEqual(
      expect.arrayContaining([
        'hints: client/games/chess/hints.ts',
        'words (fr): client/games/chess/text/fr.ts',
        'rulebook: client/games/chess/rulebook/index.tsx',
        'cover: client/games/chess/cover.svg',
        'preview: client/public/covers/chess.png',
        'trials: test/games/chess/trials.ts',
      ]),
    );
  });
});
