// What each action of Raja would do now, in English.
import type { Gists } from './gists.ts';

/** Said of what can only be built elsewhere. */
const CLOSED = 'no open road here yet';

export const gists: Gists = {
  gold: () => 'from the bank',
  house: ({ city }) => (city ? `in a village or in ${city}` : 'in a village'),
  twoHouses: ({ city, isStuck }) => {
    if (city) return `1 in ${city}, 1 anywhere`;
    return isStuck ? CLOSED : 'travel first: 1 in a city, 1 anywhere';
  },
  moveHouse: ({ city }) => (city ? `to a village or to ${city}` : 'to a village'),
  quarry: ({ houses }) => `fetch ${houses} to build later`,
  palace: ({ city, isFull, isStuck }) => {
    if (isStuck && (isFull || !city)) return CLOSED;
    if (!city) return 'travel to a city first';
    return isFull ? `${city} is full: travel first` : `build in ${city}`;
  },
  palaceAndHouse: ({ city, isFull, isStuck }) => {
    if (isStuck && (isFull || !city)) return CLOSED;
    if (!city) return 'travel to a city first';
    return isFull ? `${city} is full: travel first` : `palace in ${city}, 1 house`;
  },
  track: () => 'a city is visited sooner',
  character: ({ isKept }) => (isKept ? 'take one more' : 'change for another'),
};
