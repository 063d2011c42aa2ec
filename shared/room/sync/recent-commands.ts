// The latest commands: one that is sent again has been carried out already.
import type { Cause, Journal } from '../ports.ts';

/** It is known for so many changes. */
export const RECENT = 500;

const named = ({ by, id }: Pick<Cause, 'by' | 'id'>): string => `${by} ${id}`;

export class Done {
  readonly #journal: Journal;
  #known: Set<string> | null = null;

  constructor(journal: Journal) {
    this.#journal = journal;
  }

  /** Read only for those who ask for something: a bot that moves reads nothing of it. */
  get #all(): Set<string> {
    this.#known ??= new Set(this.#journal.recentCommands(RECENT).map(named));
    return this.#known;
  }

  has(by: string | null, id: string): boolean {
    return this.#all.has(named({ by, id }));
  }

  add(cause: Cause): void {
    if (cause.id !== null) this.#all.add(named(cause));
    if (this.#known && this.#known.size > 2 * RECENT) this.#known = null;
  }
}
