// What each action of Raja would do now, in English.
import type { Gists } from './gists.ts';

export const gists: Gists = {
  gold: () => 'from the bank',
  house: ({ city }) => (city ? `in a village or in ${city}` : 'in a village'),
  twoHouses: ({ city }) =>
    city ? `1 in ${city}, 1 anywhere` : 'travel first: 1 in a city, 1 anywhere',
  moveHouse: ({ city }) => (city ? `to a village or to ${city}` : 'to a village'),
  quarry: ({ houses }) => `fetch ${houses} to build later`,
  palace: ({ city, isFull }) => {
    if (!city) return 'travel to a city first';
    return isFull ? `${city} is full: travel first` : `build in ${city}`;
  },
  palaceAndHouse: ({ city, isFull }) => {
    if (!city) return 'travel to a city first';
    return isFull ? `${city} is full: travel first` : `palace in ${city}, 1 house`;
  },
  track: () => 'a city is visited sooner',
  character: ({ isKept }) => (isKept ? 'take one more' : 'change for another'),
};
