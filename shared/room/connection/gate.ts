// Decides which messages of a connection reach the room. Enforces the rate limit and the hello at
// the start, and refuses unknown messages.
import { type CheckedMessage, CLOSE_CODES } from '../../protocol/index.ts';
import type { Pace } from '../ports.ts';
import type { Socket } from '../socket.ts';
import { Bucket } from './bucket.ts';

interface Meter {
  bucket: Bucket;
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
  readonly #meters = new Map<Socket, Meter>();
  readonly #pace: Pace;

  constructor(pace: Pace) {
    this.#pace = pace;
  }

  /** Returns null if the message may pass. */
  rejectionFor(socket: Socket, checked: CheckedMessage, now: number): Rejection | null {
    const id = 'message' in checked ? idOf(checked.message) : checked.id;
    // However fast it comes: a program that sends such messages must not be let off with a warning.
    if ('code' in checked && checked.code === 'tooBig')
      return { code: 'tooBig', id, close: CLOSE_CODES.tooBig };
    const meter = this.#meterOf(socket, now);
    const cost = isExpensive(checked) ? this.#pace.burst / 3 : 1;
    if (!meter.bucket.has(cost, now)) {
      meter.refusals++;
      const isTooMuch = meter.refusals >= MAX_REFUSALS_IN_A_ROW;
      return { code: 'tooFast', id, close: isTooMuch ? CLOSE_CODES.tooMuch : null };
    }
    meter.bucket.take(cost, now);
    meter.refusals = 0;
    if ('code' in checked) return { code: checked.code, id, close: null };
    const mayPass = socket.state.key !== null || checked.message.type === 'hello';
    return mayPass ? null : { code: 'noHello', id, close: null };
  }

  #meterOf(socket: Socket, now: number): Meter {
    const known = this.#meters.get(socket);
    if (known) return known;
    const meter = { bucket: new Bucket(this.#pace, now), refusals: 0 };
    this.#meters.set(socket, meter);
    return meter;
  }

  forget(socket: Socket): void {
    this.#meters.delete(socket);
  }
}

/** The command `past` reads a whole game from the database. */
const isExpensive = (checked: CheckedMessage): boolean =>
  'message' in checked && checked.message.type === 'past';

const idOf = (message: object): string | null =>
  'id' in message && typeof message.id === 'string' ? message.id : null;
