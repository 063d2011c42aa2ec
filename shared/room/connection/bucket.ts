// A token bucket: whatever is limited costs tokens, and the bucket refills with time.

export interface BucketSize {
  /** How many tokens the bucket holds. */
  burst: number;
  /** How many tokens a second come back. */
  perSecond: number;
}

export class Bucket {
  #size: BucketSize;
  #tokens: number;
  #at: number;

  /** A new bucket is full. */
  constructor(size: BucketSize, now: number) {
    this.#size = size;
    this.#tokens = size.burst;
    this.#at = now;
  }

  /** What is in it stays. */
  resize(size: BucketSize, now: number): void {
    this.#refill(now);
    this.#size = size;
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

  /** May take more than there is: the bucket then owes the rest. */
  take(cost: number, now: number): void {
    this.#refill(now);
    this.#tokens -= cost;
  }
}
