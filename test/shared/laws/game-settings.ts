// Which option sets of a game the laws are tried with: every combination of its yes-or-no options, choices and
// ends of numbers, where the game takes them together. Of a game with very many of them: each value alone, all
// together, and some by lot.
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

const MANY = 64;
const BY_LOT = 8;

export function listGameSettings(game: AnyGame): GameSetting[] {
  const count = game.options.reduce((product, spec) => product * values(spec).length, 1);
  const sets = count > MANY ? someSets(game.options) : everySet(game.options);
  const { min, max } = game.seats;
  const numbers = Array.from({ length: max - min + 1 }, (_, more) => min + more);
  return numbers.flatMap((seats) =>
    sets.filter((options) => taken(game, seats, options)).map((options) => ({ seats, options })),
  );
}

const everySet = (specs: readonly OptionSpec[]) =>
  specs.reduce<GameSetting['options'][]>(
    (known, spec) =>
      known.flatMap((set) => values(spec).map((value) => ({ ...set, [spec.id]: value }))),
    [{}],
  );

function someSets(specs: readonly OptionSpec[]): GameSetting['options'][] {
  const random = Random.from(seedFrom(specs.length));
  const made = (value: (spec: OptionSpec) => OptionValue) =>
    Object.fromEntries(specs.map((spec) => [spec.id, value(spec)]));
  const alone = specs.flatMap((one) =>
    values(one)
      .filter((value) => value !== one.default)
      .map((value) => made((spec) => (spec === one ? value : spec.default))),
  );
  const byLot = Array.from({ length: BY_LOT }, () => made((spec) => random.pick(values(spec))));
  return [made((spec) => spec.default), ...alone, ...byLot];
}

function values(spec: OptionSpec): OptionValue[] {
  if (spec.type === 'boolean') return [false, true];
  if (spec.type === 'choice') return [...spec.choices];
  return [...new Set([spec.min, spec.default, spec.max])];
}

function taken(game: AnyGame, seats: number, options: GameSetting['options']): boolean {
  try {
    game.setup(options, seats, seedFrom(0));
    return true;
  } catch (error) {
    if (error instanceof BadSetup) return false;
    throw error;
  }
}
