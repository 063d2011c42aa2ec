export * from './check.ts';
export * from './messages.ts';
