// Computes what the form of the options offers: the presets of a game, and only changes that the rules allow.
import type { AnyGame, Preset } from '../../shared/engine/index.ts';
import type { OptionValues } from '../../shared/protocol/index.ts';
import type { GameWords } from './game-client.ts';

/** Returns the options of a preset, with the defaults of all others. */
export const presetOptions = ({ options }: AnyGame, preset: Preset): OptionValues => ({
  ...Object.fromEntries(options.map((spec) => [spec.id, spec.default])),
  ...preset.options,
});

/** Names what a preset switches on, such as “After some rounds (6)” if a choice comes with a number. */
export function presetDetails({ options }: AnyGame, preset: Preset, words: GameWords): string[] {
  const named: Record<string, string> = {};
  for (const { id, default: usual } of options) {
    const value = preset.options[id] ?? usual;
    if (value === usual || value === false) continue;
    const { name, choices = {} } = words.option(id);
    // If an option is usually off, the option is named, not the chosen value.
    if (typeof value === 'string') named[value] = (usual !== 'off' && choices[value]) || name;
    else named[id] = value === true ? name : `${named[id] ?? name} (${value})`;
  }
  return Object.values(named);
}

/**
 * Says why this change is refused. Null if it is allowed, or if the options were refused for the same reason before.
 */
export function changeRefusal(
  { checkOptions }: AnyGame,
  options: OptionValues,
  seats: number,
  change: OptionValues,
): string | null {
  const after = checkOptions({ ...options, ...change }, seats);
  return after === checkOptions(options, seats) ? null : after;
}
