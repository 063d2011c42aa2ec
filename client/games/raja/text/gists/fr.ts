// What each action of Raja would do now, in French.
import type { Gists } from './gists.ts';

/** Said of what can only be built elsewhere. */
const CLOSED = 'ici aucune route ouverte';

export const gists: Gists = {
  gold: () => 'à la banque',
  house: ({ city }) => (city ? `dans un village ou à ${city}` : 'dans un village'),
  twoHouses: ({ city, isStuck }) => {
    if (city) return `1 à ${city}, 1 où tu veux`;
    return isStuck ? CLOSED : 'voyage d’abord : 1 en ville, 1 où tu veux';
  },
  moveHouse: ({ city }) => (city ? `vers un village ou ${city}` : 'vers un village'),
  quarry: ({ houses }) => `prends-en ${houses} pour plus tard`,
  palace: ({ city, isFull, isStuck }) => {
    if (isStuck && (isFull || !city)) return CLOSED;
    if (!city) return 'voyage d’abord vers une ville';
    return isFull ? `${city} est pleine : voyage d’abord` : `construis à ${city}`;
  },
  palaceAndHouse: ({ city, isFull, isStuck }) => {
    if (isStuck && (isFull || !city)) return CLOSED;
    if (!city) return 'voyage d’abord vers une ville';
    return isFull ? `${city} est pleine : voyage d’abord` : `palais à ${city}, 1 maison`;
  },
  track: () => 'avance une visite',
  character: ({ isKept }) => (isKept ? 'prends-en un de plus' : 'change-le pour un autre'),
};
