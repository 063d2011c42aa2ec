export { checkLaws } from './check-laws.ts';
export { LAWS, type Law, LawViolation } from './law.ts';
export type { PlayoutPlan } from './playout.ts';
export { PlayoutReport } from './playout-report.ts';
