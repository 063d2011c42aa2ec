import { cards as first } from '../../../landlord/text/cards/fr.ts';
import type { SecondCards } from '../../../landlord/text/editions.ts';

export const cards: SecondCards = {
  tenants: {
    family: [
      'Famille',
      'la Famille',
      'Signale chaque Meurtre et chaque Bombe de qui la loge : la police enquête aussitôt. Sauf si c’est elle qui est visée, ou si le Fou a détourné le coup.',
    ],
    groupHouse: [
      'Colocataires',
      'les Colocataires',
      'Impossibles à tuer : personne ne sait qui habite là en ce moment.',
    ],
    hacker: ['Hacker', 'le Hacker', first.tenants.student[2]],
    manWithDog: [
      'Homme au chien',
      'l’Homme au chien',
      'Rez-de-chaussée ou cave seulement. Le chien ne prend pas l’escalier.',
    ],
    monster: [
      'Monstre',
      'le Monstre',
      'Vient de sa propre pioche quand il y a le Savant, jamais d’une main. Qui s’en débarrasse l’y renvoie.',
    ],
    mother: [
      'Mère et enfants',
      'Mère et enfants',
      'Dans votre phase de jeu, vous pouvez les reprendre en main depuis un de vos immeubles. Sans carte.',
    ],
    mover: [
      'Déménageur',
      'le Déménageur',
      'À chaque Déménagement joué par quelqu’un d’autre, où que ce soit, la banque verse {charges} dollars à qui le loge : même si c’est lui qui déménage.',
    ],
    musician: [
      'Musiciens',
      'les Musiciens',
      'Les premiers d’un immeuble en chassent aussitôt tous les autres ; qui le possède dit où ils vont. Sans appartement qui convienne, on reste. Plus tard, chacun peut revenir.',
    ],
    nobles: [
      'Nobles',
      'les Nobles',
      'Veulent deux appartements dans un immeuble d’un seul niveau : il faut donc une cave, une Mansarde ou une Surélévation.',
    ],
    oddOnes: [
      'Originaux',
      'les Originaux',
      'N’emménagent que dans un immeuble vide ou plein d’Originaux. Et personne d’autre n’emménage avec eux, pas même les Squatteurs.',
    ],
    nomad: [
      'Nomade',
      'le Nomade',
      'Ne paie rien. Au début de votre tour, vous pouvez envoyer le vôtre dans tout appartement qui convient, chez n’importe qui, pour {fare} dollars à la banque.',
    ],
    scientist: [
      'Savant',
      'le Savant',
      'Seulement sous le toit : Mansarde ou Surélévation. Au début du tour de qui le loge, un Monstre va dans un appartement qui convient, chez n’importe qui, au choix de qui le loge.',
    ],
    squatters: [
      'Squatteurs',
      'les Squatteurs',
      'Dans tout appartement vide de n’importe qui, sauf chez les Originaux. Leur immeuble ne rapporte rien, seuls d’autres Squatteurs y emménagent, et à chaque tour le locataire qui paie le plus doit partir. La Police les chasse.',
    ],
    tavern: [
      'Taverne',
      'la Taverne',
      'Rez-de-chaussée ou cave seulement. Dans son immeuble n’habite personne dont la carte dit plus de {here} ; dans les autres immeubles du même propriétaire, personne qui paie plus de {near}. Ils partent ailleurs, ou à la défausse.',
    ],
  },
  cards: {
    roof: [
      'Toit',
      'Termine un immeuble. Pris au tas, il coûte autant de dollars que vous avez d’immeubles ; le premier est gratuit.',
    ],
    roofRenovation: ['Surélévation', first.cards.roofRenovation[1]],
    dormer: ['Mansarde', 'Termine un immeuble avec un appartement sous le toit, gratuitement.'],
    flatRoof: ['Toit plat', 'Termine un immeuble, gratuitement. On n’y ajoutera jamais rien.'],
    cellar: ['Cave aménagée', first.cards.cellar[1]],
    bomb: [
      'Bombe',
      'Fait sauter un immeuble : cartes et locataires vont sous la pioche, Toit et Monstres dans leurs tas. Réponses : Fou, Police.',
    ],
    broker: [
      'Courtier',
      'Répond au Déménagement d’un de vos locataires : la banque vous verse aussitôt son loyer, et au prochain loyer il ne paie personne.',
    ],
    murder: ['Meurtre', 'Un locataire meurt et va sous la pioche. Réponses : Fou, Police.'],
    politics: ['Politique', 'Comme Expulsion ou comme Démolition.'],
    move: [
      'Déménagement',
      'Un locataire de n’importe qui va dans un appartement qui convient ; à la défausse seulement s’il n’y en a aucun. Réponse : Courtier.',
    ],
  },
};
