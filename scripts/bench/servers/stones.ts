// The game that all servers play: Nim with a long heap, one to three stones a move, two seats.
export const STONES = 9999;

/** Returns how many stones the move with this number takes. */
export const stonesOf = (move: number): number => 1 + (move % 3);
