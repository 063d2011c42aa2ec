// What Italian articles do; apart from the grammar, because the shell has no need of it.

/** “Bomba”, of “una Bomba” and of “la Bomba”: what stands on the card. */
export const bare = (noun: string): string =>
  noun.replace(/^(?:un[oa]? |dei |degli |delle |il |l[oae] |gli |i |l’)/, '');

const DEFINITE = { un: 'il', uno: 'lo', una: 'la', dei: 'i', degli: 'gli', delle: 'le' };

/** “la Bomba”, of “una Bomba”; what is definite already stays. */
export function definite(noun: string): string {
  const [, article = '', rest = ''] = /^(un[oa]?|dei|degli|delle) (.*)$/.exec(noun) ?? [];
  if (article === '') return noun;
  if (article.startsWith('un') && /^[aeiouh]/i.test(rest)) return `l’${rest}`;
  return `${DEFINITE[article as keyof typeof DEFINITE]} ${rest}`;
}
