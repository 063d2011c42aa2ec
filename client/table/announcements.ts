// Gathers the lines for screen readers, in the order of the game: what the player has done is said at once, the rest in a
// few sentences at a time, because a reader that is interrupted by every event never finishes one.
import { signal } from '@preact/signals';
import type { Line } from './lines.ts';

const INTERVAL_MS = 2000;

export class Announcements {
  /** The latest announcement, with a number that tells equal ones apart. */
  readonly latest = signal({ id: 0, text: '' });
  #lines: Line[] = [];
  #timer = 0;
  #saidAt = Number.NEGATIVE_INFINITY;
  readonly #fold: (lines: Line[]) => Line[];
  readonly #say: (line: Line) => string;

  constructor(fold: (lines: Line[]) => Line[], say: (line: Line) => string) {
    this.#fold = fold;
    this.#say = say;
  }

  add(lines: readonly Line[], isOwn: boolean): void {
    if (lines.length === 0) return;
    this.#lines.push(...lines);
    const wait = isOwn ? 0 : this.#saidAt + INTERVAL_MS - Date.now();
    if (wait <= 0) this.#announce();
    else this.#timer ||= window.setTimeout(() => this.#announce(), wait);
  }

  #announce(): void {
    this.stop();
    const text = this.#fold(this.#lines).map(this.#say).join(' ');
    this.#lines = [];
    this.#saidAt = Date.now();
    this.latest.value = { id: this.latest.peek().id + 1, text };
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = 0;
  }
}
