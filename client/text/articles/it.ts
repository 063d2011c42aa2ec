// Adds and removes Italian articles. Separate from the grammar, because the shell does not need it.

/** “una Bomba” and “la Bomba” become “Bomba”, the name on the card. */
export const withoutArticle = (noun: string): string =>
  noun.replace(/^(?:un[oa]? |dei |degli |delle |il |l[oae] |gli |i |l’)/, '');

const DEFINITE = { un: 'il', uno: 'lo', una: 'la', dei: 'i', degli: 'gli', delle: 'le' };

/** “una Bomba” becomes “la Bomba”. A noun with a definite article stays. */
export function withDefiniteArticle(noun: string): string {
  const [, article = '', rest = ''] = /^(un[oa]?|dei|degli|delle) (.*)$/.exec(noun) ?? [];
  if (article === '') return noun;
  if (article.startsWith('un') && /^[aeiouh]/i.test(rest)) return `l’${rest}`;
  return `${DEFINITE[article as keyof typeof DEFINITE]} ${rest}`;
}
