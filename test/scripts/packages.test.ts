// `npm ci` works on every system: the lock file names all packages that exist for one system only.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { describe, expect, test } from 'vitest';

interface Package {
  version?: string;
  os?: string | string[];
  cpu?: string | string[];
  bin?: Record<string, string>;
  integrity?: string;
  optionalDependencies?: Record<string, string>;
}
type Lock = Record<string, Package>;

const read = (file: string) =>
  JSON.parse(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8'));
const lock: Lock = read('package-lock.json').packages;

/** The package that an import in this place finds: there, or in a folder around it. */
function find(packages: Lock, place: string, name: string): Package | undefined {
  for (let at = place; ; at = dirname(dirname(at))) {
    const found = packages[join(at, 'node_modules', name)];
    if (found || at === '' || at === '.') return found;
  }
}

/** Optional packages that the lock file lacks. `npm ci` would refuse them or leave them out. */
const missing = (packages: Lock): string[] =>
  Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !find(packages, place, name))
      .map((name) => `${place || 'the project'} wants ${name}`),
  );

const SYSTEMS = ['darwin', 'linux', 'win32'].flatMap((os) =>
  ['arm64', 'x64'].map((cpu) => ({ os, cpu })),
);
const fits = (own: string | string[] | undefined, wanted: string) => [own].flat().includes(wanted);

describe.each(['package-lock.json', 'scripts/bench/package-lock.json'])('%s', (file) => {
  const packages: Lock = read(file).packages;

  test('names every optional package that a package asks for', () => {
    expect(missing(packages)).toEqual([]);
  });

  test('names every package with its version and its checksum', () => {
    const loose = Object.entries(packages).filter(
      ([place, { version, integrity }]) => place !== '' && !(version && integrity),
    );
    expect(loose).toEqual([]);
  });
});

describe.each(SYSTEMS)('$os $cpu', ({ os, cpu }) => {
  test('has a Node.js that runs TypeScript without a flag', () => {
    const nodes = Object.values(lock).filter((one) => one.bin?.node && fits(one.os, os));
    const own = nodes.filter((one) => fits(one.cpu, cpu));
    expect(own).toHaveLength(1);
    const [major = 0, minor = 0] = (own[0]?.version ?? '').split('.').map(Number);
    expect(major * 100 + minor).toBeGreaterThanOrEqual(22 * 100 + 18);
  });

  test.each(['@biomejs/biome', 'typescript', 'workerd', 'esbuild', 'rolldown', 'lightningcss'])(
    'has the native part of %s',
    (name) => {
      const { optionalDependencies = {} } = lock[`node_modules/${name}`] ?? {};
      const parts = Object.keys(optionalDependencies).map((part) => lock[`node_modules/${part}`]);
      const own = parts.filter((part) => fits(part?.os, os) && fits(part?.cpu, cpu));
      // workerd has no package for this system; its installer fetches the one for x64.
      const emulated = name === 'workerd' && os === 'win32' && cpu === 'arm64';
      expect(own.length > 0).toBe(!emulated);
    },
  );
});

test('each package that brings a Node.js is one that the project asks for', () => {
  const asked = Object.keys(read('package.json').optionalDependencies);
  const nodes = Object.entries(lock).filter(([, { bin }]) => bin?.node);
  expect(nodes.map(([place]) => place.replace('node_modules/', ''))).toEqual(asked);
});

test('the check finds a missing package', () => {
  const packages: Lock = {
    'node_modules/a': { optionalDependencies: { b: '1', c: '1', d: '1' } },
    'node_modules/b': {},
    'node_modules/a/node_modules/c': {},
  };
  expect(missing(packages)).toEqual(['node_modules/a wants d']);
});
