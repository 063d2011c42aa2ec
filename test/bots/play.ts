// Games that bots play, for the tests of all games.
import { expect } from 'vitest';
import { aimless, type Bot, botOf } from '../../shared/bots/index.ts';
import { senseOf } from '../../shared/bots/senses.ts';
import { type AnyGame, type OptionValue, Random, seedFrom } from '../../shared/engine/index.ts';
import type { Level } from '../../shared/protocol/messages.ts';
import type { SettingOf } from '../laws/settings.ts';

export type Rung = Level | 'aimless';

const botAt = (game: AnyGame, rung: Rung): Bot =>
  rung === 'aimless' ? aimless : botOf(game, senseOf(game.id), rung);

interface Table {
  options?: Record<string, OptionValue>;
  seed: number;
  budget?: number;
  /** A game that takes more moves than this does not end. */
  longest?: number;
}

/** One game of bots, a level for each seat; what came of it. */
export function playOut(
  game: AnyGame,
  levels: readonly Rung[],
  { options = {}, seed, budget = senseOf(game.id).budget, longest = 20_000 }: Table,
) {
  const bots = levels.map((level) => botAt(game, level));
  const random = Random.from(seedFrom(seed, 11));
  let state = game.setup(options, levels.length, seedFrom(seed));
  let length = 0;
  for (let acting = game.toAct(state); acting.length > 0; acting = game.toAct(state)) {
    const seat = acting[0] as number;
    const view = game.view(state, seat);
    const move = (bots[seat] as Bot)(view, game.moves(view, seat), seat, budget, random.seed());
    ({ state } = game.play(state, seat, move));
    length++;
    expect(length).toBeLessThanOrEqual(longest);
  }
  return { places: game.outcome(state)?.places ?? [], length };
}

/** The share of the wins of one bot of the better level among others, on each seat in turn. */
export function shareOf(
  game: AnyGame,
  seats: number,
  better: Rung,
  other: Rung,
  games: number,
): number {
  let won = 0;
  for (let number = 0; number < games; number++) {
    const own = number % seats;
    const levels = Array.from({ length: seats }, (_, seat) => (seat === own ? better : other));
    const { places } = playOut(game, levels, { seed: Math.floor(number / seats) });
    if (places[own] === 1) won += 1 / places.filter((place) => place === 1).length;
  }
  return won / games;
}

/** Along a random game: a number for each move, at least one of them above none, and standings that are numbers. */
export function hasSense(game: AnyGame, { seats, options }: SettingOf, seed: number): void {
  const sense = senseOf(game.id);
  const random = Random.from(seedFrom(seed, 13));
  let state = game.setup(options, seats, seedFrom(seed));
  for (let acting = game.toAct(state); acting.length > 0; acting = game.toAct(state)) {
    for (const seat of acting) {
      // Of what the seat sees, and of the world itself: as the easy bot asks, and as the search does.
      for (const world of [game.view(state, seat), state]) {
        const moves = game.moves(world, seat);
        const weights = sense.weights(world, seat, moves);
        expect(weights).toHaveLength(moves.length);
        expect(weights.every((weight) => weight >= 0 && Number.isFinite(weight))).toBe(true);
        expect(moves.length === 1 || weights.some((weight) => weight > 0)).toBe(true);
      }
    }
    standsSomehow(game, state, seats);
    const seat = random.pick(acting);
    ({ state } = game.play(state, seat, random.pick(game.moves(state, seat))));
  }
  standsSomehow(game, state, seats);
}

function standsSomehow(game: AnyGame, state: unknown, seats: number): void {
  const sense = senseOf(game.id);
  for (let seat = 0; seat < seats; seat++) {
    for (const world of [state, game.view(state, (seat + 1) % seats)]) {
      const parts = Object.values(sense.standing(world, seat));
      expect(parts.length).toBeGreaterThan(0);
      expect(parts.every(Number.isFinite)).toBe(true);
    }
  }
}
