// Adds and removes French articles. Separate from the grammar, because the shell does not need it.

/** “la Mère et l’enfant” becomes “Mère et enfant”, the name on the card. */
export const withoutArticle = (noun: string): string =>
  noun.replace(/(^| et )(?:une? |des |les? |la |l’)/g, '$1');

/** “une Bombe” becomes “la Bombe”. A noun with a definite article stays. */
export function withDefiniteArticle(noun: string): string {
  const [, article = '', rest = ''] = /^(une?|des) (.*)$/.exec(noun) ?? [];
  if (article === '') return noun;
  if (article === 'des') return `les ${rest}`;
  // Hacker begins with an aspirated h, so its article is not shortened.
  if (/^(?!hack)[aeiouhéèêâîôœ]/i.test(rest)) return `l’${rest}`;
  return `${article === 'un' ? 'le' : 'la'} ${rest}`;
}
