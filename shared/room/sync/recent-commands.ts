// Remembers the latest commands. A client that gets no answer sends its command again, but the
// command must not run twice.
import type { Cause, Journal } from '../ports.ts';

/** A command is remembered for this many changes. */
export const RECENT_COMMANDS = 500;

const identify = ({ by, id }: Pick<Cause, 'by' | 'id'>): string => `${by} ${id}`;

export class RecentCommands {
  readonly #journal: Journal;
  #loaded: Set<string> | null = null;

  constructor(journal: Journal) {
    this.#journal = journal;
  }

  /**
   * Loaded only at the first command of a client, because a bot's move must not wait for the
   * database.
   */
  get #all(): Set<string> {
    this.#loaded ??= new Set(this.#journal.recentCommands(RECENT_COMMANDS).map(identify));
    return this.#loaded;
  }

  has(by: string | null, id: string): boolean {
    return this.#all.has(identify({ by, id }));
  }

  add(cause: Cause): void {
    if (cause.id !== null) this.#all.add(identify(cause));
    if (this.#loaded && this.#loaded.size > 2 * RECENT_COMMANDS) this.#loaded = null;
  }
}
