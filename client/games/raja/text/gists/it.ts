// What each action of Raja would do now, in Italian.
import { ad, count } from '../../../../text/grammar/it.ts';
import type { Gists } from './gists.ts';

export const gists: Gists = {
  gold: ({ gold }) => `prendi ${gold} d’oro dalla banca`,
  house: ({ city }) =>
    city ? `costruiscine 1 in un villaggio o ${ad(city)}` : 'costruiscine 1 in un villaggio',
  twoHouses: ({ city }) =>
    city ? `1 ${ad(city)}, 1 lì o in un villaggio` : 'prima viaggia: 1 in città, 1 dove vuoi',
  moveHouse: ({ city }) =>
    city
      ? `sposta 1 delle tue in un villaggio o ${ad(city)}`
      : 'sposta 1 delle tue in un villaggio',
  quarry: ({ houses }) => `prendi ${count(houses, 'casa', 'case')} da costruire poi`,
  palace: ({ city, isFull }) => {
    if (!city) return 'prima viaggia: costruiscine 1 in città';
    return isFull ? `prima viaggia: niente posto ${ad(city)}` : `costruiscine 1 ${ad(city)}`;
  },
  palaceAndHouse: ({ city, isFull }) => {
    if (!city) return 'prima viaggia: palazzo in città, e una casa';
    return isFull ? `prima viaggia: niente posto ${ad(city)}` : `palazzo ${ad(city)}, e una casa`;
  },
  track: () => 'anticipa la visita a una città',
  character: ({ isKept }) =>
    isKept ? 'prendine 1 in più, tieni i tuoi' : 'cambia il tuo con un altro',
};
