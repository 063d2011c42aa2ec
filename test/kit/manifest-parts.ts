// Finds the parts that a game lacks. It leaves out what the compiler checks already:
// a manifest without a fact, and a game without its line in client/games/index.ts, do not compile.
import type { GameManifest } from '../../shared/games/index.ts';
import { nameOf } from '../golden/transcript.ts';
import type { GameTrials } from './trials.ts';

export interface CheckedGame {
  manifest: GameManifest;
  trials: GameTrials | undefined;
  /** Whether this path exists in the repository. */
  hasFile(path: string): boolean;
  readFile(path: string): string;
}

/** The missing parts, each with its name and the path where it belongs. */
export function missingParts(game: CheckedGame): string[] {
  const missingFiles = partFiles(game).filter(([, path]) => !game.hasFile(path));
  return [...missingFiles.map(([part, path]) => `${part}: ${path}`), ...missingFacts(game)];
}

const LANGUAGES = ['en', 'it', 'fr'];

/** The files of the game's parts: a name, and a path in the repository. */
export function partFiles({ manifest, trials }: CheckedGame): [part: string, path: string][] {
  const { id, version } = manifest.facts;
  const [rules, client, tests] = [`shared/games/${id}`, `client/games/${id}`, `test/games/${id}`];
  const inLanguages = (part: string, folder: string) =>
    LANGUAGES.map((language): [string, string] => [
      `${part} (${language})`,
      `${folder}/${language}.ts`,
    ]);
  const versions = Array.from({ length: version }, (_, at) => at + 1);
  return [
    ['facts', `${rules}/facts.ts`],
    ['rules', `${rules}/rules.ts`],
    ['heuristic', `${rules}/heuristic.ts`],
    ['README with the rulings', readmeOf(manifest)],
    ['client manifest', `${client}/index.tsx`],
    ['hints', `${client}/hints.ts`],
    ...inLanguages('words', `${client}/text`),
    ...inLanguages('summary', `${client}/text/summary`),
    ['rulebook', `${client}/rulebook/index.tsx`],
    ...inLanguages('rulebook', `${client}/rulebook`),
    ['notation of positions', `${rules}/notation.ts`],
    ['lessons', `${client}/lesson/index.ts`],
    ...inLanguages('lesson', `${client}/lesson`),
    ['cover', `${client}/cover.svg`],
    ['preview', `client/public/covers/${id}.png`],
    ['trials', `${tests}/trials.ts`],
    ['test of the laws', `${tests}/laws.test.ts`],
    ['test of the rulings', `${tests}/rulings.test.ts`],
    ['recorded shape', `test/golden/shape-${id}.txt`],
    ...versions.map((number): [string, string] => [
      `stored states of version ${number}`,
      `test/golden/stored-${id}-${number}.json`,
    ]),
    ...(trials?.goldens ?? []).map((golden): [string, string] => [
      'golden',
      `test/golden/${nameOf({ game: id, ...golden })}.txt`,
    ]),
  ];
}

/** The rulings of an edition are in the README of the game that it is an edition of. */
const readmeOf = ({ facts }: GameManifest): string =>
  `shared/games/${facts.editionOf ?? facts.id}/README.md`;

/** Facts, trials and rulings that are empty or contradict the rules, which the existence of a file cannot show. */
function missingFacts({ manifest, trials, hasFile, readFile }: CheckedGame): string[] {
  const { facts, rules, heuristic } = manifest;
  const readme = readmeOf(manifest);
  /** A file that is missing is listed as such, and not again for what it lacks. */
  const holds = (part: string, path: string, content: RegExp): [string, boolean] => [
    part,
    !hasFile(path) || content.test(readFile(path)),
  ];
  const conditions: [part: string, isThere: boolean][] = [
    ['title: facts.ts', facts.title !== ''],
    ['makers: facts.ts', facts.makers !== ''],
    ...LANGUAGES.map((language) => {
      const path = `client/games/${facts.id}/text/summary/${language}.ts`;
      return holds(`sentence for the home page: ${path}`, path, /summary\s*=\s*['"`][^'"`]{20}/);
    }),
    holds(
      'drawing: cover.svg',
      `client/games/${facts.id}/cover.svg`,
      /<(path|rect|circle|g|use)\b/,
    ),
    ['minutes: facts.ts', facts.minutes[0] > 0 && facts.minutes[1] >= facts.minutes[0]],
    ['size budget: facts.ts', facts.sizeBudgetKb > 0],
    [
      'seats against bots: facts.ts',
      facts.seatsAgainstBots >= facts.seats.min && facts.seatsAgainstBots <= facts.seats.max,
    ],
    ['rules with the id of the facts: rules.ts', rules.id === facts.id],
    ['rules with the version of the facts: rules.ts', rules.version === facts.version],
    [
      'rules with the seats of the facts: rules.ts',
      rules.seats.min === facts.seats.min && rules.seats.max === facts.seats.max,
    ],
    ['heuristic: index.ts', typeof heuristic?.evaluate === 'function'],
    ['rulings: README.md', hasFile(readme) && /^- \*\*[A-Z]+-\d+\*\*/m.test(readFile(readme))],
    ['three goldens: trials.ts', (trials?.goldens.length ?? 0) >= 3],
    ['settings of the laws: trials.ts', (trials?.laws.games ?? 0) > 0],
    ['moments for the pictures: trials.ts', (trials?.screens.moments.length ?? 0) > 0],
    ['setting of the drill: trials.ts', (trials?.drill.leftAt ?? '') !== ''],
  ];
  return conditions.filter(([, isThere]) => !isThere).map(([part]) => part);
}
