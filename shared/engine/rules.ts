// What a game has to say for itself. `defineGame` makes the whole contract of it.
import type { GameEvent, Move, Outcome, Reason, Ref, Seat, Viewer } from './game.ts';
import type { OptionSpec, OptionsOf, Preset } from './options.ts';
import type { Random } from './random.ts';
import type { SeatColour } from './seats.ts';
import type { BaseState, Frame, Step } from './step.ts';

/** A frame that waits for a player, or for several at once. All about one decision stands in one place. */
export interface Decision<S extends BaseState<Frame>, F, M, E extends GameEvent> {
  /** Who decides; without it the frame's own `seat`. */
  actingSeats?(state: S, frame: F): Seat[];
  /** Every legal move of that seat, the only statement of what is legal. */
  moves(state: S, frame: F, seat: Seat): M[];
  /** The frame has been taken off; `step.next` says what follows. */
  play(step: Step<S, E>, frame: F, move: M, seat: Seat): void;
  path(state: S, frame: F, move: M): Ref[];
  explainIllegal?(state: S, frame: F, seat: Seat, path: Ref[]): Reason | null;
  /** One who is asked alone and has one legal move is not asked. Only where all can see that there is but one. */
  autoPlayOnlyMove?: true;
  /** What the others are told of a move; without it, all. */
  publicMove?(move: M): unknown;
}

/** A frame that the rules carry out by themselves. */
export interface AutomaticFrame<S extends BaseState<Frame>, F, E extends GameEvent> {
  run(step: Step<S, E>, frame: F): void;
}

/** A handler for every kind of frame; a missing one does not compile. */
export type Handlers<S extends BaseState<Frame>, F extends Frame, M, E extends GameEvent> = {
  [K in F['kind']]:
    | Decision<S, Extract<F, { kind: K }>, M, E>
    | AutomaticFrame<S, Extract<F, { kind: K }>, E>;
};

export interface Rules<
  S extends BaseState<F>,
  F extends Frame,
  M extends Move,
  E extends GameEvent,
  L extends readonly OptionSpec[],
> {
  id: string;
  /** Raised by every change after which a stored state or an open page would not fit any more. */
  version: number;
  /**
   * A state that an earlier version made, as this one would have made it. Without it, or where it throws, a game that
   * began under that version cannot go on.
   */
  upgrade?(state: unknown, from: number): S;
  seats: { min: number; max: number };
  /** The colours that its seats may have, as many as there are seats; in the order in which they are given out. */
  colours: readonly SeatColour[];
  options: L;
  presets?: readonly Preset[];
  /** A code when these options don't go together, or not with so many seats. */
  checkOptions?(options: OptionsOf<L>, seats: number): string | null;
  setup(
    options: OptionsOf<L>,
    seats: number,
    random: Random,
    colours: readonly SeatColour[],
  ): Omit<S, 'seats' | 'random'>;
  /** For rules that speak of colours: those that the seats were set up with. */
  coloursOf?(state: S): readonly SeatColour[];
  frames: Handlers<S, F, M, E>;
  /**
   * What a viewer sees instead of a member of the state. It may depend on that member and on what never
   * changes, not on other members: where the member stays, so does what is seen of it.
   */
  redact?: { [K in keyof S]?: (part: S[K], viewer: Viewer, state: S) => S[K] };
  /** The members that were hidden, guessed: anything that the viewer must hold possible. */
  sampleHidden?(view: S, viewer: Viewer, random: Random): Partial<S>;
  /** By type: what others than `event.seat` are told of an event. */
  publicEvents?: {
    [K in E['type']]?: (event: Extract<E, { type: K }>, viewer: Viewer) => E | null;
  };
  outcome(state: S): Outcome;
  countComponents(state: S): Record<string, number>;
  moveTypes: readonly M['type'][];
  /** Labels that random play must reach, such as every card, and where an event shows one. */
  coverageLabels?: readonly string[];
  coverageLabelOf?(event: E): string | null;
}
