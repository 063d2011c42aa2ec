// Bots against each other: npm run tournament -- --game raja --seats 3 --games 500
// One of the better sits among the others, on each seat in turn; who wins together shares the win.
//   --level strong --against normal   (levels: aimless, easy, normal, strong; without them every step of the ladder)
//   --budget 500   moves in thought for a decision, instead of the game's own
//   --set option=value   as often as wished; --seed 7; --row prints a line for a table in Markdown
import { parseArgs } from 'node:util';
import { aimless, type Bot, botOf, LEVELS, type Level } from '../shared/bots/index.ts';
import { senseOf } from '../shared/bots/senses.ts';
import { type AnyGame, type Move, Random, seedFrom } from '../shared/engine/index.ts';
import { allGames, findGame } from '../shared/games/index.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    seats: { type: 'string', default: '2' },
    games: { type: 'string', default: '200' },
    level: { type: 'string' },
    against: { type: 'string' },
    budget: { type: 'string' },
    seed: { type: 'string', default: '1' },
    set: { type: 'string', multiple: true, default: [] },
    row: { type: 'boolean', default: false },
  },
});

const LADDER = ['aimless', ...LEVELS] as const;
type Rung = (typeof LADDER)[number];

const game = findGame(values.game ?? '');
if (!game) throw new Error(`--game: one of ${allGames.map(({ id }) => id).join(', ')}`);
const sense = senseOf(game.id);
const seats = Number(values.seats);
const count = Number(values.games);
const seed = Number(values.seed);
const budget = Number(values.budget ?? sense.budget);
const options = Object.fromEntries(
  values.set.map((one) => {
    const [id = '', value = 'true'] = one.split('=');
    const spec = game.options.find((each) => each.id === id);
    const read = { boolean: value === 'true', number: Number(value), choice: value };
    return [id, spec ? read[spec.type] : value];
  }),
);

const botAt = (of: AnyGame, rung: Rung): Bot =>
  rung === 'aimless' ? aimless : botOf(of, sense, rung satisfies Level);

/** Milliseconds of every decision that was one, by level. */
const took: Record<Rung, number[]> = { aimless: [], easy: [], normal: [], strong: [] };

/** One game; the share of the win of whoever sits at `own`. */
function contest(of: AnyGame, better: Rung, other: Rung, number: number) {
  const own = number % seats;
  const random = Random.from(seedFrom(seed, number + 2 ** 31));
  let state = of.setup(options, seats, seedFrom(seed, Math.floor(number / seats)));
  let moves = 0;
  for (let acting = of.toAct(state); acting.length > 0; acting = of.toAct(state)) {
    const seat = acting[0] as number;
    const rung = seat === own ? better : other;
    const view = of.view(state, seat);
    const list = of.moves(view, seat);
    const start = performance.now();
    const move: Move = botAt(of, rung)(view, list, seat, budget, random.seed());
    if (list.length > 1) took[rung].push(performance.now() - start);
    ({ state } = of.play(state, seat, move));
    if (++moves > 20_000) throw new Error(`game ${number} does not end`);
  }
  const places = of.outcome(state)?.places ?? [];
  const winners = places.filter((place) => place === 1).length;
  return { share: places[own] === 1 ? 1 / winners : 0, moves };
}

/** Wilson's interval of 95 % for a share. */
function interval(share: number, of: number): [number, number] {
  const z = 1.96;
  const middle = (share + (z * z) / (2 * of)) / (1 + (z * z) / of);
  const half =
    (z * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of))) / (1 + (z * z) / of);
  return [middle - half, middle + half];
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

function pairing(of: AnyGame, better: Rung, other: Rung): void {
  let won = 0;
  let moves = 0;
  for (let number = 0; number < count; number++) {
    const played = contest(of, better, other, number);
    won += played.share;
    moves += played.moves;
    if (process.stderr.isTTY) process.stderr.write(`\r${number + 1} of ${count}`);
  }
  const share = won / count;
  const [low, high] = interval(share, count);
  const fair = (share * seats).toFixed(2);
  const length = Math.round(moves / count);
  const times = took[better].toSorted((a, b) => a - b);
  const mean = times.reduce((total, time) => total + time, 0) / times.length;
  const late = times[Math.floor(times.length * 0.99)] ?? 0;
  const cells = [
    of.id,
    `${seats}`,
    `${better} against ${other}`,
    `${count}`,
    `${percent(share)} (${percent(low)} to ${percent(high)})`,
    `${fair} ×`,
    `${length}`,
    `${mean.toFixed(1)} / ${late.toFixed(1)} ms`,
  ];
  console.log(values.row ? `| ${cells.join(' | ')} |` : cells.join('  '));
}

const rung = (name: string): Rung => {
  const found = LADDER.find((one) => one === name);
  if (!found) throw new Error(`no level "${name}"`);
  return found;
};
if (!values.row) {
  console.log(
    'game  seats  who  games  share of wins (95 %)  of the fair share  moves  a decision (mean / 99 %)',
  );
}
if (values.level && values.against) pairing(game, rung(values.level), rung(values.against));
else for (const [at, level] of LEVELS.entries()) pairing(game, level, LADDER[at] as Rung);
