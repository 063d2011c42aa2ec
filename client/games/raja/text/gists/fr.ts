// What each action of Raja would do now, in French.
import type { GistFacts, Gists } from './gists.ts';

/** What has to be done before building, or null if that can be done at once. */
function travelOf({ city, isFull, toll }: GistFacts): string | null {
  if (isFull)
    return `${city} est pleine : ${toll > 0 ? `voyage, péage ${toll}` : 'voyage d’abord'}`;
  if (city) return null;
  return toll > 0 ? `voyage d’abord, péage ${toll}` : 'voyage d’abord vers une ville';
}

export const gists: Gists = {
  closed: 'ici aucune route ouverte',
  gold: () => 'à la banque',
  house: ({ city }) => (city ? `dans un village ou à ${city}` : 'dans un village'),
  twoHouses: ({ city, toll }) =>
    city
      ? `1 à ${city}, 1 où tu veux`
      : `${toll > 0 ? `péage ${toll}, puis` : 'voyage d’abord :'} 1 en ville, 1 où tu veux`,
  moveHouse: ({ city }) => (city ? `vers un village ou ${city}` : 'vers un village'),
  quarry: ({ houses }) => `prends-en ${houses} pour plus tard`,
  palace: (facts) => travelOf(facts) ?? `construis à ${facts.city}`,
  palaceAndHouse: (facts) => travelOf(facts) ?? `palais à ${facts.city}, 1 maison`,
  track: () => 'avance une visite',
  character: ({ isKept }) => (isKept ? 'prends-en un de plus' : 'change-le pour un autre'),
};
