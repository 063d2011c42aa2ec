// Two ways to ask several players, as plain data for frames to hold.
import type { Seat } from './game.ts';
import { HIDDEN, type Hidden } from './hidden.ts';
import { clockwise } from './seats.ts';

/**
 * Asked one after another; the first of `waiting` is asked now. Whoever publicly could answer is asked,
 * whether they can or not: else the pause would tell what they hold.
 */
export interface ResponseQueue {
  waiting: Seat[];
}

/** Asks every seat that `may`, clockwise, beginning with `first`. */
export function queueResponses(
  first: Seat,
  seats: number,
  may: (seat: Seat) => boolean = () => true,
) {
  return { waiting: clockwise(first, seats).filter(may) };
}

export const respondingSeats = ({ waiting }: ResponseQueue): Seat[] => waiting.slice(0, 1);

/** After a no: the same question to the next, or null when everybody has been asked. */
export function passToNextResponder<F extends ResponseQueue>(frame: F): F | null {
  return frame.waiting.length > 1 ? { ...frame, waiting: frame.waiting.slice(1) } : null;
}

/** Everybody decides at once and in secret; null has not chosen yet. */
export interface SecretChoices<C> {
  chosen: (C | Hidden | null)[];
}

export const startSecretChoices = <C>(seats: number): SecretChoices<C> => ({
  chosen: Array<C | null>(seats).fill(null),
});

export const seatsStillChoosing = (frame: SecretChoices<unknown>): Seat[] =>
  frame.chosen.flatMap((choice, seat) => (choice === null ? [seat] : []));

export function recordChoice<C, F extends SecretChoices<C>>(frame: F, seat: Seat, choice: C): F {
  return { ...frame, chosen: frame.chosen.with(seat, choice) };
}

/** That others have chosen may be seen; what they have chosen may not. */
export function hideOtherChoices<C, F extends SecretChoices<C>>(frame: F, viewer: Seat | null): F {
  const chosen = frame.chosen.map((choice, seat) =>
    choice === null || seat === viewer ? choice : HIDDEN,
  );
  return { ...frame, chosen };
}
