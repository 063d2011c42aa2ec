// The options of a game are a declared list: the lobby draws its form from it, the server checks against it.
import { BadSetup } from './refusal.ts';

export type OptionValue = boolean | number | string;

export type OptionSpec =
  | { id: string; type: 'boolean'; default: boolean }
  | {
      id: string;
      type: 'choice';
      default: string;
      choices: readonly string[];
      /** What it was written as before: so it stands in stored tables, and in the addresses of other sites’ pages. */
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

/** `{ royalSuite: boolean, … }` from a declared list. */
export type OptionsOf<L extends readonly OptionSpec[]> = {
  [T in L[number] as T['id']]: ValueOf<T>;
};

/** Every option with a value: the given ones checked, the others by default. */
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
      ? atPresent(spec, (given as Record<string, unknown>)[spec.id])
      : spec.default;
    if (!fits(spec, value)) throw new BadSetup('badOption', spec.id);
    filled[spec.id] = value;
  }
  return filled;
}

/** As they were stored at some time: what is unknown by now is dropped, what is missing or out of range is as usual. */
export function adaptOptions(
  specs: readonly OptionSpec[],
  stored: Record<string, unknown>,
): Record<string, OptionValue> {
  const value = (spec: OptionSpec) => {
    const kept = Object.hasOwn(stored, spec.id) ? atPresent(spec, stored[spec.id]) : undefined;
    return fits(spec, kept) ? kept : spec.default;
  };
  return Object.fromEntries(specs.map((spec) => [spec.id, value(spec)]));
}

const formerly = (spec: OptionSpec) => (spec.type === 'choice' && spec.formerly) || [];

const atPresent = (spec: OptionSpec, value: unknown): unknown =>
  formerly(spec).find(([was]) => was === value)?.[1] ?? value;

/** As they were written at first: what is known by its options keeps its name when these get another form. */
export const toOriginalValues = (
  specs: readonly OptionSpec[],
  options: Record<string, OptionValue>,
): Record<string, OptionValue> =>
  Object.fromEntries(
    Object.entries(options).map(([id, value]) => {
      const spec = specs.find((one) => one.id === id);
      return [id, (spec && formerly(spec).find(([, is]) => is === value)?.[0]) ?? value];
    }),
  );

function fits(spec: OptionSpec, value: unknown): value is OptionValue {
  if (spec.type === 'boolean') return typeof value === 'boolean';
  if (spec.type === 'choice') return spec.choices.includes(value as string);
  return (
    Number.isInteger(value) &&
    !Object.is(value, -0) &&
    Number(value) >= spec.min &&
    Number(value) <= spec.max
  );
}
