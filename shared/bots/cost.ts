// The cost of a bot's thinking, in units of one played move. Budgets are counted in this unit and not in milliseconds,
// so that a bot with the same seed makes the same decision on every machine.

/** Evaluating a state for all seats takes about as long as playing this many moves. */
export const EVALUATION_COST = 10;
/** Returns the cost of listing the legal moves and their weights. */
export const listingCost = (moves: readonly unknown[]): number => moves.length / 8;
