import type { Game, GameEvent, Move, Played, Seat } from './game.ts';
import { same } from './json.ts';
import { fillOptions, type OptionSpec, type OptionsOf } from './options.ts';
import { NO_RANDOM, Random } from './random.ts';
import { BadSetup, IllegalMove, type IllegalMoveCode } from './refusal.ts';
import type { Decision, Errand, Rules } from './rules.ts';
import { type Base, type Frame, Step } from './step.ts';

/** The contract, made from the rules. */
export function defineGame<
  S extends Base<F>,
  F extends Frame,
  M extends Move,
  E extends GameEvent,
  const L extends readonly OptionSpec[],
>(rules: Rules<S, F, M, E, L>): Game<S, M, E> & { rules: Rules<S, F, M, E, L> } {
  type Asks = Decision<S, Frame, M, E>;
  const handlers = rules.frames as unknown as Record<string, Asks | Errand<S, Frame, E>>;

  const top = (state: S): F | undefined => state.frames[state.frames.length - 1];
  const asking = (frame: Frame): Asks => handlers[frame.kind] as Asks;

  function whoActs(state: S, frame: Frame): Seat[] {
    const { who } = asking(frame);
    return who ? who(state, frame) : [(frame as Frame & { seat: Seat }).seat];
  }

  function toAct(state: S): Seat[] {
    const frame = top(state);
    return frame ? whoActs(state, frame) : [];
  }

  function moves(state: S, seat: Seat): M[] {
    const frame = top(state);
    if (!frame || !whoActs(state, frame).includes(seat)) return [];
    return asking(frame).moves(state, frame, seat);
  }

  /** Does the errands on top, until somebody has to decide or nothing is left. */
  function settle(step: Step<S, E>): void {
    const { frames } = step.state;
    for (let frame = frames.pop(); frame; frame = frames.pop()) {
      const handler = handlers[frame.kind];
      if (handler === undefined) throw new Error(`no handler for frame "${frame.kind}"`);
      if ('run' in handler) {
        handler.run(step, frame);
        continue;
      }
      const only = handler.unasked && onlyMove(step.state, handler, frame);
      if (!only) {
        frames.push(frame);
        break;
      }
      handler.play(step, frame, only.move, only.seat);
    }
    step.finish();
  }

  function onlyMove(state: S, handler: Asks, frame: Frame): { seat: Seat; move: M } | null {
    const [seat, ...more] = whoActs(state, frame);
    if (seat === undefined || more.length > 0) return null;
    const list = handler.moves(state, frame, seat);
    return list.length === 1 ? { seat, move: list[0] as M } : null;
  }

  function play(state: S, seat: Seat, move: unknown): Played<S, E> {
    const frame = top(state);
    if (!frame || !whoActs(state, frame).includes(seat)) throw refusal(state, seat);
    const handler = asking(frame);
    const legal = handler.moves(state, frame, seat).find((listed) => same(listed, move));
    if (legal === undefined) throw new IllegalMove(isMove(move) ? 'illegal' : 'malformed');

    const step = new Step<S, E>(state);
    step.state.frames.pop();
    if (handler.face) step.told.push({ to: seat, what: legal });
    step.told.push({ to: 'all', what: handler.face ? handler.face(legal) : legal });
    handler.play(step, frame, legal, seat);
    settle(step);
    const { events, told, final } = step;
    return { state: step.state, events, told, final };
  }

  function refusal(state: S, seat: Seat): IllegalMove {
    const known = Number.isInteger(seat) && seat >= 0 && seat < state.seats;
    const code: IllegalMoveCode = !known ? 'noSuchSeat' : top(state) ? 'notYourTurn' : 'over';
    return new IllegalMove(code);
  }

  return {
    rules,
    id: rules.id,
    version: rules.version,
    seats: rules.seats,
    options: rules.options,
    presets: rules.presets ?? [],
    coverage: { frames: Object.keys(handlers), moves: rules.moveTypes, parts: rules.parts ?? [] },

    setup(given, seats, seed) {
      const { min, max } = rules.seats;
      if (!Number.isInteger(seats) || seats < min || seats > max) throw new BadSetup('badSeats');
      const options = fillOptions(rules.options, given) as OptionsOf<L>;
      const code = rules.refuses?.(options, seats);
      if (code) throw new BadSetup(code);
      const random = Random.from(seed);
      const dealt = rules.setup(options, seats, random);
      const step = new Step<S, E>({ seats, ...dealt, random: random.state } as unknown as S);
      settle(step);
      return step.state;
    },
    toAct,
    moves,
    play,
    path(state, move) {
      const frame = top(state);
      if (!frame) throw new IllegalMove('over');
      return asking(frame).path(state, frame, move);
    },
    view: (state, viewer) => ({ ...state, ...rules.hide?.(state, viewer), random: NO_RANDOM }),
    viewEvent(event, viewer) {
      const face = rules.faces?.[event.type as E['type']] as ((event: E) => E | null) | undefined;
      return face && event.seat !== viewer ? face(event) : event;
    },
    why(state, seat, path) {
      const frame = top(state);
      if (!frame) return { key: 'over' };
      if (!whoActs(state, frame).includes(seat)) return { key: 'notYourTurn' };
      return asking(frame).why?.(state, frame, seat, path) ?? null;
    },
    sample(view, viewer, seed) {
      const random = Random.from(seed);
      const guessed = rules.guess?.(view, viewer, random);
      return { ...view, ...guessed, random: Random.from(random.seed()).state };
    },
    outcome: (state) => (top(state) ? null : rules.outcome(state)),
    tally: rules.tally,
    used: (event) => rules.used?.(event) ?? null,
  };
}

function isMove(move: unknown): move is Move {
  return typeof move === 'object' && move !== null && typeof (move as Move).type === 'string';
}
