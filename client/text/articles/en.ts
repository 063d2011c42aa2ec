// What English articles do; apart from the grammar, because the shell has no need of it.

/** “Bomb”, of “a Bomb” and of “the Bomb”: what stands on the card. */
export const bare = (noun: string): string => noun.replace(/^(?:an?|the) /, '');

/** “the Bomb”, of “a Bomb”. */
export const definite = (noun: string): string => `the ${bare(noun)}`;
