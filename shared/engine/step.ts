// One move that is being carried out: the rules change a copy of the state through a `Step`.
import type { Disclosure, GameEvent, Seat } from './game.ts';
import { Random, type RandomState } from './random.ts';

/** Something that is still to be done, as plain data on a stack in the state. Its handler is found by `kind`. */
export interface Frame {
  kind: string;
}

/** The members that every state has. `frames` is a stack; its last element is resolved first. */
export interface BaseState<F extends Frame> {
  seats: number;
  random: RandomState;
  frames: F[];
}

type Key<T> = keyof T & (string | number);

/** The new state shares with the old one everything that `edit` has not copied yet. */
export class Step<S extends BaseState<Frame>, E extends GameEvent> {
  readonly state: S;
  readonly events: E[] = [];
  readonly disclosures: Disclosure[] = [];
  /** The kinds of the frames that have been resolved, in order. */
  readonly resolvedFrames: string[] = [];
  irreversible = false;
  /** The parts that have been copied already and may be written to. */
  readonly #copies: object[];
  #random: Random | null = null;

  constructor(from: S) {
    const frames = from.frames.slice();
    this.state = { ...from, frames };
    this.#copies = [frames];
  }

  /**
   * Returns a copy of a part of the state that may be changed: `step.edit('hands',
   * seat).push(card)`.
   */
  edit<A extends Key<S>>(a: A): S[A];
  edit<A extends Key<S>, B extends Key<S[A]>>(a: A, b: B): S[A][B];
  edit<A extends Key<S>, B extends Key<S[A]>, C extends Key<S[A][B]>>(a: A, b: B, c: C): S[A][B][C];
  edit(a: string, b?: string | number, c?: string | number): unknown {
    let part = this.#copyOnce(this.state, a);
    if (b !== undefined) part = this.#copyOnce(part, b);
    if (c !== undefined) part = this.#copyOnce(part, c);
    return part;
  }

  #copyOnce(parent: object, key: string | number): object {
    const parts = parent as Record<string | number, object>;
    const part = parts[key];
    if (typeof part !== 'object' || part === null)
      throw new TypeError(`"${key}" is not an object or a list`);
    if (this.#copies.includes(part)) return part;
    const copy = Array.isArray(part) ? part.slice() : { ...part };
    parts[key] = copy;
    this.#copies.push(copy);
    return copy;
  }

  /** Puts frames on the stack. The first of them is resolved first, and all of them before those pushed earlier. */
  pushFrames(...frames: S['frames'][number][]): void {
    const pending = this.state.frames;
    for (let i = frames.length - 1; i >= 0; i--) pending.push(frames[i] as Frame);
  }

  emit(event: E): void {
    this.events.push(event);
  }

  /**
   * Shows something that was hidden. A viewer may learn only what is revealed to them here and what moves disclose;
   * law 6 fails if anything else that they see changes. A move that reveals something cannot be undone.
   */
  reveal(to: Seat | 'all', what: unknown): void {
    this.disclosures.push({ to, what });
    this.irreversible = true;
  }

  /** Using chance makes the move irreversible: an undo would let players try again for another result. */
  get random(): Random {
    this.#random ??= new Random(this.state.random);
    this.irreversible = true;
    return this.#random;
  }

  /** Stores how much randomness was used. Without it the next move would draw the same numbers again. */
  saveRandom(): void {
    if (this.#random) this.state.random = this.#random.state;
  }
}
