// What thinking costs, counted in moves played in thought: the same everywhere, whatever the clock says, and about as
// much time for the same number.

/** To look how everybody stands takes as long as so many moves. */
export const EVALUATION_COST = 10;
/** And so does a list of moves, each with its weight. */
export const listingCost = (moves: readonly unknown[]): number => moves.length / 8;
