// Which settings of a game are offered: what a preset switches on, and what would be refused.
import type { AnyGame, Preset } from '../../shared/engine/index.ts';
import type { OptionValues } from '../../shared/protocol/index.ts';
import type { GameWords } from './game-client.ts';

/** All options as this preset has them. */
export const presetOptions = ({ options }: AnyGame, preset: Preset): OptionValues => ({
  ...Object.fromEntries(options.map((spec) => [spec.id, spec.default])),
  ...preset.options,
});

/** What a preset switches on, by its names: “After some rounds (6)” where a choice has a number to it. */
export function switchedOn({ options }: AnyGame, preset: Preset, words: GameWords): string[] {
  const named: Record<string, string> = {};
  for (const { id, default: usual } of options) {
    const value = preset.options[id] ?? usual;
    if (value === usual || value === false) continue;
    const { name, choices = {} } = words.option(id);
    // What may be off is switched on by its name, whichever kind of it.
    if (typeof value === 'string') named[value] = (usual !== 'off' && choices[value]) || name;
    else named[id] = value === true ? name : `${named[id] ?? name} (${value})`;
  }
  return Object.values(named);
}

/** Why this change of the options is not offered. Where they do not go together already, it is not to blame. */
export function changeRefusal(
  { checkOptions }: AnyGame,
  options: OptionValues,
  seats: number,
  change: OptionValues,
): string | null {
  const after = checkOptions({ ...options, ...change }, seats);
  return after === checkOptions(options, seats) ? null : after;
}
