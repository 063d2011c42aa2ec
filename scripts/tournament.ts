// Lets bots play against each other: npm run tournament -- --game raja --seats 3 --games 500
// One bot of the better level plays against bots of the other, on each seat in turn. Seats that win together share the
// win. Prints a table in Markdown. Without options: each level against the one below, in every game with every number of
// seats.
//   --level strong --against normal   only these two (levels: random, easy, normal, strong)
//   --budget 500   the budget of a decision, instead of the game's own (unit: shared/bots/cost.ts)
//   --set option=value   may be repeated; --seed 7
import { parseArgs } from 'node:util';
import type { AnyGame, OptionValue } from '../shared/engine/index.ts';
import { allGames } from '../shared/games/index.ts';
import {
  placeOneAmong,
  playBots,
  STRENGTHS,
  type Strength,
  winShareOf,
} from '../test/shared/bots/play-bots.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    seats: { type: 'string' },
    games: { type: 'string', default: '200' },
    level: { type: 'string' },
    against: { type: 'string' },
    budget: { type: 'string' },
    seed: { type: 'string', default: '1' },
    set: { type: 'string', multiple: true, default: [] },
  },
});

const count = Number(values.games);
const seed = Number(values.seed);
const budget = values.budget === undefined ? {} : { budget: Number(values.budget) };

function optionsOf(game: AnyGame): Record<string, OptionValue> {
  const pairs = values.set.map((one) => {
    const [id = '', value = 'true'] = one.split('=');
    const spec = game.options.find((each) => each.id === id);
    if (!spec) throw new Error(`${game.id} has no option "${id}"`);
    return [id, { boolean: value === 'true', number: Number(value), choice: value }[spec.type]];
  });
  return Object.fromEntries(pairs);
}

/** Returns the Wilson score interval of a proportion, with 95 % confidence. */
function wilsonInterval(share: number, of: number): [number, number] {
  const z = 1.96;
  const middle = (share + (z * z) / (2 * of)) / (1 + (z * z) / of);
  const half =
    (z * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of))) / (1 + (z * z) / of);
  return [middle - half, middle + half];
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const printRow = (cells: readonly string[]): void => console.log(`| ${cells.join(' | ')} |`);

function playPairing(game: AnyGame, seats: number, better: Strength, other: Strength): void {
  const options = optionsOf(game);
  const times: number[] = [];
  let won = 0;
  let moves = 0;
  for (let number = 0; number < count; number++) {
    const own = number % seats;
    const { places, length } = playBots(game, placeOneAmong(seats, own, better, other), {
      options,
      ...budget,
      deal: seed * 2 ** 31 + Math.floor(number / seats),
      seed: seed * 2 ** 31 + number,
      onDecision: (seat, time) => seat === own && times.push(time),
    });
    won += winShareOf(places, own);
    moves += length;
    if (process.stderr.isTTY) process.stderr.write(`\r${number + 1} of ${count}\r`);
  }
  const share = won / count;
  const [low, high] = wilsonInterval(share, count);
  times.sort((one, two) => one - two);
  const mean = times.reduce((total, time) => total + time, 0) / times.length;
  const late = times[Math.floor(times.length * 0.99)] ?? 0;
  printRow([
    game.id,
    `${seats}`,
    `${better} against ${other}`,
    `${count}`,
    `${percent(share)} (${percent(low)} to ${percent(high)})`,
    `${(share * seats).toFixed(2)} ×`,
    `${Math.round(moves / count)}`,
    `${mean.toFixed(1)} / ${late.toFixed(1)} ms`,
  ]);
}

function parseStrength(name: string): Strength {
  const found = STRENGTHS.find((one) => one === name);
  if (!found) throw new Error(`no level "${name}"`);
  return found;
}

const games = allGames.filter(({ id }) => id === (values.game ?? id));
if (games.length === 0) {
  throw new Error(`--game: one of ${allGames.map(({ id }) => id).join(', ')}`);
}
const pairs: [Strength, Strength][] =
  values.level && values.against
    ? [[parseStrength(values.level), parseStrength(values.against)]]
    : STRENGTHS.slice(1).map((level, below) => [level, STRENGTHS[below] as Strength]);

printRow([
  'game',
  'seats',
  'who',
  'games',
  'share of wins (95 %)',
  'of the fair share',
  'moves a game',
  'a decision (mean / 99 %)',
]);
printRow(Array.from({ length: 8 }, () => '---'));
for (const game of games) {
  const { min, max } = game.seats;
  const each = Array.from({ length: max - min + 1 }, (_, at) => min + at);
  for (const seats of values.seats ? [Number(values.seats)] : each)
    for (const [better, other] of pairs) playPairing(game, seats, better, other);
}
