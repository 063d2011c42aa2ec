// The strong bot: it guesses a world that fits what it sees, plays on in it for some moves as sensible players
// would, looks how everybody stands, and does so again and again, more often along the moves that did well
// (information-set Monte Carlo tree search). Every seat plays for itself, in a tree of what it has seen: what
// another chooses in secret is one branch, so that nobody in thought answers what nobody can know.
import {
  type AnyGame,
  type Move,
  Random,
  type Seat,
  type Seed,
  type Told,
} from '../engine/index.ts';
import { weighted } from './chance.ts';
import { chances } from './judge.ts';
import { betters, Tally } from './reason.ts';
import type { AnySense } from './sense.ts';

/** How much is given to moves that look sensible and have been tried little. */
const CURIOUS = 1.2;

interface Node {
  tries: number;
  /** What the seat whose tree this is got of the win, over all tries of its move that led here. */
  won: number;
  /** By the move, or what could be seen of it. */
  next: Map<string, Node> | null;
}

interface Way extends Node {
  move: Move;
  /** How the bot stood after it, over all tries. */
  stood: Tally;
}

const fresh = (): Node => ({ tries: 0, won: 0, next: null });

export class Search {
  readonly #game: AnyGame;
  readonly #sense: AnySense;
  readonly #view: unknown;
  readonly #seat: Seat;
  readonly #random: Random;
  readonly #ways: Way[];
  readonly #weights: readonly number[];
  /** The tree of each seat. */
  readonly #trees: readonly Node[];
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
    this.#ways = moves.map((move) => ({ ...fresh(), move, stood: new Tally() }));
    this.#weights = sense.weights(view, seat, moves);
    this.#trees = Array.from({ length: (view as { seats: number }).seats }, fresh);
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

  /** The part of its standing that the best move betters most, compared with the others; null if it is close. */
  get reason(): string | null {
    const [best, ...others] = this.#sorted.map(({ stood }) => stood);
    return best ? betters(best, others) : null;
  }

  /** One world, from the present on. */
  #try(): void {
    const game = this.#game;
    const way = this.#ways[choose(this.#ways, this.#weights)] as Way;
    const path: { node: Node; seat: Seat }[] = [];
    const trees = this.#trees.slice();
    let state = game.sample(this.#view, this.#seat, this.#random.seed());
    let seat: Seat | undefined = this.#seat;
    for (let grown = false; !grown && seat !== undefined; ) {
      const { move, next, isNew } =
        path.length === 0
          ? { move: way.move, next: way, isNew: way.tries === 0 }
          : this.#choose(trees[seat] as Node, state, seat);
      path.push({ node: next, seat });
      grown = isNew;
      const played = this.#play(state, seat, move);
      if (!grown) follow(trees, seat, next, played.told);
      state = played.state;
      seat = game.toAct(state)[0];
    }
    for (let left = this.#sense.ahead; left > 0 && seat !== undefined; left--) {
      const moves = game.moves(state, seat);
      const weights = moves.length > 1 ? this.#sense.weights(state, seat, moves) : [1];
      ({ state } = this.#play(state, seat, weighted(moves, weights, this.#random)));
      seat = game.toAct(state)[0];
    }
    const won = chances(game, this.#sense, state);
    for (const { node, seat: mover } of path) {
      node.tries++;
      node.won += won[mover] as number;
    }
    way.stood.add(this.#sense.standing(state, this.#seat));
  }

  #play(state: unknown, seat: Seat, move: Move) {
    this.spent++;
    return this.#game.play(state, seat, move);
  }

  /** Whoever has no choice is not worth a try. */
  #choose(node: Node, state: unknown, seat: Seat): { move: Move; next: Node; isNew: boolean } {
    const moves = this.#game.moves(state, seat);
    const asked = moves.length > 1;
    const weights = asked ? this.#sense.weights(state, seat, moves) : [1];
    const known = node.next ? moves.map((move) => node.next?.get(keyOf(move))) : [];
    const at = choose(known, weights);
    const move = moves[at] as Move;
    const next = known[at] ?? branch(node, keyOf(move));
    return { move, next, isNew: asked && next.tries === 0 };
  }
}

/** What has done well, or looks sensible and has been tried little. */
function choose(known: readonly (Node | undefined)[], weights: readonly number[]): number {
  let [won, tries, total] = [0, 0, 0];
  for (const way of known) if (way) [won, tries] = [won + way.won, tries + way.tries];
  for (const weight of weights) total += weight;
  // What is to be hoped of a move that nobody has tried: as much as of those that were.
  const hope = tries > 0 ? won / tries : 0.5;
  const curious = CURIOUS * Math.sqrt(tries + 1);
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (const [at, weight] of weights.entries()) {
    const way = known[at];
    const mean = way && way.tries > 0 ? way.won / way.tries : hope;
    const share = total > 0 ? weight / total : 1 / weights.length;
    const worth = mean + (curious * share) / (1 + (way?.tries ?? 0));
    if (worth > most) [best, most] = [at, worth];
  }
  return best;
}

/** Who moved knows the move; the others know what all were told of it. */
function follow(trees: Node[], mover: Seat, next: Node, told: readonly Told[]): void {
  const face = keyOf(told.find(({ to }) => to === 'all')?.what);
  for (const [seat, node] of trees.entries()) {
    trees[seat] = seat === mover ? next : (node.next?.get(face) ?? branch(node, face));
  }
}

function branch(node: Node, key: string): Node {
  const next = fresh();
  node.next ??= new Map();
  node.next.set(key, next);
  return next;
}

const keyOf = (move: unknown): string => JSON.stringify(move);
