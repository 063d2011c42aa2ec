import { say, type Vocabulary } from './vocabulary.ts';

const COLOURS = { red: 'rouge', blue: 'bleu', yellow: 'jaune', green: 'vert' };
const KEYS = { red: 'rouge', blue: 'bleue', yellow: 'jaune', green: 'verte' };

export const fr: Vocabulary = {
  house: 'La maison',
  key: (colour) => `Clé ${KEYS[colour]}`,
  keyEffect: (colour) =>
    `Placez un locataire de votre réserve dans un appartement où vit un locataire ${COLOURS[colour]}.`,
  cards: {
    talk: ['Communication', 'Vaut une clé de la couleur de votre choix.'],
    leave: [
      'Jour de départ',
      'Renvoyez un locataire adverse dans la réserve de son joueur, jamais le dernier de sa couleur. Une couleur que personne ne joue revient chez vous.',
    ],
    evict: ['Expulsion forcée', 'Choisissez un appartement : tous ses locataires s’envolent.'],
    lease: [
      'Nouveau contrat',
      'Placez un locataire de votre réserve dans un appartement vide. Ou bien : une clé de votre couleur.',
    ],
    swap: [
      'Échange d’appartements',
      'Deux locataires d’appartements différents échangent leurs places.',
    ],
    renovate: ['Rénovation', 'Deux locataires du même appartement échangent leurs places.'],
  },
  tenant: (colour) => `locataire ${COLOURS[colour]}`,
  kinds: {
    classic: 'appartement classique',
    suite: 'suite',
    royal: 'suite royale',
    haunted: 'appartement hanté',
  },
  flat: (name) => `appartement ${name}`,
  beds: ['lit du haut', 'lit de droite', 'lit du bas', 'lit de gauche'],
  free: 'libre',
  buttons: { pass: 'Passer', waste: 'Défausser sans effet' },
  asks: {
    turn: (who) => (who ? `${who} joue une carte.` : 'Jouez une carte, puis choisissez où.'),
    open: (who) =>
      who
        ? `${who} choisit un appartement pour un locataire.`
        : 'Choisissez un appartement où vit quelqu’un.',
    place: (who, flat) =>
      who
        ? `${who} place un locataire : ${flat}.`
        : `Placez un locataire de votre réserve : ${flat}.`,
    swap: (who, flat, tenant) =>
      who
        ? `${who} choisit avec qui le ${tenant} (${flat}) échange sa place.`
        : `Avec qui le ${tenant} (${flat}) échange-t-il sa place ?`,
    evict: (who) =>
      who
        ? `${who} choisit l’appartement plein à vider.`
        : 'Choisissez le prochain appartement plein à vider.',
    land: (who, flat, tenant) =>
      who
        ? `${who} choisit où atterrit le ${tenant} : ${flat}.`
        : `Le ${tenant} atterrit ici : ${flat}. Choisissez un lit.`,
    lastChance: (who) =>
      who
        ? `Dernière chance : ${who} peut placer encore un locataire.`
        : 'Dernière chance : encore un locataire là où vit votre couleur, ou passez.',
  },
  told: {
    played: ({ does, card }) => say`${does('Vous jouez', 'joue')} ${card}.`,
    wasted: ({ does, card }) => say`${does('Vous défaussez', 'défausse')} ${card} sans effet.`,
    placed: ({ does, tenant, bed }) => say`${does('Vous placez', 'place')} un ${tenant} : ${bed}.`,
    left: ({ tenant, flat, owner }) =>
      say`Un ${tenant} quitte l’${flat} et retourne dans la réserve de ${owner}.`,
    swapped: ({ bed, other }) => say`Places échangées : ${bed}, et ${other}.`,
    evicted: ({ flat }) => say`Tout le monde dehors : ${flat} !`,
    landed: ({ tenant, bed }) => say`Un ${tenant} atterrit : ${bed}.`,
    drew: ({ card, seen }) => (seen ? say`Vous piochez ${card}.` : null),
    shuffled: () => ['La défausse devient la nouvelle pioche.'],
    lastChance: ({ does }) => [
      `${does('Vous avez vidé votre', 'a vidé sa')} réserve. Dernière chance !`,
    ],
    passed: ({ does }) => [`${does('Vous passez', 'passe')}.`],
  },
  reasons: {
    noSuchTenant: 'Le locataire qu’il faut n’y vit pas.',
    emptyFlat: 'Personne n’y vit.',
    ownTenant: 'Pas l’un des vôtres.',
    lastOfColour: 'C’est le dernier de sa couleur dans la maison.',
    alone: 'Ce locataire vit seul.',
    wouldEvict: 'Pas de quatrième locataire à ce moment.',
    notFull: 'Cet appartement n’est pas plein.',
    noWayOut: 'Tous ses voisins sont pleins. Un autre d’abord.',
    bedTaken: 'Ce lit est occupé.',
    otherFlat: 'Ce doit être l’appartement marqué.',
    sameTenant: 'C’est le même locataire.',
    sameFlat: 'Ce doit être un autre appartement.',
    'aim.flat': 'Choisissez un appartement pour cette carte.',
    'aim.tenant': 'Choisissez un locataire pour cette carte.',
    notYourTurn: 'Ce n’est pas votre tour.',
    over: 'La partie est finie.',
  },
  options: {
    royalSuite: [
      'Suite royale',
      'Elle remplace un appartement classique et rapporte 3 par locataire.',
    ],
    renovation: ['Rénovation', 'Deux cartes de plus : on échange des lits dans un appartement.'],
    noCards: [
      'Sans cartes',
      'À deux : choisissez un appartement où vit quelqu’un et placez-y un locataire. L’égalité va à qui a commencé.',
    ],
  },
  presets: { standard: 'Standard', everything: 'Avec tout', noCards: 'Sans cartes' },
  decided: {
    reserve: 'Égalité : moins de locataires restants en réserve.',
    lastChance: 'Égalité : plus tôt dans la dernière chance.',
    first: 'Égalité : qui a commencé la partie l’emporte.',
  },
  refused: {
    noCardsForTwo: 'Sans cartes, on joue à deux.',
    noCardsNoRenovation: 'Sans cartes, pas de Rénovation.',
  },
  hand: 'Votre main',
  reserve: 'Votre réserve',
  pile: 'Pioche',
  discards: 'Dernière carte',
  cardCount: (count) => `${count} carte${count > 1 ? 's' : ''}`,
  points: (points) => `${points} point${Math.abs(points) > 1 ? 's' : ''}`,
  rules: {
    setup: [
      'Mise en place',
      'Vous louez des chambres. Au centre de la maison, six appartements classiques ; autour, mélangés, 8 classiques, 3 suites et 3 hantés. Chacun a quatre lits, tournés vers le haut, la droite, le bas et la gauche.',
      'Un locataire de chaque couleur vit déjà au centre. Vous en avez 8 autres de la vôtre en réserve ; à trois, aussi 2 de la couleur inutilisée, à deux, 8 d’une couleur inutilisée. Ceux-là ne rapportent rien. Chacun reçoit 3 cartes.',
    ],
    turn: [
      'Un tour',
      'Jouez une carte et appliquez son effet. Si un appartement compte alors quatre locataires, ils sont expulsés. Défaussez, puis piochez pour revenir à trois cartes. La pioche épuisée, on mélange la défausse.',
    ],
    keys: [
      'Les clés',
      'Une clé ouvre un appartement où vit un locataire de sa couleur : placez un locataire quelconque de votre réserve dans un lit libre.',
    ],
    events: ['Les cartes Événement'],
    eviction: [
      'L’expulsion',
      'À trois, tout va bien. Au quatrième, tous s’envolent ensemble, chacun vers le voisin que désigne son lit. Au bord de la maison, on rentre par le côté opposé.',
      'Le joueur dont c’est le tour choisit pour chacun un lit libre, dans le sens horaire à partir de celui du haut. Si le voisin est plein, on reste dans son appartement, dans n’importe quel lit libre. Puis on vide les autres appartements de quatre, jusqu’au dernier.',
    ],
    end: [
      'Dernière chance',
      'La partie finit quand votre réserve est vide à la fin de votre tour. Dans le sens horaire, chaque autre joueur peut encore placer un locataire là où vit sa couleur, à moins de trois.',
    ],
    score: [
      'Les points',
      'Seuls comptent les locataires de votre couleur : là où vivent exactement trois, et toujours dans un appartement hanté.',
      'L’égalité va à qui a le moins de locataires en réserve, puis à qui venait plus tôt dans la dernière chance.',
    ],
    variants: ['Variantes'],
    rulings: [
      'Bon à savoir',
      'Les lits qu’on vient de quitter sont libres pour qui atterrit. Un seul lit libre est pris d’office.',
      'Un appartement plein entre quatre pleins doit attendre. Ainsi toute chaîne finit.',
      'Une carte qui ne peut rien faire est défaussée sans effet : seulement Jour de départ et Rénovation.',
      'Passer la dernière chance garde votre rang en cas d’égalité ; qui a fini la partie vient en dernier.',
    ],
  },
};
