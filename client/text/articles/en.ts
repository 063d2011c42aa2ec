// Adds and removes English articles. Separate from the grammar, because the shell does not need it.

/** “a Bomb” and “the Bomb” become “Bomb”, the name on the card. */
export const bare = (noun: string): string => noun.replace(/^(?:an?|the) /, '');

/** “a Bomb” becomes “the Bomb”. */
export const definite = (noun: string): string => `the ${bare(noun)}`;
