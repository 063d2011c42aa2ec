export { PACE } from './alarm.ts';
export type { Wanted } from './commands/lobby.ts';
export * from './ports.ts';
export { Room } from './room.ts';
export { RECENT } from './sync/recent-commands.ts';
export * from './sync/replay.ts';
export * from './table.ts';
