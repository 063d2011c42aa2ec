// What the parts of the bots' evaluation are called in a hint, after what they are worth.
import type { ValuePart } from '../../../shared/games/raja/heuristic.ts';
import type { Language } from '../../text/index.ts';

export const hints: Record<
  Language,
  { parts: Record<ValuePart, string>; amount(gold: number): string }
> = {
  en: {
    amount: (gold) => `${gold} gold`,
    parts: {
      palaces: 'the way to your last palace',
      gold: 'gold to spend',
      visit: 'the city that the Maharaja visits now',
      cities: 'the cities that he visits next',
      roads: 'fewer tolls on your way',
      houses: 'houses at hand',
      character: 'a better character',
      actions: 'better actions for this round',
    },
  },
  it: {
    amount: (gold) => `${gold} ${gold === 1 ? 'pezzo' : 'pezzi'} d’oro`,
    parts: {
      palaces: 'la strada verso il tuo ultimo palazzo',
      gold: 'oro da spendere',
      visit: 'la città che il Maharaja visita ora',
      cities: 'le città che visiterà dopo',
      roads: 'meno pedaggi sulla tua strada',
      houses: 'case di scorta',
      character: 'un personaggio migliore',
      actions: 'azioni migliori per questo turno di gioco',
    },
  },
  fr: {
    amount: (gold) => `${gold} ${gold === 1 ? 'pièce' : 'pièces'} d’or`,
    parts: {
      palaces: 'le chemin vers ton dernier palais',
      gold: 'de l’or à dépenser',
      visit: 'la ville que le Maharaja visite maintenant',
      cities: 'les villes qu’il visitera ensuite',
      roads: 'moins de péages sur ta route',
      houses: 'des maisons en réserve',
      character: 'un meilleur personnage',
      actions: 'de meilleures actions pour cette manche',
    },
  },
};
