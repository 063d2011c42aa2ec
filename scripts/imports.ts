// Which file imports which, types and dynamic imports included, and which folder may import which. `npm run graph`
// prints it; test/architecture.test.ts fails on what breaks it.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';

const root = resolve(import.meta.dirname, '..');

/** The client's folders from the lowest to the highest: each may import those before it, and all of `shared`. */
const CLIENT = ['session', 'text', 'kit', 'table', 'games', 'advice', 'local', 'embed', 'app'].map(
  (name) => `client/${name}`,
);

const SHARED: Record<string, readonly string[]> = {
  'shared/engine': [],
  'shared/laws': ['shared/engine'],
  'shared/protocol': ['shared/engine'],
  // The levels of bots are words of the protocol.
  'shared/bots': ['shared/engine', 'shared/protocol'],
  // A game brings the heuristic that its bots play by.
  'shared/games': ['shared/engine', 'shared/bots'],
  'shared/room': ['shared/engine', 'shared/protocol', 'shared/bots'],
};

/** Each layer, a folder, with the layers that it may import besides itself. */
export const LAYERS: Readonly<Record<string, readonly string[]>> = {
  ...SHARED,
  worker: Object.keys(SHARED),
  ...Object.fromEntries(
    CLIENT.map((layer, at) => [layer, [...Object.keys(SHARED), ...CLIENT.slice(0, at)]]),
  ),
};

export interface Import {
  from: string;
  /** A path inside the project, or `package <name>`. */
  to: string;
}

/** A path as it is written in an import, on every system. */
const withSlashes = (path: string) => path.replaceAll(sep, '/');

/** All files of these folders of the project whose names match; without a pattern, all TypeScript sources. */
export const sourceFiles = (
  folders = ['shared', 'worker', 'client'],
  pattern = /\.tsx?$/,
): string[] =>
  folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => pattern.test(name) && !name.includes('node_modules'))
      .map((name) => withSlashes(join(folder, name))),
  );

export const readSource = (file: string): string => readFileSync(join(root, file), 'utf8');

// Static imports, exports and import(); then files that are only named: workers, and folders that the bundler reads.
const IMPORTS = /(?:\bfrom|\bimport)\s*\(?\s*'([^']+)'/g;
const NAMED =
  /\bnew URL\(\s*'(\.[^']+)',\s*import\.meta\.url|\bimport\.meta\.glob(?:<[^(]*>)?\(\s*'(\.[^']+)'/g;

export function importsOf(file: string, text: string): Import[] {
  const named = [...text.matchAll(NAMED)].map(([, url, glob]) => url ?? glob ?? '');
  const imported = [...text.matchAll(IMPORTS)].map(([, name = '']) => name);
  return [...imported, ...named].map((name) => ({
    from: file,
    to: name.startsWith('.')
      ? withSlashes(relative(root, resolve(root, dirname(file), name)))
      : `package ${name}`,
  }));
}

export const allImports = (files: readonly string[] = sourceFiles()): Import[] =>
  files.flatMap((file) => importsOf(file, readSource(file)));

/** The layer that a file belongs to: the longest folder of the table that holds it. */
export const layerOf = (file: string): string | null =>
  Object.keys(LAYERS)
    .filter((layer) => file.startsWith(`${layer}/`))
    .sort((a, b) => b.length - a.length)[0] ?? null;

/** Whether the import leads from a layer to one that it may not know. */
export function isUpward({ from, to }: Import): boolean {
  const [importer, imported] = [layerOf(from), layerOf(to)];
  if (importer === null || imported === null || importer === imported) return false;
  return !LAYERS[importer]?.includes(imported);
}

/** Every import between two layers that the table does not allow. */
export const upwardImports = (imports: readonly Import[]): Import[] => imports.filter(isUpward);

/** Of each group of files that import one another in a circle, one shortest circle. */
export function importCycles(imports: readonly Import[]): string[][] {
  const next = new Map<string, string[]>();
  for (const { from, to } of imports) next.set(from, [...(next.get(from) ?? []), to]);
  const found: string[][] = [];
  const inCycle = new Set<string>();
  for (const file of [...next.keys()].sort()) {
    if (inCycle.has(file)) continue;
    const cycle = shortestCycle(file, next);
    if (!cycle) continue;
    for (const one of cycle) inCycle.add(one);
    found.push(cycle);
  }
  return found;
}

/** The shortest way from a file back to itself. */
function shortestCycle(start: string, next: ReadonlyMap<string, string[]>): string[] | null {
  const cameFrom = new Map<string, string>();
  const queue = [start];
  for (const file of queue) {
    for (const imported of next.get(file) ?? []) {
      if (imported === start) {
        const cycle = [file];
        for (let at = file; at !== start; ) {
          at = cameFrom.get(at) as string;
          cycle.unshift(at);
        }
        return cycle;
      }
      if (cameFrom.has(imported)) continue;
      cameFrom.set(imported, file);
      queue.push(imported);
    }
  }
  return null;
}

/** How many imports lead from each layer to each other one. */
export function countLayerImports(imports: readonly Import[]): Map<string, Map<string, number>> {
  const counts = new Map(Object.keys(LAYERS).map((layer) => [layer, new Map<string, number>()]));
  for (const { from, to } of imports) {
    const [importer, imported] = [layerOf(from), layerOf(to)];
    if (!importer || !imported || importer === imported) continue;
    const row = counts.get(importer);
    row?.set(imported, (row.get(imported) ?? 0) + 1);
  }
  return counts;
}
