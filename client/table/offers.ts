// Computes what the form of the options offers: the presets of a game, and only changes that the rules allow.
import type { AnyGame, OptionSpec, OptionValue, Preset } from '../../shared/engine/index.ts';
import type { OptionValues } from '../../shared/protocol/index.ts';
import type { Text } from '../text/en.ts';
import type { GameWords } from './game-client.ts';

/** Returns the options of a preset, with the defaults of all others. */
export const presetOptions = ({ options }: AnyGame, preset: Preset): OptionValues => ({
  ...Object.fromEntries(options.map((spec) => [spec.id, spec.default])),
  ...preset.options,
});

export const isPreset = (game: AnyGame, preset: Preset, options: OptionValues): boolean =>
  Object.entries(presetOptions(game, preset)).every(([id, value]) => options[id] === value);

/** Whether an option only adds a number to a value that another option does not have, as the rounds of a game by points. */
const isMoot = (specs: readonly OptionSpec[], options: OptionValues, id: string): boolean =>
  specs.some(
    (spec) => spec.type === 'choice' && spec.choices.includes(id) && options[spec.id] !== id,
  );

/** Names what differs from the usual options, such as “After some rounds (6)” if a choice comes with a number. */
export function optionDetails(
  { options: specs }: AnyGame,
  options: OptionValues,
  words: GameWords,
  { optionOff }: Pick<Text, 'optionOff'>,
): string[] {
  const named: Record<string, string> = {};
  for (const { id, default: usual } of specs) {
    const value = options[id] ?? usual;
    if (value === usual || isMoot(specs, options, id)) continue;
    const { name, choices = {} } = words.option(id);
    // If an option is usually off, the option is named, not the chosen value.
    if (typeof value === 'string') named[value] = (usual !== 'off' && choices[value]) || name;
    else if (typeof value === 'number') named[id] = `${named[id] ?? name} (${value})`;
    else named[id] = value ? name : optionOff(name);
  }
  return Object.values(named);
}

/** Says in words what is played: the name of the preset, if it is one, and what it changes. */
export function describeOptions(
  game: AnyGame,
  options: OptionValues,
  words: GameWords,
  text: Pick<Text, 'optionOff' | 'standardRules' | 'list'>,
): string {
  const details = optionDetails(game, options, words, text);
  if (details.length === 0) return text.standardRules;
  const preset = game.presets.find((one) => isPreset(game, one, options));
  const list = text.list(details);
  return preset ? `${words.preset(preset.id)}: ${list}` : list;
}

/** Leaves out the options that can have no other value with this number of seats, or that add nothing as others are set. */
export const relevantOptions = (
  game: AnyGame,
  options: OptionValues,
  seats: number,
): readonly OptionSpec[] => {
  const usual = presetOptions(game, { id: '', options: {} });
  const isPlayable = (id: string, value: OptionValue) =>
    game.checkOptions({ ...usual, [id]: value }, seats) === null;
  return game.options.filter((spec) => {
    if (isMoot(game.options, options, spec.id)) return false;
    if (spec.type === 'number' || options[spec.id] !== spec.default) return true;
    const others = spec.type === 'boolean' ? [!spec.default] : spec.choices;
    return others.some((value) => value !== spec.default && isPlayable(spec.id, value));
  });
};

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
