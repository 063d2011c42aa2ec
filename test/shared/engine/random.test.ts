// The random generator, compared with the ChaCha20 of Node.js, and its distributions.
import { createCipheriv } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { chachaBlock, Random, type Seed, seedFrom } from '../../../shared/engine/index.ts';

const SEED: Seed = [0x03020100, 0x07060504, 0x80000001, 0xffffffff];

function reference(seed: Seed, counter: number): Uint32Array {
  const key = Buffer.from(new Uint32Array([...seed, ...seed]).buffer);
  const nonce = Buffer.alloc(16);
  // OpenSSL takes counter and nonce as one block of 16 bytes; the high half of the counter fills its second word.
  nonce.writeUInt32LE(counter % 2 ** 32);
  nonce.writeUInt32LE(Math.floor(counter / 2 ** 32), 4);
  const bytes = createCipheriv('chacha20', key, nonce).update(Buffer.alloc(64));
  return new Uint32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + 64));
}

describe('the generator', () => {
  test('gives the same blocks as the ChaCha20 of OpenSSL', () => {
    for (const counter of [0, 1, 2, 77, 2 ** 31, 2 ** 32 - 1]) {
      expect(chachaBlock(SEED, counter)).toEqual(reference(SEED, counter));
    }
  });

  test('counts blocks beyond 32 bits', () => {
    for (const counter of [2 ** 32, 2 ** 32 + 1, 5 * 2 ** 32 + 77, 2 ** 40 + 3, 2 ** 53 - 1]) {
      expect(chachaBlock(SEED, counter)).toEqual(reference(SEED, counter));
    }
    for (const place of [0, 3, 15]) {
      const random = new Random({ seed: SEED, drawn: 16 * (2 ** 32 + 9) + place });
      expect(random.bits()).toBe(reference(SEED, 2 ** 32 + 9)[place]);
    }
  });

  test('continues from a stored state, across blocks', () => {
    const whole = Random.from(SEED);
    const numbers = Array.from({ length: 40 }, () => whole.bits());
    let state = Random.from(SEED).state;
    for (const number of numbers) {
      const random = new Random(state);
      expect(random.bits()).toBe(number);
      state = JSON.parse(JSON.stringify(random.state));
    }
  });

  test('gives different numbers for different seeds', () => {
    const first = (seed: Seed) => Random.from(seed).bits();
    expect(new Set(Array.from({ length: 1000 }, (_, n) => first(seedFrom(n)))).size).toBe(1000);
  });

  test('makes seeds that keep all bits of their numbers', () => {
    const tail = 0x464f5945;
    expect(seedFrom(5)).toEqual([5, 0, 0, tail]);
    expect(seedFrom(5, 8)).toEqual([5, 0, 8, tail]);
    expect(seedFrom(2 ** 32 + 5, 8)).toEqual([5, 1, 8, tail]);
    expect(seedFrom(2 ** 53 - 1, 2 ** 32 - 1)).toEqual([
      2 ** 32 - 1,
      2 ** 21 - 1,
      2 ** 32 - 1,
      tail,
    ]);
  });
});

describe('below', () => {
  test('gives every number with the same probability', () => {
    const random = Random.from(SEED);
    const counts = Array(6).fill(0);
    for (let throws = 0; throws < 60_000; throws++) counts[random.below(6)]++;
    // Chi square, 5 degrees of freedom: one fair die in a thousand exceeds 20.5. The seed is fixed, so the result is too.
    const chi = counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
    expect(chi).toBeLessThan(20.5);
  });

  test('draws again instead of making low numbers more likely', () => {
    const random = Random.from(SEED);
    const big = 3 * 2 ** 30;
    const low = Array.from({ length: 4000 }, () => random.below(big)).filter((n) => n < big / 3);
    expect(low.length / 4000).toBeCloseTo(1 / 3, 1);
  });
});

/** Throws instead of drawing endlessly. */
class BoundedRandom extends Random {
  override bits(): number {
    if (this.state.drawn >= 100) throw new Error('draws endlessly');
    return super.bits();
  }
}

describe('the bound given to below', () => {
  test.each([0, -1, 0.5, 2 ** 32 + 1, 2 ** 33, Number.NaN, Number.POSITIVE_INFINITY])(
    'cannot be %d',
    (n) => {
      // Without the check, `below` would draw again endlessly.
      const random = new BoundedRandom({ seed: SEED, drawn: 0 });
      expect(() => random.below(n)).toThrow(RangeError);
      expect(random.state.drawn).toBe(0);
    },
  );

  test('can be 1, which gives 0, and 2³², which gives all 32 bits', () => {
    expect(Array.from({ length: 5 }, () => Random.from(SEED).below(1))).toEqual([0, 0, 0, 0, 0]);
    const [bits, numbers] = [Random.from(SEED), Random.from(SEED)];
    for (let draw = 0; draw < 40; draw++) expect(numbers.below(2 ** 32)).toBe(bits.bits());
  });
});

describe('shuffle', () => {
  test('keeps every card and gives every order with the same probability', () => {
    const random = Random.from(SEED);
    const orders = new Map<string, number>();
    for (let deals = 0; deals < 24_000; deals++) {
      const order = random.shuffle(['a', 'b', 'c', 'd']).join('');
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect(orders.size).toBe(24);
    const chi = [...orders.values()].reduce((sum, n) => sum + (n - 1000) ** 2 / 1000, 0);
    // 23 degrees of freedom, one in a thousand.
    expect(chi).toBeLessThan(49.7);
  });

  test('does not change the given list', () => {
    const given = Object.freeze([1, 2, 3, 4, 5]);
    Random.from(SEED).shuffle(given);
    expect(given).toEqual([1, 2, 3, 4, 5]);
  });
});

test('pick throws for an empty list', () => {
  expect(() => Random.from(SEED).pick([])).toThrow(RangeError);
});
