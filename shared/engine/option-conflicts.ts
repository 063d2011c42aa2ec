// Which options of a game do not fit each other, or its number of seats. The rules say it with a function; a client in
// another language gets it as a list.
import type { AnyGame } from './game.ts';
import type { OptionSpec, OptionValue } from './options.ts';

type Values = Record<string, OptionValue>;

/** The game refuses, with this code, every choice that contains these values, for each of these numbers of seats. */
export interface OptionConflict {
  seats: number[];
  options: Values;
  code: string;
}

/** Of a number only the bounds and the default are tried. */
function valuesOf(spec: OptionSpec): OptionValue[] {
  if (spec.type === 'boolean') return [false, true];
  if (spec.type === 'choice') return [...spec.choices];
  return [...new Set([spec.min, spec.default, spec.max])];
}

const combinationsOf = (specs: readonly OptionSpec[]): Values[] =>
  specs.reduce<Values[]>(
    (all, spec) =>
      all.flatMap((one) => valuesOf(spec).map((value) => ({ ...one, [spec.id]: value }))),
    [{}],
  );

const contains = (all: Values, part: Values): boolean =>
  Object.entries(part).every(([id, value]) => all[id] === value);

/** The smallest sets of values that the game always refuses, the smaller ones first. */
export function findOptionConflicts({ options, seats, checkOptions }: AnyGame): OptionConflict[] {
  const found: OptionConflict[] = [];
  const combinations = combinationsOf(options);
  for (let count = seats.min; count <= seats.max; count++) {
    const codes = new Map(combinations.map((one) => [one, checkOptions(one, count)]));
    if ([...codes.values()].every((code) => code === null)) continue;
    const known: Values[] = [];
    for (const part of partsOf(options)) {
      if (known.some((smaller) => contains(part, smaller))) continue;
      const whole = combinations.filter((one) => contains(one, part));
      const code = codes.get(whole[0] as Values) ?? null;
      if (code === null || whole.some((one) => codes.get(one) === null)) continue;
      known.push(part);
      add(found, { seats: [count], options: part, code });
    }
  }
  return found;
}

/** Every choice of some of the options, the smaller ones first. */
function partsOf(specs: readonly OptionSpec[]): Values[] {
  const parts: Values[] = [{}];
  for (const spec of specs) {
    const longer = parts.flatMap((one) =>
      valuesOf(spec).map((value) => ({ ...one, [spec.id]: value })),
    );
    parts.push(...longer);
  }
  return parts.toSorted((one, other) => Object.keys(one).length - Object.keys(other).length);
}

/** The same values for another number of seats are one conflict. */
function add(found: OptionConflict[], { seats, options, code }: OptionConflict): void {
  const text = JSON.stringify([options, code]);
  const same = found.find((one) => JSON.stringify([one.options, one.code]) === text);
  if (same) same.seats.push(...seats);
  else found.push({ seats, options, code });
}
