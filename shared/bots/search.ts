// The strong bot: it guesses a world that fits what it sees, plays on in it for some moves as sensible players
// would, looks how everybody stands, and does so again and again, more often along the moves that did well. One
// tree for all the worlds (information-set Monte Carlo tree search), each seat in it playing for itself.
import { type AnyGame, type Move, Random, type Seat, type Seed } from '../engine/index.ts';
import { weighted } from './chance.ts';
import { chances } from './judge.ts';
import type { AnySense } from './sense.ts';

/** How much is given to moves that look sensible and have been tried little. */
const CURIOUS = 1.2;

interface Node {
  tries: number;
  /** What the seat that moved here got of the win, over all tries. */
  won: number;
  next: Map<string, Node>;
}

interface Way extends Node {
  move: Move;
  /** How the bot stood after it, part by part, over all tries. */
  parts: Record<string, number>;
}

const fresh = (): Node => ({ tries: 0, won: 0, next: new Map() });

export class Search {
  readonly #game: AnyGame;
  readonly #sense: AnySense;
  readonly #view: unknown;
  readonly #seat: Seat;
  readonly #random: Random;
  readonly #root = fresh();
  readonly #ways: Way[];
  /** Moves played in thought. */
  spent = 0;

  constructor(
    game: AnyGame,
    sense: AnySense,
    view: unknown,
    moves: readonly Move[],
    seat: Seat,
    seed: Seed,
  ) {
    this.#game = game;
    this.#sense = sense;
    this.#view = view;
    this.#seat = seat;
    this.#random = Random.from(seed);
    this.#ways = moves.map((move) => ({ ...fresh(), move, parts: {} }));
    for (const way of this.#ways) this.#root.next.set(keyOf(way.move), way);
  }

  /** Goes on thinking; may be called again, and what is best can be asked at any time. */
  think(budget: number): this {
    const until = this.spent + budget;
    while (this.spent < until) this.#try();
    return this;
  }

  get #sorted(): Way[] {
    return this.#ways.toSorted((a, b) => b.tries - a.tries || b.won - a.won);
  }

  get best(): Move {
    return (this.#sorted[0] as Way).move;
  }

  /** The part of its standing that the best move betters most, compared with the others. */
  get reason(): string | null {
    const [best, ...others] = this.#sorted;
    if (!best || best.tries === 0) return null;
    const tried = others.filter(({ tries }) => tries > 0);
    const count = tried.reduce((total, { tries }) => total + tries, 0);
    const gains = Object.entries(best.parts).map(([part, value]) => {
      const elsewhere = tried.reduce((total, { parts }) => total + (parts[part] ?? 0), 0);
      return { part, gain: value / best.tries - elsewhere / Math.max(1, count) };
    });
    const [most] = gains.sort((a, b) => b.gain - a.gain);
    return most && most.gain > 0.01 ? most.part : null;
  }

  /** One world, from the present on. */
  #try(): void {
    const game = this.#game;
    const path: { node: Node; seat: Seat }[] = [];
    let state = game.sample(this.#view, this.#seat, this.#random.seed());
    let node = this.#root;
    let seat: Seat | undefined = this.#seat;
    for (let grown = false; !grown && seat !== undefined; ) {
      const { move, next, isNew } = this.#choose(node, state, seat);
      state = this.#play(state, seat, move);
      path.push({ node: next, seat });
      grown = isNew;
      node = next;
      seat = game.toAct(state)[0];
    }
    for (let left = this.#sense.ahead; left > 0 && seat !== undefined; left--) {
      const moves = game.moves(state, seat);
      const weights = moves.length > 1 ? this.#sense.weights(state, seat, moves) : [1];
      state = this.#play(state, seat, weighted(moves, weights, this.#random));
      seat = game.toAct(state)[0];
    }
    this.#learn(path, state);
  }

  #play(state: unknown, seat: Seat, move: Move): unknown {
    this.spent++;
    return this.#game.play(state, seat, move).state;
  }

  /** What has done well, or looks sensible and has been tried little. */
  #choose(node: Node, state: unknown, seat: Seat): { move: Move; next: Node; isNew: boolean } {
    const moves = this.#game.moves(state, seat);
    const weights = this.#sense.weights(state, seat, moves);
    const total = weights.reduce((all, weight) => all + weight, 0) || 1;
    const known = moves.map((move) => node.next.get(keyOf(move)));
    const hope = meanOf(known);
    const root = Math.sqrt(node.tries + 1);
    let at = 0;
    let most = Number.NEGATIVE_INFINITY;
    for (const [index, way] of known.entries()) {
      const tries = way?.tries ?? 0;
      const mean = way && tries > 0 ? way.won / tries : hope;
      const share = (weights[index] as number) / total;
      const worth = mean + (CURIOUS * share * root) / (1 + tries);
      if (worth > most) [at, most] = [index, worth];
    }
    const move = moves[at] as Move;
    const next = known[at] ?? fresh();
    node.next.set(keyOf(move), next);
    return { move, next, isNew: next.tries === 0 };
  }

  #learn(path: { node: Node; seat: Seat }[], state: unknown): void {
    const won = chances(this.#game, this.#sense, state);
    this.#root.tries++;
    for (const { node, seat } of path) {
      node.tries++;
      node.won += won[seat] as number;
    }
    const way = path[0]?.node as Way;
    const parts = this.#sense.standing(state, this.#seat);
    for (const part in parts) way.parts[part] = (way.parts[part] ?? 0) + (parts[part] as number);
  }
}

/** What is to be hoped of a move that nobody has tried: as much as of those that were. */
function meanOf(known: (Node | undefined)[]): number {
  let [won, tries] = [0, 0];
  for (const way of known) if (way) [won, tries] = [won + way.won, tries + way.tries];
  return tries > 0 ? won / tries : 0.5;
}

const keyOf = (move: Move): string => JSON.stringify(move);
