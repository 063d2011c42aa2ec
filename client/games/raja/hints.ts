// Why a move is good, in a sentence about it to the player: one for each part of how a seat stands.
import type { Part } from '../../../shared/games/raja/sense.ts';
import type { Language } from '../../text/index.ts';

export const hints: Record<Language, Record<Part, string>> = {
  en: {
    palaces: 'It brings you closer to your last palace.',
    gold: 'It leaves you with more gold.',
    visit: 'It pays off when the Maharaja visits this city.',
    cities: 'It makes you stronger where the Maharaja is about to go.',
    roads: 'It saves you tolls on the way to the cities.',
    houses: 'It keeps houses at hand for later.',
    character: 'It gives you a better character.',
    actions: 'It leaves you with better actions for this round.',
  },
  it: {
    palaces: 'Ti avvicina al tuo ultimo palazzo.',
    gold: 'Ti lascia più oro.',
    visit: 'Rende quando il Maharaja visita questa città.',
    cities: 'Ti rafforza dove il Maharaja andrà presto.',
    roads: 'Ti fa risparmiare pedaggi verso le città.',
    houses: 'Ti lascia case di scorta per dopo.',
    character: 'Ti dà il personaggio migliore.',
    actions: 'Ti lascia le azioni migliori per questo turno di gioco.',
  },
  fr: {
    palaces: 'Ce coup te rapproche de ton dernier palais.',
    gold: 'Ce coup te laisse plus d’or.',
    visit: 'Ce coup rapportera quand le Maharaja visitera cette ville.',
    cities: 'Ce coup te renforce là où le Maharaja ira bientôt.',
    roads: 'Ce coup t’épargne des péages vers les villes.',
    houses: 'Ce coup te laisse des maisons en réserve pour la suite.',
    character: 'Ce coup te donne le meilleur personnage.',
    actions: 'Ce coup te laisse les meilleures actions pour cette manche.',
  },
};
