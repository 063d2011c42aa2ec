// What the recap says of a turn of somebody else: what it began with, what it brought all in all, and the steps between,
// which are folded if they are many.
import type { Seat } from '../../shared/engine/index.ts';
import type { Impact } from './game-client.ts';
import type { Line } from './lines.ts';
import { mattersTo, type Turn } from './turns.ts';

/** So many lines of a turn are read at one glance. */
const AT_A_GLANCE = 3;

export interface RecapPart {
  line: Line;
  /** What came of it, one step after the other. The line then has what all of them brought. */
  steps: Line[];
}

export function recapParts({ lines }: Turn, seat: Seat | null): RecapPart[] {
  if (!lines.some((line) => mattersTo(line, seat))) return [];
  // What the turn began with is the cause, whomever it concerns.
  const [cause, ...effects] = lines.filter((line, at) => at === 0 || mattersTo(line, seat));
  if (!cause) return [];
  if (effects.length < AT_A_GLANCE) return [cause, ...effects].map((line) => ({ line, steps: [] }));
  // The sum and the steps are those of the whole turn, because half of a chain explains nothing.
  const gains = sumGains(lines.flatMap(({ impact }) => impact.gains ?? []));
  const steps = lines.slice(1);
  return [{ line: { ...cause, impact: { ...cause.impact, gains }, why: null }, steps }];
}

type Gain = NonNullable<Impact['gains']>[number];

/** Adds up what each player gets and pays, as “+2”, “−$2” and “rent +$2”. */
export function sumGains(gains: readonly Gain[]): Gain[] {
  const sums = new Map<string, Gain & { sum: number; parts: [string, string, string] }>();
  for (const gain of gains) {
    const [, before = '', sign, unit = '', digits = '', after = ''] =
      gain.text.match(/^(.*?)([+−])(\D*)(\d+)(.*)$/) ?? [];
    const key = `${gain.seat} ${before}${unit}${after}`;
    const amount = sign === '−' ? -Number(digits) : Number(digits);
    const sum = (sums.get(key)?.sum ?? 0) + amount;
    sums.set(key, { ...gain, sum, parts: [before, unit, after] });
  }
  return [...sums.values()]
    .filter(({ sum }) => sum !== 0)
    .map(({ seat, sum, parts: [before, unit, after] }) => ({
      seat,
      text: `${before}${sum < 0 ? '−' : '+'}${unit}${Math.abs(sum)}${after}`,
    }));
}
