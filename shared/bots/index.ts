export { LEVELS, type Level } from '../protocol/messages.ts';
export * from './bot.ts';
export type { AnyHeuristic, Heuristic } from './heuristic.ts';
export type { Reason } from './reason.ts';
export { Search } from './search.ts';
