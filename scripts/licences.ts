// Writes licences.txt beside the client: the licence notices of all packages in the build. The list comes from the
// bundle, so it names exactly the packages that are used.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';

const FILE = 'licences.txt';

interface Notice {
  name: string;
  version: string;
  licence: string;
  text: string;
}

/** `worker` is the entry file of the worker, because the packages in its bundle are listed too. */
export function licences(worker: string): Plugin {
  return {
    name: 'licences',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const modules = [...modulesIn(Object.values(bundle)), ...(await modulesOf(worker))];
        const folders = [...new Set(modules.map(packageOf).filter((folder) => folder !== null))];
        this.emitFile({
          type: 'asset',
          fileName: FILE,
          source: formatNotices(folders.map(noticeOf)),
        });
      },
    },
  };
}

/** Returns the modules of which something remains in the bundle after tree shaking. */
const modulesIn = (outputs: (Rolldown.OutputChunk | Rolldown.OutputAsset)[]): string[] =>
  outputs.flatMap((output) =>
    output.type === 'chunk'
      ? Object.entries(output.modules).flatMap(([id, { renderedLength }]) =>
          renderedLength > 0 ? [id] : [],
        )
      : [],
  );

async function modulesOf(worker: string): Promise<string[]> {
  const built = await build({
    configFile: false,
    root: dirname(worker),
    logLevel: 'silent',
    ssr: { noExternal: true, target: 'webworker' },
    build: { ssr: worker, write: false, rolldownOptions: { external: /^(cloudflare|node):/ } },
  });
  return [built].flat().flatMap((one) => ('output' in one ? modulesIn(one.output) : []));
}

/** Returns the folder of the package that a module belongs to, or null for our own modules and those of the bundler. */
export function packageOf(id: string): string | null {
  const [, folder] = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/.exec(id) ?? [];
  return folder ?? null;
}

/** Exported for the tests. */
export function noticeOf(folder: string): Notice {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((one) => /^(licen[cs]e|copying)(\.\w+)?$/i.test(one));
  // A package without a licence stops the build, because a person has to look at it before it is shipped.
  if (!file) throw new Error(`${name} has no licence in ${folder}`);
  return { name, version, licence: license, text: readFileSync(join(folder, file), 'utf8').trim() };
}

function formatNotices(notices: Notice[]): string {
  const sorted = notices.toSorted((one, other) => (one.name < other.name ? -1 : 1));
  const parts = sorted.map(({ name, version, licence, text }) => {
    const head = `${name} ${version} (${licence})`;
    return `${head}\n${'='.repeat(head.length)}\n\n${text}\n`;
  });
  return `Foyer is made with these. Its own licence is MIT.\n\n${parts.join('\n\n')}`;
}
