import type { FirstCards } from '../editions.ts';

export const cards: FirstCards = {
  tenants: {
    family: [
      'Famille',
      'la Famille',
      'Signale chaque Meurtre et chaque Bombe de qui la loge, et tous ceux de son propre immeuble : la police enquête aussitôt. Sur les exploits du Fou, elle ferme les yeux.',
    ],
    freaks: [
      'Marginaux',
      'les Marginaux',
      'N’emménagent que dans un immeuble vide ou plein de Marginaux. Et personne n’emménage avec eux, pas même les Squatteurs.',
    ],
    musician: [
      'Musicien',
      'le Musicien',
      'Le premier d’un immeuble en chasse tous les autres ; qui l’a installé dit où ils vont. Sans appartement qui convienne, on reste et on subit. Plus tard, chacun peut revenir.',
    ],
    mother: [
      'Mère et enfant',
      'Mère et enfant',
      'Dans votre phase de jeu, reprenez-les en main depuis un de vos immeubles, ou déplacez-les vers tout appartement qui convient. Sans carte.',
    ],
    celebrities: [
      'Célébrités',
      'les Célébrités',
      'Avec d’autres locataires dans l’immeuble, elles paient {among}, mais tous les autres paient le double et les appartements vides rapportent 2.',
    ],
    pensioners: [
      'Retraités',
      'les Retraités',
      'Rez-de-chaussée ou cave seulement. Pas d’escalier.',
    ],
    single: [
      'Célibataire',
      'le Célibataire',
      'Impossible à tuer : la carte est perdue et personne n’appelle la police.',
    ],
    student: [
      'Étudiant',
      'l’Étudiant',
      'Le premier d’un immeuble paie {alone}, le deuxième {second}, et ainsi de suite, par ordre d’arrivée. Si l’un s’en va, les suivants avancent d’un rang.',
    ],
    mover: [
      'Déménageur',
      'le Déménageur',
      'Ne paie que {alone}. Mais toute autre personne qui joue un Déménagement, où que ce soit, verse {charges} dollars à qui le loge.',
    ],
    researcher: ['Chercheur', 'le Chercheur', 'Travaille tard, paie à l’heure. C’est tout.'],
    manager: [
      'Manager',
      'le Manager',
      'Veut deux appartements dans un immeuble d’un seul niveau : il faut donc une cave ou une mansarde.',
    ],
    squatters: [
      'Squatteurs',
      'les Squatteurs',
      'Dans tout appartement vide de n’importe qui, sauf chez les Marginaux. Leur immeuble ne rapporte rien, seuls d’autres Squatteurs y emménagent, et à chaque tour de qui le possède, le locataire qui paie le plus s’en va. La Police les chasse.',
    ],
  },
  cards: {
    roof: ['Toit', 'Termine un immeuble. Personne n’y vit tant qu’il n’est pas aménagé.'],
    roofRenovation: [
      'Rénovation du toit',
      'Fait d’un Toit simple, de n’importe qui, une mansarde.',
    ],
    dormer: [
      'Toit à lucarnes',
      'Termine un immeuble avec une mansarde, ou en fait une d’un Toit simple de n’importe qui.',
    ],
    flatRoof: [
      'Toit plat',
      'Termine un immeuble, ou recouvre un Toit simple de n’importe qui. Là-haut, personne ne vivra jamais.',
    ],
    cellar: [
      'Rénovation de la cave',
      'Ajoute une cave habitable à un immeuble de n’importe qui ; une par immeuble.',
    ],
    demolition: [
      'Démolition',
      'Abat un immeuble dont tous les locataires trouvent place ailleurs. Qui le possède choisit où, et en reprend les cartes en main.',
    ],
    alibi: ['Alibi', 'Quand la police vous interroge : elle passe à la personne à votre gauche.'],
    bomb: [
      'Bombe',
      'Fait sauter un immeuble : cartes et locataires vont sous la pioche. Réponses : Fou, Police.',
    ],
    recycle: [
      'Recyclage',
      'Prenez la carte du dessus de la défausse et laissez celle-ci. Dans votre phase de jeu, ou dès qu’on vous demande quelque chose ; puis on vous le redemande.',
    ],
    lunatic: [
      'Fou',
      'Répond à un Meurtre ou à une Bombe contre vous : c’est qui l’a joué qui la subit. Vous choisissez le locataire ou l’immeuble.',
    ],
    eviction: [
      'Expulsion',
      'Tous les locataires d’un immeuble reviennent en main à qui le possède. Les Squatteurs n’ouvrent pas leur courrier : ils restent.',
    ],
    court: [
      'Tribunal',
      'Quand la police vous interroge : comme Alibi. Dans votre phase de jeu : hors de prison.',
    ],
    broker: [
      'Courtier',
      'Répond au Déménagement d’un de vos locataires : qui le joue vous paie son loyer du moment.',
    ],
    rentWithheld: [
      'Loyer retenu',
      'Le locataire ne paie pas le prochain loyer. S’il déménage, la carte s’en va.',
    ],
    murder: ['Meurtre', 'Un locataire meurt et va à la défausse. Réponses : Fou, Police.'],
    police: [
      'Police',
      'Chasse les Squatteurs : quand ils entrent chez vous ou, dans votre phase de jeu, s’ils y sont déjà. Après un Meurtre ou une Bombe contre vous : une enquête.',
    ],
    politics: [
      'Politique',
      'Comme Expulsion ou Démolition ; dans votre phase de jeu, aussi hors de prison. Jamais un alibi.',
    ],
    move: [
      'Déménagement',
      'Un locataire de n’importe qui va dans un appartement qui convient, ou sous la pioche. Réponse : Courtier.',
    ],
  },
};
