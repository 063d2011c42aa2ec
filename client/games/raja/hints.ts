// Why a move is good, in a sentence to the player: one for each part of how a seat stands.
import type { Part } from '../../../shared/games/raja/sense.ts';
import type { Language } from '../../text/index.ts';

export const hints: Record<Language, Record<Part, string>> = {
  en: {
    palaces: 'It brings you closer to your last palace.',
    gold: 'It leaves you more gold.',
    visit: 'It pays when the Maharaja looks around here.',
    cities: 'It makes you stronger where the Maharaja will go next.',
    roads: 'You get to the cities without paying tolls.',
    houses: 'It keeps houses at hand for what is to be built.',
    character: 'It gives you the better character.',
    actions: 'It leaves you the better actions for this round.',
  },
  it: {
    palaces: 'Ti avvicina al tuo ultimo palazzo.',
    gold: 'Ti lascia più oro.',
    visit: 'Rende quando il Maharaja fa il giro di questa città.',
    cities: 'Ti rafforza dove il Maharaja sta per andare.',
    roads: 'Arrivi alle città senza pagare pedaggi.',
    houses: 'Ti lascia case a portata di mano per costruire.',
    character: 'Ti dà il personaggio migliore.',
    actions: 'Ti lascia le azioni migliori per questo turno.',
  },
  fr: {
    palaces: 'Vous approchez de votre dernier palais.',
    gold: 'Il vous reste plus d’or.',
    visit: 'Cela rapporte quand le Maharaja visite la ville.',
    cities: 'Vous êtes plus fort là où le Maharaja va bientôt.',
    roads: 'Vous gagnez les villes sans payer de péage.',
    houses: 'Vous gardez des maisons sous la main pour bâtir.',
    character: 'Vous avez le meilleur personnage.',
    actions: 'Il vous reste les meilleures actions pour ce tour.',
  },
};
