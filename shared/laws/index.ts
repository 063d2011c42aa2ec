export { checkLaws, type PlayoutPlan, PlayoutReport } from './check-laws.ts';
export { LAWS, type Law, LawViolation } from './law.ts';
