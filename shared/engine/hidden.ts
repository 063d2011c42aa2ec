// Placeholders for hidden cards. They are of the same type as cards, so that a view has the type of a state.

/** Stands for a card whose front the viewer may not see. */
export const HIDDEN = '?';
export type Hidden = typeof HIDDEN;

const listsByCount: (readonly Hidden[])[] = [];

/**
 * Returns `count` hidden cards. The list is the same object for the same count, so that views can
 * be compared by identity.
 */
export function hiddenCards(count: number): Hidden[] {
  listsByCount[count] ??= Object.freeze(Array<Hidden>(count).fill(HIDDEN));
  return listsByCount[count] as Hidden[];
}
