export * from './ports.ts';
export * from './replay.ts';
export { Room, type Wanted } from './room.ts';
export * from './table.ts';
