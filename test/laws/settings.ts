// Which option sets of a game the laws are tried with: every combination of its yes-or-no options and
// choices, and the ends of its numbers, where the game takes them together.
import {
  type AnyGame,
  BadSetup,
  type OptionSpec,
  type OptionValue,
  seedFrom,
} from '../../shared/engine/index.ts';

export interface SettingOf {
  seats: number;
  options: Record<string, OptionValue>;
}

export function settingsOf(game: AnyGame): SettingOf[] {
  const sets = game.options.reduce<SettingOf['options'][]>(
    (known, spec) =>
      known.flatMap((set) => values(spec).map((value) => ({ ...set, [spec.id]: value }))),
    [{}],
  );
  const { min, max } = game.seats;
  const numbers = Array.from({ length: max - min + 1 }, (_, more) => min + more);
  return numbers.flatMap((seats) =>
    sets.filter((options) => taken(game, seats, options)).map((options) => ({ seats, options })),
  );
}

function values(spec: OptionSpec): OptionValue[] {
  if (spec.type === 'boolean') return [false, true];
  if (spec.type === 'choice') return [...spec.choices];
  return [...new Set([spec.min, spec.default, spec.max])];
}

function taken(game: AnyGame, seats: number, options: SettingOf['options']): boolean {
  try {
    game.setup(options, seats, seedFrom(0));
    return true;
  } catch (error) {
    if (error instanceof BadSetup) return false;
    throw error;
  }
}
