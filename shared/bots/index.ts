export { LEVELS, type Level } from '../protocol/messages.ts';
export { type AdviceReason, seatOfPart } from './advice-reason.ts';
export * from './bot.ts';
export type { AnyHeuristic, Heuristic } from './heuristic.ts';
export { Search } from './search.ts';
