// Hidden things have a stand-in of the same type, so that a view has the type of the state.

/** The face of a card that the viewer may not see. */
export const HIDDEN = '?';
export type Hidden = typeof HIDDEN;

const piles: (readonly Hidden[])[] = [];

/** `count` hidden cards. The same list for the same count, so that views can be compared by identity. */
export function hiddenCards(count: number): Hidden[] {
  piles[count] ??= Object.freeze(Array<Hidden>(count).fill(HIDDEN));
  return piles[count] as Hidden[];
}
