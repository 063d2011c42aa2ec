// Decides which messages of a connection reach the room. Enforces the rate limit and the hello at
// the start, and refuses unknown messages.
import { type CheckedMessage, CLOSE_CODES } from '../../protocol/index.ts';
import type { Pace } from '../ports.ts';
import type { Socket } from '../socket.ts';
import { Bucket } from './bucket.ts';

interface Meter {
  isSeated: boolean;
  messages: Bucket;
  refusals: number;
}

export interface Rejection {
  code: string;
  id: string | null;
  /** The code that the connection is closed with; null if it stays open. */
  close: number | null;
}

/** A connection is closed after this many refusals in a row for sending too fast. */
const MAX_REFUSALS = { seated: 60, others: 20 };

/** Whoever has no seat has little to say, and there may be a thousand of them. */
const PACE_WITHOUT_SEAT = 1 / 10;

export class Gate {
  readonly #meters = new Map<Socket, Meter>();
  readonly #pace: Pace;

  constructor(pace: Pace) {
    this.#pace = pace;
  }

  /** Returns null if the message may pass. */
  rejectionFor(
    socket: Socket,
    checked: CheckedMessage,
    { isSeated, now }: { isSeated: boolean; now: number },
  ): Rejection | null {
    const id = 'message' in checked ? idOf(checked.message) : checked.id;
    // However fast it comes: a program that sends such messages must not be let off with a warning.
    if ('code' in checked && checked.code === 'tooBig')
      return { code: 'tooBig', id, close: CLOSE_CODES.tooBig };
    const meter = this.#meterOf(socket, isSeated, now);
    const cost = Math.max(1, this.#pace.burst * shareOf(checked, socket, isSeated));
    if (!meter.messages.has(cost, now)) {
      meter.refusals++;
      const isTooMuch = meter.refusals >= MAX_REFUSALS[isSeated ? 'seated' : 'others'];
      return { code: 'tooFast', id, close: isTooMuch ? CLOSE_CODES.tooMuch : null };
    }
    meter.messages.take(cost, now);
    // Without a seat a message that passes makes up for one refusal only, so that a steady flood comes to an end.
    meter.refusals = isSeated ? 0 : Math.max(0, meter.refusals - 1);
    if ('code' in checked) return { code: checked.code, id, close: null };
    const mayPass = socket.state.key !== null || checked.message.type === 'hello';
    return mayPass ? null : { code: 'noHello', id, close: null };
  }

  #meterOf(socket: Socket, isSeated: boolean, now: number): Meter {
    const known = this.#meters.get(socket);
    if (known?.isSeated === isSeated) return known;
    const { burst } = this.#pace;
    const perSecond = this.#pace.perSecond * (isSeated ? 1 : PACE_WITHOUT_SEAT);
    const meter = known ?? {
      isSeated,
      messages: new Bucket({ burst, perSecond }, now),
      refusals: 0,
    };
    meter.isSeated = isSeated;
    meter.messages.resize({ burst, perSecond }, now);
    this.#meters.set(socket, meter);
    return meter;
  }

  forget(socket: Socket): void {
    this.#meters.delete(socket);
  }
}

/** What share of the messages that may be sent at once this one counts for. Each counts as one at least. */
function shareOf(checked: CheckedMessage, { state }: Socket, isSeated: boolean): number {
  const type = 'message' in checked ? checked.message.type : null;
  // These two are answered with much: the history of a round, and everything that is on the table, once more.
  if (type === 'past') return 1 / 3;
  if (type === 'hello' && state.key !== null) return isSeated ? 1 / 4 : 1 / 2;
  return 0;
}

const idOf = (message: object): string | null =>
  'id' in message && typeof message.id === 'string' ? message.id : null;
