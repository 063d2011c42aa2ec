// The reasons of hints: one sentence for each part of the bots' evaluation.
import type { ValuePart } from '../../../shared/games/raja/heuristic.ts';
import type { Language } from '../../text/index.ts';

export const hints: Record<Language, Record<ValuePart, string>> = {
  en: {
    palaces: 'This move brings you closer to your last palace.',
    gold: 'This move leaves you with more gold.',
    visit: 'This move pays off when the Maharaja visits this city.',
    cities: 'This move makes you stronger where the Maharaja is about to go.',
    roads: 'This move saves you tolls on the way to the cities.',
    houses: 'This move keeps houses at hand for later.',
    character: 'This move gives you a better character.',
    actions: 'This move leaves you with better actions for this round.',
  },
  it: {
    palaces: 'Questa mossa ti avvicina al tuo ultimo palazzo.',
    gold: 'Questa mossa ti lascia più oro.',
    visit: 'Questa mossa rende quando il Maharaja visita questa città.',
    cities: 'Questa mossa ti rafforza dove il Maharaja andrà presto.',
    roads: 'Questa mossa ti fa risparmiare pedaggi verso le città.',
    houses: 'Questa mossa ti lascia case di scorta per dopo.',
    character: 'Questa mossa ti dà il personaggio migliore.',
    actions: 'Questa mossa ti lascia le azioni migliori per questo turno di gioco.',
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
