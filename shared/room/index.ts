export { PACE } from './alarm.ts';
export type { TableRequest } from './commands/opening.ts';
export { Bucket } from './connection/bucket.ts';
export * from './ports.ts';
export { Room } from './room.ts';
export * from './socket.ts';
export { RECENT_COMMANDS } from './sync/recent-commands.ts';
export * from './sync/replay.ts';
export * from './table.ts';
