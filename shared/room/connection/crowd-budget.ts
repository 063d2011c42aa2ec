// What a table answers to those without a seat: however many they are, the players come first.
import type { Ports } from '../ports.ts';
import { Bucket } from './bucket.ts';

/**
 * All connections without a seat share one budget of letters. A welcome has about 5,000 of them, so a full crowd of
 * 1,200 that comes back at once needs 6 of the 8 million. A past has 100,000 to 400,000: that is 20 of the largest at
 * once, and then five a second. Whoever asks in vain is refused with `tooFast` and may ask again later.
 */
export class CrowdBudget {
  readonly #bucket: Bucket;
  readonly #now: () => number;

  constructor({ pace, now }: Pick<Ports, 'pace' | 'now'>) {
    const { crowdBurst: burst, crowdPerSecond: perSecond } = pace;
    this.#now = () => now();
    this.#bucket = new Bucket({ burst, perSecond }, now());
  }

  /** Whether anything may be answered now. It may cost more than is left, which is then owed. */
  allows(): boolean {
    return this.#bucket.has(1, this.#now());
  }

  spend(letters: number): void {
    this.#bucket.take(letters, this.#now());
  }
}
