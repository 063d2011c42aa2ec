import type { Seat } from '../engine/game.ts';

export const LAWS = {
  1: 'same options, seed and moves give the same states',
  2: 'a state survives JSON',
  3: 'what is given is never changed',
  4: 'every listed move plays, by a path of its own; anything else is refused',
  5: 'a view is enough to know the moves',
  6: 'what a seat cannot know changes nothing that it sees',
  7: 'nothing is lost',
  8: 'every game ends',
  9: 'a sample fits its view',
  10: 'everything is reached by random play',
} as const;
export type Law = keyof typeof LAWS;

export type MoveLog = { seat: Seat; move: unknown }[];

/** Which random game it was; with the log, enough to play it again. */
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
    super(report(law, detail, setting, log));
    this.name = 'LawViolation';
    this.law = law;
    this.detail = detail;
    this.setting = setting;
    this.log = log;
  }
}

function report(law: Law, detail: string, setting: PlayoutSetting | null, log: MoveLog): string {
  const lines = [`law ${law} broken (${LAWS[law]}): ${detail}`];
  if (setting) {
    const { game, seats, options, seed, number } = setting;
    lines.push(`${game}, ${seats} seats, options ${JSON.stringify(options)}`);
    lines.push(`seed ${seed}, game ${number}, after ${log.length} moves:`);
    for (const entry of log) lines.push(`  ${entry.seat} ${JSON.stringify(entry.move)}`);
  }
  return lines.join('\n');
}

export function assertLaw(holds: boolean, law: Law, detail: () => string): asserts holds {
  if (!holds) throw new LawViolation(law, detail());
}
