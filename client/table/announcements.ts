// Gathers the lines for screen readers: what the player has done at once, the rest in a few sentences at a time, because
// a reader that is interrupted by every event never finishes one.
import { signal } from '@preact/signals';
import { joinPieces } from '../text/compose.ts';
import type { Line } from './lines.ts';

const INTERVAL_MS = 2000;

export class Announcements {
  /** The latest announcement, with a number that tells equal ones apart. */
  readonly latest = signal({ id: 0, text: '' });
  #lines: Line[] = [];
  #timer = 0;
  #saidAt = Number.NEGATIVE_INFINITY;
  readonly #fold: (lines: Line[]) => Line[];

  constructor(fold: (lines: Line[]) => Line[]) {
    this.#fold = fold;
  }

  add(lines: readonly Line[], isOwn: boolean): void {
    if (lines.length === 0) return;
    this.#lines = isOwn ? [...lines, ...this.#lines] : [...this.#lines, ...lines];
    const wait = isOwn ? 0 : this.#saidAt + INTERVAL_MS - Date.now();
    if (wait <= 0) this.#say();
    else this.#timer ||= window.setTimeout(() => this.#say(), wait);
  }

  #say(): void {
    this.stop();
    const text = this.#fold(this.#lines)
      .map(({ pieces }) => joinPieces(pieces))
      .join(' ');
    this.#lines = [];
    this.#saidAt = Date.now();
    this.latest.value = { id: this.latest.peek().id + 1, text };
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = 0;
  }
}
