// Plays random games and checks the ten laws: npm run playout -- room-share --seats 3 --games 1000 --seed 7
// Without --seats and --set, the games are spread over all numbers of seats and sets of options.
// --every 1 checks every law at every step; --every 0 checks none, to measure the speed.
import { parseArgs } from 'node:util';
import { type AnyGame, type Move, Random, seedFrom } from '../shared/engine/index.ts';
import { allGames, findGame } from '../shared/games/index.ts';
import { checkLaws, LawViolation, PlayoutReport } from '../shared/laws/index.ts';
import { type GameSetting, listGameSettings } from '../test/shared/laws/game-settings.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seats: { type: 'string' },
    games: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    set: { type: 'string', multiple: true, default: [] },
    every: { type: 'string', default: '8' },
  },
});

const game = findGame(positionals[0] ?? '');
if (!game) fail(`which game? one of: ${allGames.map(({ id }) => id).join(', ')}`);
const total = readInteger('games', values.games);
const seed = readInteger('seed', values.seed);
const every = readInteger('every', values.every);

const settings = chooseSettings(game);
if (settings.length === 0) fail('no such number of seats with these options');
const report = new PlayoutReport();
const start = performance.now();
let done = 0;
settings.forEach((setting, at) => {
  const share =
    Math.floor((total * (at + 1)) / settings.length) - Math.floor((total * at) / settings.length);
  if (every === 0) play(game, setting, share);
  else check(game, setting, share);
});
printSummary(game);

function chooseSettings(from: AnyGame): GameSetting[] {
  const wanted = Object.fromEntries(
    values.set.map((one) => {
      const [id = '', value = 'true'] = one.split('=');
      return [id, value];
    }),
  );
  return listGameSettings(from).filter(
    ({ seats, options }) =>
      (values.seats === undefined || seats === Number(values.seats)) &&
      Object.entries(wanted).every(([id, value]) => String(options[id]) === value),
  );
}

function check(of: AnyGame, { seats, options }: GameSetting, share: number): void {
  try {
    const onGame = () => showProgress(++done);
    checkLaws({ game: of, seats, options, seed, games: share, checkEvery: every, onGame }, report);
  } catch (error) {
    if (!(error instanceof LawViolation)) throw error;
    fail(`\n${error.message}`);
  }
}

function play(of: AnyGame, { seats, options }: GameSetting, share: number): void {
  for (let one = 0; one < share; one++) {
    const random = Random.from(seedFrom(seed, one + 2 ** 31));
    let state = of.setup(options, seats, seedFrom(seed, one));
    let length = 0;
    for (let acting = of.toAct(state); acting.length > 0; acting = of.toAct(state)) {
      const seat = random.pick(acting);
      const move: Move = random.pick(of.moves(state, seat));
      ({ state } = of.play(state, seat, move));
      length++;
    }
    report.lengths.push(length);
    showProgress(++done);
  }
}

function showProgress(count: number): void {
  const step = Math.max(1, Math.floor(total / 50));
  if (count % step === 0 && process.stderr.isTTY)
    process.stderr.write(`\r${count} of ${total} games`);
}

function printSummary(of: AnyGame): void {
  const seconds = (performance.now() - start) / 1000;
  const lengths = report.lengths.toSorted((a, b) => a - b);
  const at = (share: number) =>
    lengths[Math.min(lengths.length - 1, Math.floor(lengths.length * share))];
  const rate = (count: number) => Math.round(count / seconds).toLocaleString('en');
  console.log(`\n${of.id}: ${lengths.length} games over ${settings.length} settings, seed ${seed}`);
  console.log(
    `  ${rate(lengths.length)} games/s, ${rate(report.moves)} moves/s${every > 0 ? ', laws included' : ''}`,
  );
  console.log(`  moves a game: least ${at(0)}, median ${at(0.5)}, p99 ${at(0.99)}, most ${at(1)}`);
  if (every === 0) return;
  console.log(
    `  non-interference: ${report.nonInterference.total} steps compared, ${report.nonInterference.diverged} diverged`,
  );
  for (const what of ['frame', 'move', 'label']) {
    const found = [...report.reached].filter(([label]) => label.startsWith(`${what} `));
    const text = found
      .sort((a, b) => b[1] - a[1])
      .map(([label, count]) => `${label.slice(what.length + 1)} ${count}`);
    console.log(`  ${what}s: ${text.join(', ')}`);
  }
  const missing = report.missing(of);
  if (missing.length > 0) {
    // Some labels need certain options, so law 10 can only be checked with all settings.
    const all = settings.length === listGameSettings(of).length;
    const text = `never reached${all ? '' : ' with these settings'}: ${missing.join(', ')}`;
    if (all) fail(`law 10 violated, ${text}`);
    console.log(`  ${text}`);
  }
  console.log('  no law was violated');
}

function readInteger(name: string, text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0) fail(`--${name} needs a non-negative integer`);
  return value;
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
