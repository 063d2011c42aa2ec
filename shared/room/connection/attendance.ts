// Who is connected, and whether anybody has been of late: nobody plays for nobody.
import type { FromServer, Here } from '../../protocol/index.ts';
import type { Ports, Socket } from '../ports.ts';
import type { Chair } from '../table.ts';
import { whoIsHere } from './presence.ts';

/** So long after the last person has gone bots play on: somebody who loads a page anew finds the game going on. */
export const REST_AFTER_MS = 5 * 60_000;

/** Of so many not each who comes or goes is counted at once: to count is to look at all of them. */
const CROWD = 50;
const COUNT_EVERY_MS = 1000;

export class Attendance {
  readonly #ports: Pick<Ports, 'sockets' | 'now'>;
  #told = '';
  #lastSeen: number;
  #counted: { chairs: readonly Chair[]; here: Here; at: number } | null = null;

  /** A room that wakes may just have lost everybody; at one that is opened nobody has been yet. */
  constructor(ports: Pick<Ports, 'sockets' | 'now'>, isNew: boolean) {
    this.#ports = ports;
    this.#lastSeen = isNew ? 0 : ports.now();
  }

  /** Connections that have said hello. */
  guests(): Socket[] {
    return this.#ports.sockets().filter(({ visitor }) => visitor.key !== null);
  }

  here(chairs: readonly Chair[]): Here {
    const guests = this.guests();
    const here = whoIsHere(guests, chairs);
    this.#counted = guests.length < CROWD ? null : { chairs, here, at: this.#ports.now() };
    return here;
  }

  /** As a crowd was counted a moment ago: good enough for one who only watches. Null where it is to be counted. */
  lately(chairs: readonly Chair[]): Here | null {
    const { at = 0, here = null, chairs: before } = this.#counted ?? {};
    return before === chairs && this.#ports.now() - at < COUNT_EVERY_MS ? here : null;
  }

  /** What is to be told of who is here; null where all have been told the same. */
  news(here: Here): string | null {
    const text = JSON.stringify({ type: 'here', here } satisfies FromServer);
    if (text === this.#told) return null;
    this.#told = text;
    return text;
  }

  /** Somebody is here, or was a moment ago. */
  isAttended(): boolean {
    const now = this.#ports.now();
    if (this.guests().some(({ alive }) => alive)) this.#lastSeen = now;
    return now - this.#lastSeen < REST_AFTER_MS;
  }
}
