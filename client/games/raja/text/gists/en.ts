// What each action of Raja would do now, in English.
import { count } from '../../../../text/grammar/en.ts';
import type { Gists } from './gists.ts';

export const gists: Gists = {
  gold: ({ gold }) => `take ${gold} gold from the bank`,
  house: ({ city }) => (city ? `build 1 in a village or in ${city}` : 'build 1 in a village'),
  twoHouses: ({ city }) =>
    city ? `1 in ${city}, 1 there or in a village` : 'travel first: 1 in a city, 1 anywhere',
  moveHouse: ({ city }) =>
    city ? `move 1 of yours to a village or ${city}` : 'move 1 of yours to a village',
  quarry: ({ houses }) => `fetch ${count(houses, 'house')} to build later`,
  palace: ({ city, isFull }) => {
    if (!city) return 'travel first: build 1 in a city';
    return isFull ? `travel first: no site left in ${city}` : `build 1 in ${city}`;
  },
  palaceAndHouse: ({ city, isFull }) => {
    if (!city) return 'travel first: palace in a city, and a house';
    return isFull ? `travel first: no site left in ${city}` : `palace in ${city}, and a house`;
  },
  track: () => 'make a city be visited sooner',
  character: ({ isKept }) => (isKept ? 'take 1 more, keep yours' : 'change yours for another'),
};
