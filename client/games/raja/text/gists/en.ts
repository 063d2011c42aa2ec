// What each action of Raja would do now, in English.
import type { GistFacts, Gists } from './gists.ts';

/** What has to be done before building, or null if that can be done at once. */
function travelOf({ city, isFull, toll }: GistFacts): string | null {
  if (isFull) return `${city} is full: travel${toll > 0 ? `, toll ${toll}` : ' first'}`;
  if (city) return null;
  return toll > 0 ? `travel first, toll ${toll}` : 'travel to a city first';
}

export const gists: Gists = {
  closed: 'no open road here yet',
  gold: () => 'from the bank',
  house: ({ city }) => (city ? `in a village or in ${city}` : 'in a village'),
  twoHouses: ({ city, toll }) =>
    city
      ? `1 in ${city}, 1 anywhere`
      : `${toll > 0 ? `toll ${toll}, then` : 'travel first:'} 1 in a city, 1 anywhere`,
  moveHouse: ({ city }) => (city ? `to a village or to ${city}` : 'to a village'),
  quarry: ({ houses }) => `fetch ${houses} to build later`,
  palace: (facts) => travelOf(facts) ?? `build in ${facts.city}`,
  palaceAndHouse: (facts) => travelOf(facts) ?? `palace in ${facts.city}, 1 house`,
  track: () => 'a city is visited sooner',
  character: ({ isKept }) => (isKept ? 'take one more' : 'change for another'),
};
