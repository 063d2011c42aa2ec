import type { Game, GameEvent, Move, MoveResult, Ref, Seat, Viewer } from './game.ts';
import { deepEqual, isPlainObject, type JsonObject } from './json.ts';
import { fillOptions, type OptionSpec, type OptionsOf } from './options.ts';
import { diff, type Patch } from './patch.ts';
import { HIDDEN_RANDOM, Random, type Seed } from './random.ts';
import { BadSetup, IllegalMove, type IllegalMoveCode } from './refusal.ts';
import type { AutomaticFrame, Decision, Rules } from './rules.ts';
import type { SeatColour } from './seats.ts';
import { type BaseState, type Frame, Step } from './step.ts';

/** More frames than any one move of any game carries out. */
const ENDLESS = 10_000;

/** The contract, made from the rules. */
export function defineGame<
  S extends BaseState<F>,
  F extends Frame,
  M extends Move,
  E extends GameEvent,
  const L extends readonly OptionSpec[],
>(rules: Rules<S, F, M, E, L>): Game<S, M, E> & { rules: Rules<S, F, M, E, L> } {
  type Asks = Decision<S, Frame, M, E>;
  const handlers = rules.frames as unknown as Record<string, Asks | AutomaticFrame<S, Frame, E>>;

  const top = (state: S): F | undefined => state.frames[state.frames.length - 1];
  const asking = (frame: Frame): Asks => handlers[frame.kind] as Asks;

  function whoActs(state: S, frame: Frame): Seat[] {
    const { actingSeats: who } = asking(frame);
    return who ? who(state, frame) : [(frame as Frame & { seat: Seat }).seat];
  }

  function acts(state: S, frame: Frame, seat: Seat): boolean {
    const { actingSeats: who } = asking(frame);
    return who ? who(state, frame).includes(seat) : (frame as Frame & { seat: Seat }).seat === seat;
  }

  // The last list that was made. States are never changed (law 3), so it holds as long as the state is this one.
  let known: { state: S; seat: Seat; list: readonly M[] } | null = null;

  function list(state: S, frame: Frame, seat: Seat): readonly M[] {
    if (known?.state === state && known.seat === seat) return known.list;
    const made = asking(frame).moves(state, frame, seat);
    known = { state, seat, list: made };
    return made;
  }

  function toAct(state: S): Seat[] {
    const frame = top(state);
    return frame ? whoActs(state, frame) : [];
  }

  function moves(state: S, seat: Seat): readonly M[] {
    const frame = top(state);
    return frame && acts(state, frame, seat) ? list(state, frame, seat) : [];
  }

  function take(step: Step<S, E>, frame: Frame): void {
    step.state.frames.pop();
    step.resolvedFrames.push(frame.kind);
  }

  /** Does the errands on top, until somebody has to decide or nothing is left. */
  function goOn(step: Step<S, E>): void {
    for (let frame = top(step.state); frame; frame = top(step.state)) {
      const handler = handlers[frame.kind];
      if (handler === undefined) throw new Error(`no handler for frame "${frame.kind}"`);
      if (step.resolvedFrames.length > ENDLESS) throw new Error(`"${frame.kind}" goes on for ever`);
      if ('run' in handler) {
        take(step, frame);
        handler.run(step, frame);
        continue;
      }
      const only = handler.autoPlayOnlyMove && onlyMove(step, frame);
      if (!only) break;
      take(step, frame);
      handler.play(step, frame, only.move, only.seat);
      // The state under this step is still being written on.
      known = null;
    }
    step.saveRandom();
  }

  function onlyMove(step: Step<S, E>, frame: Frame): { seat: Seat; move: M } | null {
    const acting = whoActs(step.state, frame);
    if (acting.length !== 1) return null;
    const seat = acting[0] as Seat;
    const legal = list(step.state, frame, seat);
    return legal.length === 1 ? { seat, move: legal[0] as M } : null;
  }

  function play(state: S, seat: Seat, move: unknown): MoveResult<S, E> {
    const frame = top(state);
    if (!frame || !acts(state, frame, seat)) throw refusal(state, seat);
    const handler = asking(frame);
    const legal = find(list(state, frame, seat), move);
    if (legal === undefined) throw new IllegalMove(isMove(move) ? 'illegal' : 'malformed');

    const step = new Step<S, E>(state);
    take(step, frame);
    if (handler.publicMove) step.disclosures.push({ to: seat, what: legal });
    step.disclosures.push({
      to: 'all',
      what: handler.publicMove ? handler.publicMove(legal) : legal,
    });
    handler.play(step, frame, legal, seat);
    goOn(step);
    const { events, disclosures, resolvedFrames, irreversible } = step;
    return { state: step.state, events, disclosures, resolvedFrames, irreversible };
  }

  const areColours = (colours: readonly SeatColour[], seats: number): boolean =>
    colours.length === seats &&
    new Set(colours).size === seats &&
    colours.every((colour) => rules.colours.includes(colour));

  type Parts = Record<string, unknown>;
  type Hide = (part: unknown, viewer: Viewer, state: S) => unknown;
  const secrets = Object.entries(rules.redact ?? {}) as [string, Hide][];
  const hide = { ...rules.redact, random: () => HIDDEN_RANDOM } as unknown as Record<string, Hide>;

  function view(state: S, viewer: Viewer): S {
    const seen = { ...state, random: HIDDEN_RANDOM } as unknown as Parts;
    for (const [key, see] of secrets) seen[key] = see(seen[key], viewer, state);
    return seen as unknown as S;
  }

  function patches(before: S, after: S, viewers: readonly Viewer[]): (Patch | undefined)[] {
    const [was, now] = [before as unknown as Parts, after as unknown as Parts];
    // What all see alike is compared once for all, and is one patch for all where nothing else has changed.
    let shared: Parts | undefined;
    const own: string[] = [];
    for (const key in now) {
      if (was[key] === now[key]) continue;
      if (hide[key]) own.push(key);
      else shared = withChange(shared, key, diff(was[key], now[key]));
    }
    if (own.length === 0) return viewers.map(() => shared);
    return viewers.map((viewer) => {
      let patch = shared && { ...shared };
      for (const key of own) {
        const see = hide[key] as Hide;
        const seen = diff(see(was[key], viewer, before), see(now[key], viewer, after));
        patch = withChange(patch, key, seen);
      }
      return patch;
    });
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
    hiddenMembers: Object.keys(hide),
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
      const step = new Step<S, E>({ seats, ...dealt, random: random.state } as unknown as S);
      goOn(step);
      return step.state;
    },
    upgrade: (state, from) => rules.upgrade?.(state, from) ?? null,
    coloursOf: (state) => rules.coloursOf?.(state) ?? null,
    toAct,
    moves,
    play,
    path(state, move) {
      const frame = top(state);
      if (!frame) throw new IllegalMove('over');
      return asking(frame).path(state, frame, move);
    },
    view,
    patches,
    viewEvent(event, viewer) {
      const face = rules.publicEvents?.[event.type as E['type']] as
        | ((event: E, viewer: Viewer) => E | null)
        | undefined;
      return face && event.seat !== viewer ? face(event, viewer) : event;
    },
    explainIllegal(state, seat, path) {
      const frame = top(state);
      if (!frame) return { key: 'over' };
      if (!isPath(path)) return null;
      if (!acts(state, frame, seat)) return { key: 'notYourTurn' };
      return asking(frame).explainIllegal?.(state, frame, seat, path) ?? null;
    },
    sampleState(view, viewer, seed) {
      const random = Random.from(seed);
      const guessed = rules.sampleHidden?.(view, viewer, random);
      return { ...view, ...guessed, random: Random.from(random.seed()).state };
    },
    outcome: (state) => (top(state) ? null : rules.outcome(state)),
    countComponents: rules.countComponents,
    coverageLabelOf: (event) => rules.coverageLabelOf?.(event) ?? null,
  };
}

function withChange(
  patch: Record<string, Patch> | undefined,
  key: string,
  change: Patch | undefined,
): Record<string, Patch> | undefined {
  if (change === undefined) return patch;
  const made = patch ?? {};
  made[key] = change;
  return made;
}

/** The listed move that is the same as the given one; bots give one of the list itself. */
function find<M>(list: readonly M[], move: unknown): M | undefined {
  if (list.includes(move as M)) return move as M;
  if (!isPlainObject(move)) return undefined;
  // Most of a list differs in some plain value: told apart without comparing whole moves.
  const keys = Object.keys(move).filter((key) => typeof move[key] !== 'object');
  return list.find((listed) => {
    for (const key of keys) if ((listed as JsonObject)[key] !== move[key]) return false;
    return deepEqual(listed, move);
  });
}

const isPath = (path: unknown): path is Ref[] =>
  Array.isArray(path) && path.every((ref) => typeof ref === 'string');

const isSeed = (seed: unknown): seed is Seed =>
  Array.isArray(seed) && seed.length === 4 && seed.every((word) => Number.isInteger(word));

function isMove(move: unknown): move is Move {
  return typeof move === 'object' && move !== null && typeof (move as Move).type === 'string';
}
