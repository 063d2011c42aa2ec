import type { Disclosure, GameEvent, Seat } from './game.ts';
import { Random, type RandomState } from './random.ts';

/** A piece of pending business, on a stack in the state: plain data, its handler found by kind. */
export interface Frame {
  kind: string;
}

/** What every state has. */
export interface BaseState<F extends Frame> {
  seats: number;
  random: RandomState;
  frames: F[];
}

type Key<T> = keyof T & (string | number);

/** One move being carried out, on a copy of the state that shares everything not yet touched. */
export class Step<S extends BaseState<Frame>, E extends GameEvent> {
  readonly state: S;
  readonly events: E[] = [];
  readonly disclosures: Disclosure[] = [];
  /** The kinds of frames that were carried out. */
  readonly resolvedFrames: string[] = [];
  irreversible = false;
  readonly #owned: object[];
  #random: Random | null = null;

  constructor(from: S) {
    const frames = from.frames.slice();
    this.state = { ...from, frames };
    this.#owned = [frames];
  }

  /** A part of the state that may be written to: `step.edit('hands', seat).push(card)`. */
  edit<A extends Key<S>>(a: A): S[A];
  edit<A extends Key<S>, B extends Key<S[A]>>(a: A, b: B): S[A][B];
  edit<A extends Key<S>, B extends Key<S[A]>, C extends Key<S[A][B]>>(a: A, b: B, c: C): S[A][B][C];
  edit(a: string, b?: string | number, c?: string | number): unknown {
    let part = this.#own(this.state, a);
    if (b !== undefined) part = this.#own(part, b);
    if (c !== undefined) part = this.#own(part, c);
    return part;
  }

  #own(parent: object, key: string | number): object {
    const parts = parent as Record<string | number, object>;
    const part = parts[key];
    if (typeof part !== 'object' || part === null)
      throw new TypeError(`"${key}" is no part to edit`);
    if (this.#owned.includes(part)) return part;
    const copy = Array.isArray(part) ? part.slice() : { ...part };
    parts[key] = copy;
    this.#owned.push(copy);
    return copy;
  }

  /** What is to be done next, in this order, before anything that was pending already. */
  pushFrames(...frames: S['frames'][number][]): void {
    const pending = this.state.frames;
    for (let i = frames.length - 1; i >= 0; i--) pending.push(frames[i] as Frame);
  }

  emit(event: E): void {
    this.events.push(event);
  }

  /** Something hidden is shown. This, and the moves themselves, is all that may tell anybody anything. */
  reveal(to: Seat | 'all', what: unknown): void {
    this.disclosures.push({ to, what });
    this.irreversible = true;
  }

  get random(): Random {
    this.#random ??= new Random(this.state.random);
    this.irreversible = true;
    return this.#random;
  }

  /** Closes the step: the random state goes back into the state. */
  saveRandom(): void {
    if (this.#random) this.state.random = this.#random.state;
  }
}
