// Tracks who is connected. Bots pause when no person has been connected for five minutes.
import type { FromServer, Here } from '../../protocol/index.ts';
import type { Ports } from '../ports.ts';
import { isJoined, joinedSockets } from '../socket.ts';
import type { Chair } from '../table.ts';
import { countPresence } from './presence-count.ts';

/**
 * Bots continue for this long after the last person has disconnected, so that a page reload does
 * not stop the game.
 */
export const BOTS_REST_AFTER_MS = 5 * 60_000;

/** From this many connections on, presence is counted at most once a second for spectators. */
const CROWD = 50;
const CROWD_RECOUNT_MS = 1000;

export class Presence {
  readonly #ports: Pick<Ports, 'sockets' | 'now'>;
  #lastSentText = '';
  #lastSeenAt: number;
  #crowdCount: { chairs: readonly Chair[]; here: Here; at: number } | null = null;

  /**
   * A room that wakes up assumes that people were connected until now. A new table has had no
   * connection yet.
   */
  constructor(ports: Pick<Ports, 'sockets' | 'now'>, isNewTable: boolean) {
    this.#ports = ports;
    this.#lastSeenAt = isNewTable ? 0 : ports.now();
  }

  count(chairs: readonly Chair[]): Here {
    const sockets = joinedSockets(this.#ports);
    const here = countPresence(sockets, chairs);
    this.#crowdCount = sockets.length < CROWD ? null : { chairs, here, at: this.#ports.now() };
    return here;
  }

  /**
   * Returns the last count of a crowd if it is less than a second old, which is good enough for a
   * spectator. Otherwise null.
   */
  recentCrowdCount(chairs: readonly Chair[]): Here | null {
    if (this.#crowdCount?.chairs !== chairs) return null;
    const { at, here } = this.#crowdCount;
    return this.#ports.now() - at < CROWD_RECOUNT_MS ? here : null;
  }

  /** Encodes the message that tells who is connected. Returns null if it equals the last one. */
  encodeIfChanged(here: Here): string | null {
    const text = JSON.stringify({ type: 'here', here } satisfies FromServer);
    if (text === this.#lastSentText) return null;
    this.#lastSentText = text;
    return text;
  }

  /** Whether a person is connected, or was within the last five minutes. */
  isAttended(): boolean {
    const now = this.#ports.now();
    const isAnybodyHere = this.#ports.sockets().some((one) => isJoined(one) && one.isAlive);
    if (isAnybodyHere) this.#lastSeenAt = now;
    return now - this.#lastSeenAt < BOTS_REST_AFTER_MS;
  }
}
