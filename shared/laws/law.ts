// The ten laws, and the error that says which law a game violates and how to play that game again.
import type { Seat } from '../engine/game.ts';

export const LAWS = {
  1: 'the same options, seed and moves give the same states',
  2: 'states, events and disclosures survive JSON',
  3: 'no function changes what it is given',
  4: 'every listed move can be played and has its own path; everything else is refused',
  5: 'a view is enough to compute legal moves, paths and reasons',
  6: 'nothing that a viewer cannot know changes what they see (non-interference)',
  7: 'the number of components never changes',
  8: 'every game ends, and somebody can move until then',
  9: 'a sampled state is consistent with its view',
  10: 'random play reaches every frame, move and label, and no undeclared ones',
} as const;
export type Law = keyof typeof LAWS;

export type MoveLog = { seat: Seat; move: unknown }[];

/** Identifies a random game. Together with the log it is enough to play the game again. */
export interface PlayoutSetting {
  game: string;
  seats: number;
  options: Record<string, unknown>;
  seed: number;
  number: number;
}

export class LawViolation extends Error {
  readonly law: Law;
  readonly detail: string;
  readonly setting: PlayoutSetting | null;
  readonly log: MoveLog;
  constructor(law: Law, detail: string, setting: PlayoutSetting | null = null, log: MoveLog = []) {
    super(describeViolation(law, detail, setting, log));
    this.name = 'LawViolation';
    this.law = law;
    this.detail = detail;
    this.setting = setting;
    this.log = log;
  }
}

function describeViolation(
  law: Law,
  detail: string,
  setting: PlayoutSetting | null,
  log: MoveLog,
): string {
  const lines = [`law ${law} violated (${LAWS[law]}): ${detail}`];
  if (setting) {
    const { game, seats, options, seed, number } = setting;
    lines.push(`${game}, ${seats} seats, options ${JSON.stringify(options)}`);
    lines.push(`seed ${seed}, game ${number}, after ${log.length} moves:`);
    for (const entry of log) lines.push(`  ${entry.seat} ${JSON.stringify(entry.move)}`);
  }
  return lines.join('\n');
}

/** `detail` is a function because laws nearly always hold, and making the text is slow. */
export function assertLaw(holds: boolean, law: Law, detail: () => string): asserts holds {
  if (!holds) throw new LawViolation(law, detail());
}
