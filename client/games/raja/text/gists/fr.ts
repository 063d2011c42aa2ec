// What each action of Raja would do now, in French.
import { count } from '../../../../text/grammar/fr.ts';
import type { Gists } from './gists.ts';

export const gists: Gists = {
  gold: ({ gold }) => `prends ${gold} d’or à la banque`,
  house: ({ city }) =>
    city ? `construis-en 1 dans un village ou à ${city}` : 'construis-en 1 dans un village',
  twoHouses: ({ city }) =>
    city ? `1 à ${city}, 1 là ou dans un village` : 'voyage d’abord : 1 en ville, 1 où tu veux',
  moveHouse: ({ city }) =>
    city ? `déplaces-en 1 vers un village ou ${city}` : 'déplaces-en 1 vers un village',
  quarry: ({ houses }) => `prends ${count(houses, 'maison')} à construire plus tard`,
  palace: ({ city, isFull }) => {
    if (!city) return 'voyage d’abord : construis-en 1 en ville';
    return isFull ? `voyage d’abord : ${city} est complète` : `construis-en 1 à ${city}`;
  },
  palaceAndHouse: ({ city, isFull }) => {
    if (!city) return 'voyage d’abord : palais en ville, et une maison';
    return isFull ? `voyage d’abord : ${city} est complète` : `palais à ${city}, et une maison`;
  },
  track: () => 'avance la visite d’une ville',
  character: ({ isKept }) =>
    isKept ? 'prends-en 1 de plus, garde les tiens' : 'change le tien pour un autre',
};
