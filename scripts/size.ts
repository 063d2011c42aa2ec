// Measures what a first visit has to load: the client built for a deployment, compressed with brotli at its best
// quality. It fails if a part exceeds its budget.
//   npm run size
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { manifests } from '../shared/games/index.ts';
import { buildClient } from '../test/kit/server/server.ts';

/**
 * Budgets in kilobytes of 1024 bytes. `shell` is what every page needs, with the engine that every game needs. `lobby`
 * and `frame` are a table before a game and while it is played. A game includes its texts. `element` is what a host page
 * loads before anybody plays.
 */
const BUDGET: Record<string, number> = {
  element: 2,
  shell: 26.7,
  lobby: 4.85,
  frame: 13.1,
  ...Object.fromEntries(manifests.map(({ facts }) => [facts.id, facts.sizeBudgetKb])),
};

export interface Size {
  part: string;
  kilobytes: number;
  budget: number;
  files: string[];
}

/** Returns each part with its scripts, styles and texts, in the language with the longest texts. */
export function measureSizes(): Size[] {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-size-'));
  try {
    buildClient(folder);
    return measure(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function measure(folder: string): Size[] {
  const assets = join(folder, 'assets');
  const element = '../foyer-embed.js';
  const read = (file: string) => readFileSync(join(assets, file));
  const weight = new Map(
    [...readdirSync(assets), element].map((file) => [file, brotliCompressSync(read(file)).length]),
  );
  const weigh = (files: string[]) => files.reduce((sum, file) => sum + (weight.get(file) ?? 0), 0);
  /** Returns the files, and the files that they import statically. */
  const whole = (files: string[]): string[] => {
    const all = new Set(files);
    for (const file of all) {
      const imported = read(file)
        .toString()
        .matchAll(/\b(?:from|import)"\.\/([^"]+)"/g);
      for (const [, name = ''] of imported) all.add(name);
    }
    return [...all];
  };

  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const tags = [...page.matchAll(/<(?:script|link)[^>]*"\/assets\/([^"]+)"[^>]*>/g)];
  const parts = tags.map(([tag, file = '']) => {
    const of = (name: string) => tag.match(new RegExp(`data-${name}="([^"]*)"`))?.[1];
    return { file, game: of('game'), language: of('language'), phase: of('phase') };
  });
  /** Returns what a page in this language needs of a game, of a phase of all games, or of the shell. */
  const needed = (language: string, game?: string, phase: string | undefined = game && '') =>
    parts
      .filter((part) => part.game === game && part.phase === phase)
      .filter((part) => !part.language || part.language === language)
      .map(({ file }) => file);
  const shell = (language: string) => {
    return whole([...needed(language), ...needed(language, '')]);
  };
  const alone = (game: string, phase?: string) => (language: string) => {
    const there = shell(language);
    return whole(needed(language, game, phase)).filter((file) => !there.includes(file));
  };
  const languages = [...new Set(parts.flatMap(({ language }) => language || []))];
  /** Returns the largest size over all languages. */
  const heaviest = (files: (language: string) => string[]) =>
    languages.map(files).sort((a, b) => weigh(b) - weigh(a))[0] ?? [];
  const games = [...new Set(parts.flatMap(({ game }) => game || []))];
  return [
    { part: 'shell', files: heaviest(shell) },
    { part: 'lobby', files: heaviest(alone('', 'lobby')) },
    { part: 'frame', files: heaviest(alone('', 'frame')) },
    { part: 'element', files: whole([element]) },
    ...games.map((game) => ({ part: game, files: heaviest(alone(game)) })),
  ].map((size) => ({
    ...size,
    budget: BUDGET[size.part] ?? 0,
    kilobytes: weigh(size.files) / 1024,
  }));
}

if (basename(process.argv[1] ?? '') === basename(import.meta.filename)) {
  const all = measureSizes();
  for (const { part, kilobytes, budget, files } of all) {
    const sum = `${kilobytes.toFixed(2).padStart(6)} of ${budget} KB`;
    console.log(`${part.padEnd(16)} ${sum}   ${files.join(' ')}`);
  }
  if (all.some(({ kilobytes, budget }) => kilobytes > budget)) process.exitCode = 1;
}
