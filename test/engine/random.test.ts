import { createCipheriv } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { chachaBlock, Random, type Seed, seedFrom } from '../../shared/engine/index.ts';

const SEED: Seed = [0x03020100, 0x07060504, 0x80000001, 0xffffffff];

function reference(seed: Seed, counter: number): Uint32Array {
  const key = Buffer.from(new Uint32Array([...seed, ...seed]).buffer);
  const nonce = Buffer.alloc(16);
  nonce.writeUInt32LE(counter);
  const bytes = createCipheriv('chacha20', key, nonce).update(Buffer.alloc(64));
  return new Uint32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + 64));
}

describe('the generator', () => {
  test('is ChaCha20, as another implementation has it', () => {
    for (const counter of [0, 1, 2, 77, 2 ** 31]) {
      expect(chachaBlock(SEED, counter)).toEqual(reference(SEED, counter));
    }
  });

  test('goes on from its state, across blocks', () => {
    const whole = Random.from(SEED);
    const numbers = Array.from({ length: 40 }, () => whole.bits());
    let state = Random.from(SEED).state;
    for (const number of numbers) {
      const random = new Random(state);
      expect(random.bits()).toBe(number);
      state = JSON.parse(JSON.stringify(random.state));
    }
  });

  test('seeds that differ in one bit share nothing', () => {
    const first = (seed: Seed) => Random.from(seed).bits();
    expect(new Set(Array.from({ length: 1000 }, (_, n) => first(seedFrom(n)))).size).toBe(1000);
  });
});

describe('below', () => {
  test('every number is equally likely', () => {
    const random = Random.from(SEED);
    const counts = Array(6).fill(0);
    for (let throws = 0; throws < 60_000; throws++) counts[random.below(6)]++;
    // Chi square with 5 degrees of freedom: 20.5 is passed by one fair die in a thousand, and the seed is fixed.
    const chi = counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
    expect(chi).toBeLessThan(20.5);
  });

  test('numbers that would make the low ones likelier are thrown again', () => {
    const random = Random.from(SEED);
    const big = 3 * 2 ** 30;
    const low = Array.from({ length: 4000 }, () => random.below(big)).filter((n) => n < big / 3);
    expect(low.length / 4000).toBeCloseTo(1 / 3, 1);
  });
});

describe('shuffle', () => {
  test('keeps every card and gives every order', () => {
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

  test('leaves the given list alone', () => {
    const given = Object.freeze([1, 2, 3, 4, 5]);
    Random.from(SEED).shuffle(given);
    expect(given).toEqual([1, 2, 3, 4, 5]);
  });
});

test('picking from nothing is an error', () => {
  expect(() => Random.from(SEED).pick([])).toThrow(RangeError);
});
