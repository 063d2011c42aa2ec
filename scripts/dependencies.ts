// Measures how large each runtime dependency is as it is shipped: only the exports that the client or the worker
// imports, bundled and minified without the other dependencies, then compressed with brotli. docs/architecture.md
// quotes the result.
//   npm run size:dependencies
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { ROOT } from './program.ts';

const IMPORT = /import (?!type )\{([^}]*)\} from '([^'.][^']*)'/g;
const LAZY_IMPORT = /import\('([^'.][^']*)'\)\.then\(\(\{([^}]*)\}\)/g;

/**
 * Returns the names that our sources import from each entry point of a package, such as `useState` from
 * `preact/hooks`. Types are left out.
 */
export function usedExports(sources: readonly string[]): Map<string, Set<string>> {
  const entries = new Map<string, Set<string>>();
  for (const source of sources) {
    const lazy = [...source.matchAll(LAZY_IMPORT)].map(([all, entry, list]) => [all, list, entry]);
    for (const [, list = '', entry = ''] of [...source.matchAll(IMPORT), ...lazy]) {
      const names = list.split(',').map((name) => name.trim().split(' as ')[0] ?? '');
      const values = names.filter((name) => name !== '' && !name.startsWith('type '));
      entries.set(entry, new Set([...(entries.get(entry) ?? []), ...values]));
    }
  }
  return entries;
}

/** Returns the shipped size of these exports in kilobytes of 1024 bytes. All other packages count as already loaded. */
async function shippedKilobytes(name: string, entries: Map<string, Set<string>>): Promise<number> {
  const own = [...entries].filter(([entry]) => entry === name || entry.startsWith(`${name}/`));
  // JSX compiles to imports from this entry point, which no source file names.
  if (name === 'preact') own.push(['preact/jsx-runtime', new Set(['jsx', 'jsxs', 'Fragment'])]);
  const code = own.map(([entry, names]) => `export {${[...names]}} from '${entry}';`).join('\n');
  const virtual = join(ROOT, 'client', `dependency-${name.replace('/', '-')}.js`);
  const built = await build({
    configFile: false,
    root: ROOT,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === virtual ? id : null),
        load: (id) => (id === virtual ? code : null),
      },
    ],
    build: {
      write: false,
      minify: true,
      lib: { entry: virtual, formats: ['es'] },
      rolldownOptions: {
        external: (id) => !id.startsWith('.') && !id.startsWith('/') && isOther(id, name),
      },
    },
  });
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  const chunks = outputs.filter((one): one is Rolldown.OutputChunk => one.type === 'chunk');
  return chunks.reduce((sum, chunk) => sum + brotliCompressSync(chunk.code).length, 0) / 1024;
}

/** Packages of the same scope, such as `@preact/signals-core`, count as part of the package that needs them. */
const isOther = (id: string, name: string): boolean =>
  id !== name && !id.startsWith(`${name}/`) && !id.startsWith(`${name}-`);

/** Every dependency of package.json with its shipped kilobytes. */
export async function dependencySizes(): Promise<{ name: string; kilobytes: number }[]> {
  const files = globSync('{client,worker}/**/*.{ts,tsx}', { cwd: ROOT });
  const entries = usedExports(files.map((file) => readFileSync(join(ROOT, file), 'utf8')));
  const { dependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  return Promise.all(
    Object.keys(dependencies).map(async (name) => {
      return { name, kilobytes: await shippedKilobytes(name, entries) };
    }),
  );
}

if (import.meta.main) {
  for (const { name, kilobytes } of await dependencySizes()) {
    console.log(`${name.padEnd(18)} ${kilobytes.toFixed(1).padStart(5)} KB`);
  }
}
