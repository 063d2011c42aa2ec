// Two ways to ask several seats for one decision: one after another, or all at once in secret.
// Both are plain data, to be members of a frame.
import type { Seat } from './game.ts';
import { HIDDEN, type Hidden } from './hidden.ts';
import { clockwise } from './seats.ts';

/**
 * Seats that are asked one after another. The first of `waiting` is asked now. Rules must queue every seat that could
 * respond as far as the others know, even one that cannot: skipping it would show what it holds.
 */
export interface ResponseQueue {
  waiting: Seat[];
}

/** Queues every seat that `mayRespond`, clockwise, beginning with `first`. */
export function queueResponses(
  first: Seat,
  seats: number,
  mayRespond: (seat: Seat) => boolean = () => true,
): ResponseQueue {
  return { waiting: clockwise(first, seats).filter(mayRespond) };
}

/** Returns the seat that is asked now, as a list for `Decision.actingSeats`. */
export const respondingSeats = ({ waiting }: ResponseQueue): Seat[] => waiting.slice(0, 1);

/**
 * Returns the frame that asks the next seat after this one declined, or null if all have been
 * asked.
 */
export function passToNextResponder<F extends ResponseQueue>(frame: F): F | null {
  return frame.waiting.length > 1 ? { ...frame, waiting: frame.waiting.slice(1) } : null;
}

/** By seat: what each has chosen in secret, or null if it has not chosen yet. */
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

/** Returns the frame as a viewer sees it: who has chosen, but not what the others have chosen. */
export function hideOtherChoices<C, F extends SecretChoices<C>>(frame: F, viewer: Seat | null): F {
  const chosen = frame.chosen.map((choice, seat) =>
    choice === null || seat === viewer ? choice : HIDDEN,
  );
  return { ...frame, chosen };
}
