// Finds the replay of a finished game, and says what is wrong if there is none.
import { buildReplay, type Room } from '../shared/room/index.ts';
import { compressReplay, type ReplaySummary, summariseReplay } from './kept-games.ts';
import type { Storage } from './storage.ts';

export interface ReplayHead {
  /** Null if the game is not kept, because it could not be or ended before games were. */
  number: number | null;
  summary: ReplaySummary;
}

export type FoundReplay =
  | (Pick<ReplayHead, 'number'> & { body: ArrayBuffer })
  | { missing: 'unknownRoom' | 'unknownReplay' | 'notOver' };

/** The replay of the game that is over at the table if it is not kept; null if it is. */
function unkeptReplay(room: Room | null, storage: Storage) {
  const isKept = typeof room?.table.kept === 'number';
  return room && !isKept ? buildReplay(room.stored, storage) : null;
}

/** The game with this number, or the latest one that has ended. Never one that is still played. */
export function findReplay(
  number: number | null,
  room: Room | null,
  storage: Storage,
  now: number,
): FoundReplay {
  const unkept = number === null ? unkeptReplay(room, storage) : null;
  if (unkept) return { number: null, body: compressReplay(unkept).buffer };
  const game = storage.games.find(number, now);
  if (game) return { number: game.number, body: storage.games.body(game.number) };
  if (!room && (storage.games.keptUntil() ?? 0) <= now) return { missing: 'unknownRoom' };
  return { missing: number === null ? 'notOver' : 'unknownReplay' };
}

/** What a preview says about the replay that `findReplay` finds; null if it finds none. */
export function describeReplay(
  number: number | null,
  room: Room | null,
  storage: Storage,
  now: number,
): ReplayHead | null {
  const unkept = number === null ? unkeptReplay(room, storage) : null;
  if (unkept) return { number: null, summary: summariseReplay(unkept) };
  return storage.games.find(number, now);
}
