export { LEVELS, type Level } from '../protocol/messages.ts';
export * from './bot.ts';
export type { Reason } from './reason.ts';
export { Search } from './search.ts';
export type { AnySense, Sense } from './sense.ts';
