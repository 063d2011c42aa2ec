export type { Wanted } from './lobby.ts';
export * from './ports.ts';
export * from './replay.ts';
export { Room } from './room.ts';
export * from './table.ts';
export { BREATH } from './time.ts';
