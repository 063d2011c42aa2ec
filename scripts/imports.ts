// Finds which file imports which, types and dynamic imports included, and defines which folder may import which. `npm
// run graph` prints the result, and test/architecture.test.ts fails on an import that is not allowed.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';

const root = resolve(import.meta.dirname, '..');

/** The client's folders from the lowest to the highest. Each may import those before it, and all of `shared`. */
const CLIENT = [
  'session',
  'text',
  'kit',
  'table',
  'games',
  'advice',
  'story',
  'local',
  'replay',
  'lessons',
  'embed',
  'app',
].map((name) => `client/${name}`);

const SHARED: Record<string, readonly string[]> = {
  'shared/engine': [],
  'shared/laws': ['shared/engine'],
  'shared/protocol': ['shared/engine'],
  // The protocol defines the levels of bots.
  'shared/bots': ['shared/engine', 'shared/protocol'],
  // A game provides the heuristic for its bots.
  'shared/games': ['shared/engine', 'shared/bots'],
  'shared/room': ['shared/engine', 'shared/protocol', 'shared/bots'],
};

/** The layers. Each is a folder, with the layers that it may import besides itself. */
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

/** Converts a path to the form used in imports, on every operating system. */
const withSlashes = (path: string) => path.replaceAll(sep, '/');

/** Returns all files of these folders whose names match the pattern. Without a pattern these are all TypeScript sources. */
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

// The patterns find static imports, exports and import(), and then files that are only named: workers, and folders
// that the bundler reads.
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

/** Returns the layer that a file belongs to: the longest folder in the table that contains it. */
export const layerOf = (file: string): string | null =>
  Object.keys(LAYERS)
    .filter((layer) => file.startsWith(`${layer}/`))
    .sort((a, b) => b.length - a.length)[0] ?? null;

/** Tells whether the import leads to a layer that the importing layer may not use. */
export function isUpward({ from, to }: Import): boolean {
  const [importer, imported] = [layerOf(from), layerOf(to)];
  if (importer === null || imported === null || importer === imported) return false;
  return !LAYERS[importer]?.includes(imported);
}

/** Returns every import between two layers that the table does not allow. */
export const upwardImports = (imports: readonly Import[]): Import[] => imports.filter(isUpward);

/** Returns one shortest cycle for each group of files that import each other in a circle. */
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

/** Returns the shortest path from a file back to itself. */
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

/** Counts the imports from each layer to each other layer. */
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
