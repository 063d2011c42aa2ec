// A random generator whose state is part of the game state. It uses ChaCha20 in counter mode: a player who has seen the
// results of all earlier shuffles cannot compute the seed, which is possible with small generators.

/** 128 bits. */
export type Seed = readonly [number, number, number, number];

export interface RandomState {
  seed: Seed;
  /** How many 32-bit numbers have been drawn. */
  drawn: number;
}

/**
 * Replaces the random state in every view. `drawn` is hidden too, because it shows how often
 * `below` had to draw again.
 */
export const HIDDEN_RANDOM: RandomState = Object.freeze({
  seed: Object.freeze([0, 0, 0, 0] as const),
  drawn: 0,
});

export class Random {
  readonly #seed: Seed;
  #drawn: number;
  #block: Uint32Array | null = null;

  constructor(from: RandomState) {
    this.#seed = from.seed;
    this.#drawn = from.drawn;
  }

  static from(seed: Seed): Random {
    return new Random({ seed, drawn: 0 });
  }

  get state(): RandomState {
    return { seed: this.#seed, drawn: this.#drawn };
  }

  /** Returns 32 random bits. */
  bits(): number {
    const place = this.#drawn % 16;
    if (place === 0 || this.#block === null) {
      this.#block = chachaBlock(this.#seed, Math.floor(this.#drawn / 16));
    }
    this.#drawn++;
    return this.#block[place] as number;
  }

  /** Returns an integer from 0 to `n` - 1, all equally likely. */
  below(n: number): number {
    if (!(n >= 1 && n <= 2 ** 32)) throw new RangeError(`no integer from 0 to ${n} - 1`);
    // Numbers above the largest multiple of `n` would make small results more likely, so they are drawn again.
    const fair = 2 ** 32 - (2 ** 32 % n);
    let bits = this.bits();
    while (bits >= fair) bits = this.bits();
    return bits % n;
  }

  pick<T>(list: readonly T[]): T {
    if (list.length === 0) throw new RangeError('cannot pick from an empty list');
    return list[this.below(list.length)] as T;
  }

  shuffle<T>(list: readonly T[]): T[] {
    const shuffled = list.slice();
    for (let last = shuffled.length - 1; last > 0; last--) {
      const other = this.below(last + 1);
      const card = shuffled[last] as T;
      shuffled[last] = shuffled[other] as T;
      shuffled[other] = card;
    }
    return shuffled;
  }

  /** Returns a seed for another generator, so that it does not draw from this one's sequence. */
  seed(): Seed {
    return [this.bits(), this.bits(), this.bits(), this.bits()];
  }
}

/** Makes a seed from one or two small numbers, for tests and the command line. */
export const seedFrom = (number: number, stream = 0): Seed => [
  number >>> 0,
  Math.floor(number / 2 ** 32) >>> 0,
  stream >>> 0,
  0x464f5945,
];

/** Computes one block of ChaCha20 (RFC 8439). The key is the seed, twice; the nonce is zero. */
export function chachaBlock(seed: Seed, counter: number): Uint32Array {
  const [a, b, c, d] = seed;
  const start = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574, a, b, c, d, a, b, c, d];
  start.push(counter >>> 0, Math.floor(counter / 2 ** 32), 0, 0);
  const x = Uint32Array.from(start);
  for (let round = 0; round < 10; round++) {
    quarter(x, 0, 4, 8, 12);
    quarter(x, 1, 5, 9, 13);
    quarter(x, 2, 6, 10, 14);
    quarter(x, 3, 7, 11, 15);
    quarter(x, 0, 5, 10, 15);
    quarter(x, 1, 6, 11, 12);
    quarter(x, 2, 7, 8, 13);
    quarter(x, 3, 4, 9, 14);
  }
  for (let word = 0; word < 16; word++) x[word] = at(x, word) + (start[word] as number);
  return x;
}

const at = (x: Uint32Array, i: number): number => x[i] as number;

function quarter(x: Uint32Array, a: number, b: number, c: number, d: number): void {
  addThenTurn(x, a, b, d, 16);
  addThenTurn(x, c, d, b, 12);
  addThenTurn(x, a, b, d, 8);
  addThenTurn(x, c, d, b, 7);
}

function addThenTurn(x: Uint32Array, into: number, add: number, turn: number, by: number): void {
  const sum = (at(x, into) + at(x, add)) | 0;
  const mixed = at(x, turn) ^ sum;
  x[into] = sum;
  x[turn] = (mixed << by) | (mixed >>> (32 - by));
}
