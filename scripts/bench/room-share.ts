// Compares three versions of Room Share without cards for two players on one core: our engine, boardgame.io, and code
// without an engine. It also measures the patches. It fails if a version plays a different game or a target is
// missed.
import { bare } from './bare-version.ts';
import { boardgameIo, boardgameIoWithoutImmer } from './boardgame-io-version.ts';
import { checkEquality } from './equality.ts';
import { formatTable, formatWhole, measure, type Runner, type Speed } from './measure.ts';
import { PATCH_COLUMNS, patchRow } from './patches.ts';
import { recordGames } from './record.ts';
import { playouts, replay, replayWithPatches } from './runners.ts';
import { ours } from './version.ts';

const GAMES = 300;
const games = recordGames({ noCards: true }, 2, GAMES);

const checks = [
  checkEquality(boardgameIo, games),
  checkEquality(boardgameIoWithoutImmer, games),
  checkEquality(bare, games),
];
const refused = checks.reduce((sum, one) => sum + one.refused, 0);
console.log(
  `The same in all versions: ${formatWhole(GAMES)} games, ${formatWhole(checks[0]?.moves ?? 0)} moves; ` +
    `boardgame.io refused ${formatWhole(refused)} wrong ones.\n`,
);

const runners = {
  theirs: replay(boardgameIo, games),
  noImmer: replay(boardgameIoWithoutImmer, games),
  bare: replay(bare, games),
  playouts: playouts(games, 'ours, list + pick + play'),
  patches: replayWithPatches(games, 'ours, play + views + patches'),
  plain: replay(ours, games, 'ours, play'),
} satisfies Record<string, Runner>;

const speeds = measure(Object.values(runners), GAMES);
const of = ({ name }: Runner): number => speeds.find((speed) => speed.name === name)?.moves ?? 0;

const speedRow = ({ name, moves, games, slowest, fastest }: Speed): string[] => [
  name,
  formatWhole(moves),
  `${formatWhole(slowest)}–${formatWhole(fastest)}`,
  formatWhole(games),
  `${(moves / of(runners.theirs)).toFixed(1)} ×`,
  `${((100 * moves) / of(runners.bare)).toFixed(2)} %`,
];
const columns = [
  'processor time, median of 7',
  'moves/s',
  'from–to',
  'games/s',
  'of boardgame.io',
  'of bare',
];
console.log(formatTable([columns, ...speeds.map(speedRow)]));

const targets: [Runner, number][] = [
  [runners.patches, 20],
  [runners.playouts, 40],
];
console.log();
for (const [runner, target] of targets) {
  const ratio = of(runner) / of(runners.theirs);
  const met = ratio >= target;
  if (!met) process.exitCode = 1;
  console.log(
    `  ${runner.name}: ${ratio.toFixed(1)} × boardgame.io, target ${target} ×: ${met ? 'met' : 'missed'}`,
  );
}

const rows = [
  patchRow('no cards, 2 seats', games),
  ...[2, 3, 4].map((seats) => patchRow(`cards, ${seats} seats`, recordGames({}, seats, 60))),
];
console.log(`\n${formatTable([PATCH_COLUMNS, ...rows])}`);
