// Finds the replay of a finished game, and says what is wrong if there is none.
import { buildReplay, findSeat, type Room } from '../shared/room/index.ts';
import { compressReplay, type KeptGame, summariseReplay } from './kept-games.ts';
import type { Storage } from './storage.ts';

export interface ReplayHead extends Omit<KeptGame, 'number'> {
  /** Null if the game is not kept, because it could not be or ended before games were. */
  number: number | null;
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
  if (unkept) return { number: null, summary: summariseReplay(unkept), hasPicture: false };
  return storage.games.find(number, now);
}

/** Null if the game with this number has none. */
export function findPicture(number: number, storage: Storage, now: number): ArrayBuffer | null {
  const game = storage.games.find(number, now);
  return game ? storage.games.pictures.find(number) : null;
}

export type PictureRefusal = 'unknownReplay' | 'notSeated' | 'hasPicture';

/**
 * Keeps the picture of a final board. Only those who sit at the table while its game is over may give one, so nobody
 * who comes later can put another picture before their game. Returns why it is refused, or null.
 */
export function keepPicture(
  given: { number: number; keyDigest: string; picture: ArrayBuffer },
  room: Room | null,
  storage: Storage,
  now: number,
): PictureRefusal | null {
  const game = storage.games.find(given.number, now);
  if (!game) return 'unknownReplay';
  const { kept, phase, chairs = [] } = room?.table ?? {};
  const isAtItsEnd = phase === 'over' && kept === game.number;
  if (!isAtItsEnd || findSeat(given.keyDigest, chairs) === null) return 'notSeated';
  if (game.hasPicture) return 'hasPicture';
  storage.games.pictures.keep(game.number, given.picture);
  return null;
}
