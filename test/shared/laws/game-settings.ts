// The sets of options with which the laws are checked: every combination of switches, choices, and lowest, default and
// highest numbers that the game accepts. If there are too many: the defaults, each other value alone, and some random
// combinations.
import {
  type AnyGame,
  BadSetup,
  type OptionSpec,
  type OptionValue,
  Random,
  seedFrom,
} from '../../../shared/engine/index.ts';

export interface GameSetting {
  seats: number;
  options: Record<string, OptionValue>;
}

const MAX_COMBINATIONS = 64;
const RANDOM_COMBINATIONS = 8;

export function listGameSettings(game: AnyGame): GameSetting[] {
  const count = game.options.reduce((product, spec) => product * values(spec).length, 1);
  const sets = count > MAX_COMBINATIONS ? sampleSets(game.options) : allSets(game.options);
  const { min, max } = game.seats;
  const numbers = Array.from({ length: max - min + 1 }, (_, at) => min + at);
  return numbers.flatMap((seats) =>
    sets
      .filter((options) => isAccepted(game, seats, options))
      .map((options) => ({ seats, options })),
  );
}

/** Settings of all numbers of seats, with options as different as possible. */
export function settingsOf(game: AnyGame, count: number): GameSetting[] {
  const all = listGameSettings(game);
  return Array.from({ length: count }, (_, at) => {
    const place = Math.floor(((at + 0.5) * all.length) / count);
    return all[place] as GameSetting;
  });
}

const allSets = (specs: readonly OptionSpec[]) =>
  specs.reduce<GameSetting['options'][]>(
    (sets, spec) =>
      sets.flatMap((set) => values(spec).map((value) => ({ ...set, [spec.id]: value }))),
    [{}],
  );

function sampleSets(specs: readonly OptionSpec[]): GameSetting['options'][] {
  const random = Random.from(seedFrom(specs.length));
  const setOf = (value: (spec: OptionSpec) => OptionValue) =>
    Object.fromEntries(specs.map((spec) => [spec.id, value(spec)]));
  const alone = specs.flatMap((one) =>
    values(one)
      .filter((value) => value !== one.default)
      .map((value) => setOf((spec) => (spec === one ? value : spec.default))),
  );
  const combinations = Array.from({ length: RANDOM_COMBINATIONS }, () =>
    setOf((spec) => random.pick(values(spec))),
  );
  return [setOf((spec) => spec.default), ...alone, ...combinations];
}

function values(spec: OptionSpec): OptionValue[] {
  if (spec.type === 'boolean') return [false, true];
  if (spec.type === 'choice') return [...spec.choices];
  return [...new Set([spec.min, spec.default, spec.max])];
}

function isAccepted(game: AnyGame, seats: number, options: GameSetting['options']): boolean {
  try {
    game.setup(options, seats, seedFrom(0));
    return true;
  } catch (error) {
    if (error instanceof BadSetup) return false;
    throw error;
  }
}
