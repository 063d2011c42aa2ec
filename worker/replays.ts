// Finds the replays of finished games and their pictures, and says what is wrong if there is none.
import { buildReplay, findSeat, type Room } from '../shared/room/index.ts';
import { compressReplay, type KeptGame, type KeptGames, summariseReplay } from './kept-games.ts';
import type { Storage } from './storage.ts';

export interface ReplayHead extends Omit<KeptGame, 'number'> {
  /** Null if the game is not kept, because it could not be or ended before games were. */
  number: number | null;
}

export type FoundReplay =
  | (Pick<ReplayHead, 'number'> & { body: ArrayBuffer })
  | { missing: 'unknownRoom' | 'unknownReplay' | 'notOver' };

export type PictureRefusal = 'unknownReplay' | 'notSeated' | 'hasPicture';

/** Without a number the latest game that has ended is meant. One that is still played is never found. */
export class Replays {
  readonly #room: Room | null;
  readonly #storage: Storage;
  readonly #games: KeptGames;
  readonly #now: number;

  constructor(room: Room | null, storage: Storage, now: number) {
    this.#room = room;
    this.#storage = storage;
    this.#games = storage.games;
    this.#now = now;
  }

  /** The replay of the game that is over at the table if it is not kept; null if it is. */
  #unkept() {
    const isKept = typeof this.#room?.table.kept === 'number';
    return this.#room && !isKept ? buildReplay(this.#room.stored, this.#storage) : null;
  }

  find(number: number | null): FoundReplay {
    const unkept = number === null ? this.#unkept() : null;
    if (unkept) return { number: null, body: compressReplay(unkept).buffer };
    const game = this.#games.find(number, this.#now);
    if (game) return { number: game.number, body: this.#games.body(game.number) };
    const hasGames = (this.#games.keptUntil() ?? 0) > this.#now;
    if (!this.#room && !hasGames) return { missing: 'unknownRoom' };
    return { missing: number === null ? 'notOver' : 'unknownReplay' };
  }

  /** What a preview says about the replay that `find` finds; null if it finds none. */
  describe(number: number | null): ReplayHead | null {
    const unkept = number === null ? this.#unkept() : null;
    if (unkept) return { number: null, summary: summariseReplay(unkept), hasPicture: false };
    return this.#games.find(number, this.#now);
  }

  /** The picture of its final board; null if it has none. */
  picture(number: number): ArrayBuffer | null {
    return this.#games.find(number, this.#now) && this.#games.pictures.find(number);
  }

  /**
   * Keeps the picture of a final board. Only those who sit at the table while its game is over may give one: when the
   * next one has begun, others may have come. Returns why it is refused, or null.
   */
  keepPicture(number: number, keyDigest: string, picture: ArrayBuffer): PictureRefusal | null {
    const game = this.#games.find(number, this.#now);
    if (!game) return 'unknownReplay';
    const { kept, phase, chairs = [] } = this.#room?.table ?? {};
    const isAtItsEnd = phase === 'over' && kept === number;
    if (!isAtItsEnd || findSeat(keyDigest, chairs) === null) return 'notSeated';
    if (game.hasPicture) return 'hasPicture';
    this.#games.pictures.keep(number, picture);
    return null;
  }
}
