// The French names and texts of the cards of Landlord!.
import type { FirstCards } from '../editions.ts';

export const cards: FirstCards = {
  tenants: {
    family: [
      'une Famille',
      'Signale chaque crime (Meurtre ou Bombe) que commet son propriétaire, et chaque crime dans son propre immeuble : la police enquête aussitôt. Elle ne signale jamais le Fou.',
    ],
    freaks: [
      'des Marginaux',
      'N’emménagent que dans un immeuble vide ou plein de Marginaux. Personne d’autre n’emménage avec eux, pas même les Squatteurs.',
    ],
    musician: [
      'un Musicien',
      'Le premier d’un immeuble en chasse tous les autres ; le joueur qui l’y a mis dit où ils vont. Un locataire sans appartement qui convient reste. Plus tard, chacun peut revenir.',
    ],
    mother: [
      'la Mère et l’enfant',
      'Dans ta phase de jeu, tu peux les reprendre en main depuis un de tes immeubles, ou les déplacer vers n’importe quel appartement qui convient. Sans carte.',
    ],
    celebrities: [
      'des Célébrités',
      'Avec d’autres locataires dans l’immeuble, elles paient {among}, mais tous les autres paient le double et les appartements vides rapportent 2.',
    ],
    pensioners: ['des Retraités', 'Rez-de-chaussée ou cave aménagée seulement. Pas d’escalier.'],
    single: [
      'un Célibataire',
      'Un Meurtre contre lui échoue : le Célibataire reste. On ne peut pas appeler la Police, et personne ne le signale.',
    ],
    student: [
      'un Étudiant',
      'Le premier d’un immeuble paie {alone}, le deuxième {second}, et ainsi de suite, par ordre d’arrivée. Si l’un s’en va, les suivants avancent d’un rang.',
    ],
    mover: [
      'le Déménageur',
      'Paie {alone}, et non {rent} comme indiqué. Mais tout autre joueur qui joue un Déménagement, où que ce soit, verse {charges} dollars à son propriétaire.',
    ],
    researcher: ['un Chercheur', 'Aucune règle spéciale. Travaille tard, paie à l’heure.'],
    manager: [
      'un Manager',
      'Veut deux appartements dans un immeuble d’un seul niveau : il faut donc une cave aménagée ou un appartement sous le toit.',
    ],
    squatters: [
      'des Squatteurs',
      'Dans n’importe quel appartement vide, même adverse, sauf chez les Marginaux. Leur immeuble ne rapporte rien, seuls d’autres Squatteurs y emménagent, et à chaque tour son propriétaire perd le locataire qui paie le plus. La Police les chasse.',
    ],
  },
  cards: {
    roof: [
      'un Toit',
      'Termine un immeuble. Le toit lui-même n’est pas un appartement tant qu’il n’est pas aménagé.',
    ],
    roofRenovation: [
      'une Rénovation du toit',
      'Transforme n’importe quel Toit simple, même adverse, en appartement sous le toit.',
    ],
    dormer: [
      'un Toit à lucarnes',
      'Termine un immeuble avec un appartement sous le toit, ou transforme ainsi n’importe quel Toit simple, même adverse.',
    ],
    flatRoof: [
      'un Toit plat',
      'Termine un immeuble, ou recouvre n’importe quel Toit simple, même adverse. Le toit lui-même ne sera jamais un appartement.',
    ],
    cellar: [
      'une Rénovation de la cave',
      'Ajoute une cave aménagée à n’importe quel immeuble, même adverse ; une par immeuble.',
    ],
    demolition: [
      'une Démolition',
      'Abat un immeuble dont tous les locataires trouvent place ailleurs. Son propriétaire choisit où, et en reprend les cartes en main.',
    ],
    alibi: ['un Alibi', 'Quand la police te soupçonne : elle passe à ton voisin de gauche.'],
    bomb: [
      'une Bombe',
      'Fait sauter un immeuble : cartes et locataires vont sous la pioche. Le Fou peut la détourner, la Police peut enquêter.',
    ],
    recycle: [
      'le Recyclage',
      'Prends la carte du dessus de la défausse et laisse celle-ci à sa place. À chacune de tes décisions, et dès qu’on te demande quelque chose ; puis tu décides comme avant.',
    ],
    lunatic: [
      'le Fou',
      'Répond à un Meurtre ou à une Bombe contre toi : le crime frappe le joueur qui l’a commis. Tu choisis le locataire ou l’immeuble.',
    ],
    eviction: [
      'une Expulsion',
      'Tous les locataires d’un immeuble retournent dans la main de son propriétaire ; seuls les Squatteurs restent.',
    ],
    court: [
      'le Tribunal',
      'Quand la police te soupçonne : vaut un Alibi. Dans ta phase de jeu : te fait sortir de prison.',
    ],
    broker: [
      'un Courtier',
      'Répond au Déménagement d’un de tes locataires : le joueur du Déménagement te paie le loyer que le locataire paie en ce moment.',
    ],
    rentWithheld: [
      'un Loyer retenu',
      'Le locataire ne paie pas le prochain loyer. Ensuite, ou s’il déménage, la carte est défaussée.',
    ],
    murder: [
      'un Meurtre',
      'Un locataire meurt et va à la défausse. Le Fou peut détourner le crime, la Police peut enquêter.',
    ],
    police: [
      'la Police',
      'Chasse les Squatteurs : quand ils entrent dans un de tes immeubles ou, dans ta phase de jeu, s’ils y sont déjà. Après un Meurtre ou une Bombe contre toi : une enquête.',
    ],
    politics: [
      'la Politique',
      'Vaut une Expulsion ou une Démolition ; dans ta phase de jeu, fait aussi sortir de prison. Ne vaut jamais un Alibi.',
    ],
    move: [
      'un Déménagement',
      'N’importe quel locataire, même adverse, va dans un appartement qui convient ou sous la pioche. Réponse : Courtier.',
    ],
  },
};
