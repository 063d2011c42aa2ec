export * from './check.ts';
export { cleanText, cleanTextUpTo, distinctName } from './clean-text.ts';
export * from './messages.ts';
export * from './read-replay.ts';
export * from './replay.ts';
