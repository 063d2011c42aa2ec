// The conformance suite: plays random games and holds every step of them against the laws.
import type { AnyGame, GameEvent, Move, MoveResult, Ref, Viewer } from '../engine/game.ts';
import { deepEqual, deepFreeze } from '../engine/json.ts';
import type { OptionValue } from '../engine/options.ts';
import { Random, type Seed, seedFrom } from '../engine/random.ts';
import { assertLaw, LawViolation, type MoveLog, type PlayoutSetting } from './law.ts';
import { checkNonInterference, NonInterferenceStats } from './non-interference.ts';
import { formatValue, tryCall } from './observation.ts';
import {
  checkJson,
  checkOutcome,
  checkPatches,
  checkPaths,
  checkProgress,
  checkRefusals,
  checkViewIsSufficient,
} from './state-laws.ts';

export interface PlayoutPlan {
  game: AnyGame;
  seats: number;
  options: Record<string, OptionValue>;
  seed: number;
  games: number;
  /** The costly laws are tried at one step in so many. */
  checkEvery?: number;
  /** No game may have more moves than this. */
  maxMoves?: number;
  onGame?(number: number, moves: number): void;
}

export class PlayoutReport {
  readonly lengths: number[] = [];
  readonly reached = new Map<string, number>();
  readonly twins = new NonInterferenceStats();

  count(label: string): void {
    this.reached.set(label, (this.reached.get(label) ?? 0) + 1);
  }

  get moves(): number {
    return this.lengths.reduce((sum, length) => sum + length, 0);
  }

  /** Law 10, over everything that this report has seen. */
  missing({ coverage }: AnyGame): string[] {
    const wanted = [
      ...coverage.frames.map((kind) => `frame ${kind}`),
      ...coverage.moves.map((type) => `move ${type}`),
      ...coverage.labels.map((part) => `part ${part}`),
    ];
    return wanted.filter((label) => !this.reached.has(label));
  }

  /** What was reached though the game does not declare it. */
  undeclared({ coverage }: AnyGame): string[] {
    const declared = { frame: coverage.frames, move: coverage.moves, part: coverage.labels };
    return [...this.reached.keys()].filter((label) => {
      const [kind, name] = label.split(/ (.*)/) as [keyof typeof declared, string];
      return !declared[kind].includes(name);
    });
  }
}

/** Plays the games of the trial; the first broken law is thrown, with its shortest failing log. */
export function checkLaws(trial: PlayoutPlan, report = new PlayoutReport()): PlayoutReport {
  for (let number = 0; number < trial.games; number++) {
    const walk = new Playout(trial, number, report);
    const { error } = tryCall(() => walk.run());
    if (error) throw shortest(trial, number, walk.log, error);
    report.lengths.push(walk.log.length);
    trial.onGame?.(number, walk.log.length);
  }
  const { undeclared, open } = {
    undeclared: report.undeclared(trial.game),
    open: report.twins.unsecret(),
  };
  assertLaw(undeclared.length === 0, 10, () => `not declared: ${undeclared.join(', ')}`);
  assertLaw(open.length === 0, 6, () => `nothing is hidden from ${open.join(', ')}`);
  return report;
}

/** The same moves once more with every law at every step: what broke may have been broken before. */
function shortest(trial: PlayoutPlan, number: number, log: MoveLog, first: Error): LawViolation {
  const { game, seats, options, seed } = trial;
  const setting: PlayoutSetting = { game: game.id, seats, options, seed, number };
  const asBroken = (error: Error, moves: MoveLog) =>
    error instanceof LawViolation
      ? new LawViolation(error.law, error.detail, setting, moves)
      : new LawViolation(isWriteToFrozen(error) ? 3 : 4, String(error.stack), setting, moves);
  const walk = new Playout({ ...trial, checkEvery: 1 }, number, new PlayoutReport());
  const { error } = tryCall(() => walk.run(log));
  return error ? asBroken(error, walk.log) : asBroken(first, log);
}

const isWriteToFrozen = (error: Error): boolean =>
  error instanceof TypeError && /read only|not extensible|Cannot delete/.test(error.message);

const LONGEST = 20_000;
const SELDOM = 40;

class Playout {
  readonly log: MoveLog = [];
  readonly #trial: PlayoutPlan;
  readonly #seed: Seed;
  readonly #random: Random;
  readonly #report: PlayoutReport;
  readonly #paths: Ref[][] = [];
  readonly #tried = new Map<string, number>();

  constructor(trial: PlayoutPlan, number: number, report: PlayoutReport) {
    this.#trial = trial;
    // Every setting has games of its own: else those with and without a variant would be the same ones.
    const own = mixed(JSON.stringify([trial.seats, trial.options]));
    const [low, high, stream] = seedFrom(trial.seed, number);
    this.#seed = [low, high, stream, own];
    this.#random = Random.from([low, high, stream + 2 ** 31, own]);
    this.#report = report;
  }

  run(given?: MoveLog): void {
    const {
      game,
      seats,
      options,
      maxMoves: longest = LONGEST,
      checkEvery: every = 1,
    } = this.#trial;
    const setUp = () => deepFreeze(game.setup(options, seats, this.#seed));
    let state = setUp();
    const whole = game.countComponents(state);
    for (;;) {
      checkOutcome(game, state, seats);
      const thorough = this.#random.below(every) === 0;
      checkProgress(game, state, seats);
      if (thorough) this.#stateLaws(state);
      const { seat, move } = given?.[this.log.length] ?? this.#choose(state) ?? { seat: -1 };
      if (seat < 0) break;
      this.log.push({ seat, move });
      // What seldom happens is looked at each time.
      const seldom = (this.#report.reached.get(`move ${(move as Move).type}`) ?? 0) < SELDOM;
      state = this.#advance(state, seat, move as Move, thorough || (every > 1 && seldom));
      const tally = game.countComponents(state);
      assertLaw(
        deepEqual(tally, whole),
        7,
        () => `there were ${formatValue(whole)}, there are ${formatValue(tally)}`,
      );
      assertLaw(this.log.length <= longest, 8, () => `not over after ${longest} moves`);
      if (given && this.log.length === given.length) return;
    }
    // From what is stored, as after every sleep: a state is no more than its text.
    let again = setUp();
    for (const { seat, move } of this.log) {
      again = JSON.parse(JSON.stringify(game.play(again, seat, move).state));
    }
    assertLaw(JSON.stringify(again) === JSON.stringify(state), 1, () => 'the replay differs');
  }

  /** A random move of a random seat that is to act: any one, or any type and then one of it, or the least tried. */
  #choose(state: unknown): { seat: number; move: Move } | null {
    const { game } = this.#trial;
    const acting = game.toAct(state);
    if (acting.length === 0) return null;
    const seat = this.#random.pick(acting);
    const moves = game.moves(state, seat);
    const move = this.#random.pick(this.#among(state, moves));
    const path = game.path(state, move);
    const start = `${move.type} ${path[0]}`;
    this.#tried.set(start, (this.#tried.get(start) ?? 0) + 1);
    if (this.#paths.length < 200) this.#paths.push(path);
    return { seat, move };
  }

  #among(state: unknown, moves: readonly Move[]): readonly Move[] {
    const roll = this.#random.below(4);
    if (roll === 0) return this.#rarest(state, moves);
    if (roll === 1) return moves;
    const type = this.#random.pick([...new Set(moves.map((move) => move.type))]);
    return moves.filter((move) => move.type === type);
  }

  #rarest(state: unknown, moves: readonly Move[]): Move[] {
    const tried = (move: Move) =>
      this.#tried.get(`${move.type} ${this.#trial.game.path(state, move)[0]}`) ?? 0;
    const least = Math.min(...moves.map(tried));
    return moves.filter((move) => tried(move) === least);
  }

  #advance(state: unknown, seat: number, move: Move, thorough: boolean): unknown {
    const { game, seats } = this.#trial;
    const played = deepFreeze(game.play(state, seat, deepFreeze(move)));
    this.#see(move, played);
    if (thorough) {
      const again = game.play(state, seat, move);
      assertLaw(
        JSON.stringify(again) === JSON.stringify(played),
        1,
        () => `twice ${formatValue(move)}`,
      );
      checkJson(played, 'what a move gives');
      checkPatches(game, state, played.state, viewers(seats));
      for (const viewer of viewers(seats)) {
        const act = { seat, move, played };
        const { twins } = this.#report;
        checkNonInterference(game, state, act, viewer, this.#somePaths(), this.#random, twins);
      }
    }
    return played.state;
  }

  #see(move: Move, { resolvedFrames, events }: MoveResult<unknown, GameEvent>): void {
    const { game } = this.#trial;
    for (const kind of resolvedFrames) this.#report.count(`frame ${kind}`);
    this.#report.count(`move ${move.type}`);
    for (const event of events) {
      const part = game.coverageLabelOf(event);
      if (part !== null) this.#report.count(`part ${part}`);
    }
  }

  #stateLaws(state: unknown): void {
    const { game, seats } = this.#trial;
    checkJson(state, 'a state');
    checkRefusals(game, state, seats, this.#random);
    for (const seat of game.toAct(state)) {
      checkPaths(game, state, seat);
      for (const move of game.moves(state, seat)) {
        const { error } = tryCall(() => game.play(state, seat, move));
        if (error instanceof Error && isWriteToFrozen(error)) throw error;
        assertLaw(
          !error,
          4,
          () => `listed, but does not play: ${formatValue(move)}: ${error?.stack}`,
        );
      }
    }
    for (const viewer of viewers(seats)) {
      const view = deepFreeze(game.view(state, viewer));
      checkViewIsSufficient(game, state, view, viewer, this.#somePaths());
      const sample = deepFreeze(game.sampleState(view, viewer, this.#random.seed()));
      const back = game.view(sample, viewer);
      assertLaw(
        deepEqual(back, view),
        9,
        () => `seen by ${viewer}: ${formatValue(back)}, not ${formatValue(view)}`,
      );
      const [kept, made] = [game.countComponents(state), game.countComponents(sample)];
      assertLaw(
        deepEqual(kept, made),
        9,
        () => `the sample holds ${formatValue(made)}, not ${formatValue(kept)}`,
      );
    }
  }

  /** Paths that were legal at some time, and mixtures of them: most are not legal now. */
  #somePaths(): Ref[][] {
    const known = this.#paths;
    if (known.length === 0) return [];
    const some = () => this.#random.pick(known);
    return [some(), some(), [some()[0] as Ref, some().at(-1) as Ref], [some()[0] as Ref]];
  }
}

/** FNV-1a: a number for a text. */
const mixed = (text: string): number =>
  [...text].reduce(
    (sum, char) => Math.imul(sum ^ char.charCodeAt(0), 0x01000193) >>> 0,
    0x811c9dc5,
  );

const viewers = (seats: number): Viewer[] => [...Array(seats).keys(), null];
