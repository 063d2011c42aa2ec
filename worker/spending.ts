// What the connections of one sender cost. Each table is limited by itself; this limits the sum over all tables of a
// sender, with a counter that all objects of a location share.
import type { RoomEnv } from './room-env.ts';

/** Prices in millionths of a dollar; see docs/operations.md. */
export const PRICES = {
  /** Written once, deleted once, and a data point that counts it. */
  storedRow: 2.25,
  /** A message, or the upgrade to a WebSocket at the price of a request. */
  message: 0.15 / 20,
  connection: 0.45,
  /** An object of 128 MB that is awake. */
  second: 12.5 * 0.128,
};

/** One unit of the shared counter, in millionths of a dollar. At 800 a minute (wrangler.toml) that is 0.96 $ an hour. */
export const UNIT = 20;

/** An object stays awake so long after an event. */
const AWAKE_MS = 10_000;
/** The counter counts by the minute. */
export const BLOCKED_MS = 60_000;

interface Account {
  /** What has been taken from the shared counter and not been used up. */
  left: number;
  isAsking: boolean;
  blockedUntil: number;
}

export class Spending {
  readonly #counter: RateLimit | undefined;
  readonly #onBlocked: (sender: string) => void;
  readonly #accounts = new Map<string, Account>();
  #awakeSince = Number.NEGATIVE_INFINITY;
  /** Who has to pay for what happens by itself. */
  #payer: string | null = null;

  constructor({ SPENDING }: RoomEnv, onBlocked: (sender: string) => void) {
    this.#counter = SPENDING;
    this.#onBlocked = onBlocked;
  }

  /** Notes what an event has cost beside the time of the object. Without a sender the last one pays. */
  note(sender: string | null, cost: number, now: number): void {
    this.#payer = sender ?? this.#payer;
    const awake = Math.min(AWAKE_MS, Math.max(0, now - this.#awakeSince));
    this.#awakeSince = now;
    if (this.#payer === null || !this.#counter) return;
    const account = this.#accountOf(this.#payer);
    account.left -= cost + (awake / 1000) * PRICES.second;
    if (account.left < 0) void this.#ask(this.#payer, account);
  }

  isBlocked(sender: string | null, now: number): boolean {
    const account = sender === null ? undefined : this.#accounts.get(sender);
    return account !== undefined && now < account.blockedUntil;
  }

  /** Whether nobody is there who may pay for the moves of bots. */
  isPayerBlocked(now: number): boolean {
    return this.isBlocked(this.#payer, now);
  }

  #accountOf(sender: string): Account {
    const known = this.#accounts.get(sender) ?? { left: 0, isAsking: false, blockedUntil: 0 };
    this.#accounts.set(sender, known);
    return known;
  }

  async #ask(sender: string, account: Account): Promise<void> {
    if (account.isAsking) return;
    account.isAsking = true;
    let isAllowed = true;
    while (isAllowed && account.left < 0) {
      // A counter that fails must not stop a game.
      isAllowed = (await this.#counter?.limit({ key: sender }).catch(() => null))?.success ?? true;
      account.left += UNIT;
    }
    account.isAsking = false;
    if (isAllowed) return;
    account.left = 0;
    account.blockedUntil = Date.now() + BLOCKED_MS;
    this.#onBlocked(sender);
  }
}
