import type { CommandType } from '../../../shared/protocol/index.ts';

// A record, so that a command that is missing here does not compile.
const commands: Record<CommandType, true> = {
  sit: true,
  leave: true,
  rename: true,
  colour: true,
  options: true,
  chairs: true,
  bot: true,
  remove: true,
  host: true,
  clock: true,
  start: true,
  selfStart: true,
  grace: true,
  hints: true,
  coach: true,
  move: true,
  undo: true,
  say: true,
  emote: true,
  link: true,
  vote: true,
  back: true,
  rematch: true,
  lobby: true,
  past: true,
  clear: true,
};

/** Every type of command. */
export const COMMANDS = Object.keys(commands) as CommandType[];
