export { RECENT } from './done.ts';
export type { Wanted } from './lobby.ts';
export * from './ports.ts';
export * from './replay.ts';
export { Room } from './room.ts';
export * from './table.ts';
export { PACE } from './time.ts';
