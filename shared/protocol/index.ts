export * from './check.ts';
export * from './messages.ts';
export * from './read-replay.ts';
export * from './replay.ts';
