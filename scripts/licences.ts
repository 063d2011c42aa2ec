// The notices of all that others wrote and a build holds: licences.txt beside the client. Made of what is in the
// bundle, so that none is forgotten and none is there that is not used.
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

/** `worker` is the file that the worker begins with: what it holds is named as well. */
export function licences(worker: string): Plugin {
  return {
    name: 'licences',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const modules = [...modulesIn(Object.values(bundle)), ...(await modulesOf(worker))];
        const folders = [...new Set(modules.map(packageOf).filter((folder) => folder !== null))];
        this.emitFile({ type: 'asset', fileName: FILE, source: written(folders.map(noticeOf)) });
      },
    },
  };
}

/** Of each chunk what is left in it after what nobody uses was shaken out. */
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

/** The folder of the package that a module is from; null for our own, and for what the bundler wrote itself. */
export function packageOf(id: string): string | null {
  const [, folder] = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/.exec(id) ?? [];
  return folder ?? null;
}

/** Exported for the tests. */
export function noticeOf(folder: string): Notice {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((one) => /^(licen[cs]e|copying)(\.\w+)?$/i.test(one));
  // A package that says nothing must not be shipped before somebody has looked at it.
  if (!file) throw new Error(`${name} has no licence in ${folder}`);
  return { name, version, licence: license, text: readFileSync(join(folder, file), 'utf8').trim() };
}

function written(notices: Notice[]): string {
  const sorted = notices.toSorted((one, other) => (one.name < other.name ? -1 : 1));
  const parts = sorted.map(({ name, version, licence, text }) => {
    const head = `${name} ${version} (${licence})`;
    return `${head}\n${'='.repeat(head.length)}\n\n${text}\n`;
  });
  return `Foyer is made with these. Its own licence is MIT.\n\n${parts.join('\n\n')}`;
}
