// What each action of Raja would do now, in Italian.
import { ad } from '../../../../text/grammar/it.ts';
import type { GistFacts, Gists } from './gists.ts';

/** What has to be done before building, or null if that can be done at once. */
function travelOf({ city, isFull, toll }: GistFacts): string | null {
  if (isFull) return `${city} è piena: ${toll > 0 ? `viaggia, pedaggio ${toll}` : 'prima viaggia'}`;
  if (city) return null;
  return toll > 0 ? `prima viaggia, pedaggio ${toll}` : 'prima viaggia in una città';
}

export const gists: Gists = {
  closed: 'qui ancora nessuna strada aperta',
  gold: () => 'dalla banca',
  house: ({ city }) => (city ? `in un villaggio o ${ad(city)}` : 'in un villaggio'),
  twoHouses: ({ city, toll }) =>
    city
      ? `1 ${ad(city)}, 1 dove vuoi`
      : `${toll > 0 ? `pedaggio ${toll}, poi` : 'prima viaggia:'} 1 in città, 1 dove vuoi`,
  moveHouse: ({ city }) => (city ? `in un villaggio o ${ad(city)}` : 'in un villaggio'),
  quarry: ({ houses }) => `prendine ${houses} per dopo`,
  palace: (facts) => travelOf(facts) ?? `costruisci ${ad(facts.city ?? '')}`,
  palaceAndHouse: (facts) => travelOf(facts) ?? `palazzo ${ad(facts.city ?? '')}, 1 casa`,
  track: () => 'anticipa una visita',
  character: ({ isKept }) => (isKept ? 'prendine uno in più' : 'cambialo con un altro'),
};
