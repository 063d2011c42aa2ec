// Plays one random game and checks the laws at every step.
import type { AnyGame, Move, Viewer } from '../engine/game.ts';
import { deepEqual, deepFreeze } from '../engine/json.ts';
import type { OptionValue } from '../engine/options.ts';
import { Random, type Seed, seedFrom } from '../engine/random.ts';
import { assertLaw, type MoveLog } from './law.ts';
import { MovePicker } from './move-picker.ts';
import { checkNonInterference } from './non-interference.ts';
import { nameOfViewer } from './observation.ts';
import type { PlayoutReport } from './playout-report.ts';
import {
  checkJson,
  checkOutcome,
  checkPatches,
  checkPaths,
  checkProgress,
  checkRefusals,
  checkViewIsSufficient,
} from './state-laws.ts';
import { firstDifference, formatValue, tryCall } from './values.ts';

export interface PlayoutPlan {
  game: AnyGame;
  seats: number;
  options: Record<string, OptionValue>;
  seed: number;
  games: number;
  /** The expensive laws are checked at one step in this many, chosen at random. 1 checks every step. */
  checkEvery?: number;
  /** Law 8 fails if a game takes more moves than this. */
  maxMoves?: number;
  onGame?(number: number, moves: number): void;
}

const DEFAULT_MAX_MOVES = 20_000;
/** The first moves of each type are always checked thoroughly. Some types are so rare that sampling would miss them. */
const ALWAYS_CHECKED_MOVES = 40;

export class Playout {
  readonly log: MoveLog = [];
  readonly #plan: PlayoutPlan;
  readonly #seed: Seed;
  readonly #random: Random;
  readonly #picker: MovePicker;
  readonly #report: PlayoutReport;

  constructor(plan: PlayoutPlan, number: number, report: PlayoutReport) {
    this.#plan = plan;
    // The setting is part of the seed. Otherwise games with and without a variant would have the same deals.
    const setting = hashText(JSON.stringify([plan.seats, plan.options]));
    const [low, high, stream] = seedFrom(plan.seed, number);
    this.#seed = [low, high, stream, setting];
    this.#random = Random.from([low, high, stream + 2 ** 31, setting]);
    this.#picker = new MovePicker(plan.game, this.#random);
    this.#report = report;
  }

  /** Plays to the end, or plays the given moves and stops after them. */
  run(given?: MoveLog): void {
    const { game, seats, maxMoves = DEFAULT_MAX_MOVES, checkEvery = 1 } = this.#plan;
    let state = this.#setUp();
    const components = game.countComponents(state);
    for (;;) {
      checkOutcome(game, state, seats);
      const thorough = this.#random.below(checkEvery) === 0;
      checkProgress(game, state, seats);
      if (thorough) this.#checkState(state);
      const { seat, move } = given?.[this.log.length] ?? this.#picker.pick(state) ?? { seat: -1 };
      if (seat < 0) break;
      this.log.push({ seat, move });
      const isRare = this.#report.timesPlayed((move as Move).type) < ALWAYS_CHECKED_MOVES;
      state = this.#play(state, seat, move as Move, thorough || (checkEvery > 1 && isRare));
      this.#checkComponents(components, state);
      assertLaw(this.log.length <= maxMoves, 8, () => `not over after ${maxMoves} moves`);
      if (given && this.log.length === given.length) return;
    }
    this.#checkReplay(state);
  }

  #setUp(): unknown {
    const { game, seats, options } = this.#plan;
    // Law 3: everything is frozen, so a function that changes what it is given throws.
    return deepFreeze(game.setup(options, seats, this.#seed));
  }

  #play(state: unknown, seat: number, move: Move, thorough: boolean): unknown {
    const { game, seats } = this.#plan;
    const result = deepFreeze(game.play(state, seat, deepFreeze(move)));
    this.#report.countMove(game, move.type, result);
    if (thorough) {
      // Law 1: a move has the same result whenever it is played in the same state.
      const again = game.play(state, seat, move);
      assertLaw(
        JSON.stringify(again) === JSON.stringify(result),
        1,
        () => `playing ${formatValue(move)} twice in the same state gives two results`,
      );
      checkJson(result, 'the result of a move');
      checkPatches(game, state, result.state, viewers(seats));
      for (const viewer of viewers(seats)) {
        const { nonInterference } = this.#report;
        const paths = this.#picker.pickPaths();
        const real = { seat, move, result };
        checkNonInterference(game, state, real, viewer, paths, this.#random, nonInterference);
      }
    }
    return result.state;
  }

  #checkState(state: unknown): void {
    const { game, seats } = this.#plan;
    checkJson(state, 'a state');
    checkRefusals(game, state, seats, this.#random);
    for (const seat of game.toAct(state)) {
      checkPaths(game, state, seat);
      for (const move of game.moves(state, seat)) this.#checkPlayable(state, seat, move);
    }
    for (const viewer of viewers(seats)) {
      const view = deepFreeze(game.view(state, viewer));
      checkViewIsSufficient(game, state, view, viewer, this.#picker.pickPaths());
      this.#checkSample(state, view, viewer);
    }
  }

  /** Law 4: every listed move can be played. */
  #checkPlayable(state: unknown, seat: number, move: Move): void {
    const { error } = tryCall(() => this.#plan.game.play(state, seat, move));
    if (error && isWriteToFrozen(error)) throw error;
    assertLaw(
      !error,
      4,
      () => `${formatValue(move)} is listed but cannot be played: ${error?.stack}`,
    );
  }

  /** Law 9: the viewer sees the same in a sampled state, and it is made of the same components. */
  #checkSample(state: unknown, view: unknown, viewer: Viewer): void {
    const { game } = this.#plan;
    const sample = deepFreeze(game.sampleState(view, viewer, this.#random.seed()));
    const seen = game.view(sample, viewer);
    assertLaw(deepEqual(seen, view), 9, () => {
      const { path, one, other } = firstDifference(seen, view) ?? {};
      const values = `${formatValue(other)} became ${formatValue(one)}`;
      return `sampleHidden changed \`${path}\`, which ${nameOfViewer(viewer)} sees (redact does not hide it): ${values}`;
    });
    const [real, sampled] = [game.countComponents(state), game.countComponents(sample)];
    assertLaw(
      deepEqual(real, sampled),
      9,
      () => `a sampled state has the components ${formatValue(sampled)}, not ${formatValue(real)}`,
    );
  }

  /** Law 7: no card or token is lost or added. */
  #checkComponents(before: Record<string, number>, state: unknown): void {
    const now = this.#plan.game.countComponents(state);
    assertLaw(
      deepEqual(now, before),
      7,
      () => `there were ${formatValue(before)}, now there are ${formatValue(now)}`,
    );
  }

  /** Law 1: the same seed and moves lead to the same state, also if every state was stored and read in between. */
  #checkReplay(end: unknown): void {
    let state = this.#setUp();
    for (const { seat, move } of this.log) {
      state = JSON.parse(JSON.stringify(this.#plan.game.play(state, seat, move).state));
    }
    assertLaw(
      JSON.stringify(state) === JSON.stringify(end),
      1,
      () => 'the same seed and moves lead to another state in a replay',
    );
  }
}

/** Recognizes, by the messages of V8, the error of a write to a frozen object. */
export const isWriteToFrozen = (error: Error): boolean =>
  error instanceof TypeError && /read only|not extensible|Cannot delete/.test(error.message);

/** FNV-1a, a small hash function. */
const hashText = (text: string): number =>
  [...text].reduce(
    (hash, char) => Math.imul(hash ^ char.charCodeAt(0), 0x01000193) >>> 0,
    0x811c9dc5,
  );

const viewers = (seats: number): Viewer[] => [...Array(seats).keys(), null];
