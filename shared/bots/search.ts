// The strong bot: it guesses a world that fits what it sees, plays each move in it that looks sensible, plays on as
// sensible players would, and looks how everybody stands. It does so in world after world, with fewer and fewer of
// the moves: those that did well. All of them are tried in the same worlds, so that none wins by luck; and whatever
// the others do in thought, they do by what is sensible for them, not by what the bot alone knows.
import { type AnyGame, type Move, Random, type Seat, type Seed } from '../engine/index.ts';
import { type AdviceReason, type Evaluation, GainStats } from './advice-reason.ts';
import { EVALUATION_COST, listingCost } from './cost.ts';
import { type AnyHeuristic, sumParts, valueAt } from './heuristic.ts';
import { dropFoolishMoves, pickHeaviest } from './weighted-choice.ts';
import { bestRivalPoints, estimateWinShares, evaluateSeats } from './win-share.ts';

/** In so many worlds first only what hangs on each move itself is looked at, as far as that may go. */
const NEAR = 3;
const CHAIN = 6;
/** What such a look counts beside one that goes further. */
const TRUST = 0.5;
/** So many moves are worth to be looked at further; after so many worlds one less, down to two. */
const WORTHY = 5;
const ROUNDS = 4;

interface Candidate {
  move: Move;
  /** What it got of the win in all near looks. */
  near: number;
  /** In so many worlds it was looked at further: what it got of the win there, and why. */
  tries: number;
  won: number;
  tally: GainStats;
}

export class Search {
  readonly #game: AnyGame;
  readonly #heuristic: AnyHeuristic;
  readonly #view: unknown;
  readonly #seat: Seat;
  readonly #random: Random;
  /** The moves that were worth it, the best first; so many of them are still in question. */
  #ways: Candidate[];
  #open: Candidate[];
  #worlds = 0;
  /** What the last world took: before a world that may take more than is left it stops. */
  #took = 0;
  /** Moves played in thought, and what took as long. */
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
    const worthy = dropFoolishMoves(moves, heuristic.weights(view, seat, moves));
    this.#ways = worthy.map((move) => ({
      move,
      near: 0,
      tries: 0,
      won: 0,
      tally: new GainStats(),
    }));
    this.#open = this.#ways;
  }

  /** Goes on thinking; may be called again, and what is best can be asked at any time. */
  run(budget: number): this {
    const until = this.spent + budget;
    while (this.spent + this.#took < until && this.#open.length > 1) {
      const before = this.spent;
      if (this.#worlds++ < NEAR) this.#lookNear();
      else this.#lookFar();
      this.#took = this.spent - before;
    }
    return this;
  }

  get best(): Move {
    return (this.#ways[0] as Candidate).move;
  }

  /** What the best move betters most, compared with the rest. */
  get reason(): AdviceReason<string> {
    const [best, ...others] = this.#ways as [Candidate, ...Candidate[]];
    return others.length === 0 ? 'only' : best.tally.most;
  }

  #lookNear(): void {
    this.#inOneWorld((way, end) => {
      way.near += estimateWinShares(this.#game, this.#heuristic, end)[this.#seat] as number;
    }, 0);
    if (this.#worlds < NEAR) return;
    this.#ways = this.#ways.slice(0, WORTHY);
    this.#open = this.#ways;
  }

  #lookFar(): void {
    const tried: { tally: GainStats; parts: Evaluation }[] = [];
    this.#inOneWorld(
      (way, end) => {
        const all = evaluateSeats(this.#heuristic, end);
        way.tries++;
        way.won += estimateWinShares(this.#game, this.#heuristic, end, all)[this.#seat] as number;
        const others = -bestRivalPoints(all.map(sumParts), this.#seat);
        tried.push({ tally: way.tally, parts: { ...all[this.#seat], others } });
      },
      valueAt(this.#heuristic.rolloutDepth, this.#view),
    );
    GainStats.compare(tried);
    const open = WORTHY - Math.floor((this.#worlds - NEAR) / ROUNDS);
    this.#open = this.#ways.slice(0, Math.max(2, open));
  }

  /** Whatever is still in question is tried in the same world, with the same chance. */
  #inOneWorld(learn: (way: Candidate, end: unknown) => void, ahead: number): void {
    const world = this.#game.sampleState(this.#view, this.#seat, this.#random.seed());
    const chance = this.#random.seed();
    for (const way of this.#open) {
      this.spent += EVALUATION_COST;
      learn(way, this.#playOn(world, way.move, ahead, Random.from(chance)));
    }
    this.#ways.sort((one, other) => worth(other) - worth(one));
  }

  /** What comes of a move: the small decisions of its own that hang on it, and then so many moves of anybody. */
  #playOn(world: unknown, first: Move, ahead: number, random: Random): unknown {
    const game = this.#game;
    let state = this.#play(world, this.#seat, first);
    let own = true;
    for (let played = 1; ; played++) {
      const acting = game.toAct(state);
      own &&= acting.includes(this.#seat);
      const seat = own ? this.#seat : acting[0];
      if (seat === undefined || played >= (own ? Math.max(CHAIN, ahead) : ahead)) return state;
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

/** A near look counts for something beside those further on. */
const worth = ({ near, tries, won }: Candidate): number =>
  (TRUST * near + won) / (TRUST * NEAR + tries);
