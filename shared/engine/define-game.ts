// Makes the contract of a game (game.ts) from its rules (rules.ts).
import { findListedMove, isMove } from './find-move.ts';
import type { Game, GameEvent, Move, MoveResult, Ref, Seat, Viewer } from './game.ts';
import { fillOptions, type OptionSpec, type OptionsOf } from './options.ts';
import { Random, type Seed } from './random.ts';
import { defineViews } from './redaction.ts';
import { BadSetup, IllegalMove, type IllegalMoveCode } from './refusal.ts';
import type { AutomaticFrame, Decision, Rules } from './rules.ts';
import type { SeatColour } from './seats.ts';
import { type BaseState, type Frame, Step } from './step.ts';

/**
 * No move of any game resolves this many frames. A move that does has automatic frames that push
 * each other endlessly.
 */
const MAX_FRAMES_PER_MOVE = 10_000;

export function defineGame<
  S extends BaseState<F>,
  F extends Frame,
  M extends Move,
  E extends GameEvent,
  const L extends readonly OptionSpec[],
>(rules: Rules<S, F, M, E, L>): Game<S, M, E> & { rules: Rules<S, F, M, E, L> } {
  type AnyDecision = Decision<S, Frame, M, E>;
  // Each handler takes only frames of its own kind. TypeScript cannot relate a handler that was looked up by `kind` to
  // the frame that the kind came from, so from here on handlers take any frame.
  const handlers = rules.frames as Record<string, AnyDecision | AutomaticFrame<S, Frame, E>>;

  const topFrame = (state: S): F | undefined => state.frames[state.frames.length - 1];

  /** Between two moves the top frame is always a decision: `resolveFrames` has run all automatic ones. */
  const decisionOf = (frame: Frame): AnyDecision => handlers[frame.kind] as AnyDecision;

  /** A frame without `actingSeats` in its handler has the acting seat as a member. */
  const ownSeat = (frame: Frame): Seat => (frame as Frame & { seat: Seat }).seat;

  function actingSeats(state: S, frame: Frame): Seat[] {
    return decisionOf(frame).actingSeats?.(state, frame) ?? [ownSeat(frame)];
  }

  function isActing(state: S, frame: Frame, seat: Seat): boolean {
    const decision = decisionOf(frame);
    return decision.actingSeats
      ? decision.actingSeats(state, frame).includes(seat)
      : ownSeat(frame) === seat;
  }

  // The most recent list of moves. States never change (law 3), so it stays right while the state is the same object.
  let cachedMoves: { state: S; seat: Seat; list: readonly M[] } | null = null;

  function legalMoves(state: S, frame: Frame, seat: Seat): readonly M[] {
    if (cachedMoves?.state === state && cachedMoves.seat === seat) return cachedMoves.list;
    const list = decisionOf(frame).moves(state, frame, seat);
    cachedMoves = { state, seat, list };
    return list;
  }

  function toAct(state: S): Seat[] {
    const frame = topFrame(state);
    return frame ? actingSeats(state, frame) : [];
  }

  function moves(state: S, seat: Seat): readonly M[] {
    const frame = topFrame(state);
    return frame && isActing(state, frame, seat) ? legalMoves(state, frame, seat) : [];
  }

  function popFrame(step: Step<S, E>, frame: Frame): void {
    step.state.frames.pop();
    step.resolvedFrames.push(frame.kind);
  }

  /** Runs the automatic frames on top of the stack until a seat has to decide or the stack is empty. */
  function resolveFrames(step: Step<S, E>): void {
    for (let frame = topFrame(step.state); frame; frame = topFrame(step.state)) {
      const handler = handlers[frame.kind];
      if (handler === undefined) throw new Error(`no handler for frame "${frame.kind}"`);
      if (step.resolvedFrames.length > MAX_FRAMES_PER_MOVE)
        throw new Error(
          `frame "${frame.kind}": more than ${MAX_FRAMES_PER_MOVE} frames in one move`,
        );
      if ('run' in handler) {
        popFrame(step, frame);
        handler.run(step, frame);
        continue;
      }
      const only = handler.autoPlayOnlyMove && findOnlyMove(step, frame);
      if (!only) break;
      popFrame(step, frame);
      handler.play(step, frame, only.move, only.seat);
      // The rules may still change the state of a step, so a list that was made from it may be
      // outdated.
      cachedMoves = null;
    }
    step.saveRandom();
  }

  function findOnlyMove(step: Step<S, E>, frame: Frame): { seat: Seat; move: M } | null {
    const [seat, secondSeat] = actingSeats(step.state, frame);
    if (seat === undefined || secondSeat !== undefined) return null;
    const [move, secondMove] = legalMoves(step.state, frame, seat);
    return move === undefined || secondMove !== undefined ? null : { seat, move };
  }

  function play(state: S, seat: Seat, given: unknown): MoveResult<S, E> {
    const frame = topFrame(state);
    if (!frame || !isActing(state, frame, seat)) throw refusalOf(state, seat);
    const decision = decisionOf(frame);
    const move = findListedMove(legalMoves(state, frame, seat), given);
    if (move === undefined) throw new IllegalMove(isMove(given) ? 'illegal' : 'malformed');

    const step = new Step<S, E>(state);
    popFrame(step, frame);
    if (decision.publicMove) step.disclosures.push({ to: seat, what: move });
    step.disclosures.push({
      to: 'all',
      what: decision.publicMove ? decision.publicMove(move) : move,
    });
    decision.play(step, frame, move, seat);
    resolveFrames(step);
    const { events, disclosures, resolvedFrames, irreversible } = step;
    return { state: step.state, events, disclosures, resolvedFrames, irreversible };
  }

  function refusalOf(state: S, seat: Seat): IllegalMove {
    const exists = Number.isInteger(seat) && seat >= 0 && seat < state.seats;
    const code: IllegalMoveCode = !exists ? 'noSuchSeat' : topFrame(state) ? 'notYourTurn' : 'over';
    return new IllegalMove(code);
  }

  const areColours = (colours: readonly SeatColour[], seats: number): boolean =>
    colours.length === seats &&
    new Set(colours).size === seats &&
    colours.every((colour) => rules.colours.includes(colour));

  const { hiddenMembers, view, patches } = defineViews<S>(rules.redact);

  return {
    rules,
    id: rules.id,
    version: rules.version,
    ...(rules.turnOf && { turnOf: rules.turnOf }),
    hiddenMembers,
    seats: rules.seats,
    colours: rules.colours,
    options: rules.options,
    presets: rules.presets ?? [],
    coverage: {
      frames: Object.keys(handlers),
      moves: rules.moveTypes,
      labels: rules.coverageLabels ?? [],
    },

    checkOptions: (options, seats) => rules.checkOptions?.(options as OptionsOf<L>, seats) ?? null,
    setup(given, seats, seed, colours = rules.colours.slice(0, seats)) {
      const { min, max } = rules.seats;
      if (!Number.isInteger(seats) || seats < min || seats > max) throw new BadSetup('badSeats');
      if (!isSeed(seed)) throw new BadSetup('badSeed');
      if (!areColours(colours, seats)) throw new BadSetup('badColours');
      const options = fillOptions(rules.options, given) as OptionsOf<L>;
      const code = rules.checkOptions?.(options, seats);
      if (code) throw new BadSetup(code);
      const random = Random.from(seed);
      const dealt = rules.setup(options, seats, random, colours);
      const step = new Step<S, E>({ seats, ...dealt, random: random.state } as S);
      resolveFrames(step);
      return step.state;
    },
    upgrade: (state, from) => rules.upgrade?.(state, from) ?? null,
    coloursOf: (state) => rules.coloursOf?.(state) ?? null,
    toAct,
    moves,
    play,
    path(state, move) {
      const frame = topFrame(state);
      if (!frame) throw new IllegalMove('over');
      return decisionOf(frame).path(state, frame, move);
    },
    view,
    patches,
    viewEvent(event, viewer) {
      const redact = rules.publicEvents?.[event.type as E['type']] as
        | ((event: E, viewer: Viewer) => E | null)
        | undefined;
      return redact && event.seat !== viewer ? redact(event, viewer) : event;
    },
    explainIllegal(state, seat, path) {
      const frame = topFrame(state);
      if (!frame) return { key: 'over' };
      if (!isPath(path)) return null;
      if (!isActing(state, frame, seat)) return { key: 'notYourTurn' };
      return decisionOf(frame).explainIllegal?.(state, frame, seat, path) ?? null;
    },
    sampleState(view, viewer, seed) {
      const random = Random.from(seed);
      const sampled = rules.sampleHidden?.(view, viewer, random);
      return { ...view, ...sampled, random: Random.from(random.seed()).state };
    },
    outcome: (state) => (topFrame(state) ? null : rules.outcome(state)),
    countComponents: rules.countComponents,
    coverageLabelOf: (event) => rules.coverageLabelOf?.(event) ?? null,
  };
}

const isPath = (path: unknown): path is Ref[] =>
  Array.isArray(path) && path.every((ref) => typeof ref === 'string');

const isSeed = (seed: unknown): seed is Seed =>
  Array.isArray(seed) && seed.length === 4 && seed.every((word) => Number.isInteger(word));
