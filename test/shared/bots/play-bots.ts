// Games between bots, for the tests of all games and for tournaments.
import assert from 'node:assert/strict';
import { type Bot, botOf, randomBot } from '../../../shared/bots/index.ts';
import { type AnyGame, type OptionValue, Random, seedFrom } from '../../../shared/engine/index.ts';
import { heuristicOf } from '../../../shared/games/index.ts';
import { LEVELS } from '../../../shared/protocol/messages.ts';
import type { GameSetting } from '../laws/game-settings.ts';

/** From the weakest to the strongest. `random` is no level that players can choose; every level must beat it. */
export const STRENGTHS = ['random', ...LEVELS] as const;
export type Strength = (typeof STRENGTHS)[number];

const botAt = (game: AnyGame, rung: Strength): Bot =>
  rung === 'random' ? randomBot : botOf(game, heuristicOf(game.id), rung);

interface BotGame {
  options?: Record<string, OptionValue>;
  /** The seed of the deal. `seed` is for the decisions of the bots. */
  deal?: number;
  seed: number;
  budget?: number;
  /** Throws if a game takes more moves than this. */
  maxMoves?: number;
  /** Called with the processor time of every decision between several moves. */
  onDecision?(seat: number, milliseconds: number): void;
}

/** Plays a game with a bot of the given level on each seat. */
export function playBots(
  game: AnyGame,
  levels: readonly Strength[],
  { options = {}, seed, deal = seed, budget, maxMoves = 20_000, onDecision }: BotGame,
) {
  const bots = levels.map((level) => botAt(game, level));
  const spendable = budget ?? heuristicOf(game.id).budget;
  const random = Random.from(seedFrom(seed, 11));
  let state = game.setup(options, levels.length, seedFrom(deal));
  let length = 0;
  for (let acting = game.toAct(state); acting.length > 0; acting = game.toAct(state)) {
    const seat = acting[0] as number;
    const view = game.view(state, seat);
    const moves = game.moves(view, seat);
    const start = onDecision && process.threadCpuUsage();
    const move = (bots[seat] as Bot)(view, moves, seat, spendable, random.seed());
    if (start && moves.length > 1) {
      const { user, system } = process.threadCpuUsage(start);
      onDecision(seat, (user + system) / 1000);
    }
    ({ state } = game.play(state, seat, move));
    assert(++length <= maxMoves, `game ${seed} takes more than ${maxMoves} moves`);
  }
  return { places: game.outcome(state)?.places ?? [], length };
}

/** The part of the win that a seat gets: seats that win together share it. */
export const winShareOf = (places: readonly number[], seat: number): number =>
  places[seat] === 1 ? 1 / places.filter((place) => place === 1).length : 0;

/** The levels of the seats: `better` on one seat, `other` on all others. */
export const placeOneAmong = (
  seats: number,
  own: number,
  better: Strength,
  other: Strength,
): Strength[] => Array.from({ length: seats }, (_, seat) => (seat === own ? better : other));

/** The share of games that one bot of the better level wins against bots of the other, on each seat in turn. */
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

/** Checks along a random game that weights and evaluations are finite numbers, and that some weight is above 0. */
export function checkHeuristic(game: AnyGame, { seats, options }: GameSetting, seed: number): void {
  const heuristic = heuristicOf(game.id);
  const random = Random.from(seedFrom(seed, 13));
  let state = game.setup(options, seats, seedFrom(seed));
  for (let acting = game.toAct(state); acting.length > 0; acting = game.toAct(state)) {
    for (const seat of acting) {
      // The easy bot asks with the view of the seat, the search with full states.
      for (const given of [game.view(state, seat), state]) {
        const moves = game.moves(given, seat);
        const weights = heuristic.weights(given, seat, moves);
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
    for (const given of [state, game.view(state, (seat + 1) % seats)]) {
      const parts = Object.values(heuristic.evaluate(given, seat));
      assert(parts.length > 0 && parts.every(Number.isFinite));
    }
  }
}
