// Adds and removes English articles. Separate from the grammar, because the shell does not need it.

/** “a Bomb” and “the Bomb” become “Bomb”, the name on the card. */
export const withoutArticle = (noun: string): string => noun.replace(/^(?:an?|the) /, '');

/** “a Bomb” becomes “the Bomb”. */
export const withDefiniteArticle = (noun: string): string => `the ${withoutArticle(noun)}`;
