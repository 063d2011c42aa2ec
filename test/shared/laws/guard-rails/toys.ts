// Toys with a flaw, and the trial that must find it.
import type { AnyGame } from '../../../../shared/engine/index.ts';
import { checkLaws, LawViolation, type PlayoutPlan } from '../../../../shared/laws/index.ts';
import { rules, type State, type Thieves, thieves } from '../thieves.ts';

export type Turn = Extract<Thieves['frames']['turn'], { play: unknown }>;
export type Guard = Extract<Thieves['frames']['guard'], { play: unknown }>;
export const turn = rules.frames.turn as Turn;
export const guard = rules.frames.guard as Guard;

export const withTurn = (flaw: Partial<Turn>) =>
  thieves({ frames: { ...rules.frames, turn: { ...turn, ...flaw } as Turn } });
export const withGuard = (flaw: Partial<Guard>) =>
  thieves({ frames: { ...rules.frames, guard: { ...guard, ...flaw } as Guard } });

type Toy = ReturnType<typeof thieves>;

/** Sound rules behind a contract that is not. */
export function withDoor(flaw: (sound: Toy) => Partial<Toy>): Toy {
  const sound = thieves();
  return { ...sound, ...flaw(sound) };
}

/** A view shows no random state. A law that looks only at views sees what depends on this. */
export const isView = ({ random }: State): boolean => random.seed.every((word) => word === 0);

/**
 * With `EVEN` every state of a game and every view is even, and half of the guesses are not: what depends on
 * this, no view of the real state betrays, only a twin.
 */
export const isOdd = ({ random }: State): boolean => random.seed[0] % 2 === 1;
export const EVEN = { seed: 2 };

export function brokenBy(game: unknown, more: Partial<PlayoutPlan> = {}): LawViolation | null {
  try {
    const trial = { game: game as AnyGame, seats: 3, options: {}, seed: 1, games: 60, ...more };
    const missing = checkLaws(trial).missing(game as AnyGame);
    return missing.length > 0 ? new LawViolation(10, missing.join()) : null;
  } catch (error) {
    if (error instanceof LawViolation) return error;
    throw error;
  }
}

/** `6: a spectator is told …`, or `sound`. */
export function verdict(game: unknown, more?: Partial<PlayoutPlan>): string {
  const broken = brokenBy(game, more);
  return broken ? `${broken.law}: ${broken.detail}` : 'sound';
}
