// The French texts of the worked examples of the second edition of Landlord!.
import { sharedSigns, sharedTexts } from '../../../landlord/rulebook/examples/fr.ts';
import type { Texts } from './index.ts';

const { ofBuildings, ofCards, ofPlayers, building, cards, players } = sharedSigns;
const { jail, ...ofOthers } = ofPlayers;

export const fr: Texts = {
  ...sharedTexts,
  signsOfBuildings: {
    ...building,
    marks: [
      ofBuildings.rent,
      ofBuildings.floors,
      ofBuildings.withheld,
      ofBuildings.empty,
      ofBuildings.number,
      ofBuildings.sum,
      'Une clé sous la pièce : le Courtier a déjà eu le prochain loyer de ce locataire.',
      'L’enseigne de la Taverne pend à son immeuble.',
      'Des Squatteurs : des planches aux fenêtres et des pièces grises. Personne ne paie dans cet immeuble, et il rapporte {house2}.',
    ],
  },
  signsOfCards: { ...cards, marks: Object.values(ofCards) },
  signsOfPlayers: {
    ...players,
    marks: [
      ...Object.values(ofOthers),
      'La pile de toits, et ce que te coûte le prochain.',
      'La pioche des Monstres.',
      jail,
    ],
  },
  squatted: {
    title: 'Les Squatteurs chassent le meilleur locataire',
    text: 'Ton inspection. Des Squatteurs habitent le dernier niveau de ton premier immeuble. Le locataire qui y paie le plus doit partir.',
    marks: [
      'Sans les Squatteurs, le troisième Hacker paierait {flat0_3}, plus que tous les autres.',
      'Un appartement à toi qui convient.',
      'Un appartement de l’autre joueur qui convient.',
    ],
    after:
      'Tu as choisi ton propre immeuble, où le Hacker est le premier et paie {flat1_2After}. L’immeuble squatté rapporte encore {house0After} : dans ta phase de jeu, ta Police peut chasser les Squatteurs.',
  },
  nomad: {
    title: 'Un Monstre et un Mauvais payeur',
    text: 'Ton inspection. Ton Savant amène un Monstre, et ton Mauvais payeur peut déménager pour {fare} dollars. Tu choisis où vont les deux.',
    marks: [
      'Le Savant habite sous le toit.',
      'Le Mauvais payeur ne te paie rien.',
      'Ici ira le Mauvais payeur.',
      'Ici ira le Monstre.',
    ],
    after:
      'Le Monstre paie {flat1_4After} à l’autre joueur, le Mauvais payeur rien : ce loyer-là tombe de {rent1} à {rent1After}. Ton rez-de-chaussée est vide et rapporte de nouveau 1, donc ton loyer monte de {rent0} à {rent0After}. Cela t’a coûté {loss0} dollars.',
  },
  firstBuilding: {
    title: 'Trois cartes deviennent un immeuble',
    text: 'Tu n’as pas encore d’immeuble. Le Déménagement, le Courtier et l’Alibi de ta main ne servent guère maintenant : tu les poses comme niveaux.',
    after:
      'Personne d’autre ne sait quelles cartes sont les niveaux. Un Toit de la pile a terminé l’immeuble, gratuitement, puisque c’est ton premier. Le Hacker a emménagé : {rent0After} dollars par tour, {flat1_1After} du Hacker et 1 pour chacun des deux niveaux vides.',
  },
  roofPrice: {
    title: 'Combien coûte un Toit ?',
    text: 'Tu poses deux niveaux et tu achètes un Toit de la pile. Il coûte autant de dollars que tu as d’immeubles.',
    marks: [
      'Ton premier immeuble.',
      'Ton deuxième immeuble.',
      'La pile de toits : le prochain te coûte {buildings0} dollars.',
    ],
    after:
      'Tu as payé {loss0} dollars. Le prochain Toit t’en coûtera {buildings0After}, mais la Mansarde de ta main termine un immeuble pour rien.',
  },
  nobles: {
    title: 'Un logement pour les Nobles',
    text: 'Les Nobles ont besoin de deux appartements dans un immeuble d’un niveau avec une cave aménagée, une Mansarde ou une Surélévation.',
    marks: [
      'Un niveau et un Toit simple : cela ne convient pas encore.',
      'Un niveau et une Surélévation : cela convient, mais ils paieraient l’autre joueur.',
    ],
    after:
      'Tu as ajouté une Cave aménagée. Les Nobles habitent la cave et le rez-de-chaussée et te paient {flat0_0After} : ton loyer monte de {rent0} à {rent0After}.',
  },
  tavern: {
    title: 'La Taverne fait fuir des locataires',
    text: 'Tu installes la Taverne dans ton premier immeuble. Sa règle vaut dans tous tes immeubles.',
    marks: [
      'La Taverne va ici.',
      'La carte de l’Homme au chien indique {manWithDogRent} ; avec la Taverne, c’est {here} au plus.',
      'Le troisième Hacker paie {flat1_3} ; dans tes autres immeubles, c’est {near} au plus.',
      'La carte de la Mère et des enfants indique {motherRent} : ils peuvent rester.',
    ],
    after:
      'L’Homme au chien n’a trouvé d’autre appartement qui convient que le rez-de-chaussée de l’autre joueur. Le Hacker est allé avec la Taverne, il y est le premier et paie {flat0_0After}. Ton loyer est tombé de {rent0} à {rent0After} : une Taverne est plus utile chez un rival.',
  },
  broker: {
    title: 'Le Courtier te prend ton premier loyer',
    text: 'Tu prends un Hacker à l’autre joueur.',
    marks: ['Le troisième Hacker paie {flat1_3}.', 'Le Hacker va ici.'],
    after:
      'L’autre joueur a répondu par le Courtier et a reçu {gain1} dollars de la banque. Le Hacker porte une clé : à ton prochain loyer, tu ne reçois rien de ce locataire, ensuite {flat0_2After} par tour. Ton prochain loyer est donc de {rent0After}.',
  },
  order: {
    title: 'Chaque Hacker paie plus que le précédent',
    text: 'Un troisième Hacker emménage. Ce que paie un Hacker dépend de l’ordre d’arrivée.',
    marks: [
      'Le premier paie {flat0_1}.',
      'Le deuxième paie {flat0_2}.',
      'La Mansarde vide rapporte 1.',
      'Avec le niveau vide, cela fait {house0}.',
    ],
    after:
      'Le troisième Hacker paie {flat0_3After}, et l’immeuble rapporte {house0After}. Si le premier s’en va, les autres avancent d’un rang et paient {flat0_1} et {flat0_2}.',
  },
};
