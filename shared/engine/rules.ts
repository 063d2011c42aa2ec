// What a game implements. `defineGame` turns it into the contract that everything else uses (game.ts).
import type { GameEvent, Move, Outcome, Reason, Ref, Seat, Viewer } from './game.ts';
import type { OptionSpec, OptionsOf, Preset } from './options.ts';
import type { Random } from './random.ts';
import type { SeatColour } from './seats.ts';
import type { BaseState, Frame, Step } from './step.ts';

/** The handler of a frame that waits for one seat or several. Everything about one decision is in one place. */
export interface Decision<S extends BaseState<Frame>, F, M, E extends GameEvent> {
  /** The seats that decide. Without it, the frame needs a member `seat` and only that seat decides. */
  actingSeats?(state: S, frame: F): Seat[];
  /** Every legal move of that seat. Nothing else in the rules says what is legal. */
  moves(state: S, frame: F, seat: Seat): M[];
  /** Carries out a move. The frame has already been removed; `step.pushFrames` says what follows. */
  play(step: Step<S, E>, frame: F, move: M, seat: Seat): void;
  /** The things to click, in order, to make this move. */
  path(state: S, frame: F, move: M): Ref[];
  /** Why clicking these things is no legal move. Null if there is no specific reason. */
  explainIllegal?(state: S, frame: F, seat: Seat, path: Ref[]): Reason | null;
  /**
   * Plays the move without asking if one seat decides and has one legal move. Set this only if every viewer can see
   * that there is just one move: a decision that is skipped because of a hidden card would show the card.
   */
  autoPlayOnlyMove?: true;
  /** What the other seats learn of a move. Without it they learn the whole move. */
  publicMove?(move: M): unknown;
}

/** The handler of a frame that the rules resolve without asking anybody. */
export interface AutomaticFrame<S extends BaseState<Frame>, F, E extends GameEvent> {
  run(step: Step<S, E>, frame: F): void;
}

/** One handler for every kind of frame; a missing one does not compile. */
export type Handlers<S extends BaseState<Frame>, F extends Frame, M, E extends GameEvent> = {
  [K in F['kind']]:
    | Decision<S, Extract<F, { kind: K }>, M, E>
    | AutomaticFrame<S, Extract<F, { kind: K }>, E>;
};

/** For each hidden member of the state: what a viewer sees instead of it. */
export type Redactions<S> = {
  [K in keyof S]?: (part: S[K], viewer: Viewer, state: S) => S[K];
};

export interface Rules<
  S extends BaseState<F>,
  F extends Frame,
  M extends Move,
  E extends GameEvent,
  L extends readonly OptionSpec[],
> {
  id: string;
  /** Raise it with every change that makes stored states or open pages of the previous version unusable. */
  version: number;
  /**
   * Converts a state that an earlier version stored. If it is missing or throws, games that began under that version
   * cannot be continued.
   */
  upgrade?(state: unknown, from: number): S;
  seats: { min: number; max: number };
  /** The colours of the seats, in the order in which they are assigned; at least as many as there are seats. */
  colours: readonly SeatColour[];
  options: L;
  presets?: readonly Preset[];
  /** An error code if these options do not fit each other or the number of seats; otherwise null. */
  checkOptions?(options: OptionsOf<L>, seats: number): string | null;
  setup(
    options: OptionsOf<L>,
    seats: number,
    random: Random,
    colours: readonly SeatColour[],
  ): Omit<S, 'seats' | 'random'>;
  /** The colours that the state was set up with. Only for rules that depend on colours. */
  coloursOf?(state: S): readonly SeatColour[];
  frames: Handlers<S, F, M, E>;
  /** Whose turn it is, whoever answers in it. Null where it is nobody's. Without it there are no turns. */
  turnOf?(state: S): Seat | null;
  /**
   * What a viewer sees of a hidden member. The result may depend on that member and on members that never change, but
   * on no other: patches are only computed for members that changed.
   */
  redact?: Redactions<S>;
  /**
   * Replaces the hidden members of a view with random values that are consistent with everything the viewer knows
   * (a determinization of the viewer's information set).
   */
  sampleHidden?(view: S, viewer: Viewer, random: Random): Partial<S>;
  /** By event type: what viewers other than `event.seat` get of an event. Null hides the event from them. */
  publicEvents?: {
    [K in E['type']]?: (event: Extract<E, { type: K }>, viewer: Viewer) => E | null;
  };
  outcome(state: S): Outcome;
  /** How many components of each kind there are (cards, tokens, …). The counts never change during a game. */
  countComponents(state: S): Record<string, number>;
  moveTypes: readonly M['type'][];
  /** Labels that random play must reach besides frames and moves, such as the name of every card. */
  coverageLabels?: readonly string[];
  /** The label that this event reaches, if any. */
  coverageLabelOf?(event: E): string | null;
}
