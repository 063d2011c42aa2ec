// The French names and texts of the cards of the second edition of Landlord!.
import { cards as first } from '../../../landlord/text/cards/fr.ts';
import type { SecondCards } from '../../../landlord/text/editions.ts';

export const cards: SecondCards = {
  tenants: {
    family: [
      'une Famille',
      'Signale chaque crime (Meurtre ou Bombe) que commet son propriétaire : la police enquête aussitôt. Mais pas si c’est elle qui est visée, ni si le Fou détourne le crime.',
    ],
    groupHouse: ['des Colocataires', 'Impossibles à tuer, même avec le Fou.'],
    hacker: ['un Hacker', first.tenants.student[1]],
    manWithDog: [
      'un Homme au chien',
      'Rez-de-chaussée ou cave aménagée seulement. Le chien ne prend pas l’escalier.',
    ],
    monster: [
      'un Monstre',
      'Le Savant l’amène de la pioche des Monstres. Mort, défaussé ou sans appartement, il y retourne ; expulsé, il va dans la main de son propriétaire.',
    ],
    mother: [
      'la Mère et les enfants',
      'Dans ta phase de jeu, tu peux les reprendre en main depuis un de tes immeubles. Sans carte.',
    ],
    mover: [
      'le Déménageur',
      'Tout autre joueur qui joue un Déménagement, où que ce soit, verse {charges} dollars à son propriétaire : même si c’est lui qui déménage.',
    ],
    musician: [
      'des Musiciens',
      'Les premiers d’un immeuble en chassent aussitôt tous les autres ; son propriétaire dit où ils vont. Un locataire sans appartement qui convient reste. Plus tard, chacun peut revenir.',
    ],
    nobles: [
      'des Nobles',
      'Veulent deux appartements dans un immeuble d’un seul niveau : il faut donc une cave aménagée, une Mansarde ou une Surélévation.',
    ],
    oddOnes: [
      'des Originaux',
      'N’emménagent que dans un immeuble vide ou plein d’Originaux. Personne d’autre n’emménage avec eux, pas même les Squatteurs.',
    ],
    nomad: [
      'un Mauvais payeur',
      'Ne paie rien. Pendant ton inspection, tu peux envoyer le tien dans n’importe quel appartement qui convient, même adverse, pour {fare} dollars à la banque.',
    ],
    scientist: [
      'le Savant',
      'Seulement sous le toit : Mansarde ou Surélévation. Pendant l’inspection de son propriétaire, un Monstre va dans un appartement qui convient, même adverse, au choix du propriétaire.',
    ],
    squatters: [
      'des Squatteurs',
      'Dans n’importe quel appartement vide, même adverse, sauf chez les Originaux. Leur immeuble ne rapporte rien, seuls d’autres Squatteurs y emménagent, et à chaque tour le locataire qui paie le plus doit partir. La Police les chasse.',
    ],
    tavern: [
      'la Taverne',
      'Rez-de-chaussée ou cave aménagée seulement. Dans son immeuble n’habitent, à part elle, que les locataires dont la carte indique un loyer de {here} ou moins ; dans tous les immeubles de son propriétaire, que ceux qui y paient {near} ou moins. Les autres partent ailleurs, ou à la défausse.',
    ],
  },
  cards: {
    roof: [
      'un Toit',
      'Termine un immeuble. Pris sur la pile, il coûte autant de dollars que tu as d’immeubles ; le premier est gratuit.',
    ],
    roofRenovation: ['une Surélévation', first.cards.roofRenovation[1]],
    dormer: ['une Mansarde', 'Termine un immeuble avec un appartement sous le toit, gratuitement.'],
    flatRoof: ['un Toit plat', 'Termine un immeuble, gratuitement. On n’y ajoutera jamais rien.'],
    cellar: ['une Cave aménagée', first.cards.cellar[1]],
    bomb: [
      'une Bombe',
      'Fait sauter un immeuble : cartes et locataires vont sous la pioche, Toit et Monstres dans leurs piles. Le Fou peut la détourner, la Police peut enquêter.',
    ],
    broker: [
      'un Courtier',
      'Répond au Déménagement d’un de tes locataires : la banque te verse aussitôt son loyer, et au prochain loyer le nouveau propriétaire ne reçoit rien de lui.',
    ],
    murder: [
      'un Meurtre',
      'Un locataire meurt et va sous la pioche. Le Fou peut détourner le crime, la Police peut enquêter.',
    ],
    politics: ['la Politique', 'Vaut une Expulsion ou une Démolition.'],
    move: [
      'un Déménagement',
      'N’importe quel locataire, même adverse, va dans un appartement qui convient ; à la défausse seulement s’il n’y en a aucun. Réponse : Courtier.',
    ],
  },
};
