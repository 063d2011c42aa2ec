import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { defineConfig, type HtmlTagDescriptor, type Plugin } from 'vite';
import { licences } from './scripts/licences.ts';
import type { GameFacts } from './shared/games/manifest.ts';

/** The parts that the page of a table may need: a game, words in a language, and the lobby or the frame. */
const PART =
  /client\/(?:games\/([\w-]+)\/)?(?:index\.tsx|text\/([a-z]{2})\.ts|table\/(lobby|frame)\.tsx)$/;

/** What is shown before a game, and while it is played. What they open now and then stays in chunks of its own. */
const LOBBY =
  /client\/table\/(?:lobby|chairs|foot|invite|lesson-minutes|offer|offer-words|offers|options|presets)\.(?:tsx?|css)/;
const FRAME =
  /client\/table\/(?:announce|bar|board|board-input|camera|clamped|dock|fact|frame|message|moment|only-no|panel|picker|players|press|spacing|viewport|zones)\.(?:tsx?|css)/;

/**
 * The facts of every game. Its rules are not imported: every change of a rule would start the development server again.
 */
const facts: GameFacts[] = await Promise.all(
  readdirSync(join(import.meta.dirname, 'shared/games'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ parentPath, name }) => import(pathToFileURL(join(parentPath, name, 'facts.ts')).href)),
);

/** The words of the shell, with what their language does to words: a page has them in any case. */
const SHELL_WORDS = /client\/text\/(?:grammar\/)?([a-z]{2})\.ts$/;

const IN_GAME = /\/(shared|client)\/games\/([\w-]+)\/(.+)$/;
/** What bots know of a game, why a move is good, and how positions are written. */
const SELDOM = /^shared (heuristic|notation)[\w-]*\.ts$|^client (hints)\.ts$/;
/** The rules page, the answers to questions, the lessons, the story of a finished game and signs on a board, apart from the table. */
const APART =
  /^client (rulebook|guide|lesson|story|marks)\/(?:(?:text|examples)?\/?([a-z]{2})\.ts)?/;
const WORDS = /^client text\/(?:\w+\/)*([a-z]{2})\.ts$/;

/** The chunk of a game's module. A game and its editions are one chunk, and their words one for each language. */
function gameChunkOf(id: string): string | null {
  const [, side, folder, path] = IN_GAME.exec(id) ?? [];
  if (!folder) return null;
  const game = facts.find((one) => one.id === folder)?.editionOf ?? folder;
  const file = `${side} ${path}`;
  const [, ...part] = SELDOM.exec(file) ?? APART.exec(file) ?? WORDS.exec(file) ?? [];
  return [game, ...part.filter(Boolean)].join('-');
}

/**
 * Names in the page what the worker lets the browser fetch at once when it knows the table, and in the service
 * worker all that it keeps.
 */
const named: Plugin = {
  name: 'named',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) =>
      Object.values(bundle).flatMap((chunk): HtmlTagDescriptor[] => {
        if (chunk.type !== 'chunk') return [];
        const parts = chunk.moduleIds.map((id) => PART.exec(id)).filter((match) => match !== null);
        return parts.map(([, game = '', language = '', phase = '']) => ({
          tag: 'link',
          attrs: {
            rel: 'later',
            href: `/${chunk.fileName}`,
            'data-game': game,
            'data-language': language,
            'data-phase': phase,
          },
          injectTo: 'head',
        }));
      }),
  },
  generateBundle: {
    // What the other plugins have thrown out or put together is not to be named.
    order: 'post',
    handler(_options, bundle) {
      const files = Object.keys(bundle).filter((file) => file.startsWith('assets/'));
      const worker = bundle['sw.js'];
      if (worker?.type !== 'chunk') return;
      worker.code = worker.code.replaceAll(
        'BUILT',
        JSON.stringify(files.map((file) => `/${file}`)),
      );
    },
  },
};

const RUNTIME = /import\{(\w+) as (\w+)\}from"\.\/rolldown-runtime[^"]*";?/;

/** The bundler's own helper, a line that every game needs, would be one more file to fetch: each gets it built in. */
const builtIn: Plugin = {
  name: 'built-in',
  generateBundle(_options, bundle) {
    const all = Object.values(bundle).filter((chunk) => chunk.type === 'chunk');
    const runtime = all.find(({ name }) => name === 'rolldown-runtime');
    if (!runtime) return;
    const helper = runtime.code.replace(/export\{(\w+)(?: as \w+)?\};?/, 'return $1');
    for (const chunk of all) {
      chunk.code = chunk.code.replace(RUNTIME, `const $2=(()=>{${helper}})();`);
    }
    delete bundle[runtime.fileName];
  },
};

/** Drawings that come as text stand in a page, beside their names: without a title, a namespace and line ends. */
const drawings: Plugin = {
  name: 'drawings',
  enforce: 'pre',
  load(id) {
    if (!id.endsWith('.svg?raw')) return null;
    const drawn = readFileSync(id.slice(0, -'?raw'.length), 'utf8');
    const text = drawn.replace(/<title>[^<]*<\/title>| xmlns="[^"]*"/g, '').replace(/>\s+</g, '><');
    return `export default ${JSON.stringify(text)}`;
  },
};

/** The bundler's helper round every `import()` is larger than what we need of it. */
const fetching: Plugin = {
  name: 'fetching',
  enforce: 'pre',
  resolveId: (id) =>
    id.endsWith('vite/preload-helper.js')
      ? join(import.meta.dirname, 'client/app/fetch-part.ts')
      : null,
};

/** It runs in pages of others, as a module or not: none of its names may meet one of theirs. */
const secluded: Plugin = {
  name: 'secluded',
  generateBundle(_options, bundle) {
    const element = bundle['foyer-embed.js'];
    if (element?.type === 'chunk') element.code = `(()=>{${element.code.trim()}})();\n`;
  },
};

export default defineConfig({
  root: 'client',
  plugins: [
    ...[fetching, drawings, named, builtIn, secluded],
    licences(join(import.meta.dirname, 'worker/index.ts')),
  ],
  oxc: { jsx: { importSource: 'preact' } },
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: false,
    rolldownOptions: {
      input: {
        index: 'client/index.html',
        sw: 'client/app/service-worker.ts',
        'foyer-embed': 'client/embed/element.ts',
      },
      output: {
        // The shell with the engine in one file, lobby and frame in one each, and each game in one: a link opens in as
        // few requests as can be.
        codeSplitting: {
          groups: [
            {
              name: 'index',
              tags: ['$initial'],
              test: /(?<!\b(?:service-worker|element)\.ts)$/,
              priority: 2,
            },
            {
              debugName: 'words',
              name: (id) => SHELL_WORDS.exec(id)?.[1] ?? null,
              priority: 1,
            },
            {
              name: 'rulebook',
              test: /client\/table\/(sections|rulebook)\.tsx/,
              priority: 1,
            },
            { name: 'story', test: /client\/table\/(feats|score-parts|victory)\.ts/, priority: 1 },
            { name: 'lobby', test: LOBBY, priority: 1 },
            { name: 'frame', test: FRAME, priority: 1 },
            // What the pages that offer games show of all of them: copies of what is in the games' own chunks.
            { name: 'shelf', test: /\?shelf$|client\/games\/shelf\.ts$/, priority: 1 },
            // What bots know of a game is for those who ask them.
            { debugName: 'games', name: gameChunkOf },
          ],
        },
        // These two are known by their addresses.
        entryFileNames: ({ name }) =>
          ['sw', 'foyer-embed'].includes(name) ? `${name}.js` : 'assets/[name]-[hash].js',
      },
    },
  },
});
