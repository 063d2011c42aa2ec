// How many changes may be stored: each costs the operator money, however many connections they come from.
import type { Seat } from '../../engine/index.ts';
import { type Journal, type Pace, type RecentRow, rowsOf } from '../ports.ts';
import { RECENT_COMMANDS } from '../sync/recent-commands.ts';
import { Bucket, type BucketSize } from './bucket.ts';

/** Whoever has no seat may sit down or clear the table: all of them together get this share of a seat's budget. */
const SHARE_WITHOUT_SEAT = 1 / 4;

/**
 * Each chair has a budget of its own, whoever sits on it and however often they reconnect, so that no player can use up
 * another's. The budget of the table is their sum. A room that wakes up counts the latest changes again, because it
 * could be put to sleep on purpose.
 *
 * At 80 changes at once and 5 a second no person meets it: 64 moves taken back as fast as a finger clicks (eight a
 * second) use up 64 - 8 × 5 = 24 of the 80, and five clicks a second that each end a move can go on for ever.
 */
export class ChangeBudget {
  readonly #pace: Pace;
  readonly #journal: Journal;
  #buckets: Map<Seat | null, Bucket> | null = null;

  constructor(pace: Pace, journal: Journal) {
    this.#pace = pace;
    this.#journal = journal;
  }

  /** Whether this seat, or somebody without a seat, may store another change. */
  allows(seat: Seat | null, command: string, now: number): boolean {
    return this.#bucketOf(seat, now).has(rowsOf(command), now);
  }

  spend(seat: Seat | null, command: string, now: number): void {
    this.#bucketOf(seat, now).take(rowsOf(command), now);
  }

  #bucketOf(seat: Seat | null, now: number): Bucket {
    this.#buckets ??= this.#recount(now);
    const known = this.#buckets.get(seat);
    if (known) return known;
    const bucket = new Bucket(this.#sizeFor(seat), now);
    this.#buckets.set(seat, bucket);
    return bucket;
  }

  #sizeFor(seat: Seat | null): BucketSize {
    const { changes, changesPerSecond } = this.#pace;
    const share = seat === null ? SHARE_WITHOUT_SEAT : 1;
    return { burst: changes * share, perSecond: changesPerSecond * share };
  }

  #recount(now: number): Map<Seat | null, Bucket> {
    const buckets = new Map<Seat | null, Bucket>();
    const isOfPerson = ({ by }: RecentRow) => by !== null;
    const rows = this.#journal.recentCommands(RECENT_COMMANDS).filter(isOfPerson);
    for (const { seat, command, at } of rows.sort((a, b) => a.at - b.at)) {
      // Whatever the clock says, a change does not lie in the future.
      const then = Math.min(at, now);
      const bucket = buckets.get(seat) ?? new Bucket(this.#sizeFor(seat), then);
      buckets.set(seat, bucket);
      // An older version had no budget. What it stored beyond this one is not owed.
      if (bucket.has(rowsOf(command), then)) bucket.take(rowsOf(command), then);
    }
    return buckets;
  }
}
