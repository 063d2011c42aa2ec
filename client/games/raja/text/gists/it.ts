// What each action of Raja would do now, in Italian.
import { ad } from '../../../../text/grammar/it.ts';
import type { Gists } from './gists.ts';

/** Said of what can only be built elsewhere. */
const CLOSED = 'qui ancora nessuna strada aperta';

export const gists: Gists = {
  gold: () => 'dalla banca',
  house: ({ city }) => (city ? `in un villaggio o ${ad(city)}` : 'in un villaggio'),
  twoHouses: ({ city, isStuck }) => {
    if (city) return `1 ${ad(city)}, 1 dove vuoi`;
    return isStuck ? CLOSED : 'prima viaggia: 1 in città, 1 dove vuoi';
  },
  moveHouse: ({ city }) => (city ? `in un villaggio o ${ad(city)}` : 'in un villaggio'),
  quarry: ({ houses }) => `prendine ${houses} per dopo`,
  palace: ({ city, isFull, isStuck }) => {
    if (isStuck && (isFull || !city)) return CLOSED;
    if (!city) return 'prima viaggia in una città';
    return isFull ? `${city} è piena: prima viaggia` : `costruisci ${ad(city)}`;
  },
  palaceAndHouse: ({ city, isFull, isStuck }) => {
    if (isStuck && (isFull || !city)) return CLOSED;
    if (!city) return 'prima viaggia in una città';
    return isFull ? `${city} è piena: prima viaggia` : `palazzo ${ad(city)}, 1 casa`;
  },
  track: () => 'anticipa una visita',
  character: ({ isKept }) => (isKept ? 'prendine uno in più' : 'cambialo con un altro'),
};
