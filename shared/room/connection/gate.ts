// Who may speak at all: known messages, after a hello, not too many.
import { type Checked, CLOSE } from '../../protocol/index.ts';
import type { Ports, Socket } from '../ports.ts';

interface Bucket {
  tokens: number;
  at: number;
  refused: number;
}

export interface Barred {
  code: string;
  id: string | null;
  close: number | null;
}

/** After so many refusals in a row for speaking too fast the connection is closed. */
const PATIENCE = 60;

export class Gate {
  readonly #buckets = new Map<Socket, Bucket>();
  readonly #pace: Ports['pace'];

  constructor(pace: Ports['pace']) {
    this.#pace = pace;
  }

  /** Null when the message may pass; else the refusal, and whether the connection is to be closed with it. */
  rejectionFor(socket: Socket, checked: Checked, now: number): Barred | null {
    const bucket = this.#refill(socket, now);
    const id = 'message' in checked ? idOf(checked.message) : checked.id;
    const cost = heavy(checked) ? this.#pace.burst / 3 : 1;
    if (bucket.tokens < cost) {
      bucket.refused++;
      return { code: 'tooFast', id, close: bucket.refused >= PATIENCE ? CLOSE.tooMuch : null };
    }
    bucket.tokens -= cost;
    bucket.refused = 0;
    if ('code' in checked) {
      return { code: checked.code, id, close: checked.code === 'tooBig' ? CLOSE.tooBig : null };
    }
    const greeted = socket.visitor.key !== null;
    return greeted || checked.message.type === 'hello'
      ? null
      : { code: 'noHello', id, close: null };
  }

  #refill(socket: Socket, now: number): Bucket {
    const { burst, perSecond } = this.#pace;
    const bucket = this.#buckets.get(socket) ?? { tokens: burst, at: now, refused: 0 };
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

/** What reads a whole game is not asked for as often as a move is made. */
const heavy = (checked: Checked): boolean =>
  'message' in checked && checked.message.type === 'past';

const idOf = (message: object): string | null =>
  'id' in message && typeof message.id === 'string' ? message.id : null;
