// What French articles do; apart from the grammar, because the shell has no need of it.

/** “Mère et enfant”, of “la Mère et l’enfant”: what stands on the card. */
export const bare = (noun: string): string =>
  noun.replace(/(^| et )(?:une? |des |les? |la |l’)/g, '$1');

/** “la Bombe”, of “une Bombe”; what is definite already stays. */
export function definite(noun: string): string {
  const [, article = '', rest = ''] = /^(une?|des) (.*)$/.exec(noun) ?? [];
  if (article === '') return noun;
  if (article === 'des') return `les ${rest}`;
  // The h of a Hacker is none that elides.
  if (/^(?!hack)[aeiouhéèêâîôœ]/i.test(rest)) return `l’${rest}`;
  return `${article === 'un' ? 'le' : 'la'} ${rest}`;
}
