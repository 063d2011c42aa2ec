// Decides which messages of a connection reach the room. Enforces the rate limit and the hello at
// the start, and refuses unknown messages.
import { type CheckedMessage, CLOSE_CODES } from '../../protocol/index.ts';
import type { Pace } from '../ports.ts';
import type { Socket } from '../socket.ts';

/** A token bucket: every message costs tokens, and the bucket refills with time. */
interface Bucket {
  tokens: number;
  at: number;
  refusals: number;
}

export interface Rejection {
  code: string;
  id: string | null;
  /** The code that the connection is closed with; null if it stays open. */
  close: number | null;
}

/** A connection is closed after this many refusals in a row for sending too fast. */
const MAX_REFUSALS_IN_A_ROW = 60;

export class Gate {
  readonly #buckets = new Map<Socket, Bucket>();
  readonly #pace: Pace;

  constructor(pace: Pace) {
    this.#pace = pace;
  }

  /** Returns null if the message may pass. */
  rejectionFor(socket: Socket, checked: CheckedMessage, now: number): Rejection | null {
    const bucket = this.#refill(socket, now);
    const id = 'message' in checked ? idOf(checked.message) : checked.id;
    const cost = isExpensive(checked) ? this.#pace.burst / 3 : 1;
    if (bucket.tokens < cost) {
      bucket.refusals++;
      const isTooMuch = bucket.refusals >= MAX_REFUSALS_IN_A_ROW;
      return { code: 'tooFast', id, close: isTooMuch ? CLOSE_CODES.tooMuch : null };
    }
    bucket.tokens -= cost;
    bucket.refusals = 0;
    if ('code' in checked) {
      return {
        code: checked.code,
        id,
        close: checked.code === 'tooBig' ? CLOSE_CODES.tooBig : null,
      };
    }
    const mayPass = socket.state.key !== null || checked.message.type === 'hello';
    return mayPass ? null : { code: 'noHello', id, close: null };
  }

  #refill(socket: Socket, now: number): Bucket {
    const { burst, perSecond } = this.#pace;
    const bucket = this.#buckets.get(socket) ?? { tokens: burst, at: now, refusals: 0 };
    this.#buckets.set(socket, bucket);
    const earned = (Math.max(0, now - bucket.at) / 1000) * perSecond;
    bucket.tokens = Math.min(burst, bucket.tokens + earned);
    bucket.at = now;
    return bucket;
  }

  forget(socket: Socket): void {
    this.#buckets.delete(socket);
  }
}

/** The command `past` reads a whole game from the database. */
const isExpensive = (checked: CheckedMessage): boolean =>
  'message' in checked && checked.message.type === 'past';

const idOf = (message: object): string | null =>
  'id' in message && typeof message.id === 'string' ? message.id : null;
