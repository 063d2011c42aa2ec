import { heuristic as first } from '../landlord/heuristic.ts';

/** The first edition's, with a smaller budget: the second has more decisions for each move of a player. */
export const heuristic: typeof first = { ...first, budget: 4000 };
