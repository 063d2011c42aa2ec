// A token bucket: whatever is limited costs tokens, and the bucket refills with time.

export interface BucketSize {
  /** How many tokens the bucket holds. */
  burst: number;
  /** How many tokens a second come back. */
  perSecond: number;
}

export class Bucket {
  readonly #size: BucketSize;
  #tokens: number;
  #at: number;

  /** A new bucket is full. */
  constructor(size: BucketSize, now: number) {
    this.#size = size;
    this.#tokens = size.burst;
    this.#at = now;
  }

  #refill(now: number): void {
    const { burst, perSecond } = this.#size;
    const earned = (Math.max(0, now - this.#at) / 1000) * perSecond;
    this.#tokens = Math.min(burst, this.#tokens + earned);
    this.#at = now;
  }

  has(cost: number, now: number): boolean {
    this.#refill(now);
    return this.#tokens >= cost;
  }

  /** Takes what is there if there is less. */
  take(cost: number, now: number): void {
    this.#refill(now);
    this.#tokens = Math.max(0, this.#tokens - cost);
  }
}
