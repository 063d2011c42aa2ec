// Seats around the table and their colours.
/** Seats are numbered clockwise from 0; the next seat is the one to the left. */
export type Seat = number;

/** All colours that a seat can have. Each game offers some of them. */
export const SEAT_COLOURS = ['red', 'blue', 'yellow', 'green', 'violet', 'orange'] as const;
export type SeatColour = (typeof SEAT_COLOURS)[number];

/** Returns the next seat clockwise, which is the one to the left. */
export const leftOf = (seat: Seat, seats: number): Seat => (seat + 1 === seats ? 0 : seat + 1);

/** Returns every seat once, clockwise, beginning with `first`. */
export function clockwise(first: Seat, seats: number): Seat[] {
  return Array.from({ length: seats }, (_, step) => (first + step) % seats);
}

/** Returns the other seats, clockwise, beginning to the left of `seat`. */
export const otherSeats = (seat: Seat, seats: number): Seat[] => clockwise(seat, seats).slice(1);
