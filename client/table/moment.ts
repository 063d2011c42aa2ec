// Which moment of the game the board shows: the present, a change that is being told, or one of the past.
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Seat } from '../../shared/engine/index.ts';
import type { Line } from './lines.ts';

/** A line that is told while the board shows the state after its change. */
export interface Telling {
  line: Line;
  /** Whose turn it was. */
  turn: Seat | null;
  /** The scenes of the board take this share of their usual time. */
  pace: number;
}

/** What a player has got or paid, as it floats at their chip. */
export interface Gain {
  seat: Seat;
  text: string;
  /** Tells two equal gains apart that follow each other. */
  id: number;
}

/** Whether the table on this page is still telling what led to the present. */
export const isCatchingUp = signal(false);

export class Moment {
  readonly told = signal<Telling | null>(null);
  /** What the player looks at in the past. */
  readonly past = signal<Telling | null>(null);
  readonly gains = signal<Gain[]>([]);
  /** The last change that has been told or skipped. The board does not animate it again. */
  readonly finishedSeq = signal(0);
  /** What the board shows if it is not the present. */
  readonly shown: ReadonlySignal<Telling | null> = computed(
    () => this.past.value ?? this.told.value,
  );
  /** How many lines are still to be told, the one that is being told included. */
  readonly ahead = signal(0);
  /** Goes on to the present. */
  goToPresent: () => void = () => {};
  /** Goes on to the present, and tells nothing more until the player has to decide. */
  skip: () => void = () => {};
  /** Called with the length of the scenes that the board is about to show. */
  onScenes: (ms: number) => void = () => {};
}
