// Chance, kept in the state. ChaCha20 run as a counter: whoever has seen every card of every earlier
// shuffle still cannot work out the seed, as they could with the usual small generators.

/** 128 bits. */
export type Seed = readonly [number, number, number, number];

export interface RandomState {
  seed: Seed;
  /** How many 32-bit numbers have been drawn. */
  drawn: number;
}

/** What everybody sees instead. The count is hidden too: it tells how often a draw was rejected. */
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

  /** 32 random bits. */
  bits(): number {
    const place = this.#drawn % 16;
    if (place === 0 || this.#block === null) {
      this.#block = chachaBlock(this.#seed, Math.floor(this.#drawn / 16));
    }
    this.#drawn++;
    return this.#block[place] as number;
  }

  /** A whole number from 0 up to but not including `n`, every one equally likely. */
  below(n: number): number {
    if (!(n >= 1 && n <= 2 ** 32)) throw new RangeError(`nothing below ${n}`);
    const fair = 2 ** 32 - (2 ** 32 % n);
    let bits = this.bits();
    while (bits >= fair) bits = this.bits();
    return bits % n;
  }

  pick<T>(list: readonly T[]): T {
    if (list.length === 0) throw new RangeError('nothing to pick from');
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

  /** A seed for something that must not share this stream. */
  seed(): Seed {
    return [this.bits(), this.bits(), this.bits(), this.bits()];
  }
}

/** A seed from a small number or two: for tests and the command line, where seeds are written by hand. */
export const seedFrom = (number: number, stream = 0): Seed => [
  number >>> 0,
  Math.floor(number / 2 ** 32) >>> 0,
  stream >>> 0,
  0x464f5945,
];

/** One block of RFC 8439 ChaCha20 with the seed twice as the key and no nonce. */
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
