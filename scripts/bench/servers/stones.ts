// The game that all play: Nim with a long heap, one to three stones by turns, two seats.
export const STONES = 9999;

/** What is taken with the move of this number. */
export const stonesOf = (move: number): number => 1 + (move % 3);
