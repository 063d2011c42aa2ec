// The strong bot, a Monte Carlo search over sampled states (determinizations). In each sampled state it plays every
// candidate move, continues as sensible players would, and evaluates the result. After some samples it drops the moves
// that did worst and spends the rest of its budget on the others. All candidates are tried in the same samples, so that
// none of them wins by luck. In its rollouts the other seats move by the weights of the heuristic, never by what only
// this bot knows.
import { type AnyGame, type Move, Random, type Seat, type Seed } from '../engine/index.ts';
import { type AdviceReason, type Evaluation, GainStats, rivalPart } from './advice-reason.ts';
import { EVALUATION_COST, listingCost } from './cost.ts';
import { type AnyHeuristic, sumParts, valueAt } from './heuristic.ts';
import { dropFoolishMoves, pickHeaviest } from './weighted-choice.ts';
import { estimateWinShares, evaluateSeats } from './win-share.ts';

/**
 * The number of shallow samples at the start. In them the search plays only the bot's own decisions
 * directly after each move.
 */
const SHALLOW_SAMPLES = 3;
/** The search follows at most this many of the bot's own decisions in a row. */
const MAX_CHAIN = 6;
/** The weight of a shallow sample in the score of a move. A deep sample has weight 1. */
const SHALLOW_WEIGHT = 0.5;
/** How many candidates are left for deep samples. One more is dropped after some deep samples, down to two. */
const MAX_DEEP_CANDIDATES = 5;
const SAMPLES_PER_DROP = 4;

interface Candidate {
  move: Move;
  /** The sum of the win shares in the shallow samples. */
  shallowShare: number;
  /** The number of deep samples, the sum of the win shares in them, and where they come from. */
  deepSamples: number;
  deepShare: number;
  gains: GainStats;
}

export class Search {
  readonly #game: AnyGame;
  readonly #heuristic: AnyHeuristic;
  readonly #view: unknown;
  readonly #seat: Seat;
  readonly #random: Random;
  /** All candidate moves, sorted by score, the best first. */
  #candidates: Candidate[];
  /** The best candidates, which are still being tried. */
  #open: Candidate[];
  #samples = 0;
  /** The cost of the last sample. The search stops when less than this is left of the budget. */
  #lastCost = 0;
  /** The cost of the search so far, in the unit of cost.ts. */
  spent = 0;

  constructor(
    game: AnyGame,
    heuristic: AnyHeuristic,
    view: unknown,
    moves: readonly Move[],
    seat: Seat,
    seed: Seed,
  ) {
    this.#game = game;
    this.#heuristic = heuristic;
    this.#view = view;
    this.#seat = seat;
    this.#random = Random.from(seed);
    const sensible = dropFoolishMoves(moves, heuristic.weights(view, seat, moves));
    this.#candidates = sensible.map((move) => ({
      move,
      shallowShare: 0,
      deepSamples: 0,
      deepShare: 0,
      gains: new GainStats(),
    }));
    this.#open = this.#candidates;
  }

  /** Spends the budget. It may be called again to continue; `best` and `ranking` are valid at any time. */
  run(budget: number): this {
    const until = this.spent + budget;
    while (this.spent + this.#lastCost < until && this.#open.length > 1) {
      const before = this.spent;
      if (this.#samples++ < SHALLOW_SAMPLES) this.#sampleShallow();
      else this.#sampleDeep();
      this.#lastCost = this.spent - before;
    }
    return this;
  }

  get best(): Move {
    return (this.#candidates[0] as Candidate).move;
  }

  /** The best moves, the best first, each with the reason why it is better than the other candidates. */
  ranking(count: number): { move: Move; reason: AdviceReason }[] {
    const isOnly = this.#candidates.length === 1;
    return this.#candidates.slice(0, count).map(({ move, gains }) => ({
      move,
      reason: isOnly ? { part: 'only', points: 0 } : gains.mainReason,
    }));
  }

  #sampleShallow(): void {
    this.#tryInOneSample((candidate, end) => {
      const shares = estimateWinShares(this.#game, this.#heuristic, end);
      candidate.shallowShare += shares[this.#seat] as number;
    }, 0);
    if (this.#samples < SHALLOW_SAMPLES) return;
    this.#candidates = this.#candidates.slice(0, MAX_DEEP_CANDIDATES);
    this.#open = this.#candidates;
  }

  #sampleDeep(): void {
    const tried: { gains: GainStats; parts: Evaluation }[] = [];
    const depth = valueAt(this.#heuristic.rolloutDepth, this.#view);
    this.#tryInOneSample((candidate, end) => {
      const evaluations = evaluateSeats(this.#heuristic, end);
      const shares = estimateWinShares(this.#game, this.#heuristic, end, evaluations);
      candidate.deepSamples++;
      candidate.deepShare += shares[this.#seat] as number;
      const parts: Evaluation = { ...evaluations[this.#seat] };
      for (const [seat, rival] of evaluations.entries())
        if (seat !== this.#seat) parts[rivalPart(seat)] = -sumParts(rival);
      tried.push({ gains: candidate.gains, parts });
    }, depth);
    GainStats.addComparison(tried);
    const dropped = Math.floor((this.#samples - SHALLOW_SAMPLES) / SAMPLES_PER_DROP);
    this.#open = this.#candidates.slice(0, Math.max(2, MAX_DEEP_CANDIDATES - dropped));
  }

  /** Tries all open candidates in the same sampled state, with the same random numbers. */
  #tryInOneSample(record: (candidate: Candidate, end: unknown) => void, depth: number): void {
    const state = this.#game.sampleState(this.#view, this.#seat, this.#random.seed());
    const seed = this.#random.seed();
    for (const candidate of this.#open) {
      this.spent += EVALUATION_COST;
      record(candidate, this.#rollOut(state, candidate.move, depth, Random.from(seed)));
    }
    this.#candidates.sort((one, other) => scoreOf(other) - scoreOf(one));
  }

  /**
   * Plays the move, then the bot's own decisions that come directly after it, then moves of any
   * seat up to the given depth.
   */
  #rollOut(from: unknown, first: Move, depth: number, random: Random): unknown {
    const game = this.#game;
    let state = this.#play(from, this.#seat, first);
    let isOwnChain = true;
    for (let played = 1; ; played++) {
      const acting = game.toAct(state);
      isOwnChain &&= acting.includes(this.#seat);
      const seat = isOwnChain ? this.#seat : acting[0];
      const limit = isOwnChain ? Math.max(MAX_CHAIN, depth) : depth;
      if (seat === undefined || played >= limit) return state;
      if (this.#heuristic.isSettled?.(state)) return state;
      const moves = game.moves(state, seat);
      this.spent += listingCost(moves);
      const [only] = moves;
      const chosen =
        moves.length > 1
          ? pickHeaviest(moves, this.#heuristic.weights(state, seat, moves), random)
          : (only as Move);
      state = this.#play(state, seat, chosen);
    }
  }

  #play(state: unknown, seat: Seat, move: Move): unknown {
    this.spent++;
    return this.#game.play(state, seat, move).state;
  }
}

/** Returns the mean win share, in which a shallow sample counts less than a deep one. */
const scoreOf = ({ shallowShare, deepSamples, deepShare }: Candidate): number =>
  (SHALLOW_WEIGHT * shallowShare + deepShare) / (SHALLOW_WEIGHT * SHALLOW_SAMPLES + deepSamples);
