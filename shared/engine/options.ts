// The options of a game are declared as a list. The lobby makes its form from it and the server checks against it.
import { BadSetup } from './refusal.ts';

export type OptionValue = boolean | number | string;

export type OptionSpec =
  | { id: string; type: 'boolean'; default: boolean }
  | {
      id: string;
      type: 'choice';
      default: string;
      choices: readonly string[];
      /**
       * Earlier values, each with its current name. Stored tables and links on other sites still
       * use the earlier ones.
       */
      formerly?: readonly (readonly [was: OptionValue, is: string])[];
    }
  | { id: string; type: 'number'; default: number; min: number; max: number };

export interface Preset {
  id: string;
  options: Record<string, OptionValue>;
}

type ValueOf<T extends OptionSpec> = T extends { type: 'boolean' }
  ? boolean
  : T extends { type: 'choice'; choices: readonly (infer C)[] }
    ? C
    : number;

/** Derives the type of the values from a declared list, for example `{ royalSuite: boolean }`. */
export type OptionsOf<L extends readonly OptionSpec[]> = {
  [T in L[number] as T['id']]: ValueOf<T>;
};

/** Checks the given options and adds the defaults of the others. Throws `BadSetup` if one is unknown or invalid. */
export function fillOptions(
  specs: readonly OptionSpec[],
  given: unknown,
): Record<string, OptionValue> {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    throw new BadSetup('badOptions');
  }
  const unknown = Object.keys(given).find((id) => !specs.some((spec) => spec.id === id));
  if (unknown !== undefined) throw new BadSetup('unknownOption', unknown);
  const filled: Record<string, OptionValue> = {};
  for (const spec of specs) {
    const value = Object.hasOwn(given, spec.id)
      ? toCurrentValue(spec, (given as Record<string, unknown>)[spec.id])
      : spec.default;
    if (!isValidValue(spec, value)) throw new BadSetup('badOption', spec.id);
    filled[spec.id] = value;
  }
  return filled;
}

/**
 * Makes options usable that an earlier version stored: drops unknown ones, and replaces missing or
 * invalid ones by defaults.
 */
export function adaptOptions(
  specs: readonly OptionSpec[],
  stored: Record<string, unknown>,
): Record<string, OptionValue> {
  const value = (spec: OptionSpec) => {
    const kept = Object.hasOwn(stored, spec.id) ? toCurrentValue(spec, stored[spec.id]) : undefined;
    return isValidValue(spec, kept) ? kept : spec.default;
  };
  return Object.fromEntries(specs.map((spec) => [spec.id, value(spec)]));
}

const earlierValues = (spec: OptionSpec) => (spec.type === 'choice' && spec.formerly) || [];

const toCurrentValue = (spec: OptionSpec, value: unknown): unknown =>
  earlierValues(spec).find(([was]) => was === value)?.[1] ?? value;

/**
 * Replaces values by the earliest name they had. The worker computes the id of a named table from its options, and
 * the id must stay the same when a value is renamed.
 */
export const toOriginalValues = (
  specs: readonly OptionSpec[],
  options: Record<string, OptionValue>,
): Record<string, OptionValue> =>
  Object.fromEntries(
    Object.entries(options).map(([id, value]) => {
      const spec = specs.find((one) => one.id === id);
      return [id, (spec && earlierValues(spec).find(([, is]) => is === value)?.[0]) ?? value];
    }),
  );

function isValidValue(spec: OptionSpec, value: unknown): value is OptionValue {
  if (spec.type === 'boolean') return typeof value === 'boolean';
  if (spec.type === 'choice') return spec.choices.includes(value as string);
  return (
    Number.isInteger(value) &&
    !Object.is(value, -0) &&
    Number(value) >= spec.min &&
    Number(value) <= spec.max
  );
}
