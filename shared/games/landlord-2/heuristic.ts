import { heuristic as first } from '../landlord/heuristic.ts';

/**
 * The heuristic of the first edition with a smaller budget, because the second edition has more
 * decisions for each move of a player.
 */
export const heuristic: typeof first = { ...first, budget: 4000 };
