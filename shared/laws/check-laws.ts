// Plays random games of a game and checks every step of them against the ten laws.
import { assertLaw, LawViolation, type MoveLog, type PlayoutSetting } from './law.ts';
import { isWriteToFrozen, Playout, type PlayoutPlan } from './playout.ts';
import { PlayoutReport } from './playout-report.ts';
import { tryCall } from './values.ts';

/** Throws a `LawViolation` for the first law that is violated, with the shortest log that shows it. */
export function checkLaws(plan: PlayoutPlan, report = new PlayoutReport()): PlayoutReport {
  for (let number = 0; number < plan.games; number++) {
    const playout = new Playout(plan, number, report);
    const { error } = tryCall(() => playout.run());
    if (error) throw findShortestViolation(plan, number, playout.log, error);
    report.lengths.push(playout.log.length);
    plan.onGame?.(number, playout.log.length);
  }
  const undeclared = report.undeclared(plan.game);
  assertLaw(undeclared.length === 0, 10, () => `not declared: ${undeclared.join(', ')}`);
  const viewers = report.nonInterference.viewersWhoSeeAll();
  assertLaw(viewers.length === 0, 6, () => `nothing is hidden from ${viewers.join(', ')}`);
  return report;
}

/**
 * Plays the same moves again and checks every law at every step: a law that is only checked now and then may have been
 * violated before the step at which that was noticed.
 */
function findShortestViolation(
  plan: PlayoutPlan,
  number: number,
  log: MoveLog,
  first: Error,
): LawViolation {
  const { game, seats, options, seed } = plan;
  const setting: PlayoutSetting = { game: game.id, seats, options, seed, number };
  const toViolation = (error: Error, moves: MoveLog) =>
    error instanceof LawViolation
      ? new LawViolation(error.law, error.detail, setting, moves)
      : new LawViolation(isWriteToFrozen(error) ? 3 : 4, String(error.stack), setting, moves);
  const playout = new Playout({ ...plan, checkEvery: 1 }, number, new PlayoutReport());
  const { error } = tryCall(() => playout.run(log));
  return error ? toViolation(error, playout.log) : toViolation(first, log);
}
