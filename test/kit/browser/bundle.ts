// Bundles modules for a page, so that a test can call in a browser what no page hands out.
import { build } from 'vite';
import { ROOT } from '../../../scripts/program.ts';

const NAME = 'virtual:entry';

/** The script of this module. What it imports is named from the root of the repository: `/client/…`. */
export async function bundleForPage(code: string): Promise<string> {
  const built = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
        load: (id) => (id === `\0${NAME}` ? code : null),
      },
    ],
    oxc: { jsx: { importSource: 'preact' } },
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: NAME, output: { format: 'iife', codeSplitting: false } },
    },
  });
  const [first] = Array.isArray(built) ? built : [built];
  const chunk = first && 'output' in first ? first.output[0] : null;
  if (chunk?.type !== 'chunk') throw new Error('nothing was bundled');
  return chunk.code;
}
