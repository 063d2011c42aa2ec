// Games that bots play: for the tests of all games, and for tournaments.
import assert from 'node:assert/strict';
import { type Bot, botOf, randomBot } from '../../../shared/bots/index.ts';
import { type AnyGame, type OptionValue, Random, seedFrom } from '../../../shared/engine/index.ts';
import { heuristicOf } from '../../../shared/games/index.ts';
import { LEVELS } from '../../../shared/protocol/messages.ts';
import type { GameSetting } from '../laws/game-settings.ts';

/** From the worst to the best; whoever is aimless is no bot of ours, but what each must be better than. */
export const STRENGTHS = ['random', ...LEVELS] as const;
export type Strength = (typeof STRENGTHS)[number];

const botAt = (game: AnyGame, rung: Strength): Bot =>
  rung === 'random' ? randomBot : botOf(game, heuristicOf(game.id), rung);

interface Table {
  options?: Record<string, OptionValue>;
  /** What the game deals, and what the bots make of it. */
  deal?: number;
  seed: number;
  budget?: number;
  /** A game that takes more moves than this does not end. */
  longest?: number;
  /** Is told what each decision took that was one, in milliseconds of the processor. */
  took?(seat: number, time: number): void;
}

/** One game of bots, a level for each seat; what came of it. */
export function playBots(
  game: AnyGame,
  levels: readonly Strength[],
  { options = {}, seed, deal = seed, budget, longest = 20_000, took }: Table,
) {
  const bots = levels.map((level) => botAt(game, level));
  const thought = budget ?? heuristicOf(game.id).budget;
  const random = Random.from(seedFrom(seed, 11));
  let state = game.setup(options, levels.length, seedFrom(deal));
  let length = 0;
  for (let acting = game.toAct(state); acting.length > 0; acting = game.toAct(state)) {
    const seat = acting[0] as number;
    const view = game.view(state, seat);
    const moves = game.moves(view, seat);
    const start = took && process.threadCpuUsage();
    const move = (bots[seat] as Bot)(view, moves, seat, thought, random.seed());
    if (start && moves.length > 1) {
      const { user, system } = process.threadCpuUsage(start);
      took(seat, (user + system) / 1000);
    }
    ({ state } = game.play(state, seat, move));
    assert(++length <= longest, `game ${seed} takes more than ${longest} moves`);
  }
  return { places: game.outcome(state)?.places ?? [], length };
}

/** What a seat has of the win: whoever wins together shares it. */
export const winShareOf = (places: readonly number[], seat: number): number =>
  places[seat] === 1 ? 1 / places.filter((place) => place === 1).length : 0;

/** One of the better among others. */
export const placeOneAmong = (
  seats: number,
  own: number,
  better: Strength,
  other: Strength,
): Strength[] => Array.from({ length: seats }, (_, seat) => (seat === own ? better : other));

/** The share of the wins of one bot of the better level among others, on each seat in turn. */
export function measureWinShare(
  game: AnyGame,
  seats: number,
  better: Strength,
  other: Strength,
  games: number,
): number {
  let won = 0;
  for (let number = 0; number < games; number++) {
    const own = number % seats;
    const levels = placeOneAmong(seats, own, better, other);
    const { places } = playBots(game, levels, { seed: Math.floor(number / seats) });
    won += winShareOf(places, own);
  }
  return won / games;
}

/** Along a random game: a number for each move, at least one of them above none, and evaluations that are numbers. */
export function checkHeuristic(game: AnyGame, { seats, options }: GameSetting, seed: number): void {
  const heuristic = heuristicOf(game.id);
  const random = Random.from(seedFrom(seed, 13));
  let state = game.setup(options, seats, seedFrom(seed));
  for (let acting = game.toAct(state); acting.length > 0; acting = game.toAct(state)) {
    for (const seat of acting) {
      // Of what the seat sees, and of the world itself: as the easy bot asks, and as the search does.
      for (const world of [game.view(state, seat), state]) {
        const moves = game.moves(world, seat);
        const weights = heuristic.weights(world, seat, moves);
        assert.equal(weights.length, moves.length);
        assert(weights.every((weight) => weight >= 0 && Number.isFinite(weight)));
        assert(moves.length === 1 || weights.some((weight) => weight > 0));
      }
    }
    checkEvaluations(game, state, seats);
    const seat = random.pick(acting);
    ({ state } = game.play(state, seat, random.pick(game.moves(state, seat))));
  }
  checkEvaluations(game, state, seats);
}

function checkEvaluations(game: AnyGame, state: unknown, seats: number): void {
  const heuristic = heuristicOf(game.id);
  for (let seat = 0; seat < seats; seat++) {
    for (const world of [state, game.view(state, (seat + 1) % seats)]) {
      const parts = Object.values(heuristic.evaluate(world, seat));
      assert(parts.length > 0 && parts.every(Number.isFinite));
    }
  }
}
