// Prints the measurements as rows, and whether the targets are met.
import { formatWhole, quantile } from '../measure.ts';
import { ROUNDS, type Run, ratio } from './rounds.ts';
import type { Wire } from './wire.ts';

export interface Measurements {
  run: Run;
  wire: Wire;
  /** Empty for servers that have no state to send. */
  drops: number[];
}

const known = (value: number, text = formatWhole): string =>
  Number.isNaN(value) ? '–' : text(value);

export const SPEED_COLUMNS = [
  `medians of ${ROUNDS} rounds`,
  'p50 ms',
  'p99 ms',
  'moves/s, 200 tables',
  'processor µs/move',
  'kB a table',
];

export const speedRow = ({ run }: Measurements): string[] => [
  run.contender.name,
  run.median('p50').toFixed(2),
  run.p99.toFixed(2),
  formatWhole(run.median('moves')),
  (run.median('cpu') * 1e6).toFixed(1),
  formatWhole(run.memory / 1024),
];

export const WIRE_COLUMNS = [
  'bytes to a client',
  'a move',
  'deflated',
  'to join',
  'deflated',
  'ms back, median',
  'longest of 20',
];

export const wireRow = ({ run, wire, drops }: Measurements): string[] => [
  run.contender.name,
  ...[wire.plain, wire.deflated, wire.join, wire.joinDeflated].map((bytes) => known(bytes)),
  ...[0.5, 1].map((share) => known(quantile(drops, share), (time) => time.toFixed(1))),
];

/** Describes the ratios of one server to another: moves a second, processor time, p50. */
export function compareServers(one: Run, other: Run): string {
  const moves = 100 * ratio(one, other, 'moves');
  const cpu = 100 / ratio(one, other, 'cpu');
  const p50 = ratio(one, other, 'p50');
  return (
    `${one.contender.name}: ${moves.toFixed(0)} % of the moves/s of ${other.contender.name}, ` +
    `${cpu.toFixed(0)} % for each second of processor, ${p50.toFixed(2)} × its p50`
  );
}

export interface Target {
  what: string;
  is: number;
  target: number;
  atLeast?: boolean;
}

/** Prints a target, and returns whether it is met. */
export function isTargetMet({ what, is, target, atLeast = false }: Target): boolean {
  const met = atLeast ? is >= target : is <= target;
  const limit = `${atLeast ? 'at least' : 'at most'} ${target}`;
  console.log(`  ${what}: ${is.toFixed(2)}, target ${limit}: ${met ? 'met' : 'missed'}`);
  return met;
}
