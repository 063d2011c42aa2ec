// Makes toy games with a flaw, and checks the laws, which must find it.
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

/** Correct rules, but with a flaw in the contract that is made from them. */
export function withContract(flaw: (sound: Toy) => Partial<Toy>): Toy {
  const sound = thieves();
  return { ...sound, ...flaw(sound) };
}

/** Views have no random state, so law 5 (a view is enough) finds everything that depends on this. */
export const isView = ({ random }: State): boolean => random.seed.every((word) => word === 0);

/**
 * With the seed `EVEN`, the real states and all views are even, but half of the sampled states are odd. So law 5 cannot
 * find what depends on this, only law 6 can.
 */
export const isOdd = ({ random }: State): boolean => random.seed[0] % 2 === 1;
export const EVEN = { seed: 2 };

export function findViolation(game: unknown, more: Partial<PlayoutPlan> = {}): LawViolation | null {
  try {
    const plan = { game: game as AnyGame, seats: 3, options: {}, seed: 1, games: 60, ...more };
    const missing = checkLaws(plan).missing(game as AnyGame);
    return missing.length > 0 ? new LawViolation(10, missing.join()) : null;
  } catch (error) {
    if (error instanceof LawViolation) return error;
    throw error;
  }
}

/** The number of the violated law and the detail, or `sound`. */
export function verdict(game: unknown, more?: Partial<PlayoutPlan>): string {
  const broken = findViolation(game, more);
  return broken ? `${broken.law}: ${broken.detail}` : 'sound';
}
