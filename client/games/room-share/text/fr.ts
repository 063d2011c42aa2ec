// The French words of Room Share.
import { say } from '../../../text/compose.ts';
import { count, de, either } from '../../../text/grammar/fr.ts';
import { summary } from './summary/fr.ts';
import type { Vocabulary } from './vocabulary.ts';

const COLOURS = { red: 'rouge', blue: 'bleu', yellow: 'jaune', green: 'vert' };
const KEYS = { red: 'rouge', blue: 'bleue', yellow: 'jaune', green: 'verte' };

export const fr: Vocabulary = {
  summary,
  house: 'L’immeuble',
  key: (colour) => `Clé ${KEYS[colour]}`,
  aKey: 'une ',
  theCard: (article) => article.replace('une ', 'la '),
  oneOf: either,
  keyEffect: (colour) =>
    `Place un locataire de ta réserve dans un appartement où vit un locataire ${COLOURS[colour]}.`,
  cards: {
    talk: ['Communication', 'Vaut une clé de la couleur de ton choix.', 'la '],
    leave: [
      'Jour de départ',
      'Renvoie un locataire adverse dans la réserve de son joueur, jamais le dernier de sa couleur. Un locataire d’une couleur sans joueur va dans ta réserve.',
      'le ',
    ],
    evict: ['Expulsion forcée', 'Choisis un appartement : tous ses locataires le quittent.', 'l’'],
    lease: [
      'Nouveau contrat',
      'Place un locataire de ta réserve dans un appartement vide. Vaut aussi comme clé de ta couleur.',
      'le ',
    ],
    swap: [
      'Échange d’appartements',
      'Deux locataires d’appartements différents échangent leurs places.',
      'l’',
    ],
    renovate: ['Rénovation', 'Deux locataires du même appartement échangent leurs places.', 'la '],
  },
  tenant: (colour) => `locataire ${COLOURS[colour]}`,
  whose: (tenant, owner) =>
    owner === undefined
      ? `un ${tenant}`
      : owner === 'nobody'
        ? `un ${tenant} neutre`
        : owner === null
          ? `ton ${tenant}`
          : `un ${tenant} ${de(owner)}`,
  neutral: 'neutre, 0\u00a0point',
  kinds: {
    classic: 'appartement classique',
    suite: 'suite',
    royal: 'suite royale',
    haunted: 'appartement hanté',
  },
  flat: (name) => `appartement ${name}`,
  beds: ['lit vers le haut', 'lit vers la droite', 'lit vers le bas', 'lit vers la gauche'],
  free: 'libre',
  buttons: { pass: 'Passer', waste: 'Défausser sans effet' },
  prompts: {
    turn: (who) =>
      who ? `${who} choisit une carte.` : 'Joue une carte, puis choisis où l’utiliser.',
    open: (who) =>
      who
        ? `${who} choisit un appartement pour un locataire.`
        : 'Choisis un appartement où vit quelqu’un.',
    place: (who, flat, tenant) =>
      who
        ? `${who} place un locataire dans l’${flat}.`
        : tenant
          ? `Choisis un lit dans l’${flat} pour un ${tenant}.`
          : `Choisis un locataire de ta réserve, puis un lit dans l’${flat}.`,
    swap: (who, flat, tenant) =>
      who
        ? `${who} choisit avec qui le ${tenant} de l’${flat} échange sa place.`
        : `Avec qui le ${tenant} de l’${flat} échange-t-il sa place ?`,
    evict: (who) =>
      who
        ? `${who} choisit le prochain appartement plein à vider.`
        : 'Choisis le prochain appartement plein à vider.',
    land: (who, flat, tenant) =>
      `${who ? `${who} choisit` : 'Choisis'} un lit dans l’${flat} pour le ${tenant}.`,
    lastChance: (who) =>
      who
        ? `Dernière chance : ${who} peut placer encore un locataire.`
        : 'Dernière chance : place un locataire où vit ta couleur et où ils sont moins de trois, ou passe.',
  },
  colon: '\u00a0: ',
  next: {
    key: (tenant) => `choisis où vit un ${tenant}. Un locataire de ta réserve y entre.`,
    talk: 'choisis où vit quelqu’un. Un locataire de ta réserve y entre.',
    leave: 'choisis le locataire qui quitte l’immeuble, un adverse ou un neutre.',
    evict: 'choisis l’appartement que tous doivent quitter.',
    lease: 'choisis un appartement vide ou avec ta couleur. Un locataire y entre.',
    swap: 'choisis le premier de deux locataires d’appartements différents.',
    renovate: 'choisis le premier de deux locataires du même appartement.',
  },
  deeds: {
    in: 'un locataire entre',
    out: 'tous partent',
    leave: 'quitte l’immeuble',
    swap: 'change de place',
    choose: 'est le premier des deux',
    empty: 'est vidé maintenant',
    cards: {
      leave: 'un locataire quitte l’immeuble',
      evict: 'un appartement est vidé',
      swap: 'deux locataires échangent leurs places',
      renovate: 'deux colocataires échangent leurs places',
    },
    bursts: 'le quatrième\u00a0: tous sont expulsés',
    pass: 'finit ta dernière chance',
    waste: 'la carte n’a pas de cible',
    own: (points) => `${points} pour toi`,
    others: (points) => `${points} pour les autres`,
  },
  goal: (who, points, left) => {
    const lead = who === null ? 'tu mènes' : who === 'tie' ? 'égalité' : `${who} mène`;
    const end = left === null ? 'Dernière chance' : `À placer\u00a0: ${left}`;
    return `Le plus de points\u00a0: ${lead}, ${points}. ${end}`;
  },
  ends: (left) =>
    left === null
      ? 'Une réserve est vide : chacun des autres peut encore placer un locataire, puis la partie est finie.'
      : `La partie finit quand, à la fin d’un tour, une réserve est vide : la plus petite compte ${count(left, 'locataire')}. Chacun des autres peut alors en placer encore un.`,
  steps: {
    turn: 'choisit une carte',
    open: 'choisit un appartement',
    place: 'place un locataire',
    swap: 'échange deux locataires',
    evict: 'vide un appartement',
    land: 'déménage un locataire',
    lastChance: 'a une dernière chance',
  },
  events: {
    played: ({ does, card }) => say`${does('Tu joues', 'joue')} ${card}.`,
    wasted: ({ does, card }) => say`${does('Tu défausses', 'défausse')} ${card} sans effet.`,
    placed: ({ does, tenant, bed }) => say`${does('Tu places', 'place')} ${tenant} dans l’${bed}.`,
    left: ({ who, does, tenant, flat, owner, own }) => {
      const reserve = owner ? `la réserve ${de(owner)}` : 'ta réserve';
      return own
        ? say`${does('Tu mets', 'met')} ${tenant} de l’${flat} dans ${who ? 'sa' : 'ta'} réserve.`
        : say`${does('Tu renvoies', 'renvoie')} ${tenant} de l’${flat} dans ${reserve}.`;
    },
    swapped: ({ does, bed, other, flat }) =>
      other
        ? say`${does('Tu échanges', 'échange')} les locataires de l’${bed} et de l’${other}.`
        : say`${does('Tu échanges', 'échange')} deux locataires de l’${flat}.`,
    evicted: ({ does, flat }) =>
      say`${does('Tu vides', 'vide')} l’${flat} : tout le monde dehors !`,
    landed: ({ subject, from, bed, stays }) =>
      stays
        ? say`${subject} doit rester dans l’${bed}, car l’appartement voisin est plein.`
        : say`${subject} passe de l’${from} à l’${bed}.`,
    drew: ({ card }) => (card.length > 0 ? say`Tu pioches ${card}.` : null),
    shuffled: () => ['La défausse est mélangée et devient la nouvelle pioche.'],
    lastChance: ({ who }) => [
      `${who ? `La réserve ${de(who)}` : 'Ta réserve'} est vide. Dernière chance pour les autres !`,
    ],
    passed: ({ does, who, forced }) => [
      forced
        ? `${does('Tu n’as', 'n’a')} aucun appartement pour un autre locataire et ${who === null ? 'tu passes' : 'passe'}.`
        : `${does('Tu passes', 'passe')}.`,
    ],
  },
  worth: {
    three: (flat, each) => `${flat}\u00a0: trois locataires, ${each} chacun.`,
    always: (flat, each) => `${flat}\u00a0: ${each} chacun, quel que soit leur nombre.`,
    none: (flat, heads) => `${flat}\u00a0: ${count(heads, 'locataire')}, aucun point.`,
    nobody: (flat) => `${flat}\u00a0: il n’y a plus personne.`,
  },
  reasons: {
    cardFirst: ({ flat, cards }) =>
      `Choisis d’abord une carte. Dans l’${flat}, tu peux utiliser ${cards}.`,
    noCardFits: ({ flat }) => `Aucune de tes cartes ne sert dans l’${flat} maintenant.`,
    bringFirst: ({ cards }) => `Choisis d’abord une carte qui fait entrer un locataire : ${cards}.`,
    noneBrings: () => 'Aucune de tes cartes ne fait entrer un locataire maintenant.',
    flatFirst: () => 'Choisis d’abord l’appartement, puis le locataire qui y entre.',
    notFromReserve: ({ card }) =>
      `${card} concerne les locataires de l’immeuble, pas ceux de ta réserve.`,
    noneLeft: ({ tenant }) => `Il n’y a aucun ${tenant} dans ta réserve.`,
    picked: ({ card }) => `${card} : ton choix est fait. Choisis maintenant où l’utiliser.`,
    oneCard: ({ card }) => `On joue une carte par tour, et tu as choisi ${card}.`,
    notHeld: () => 'Cette carte n’est pas dans ta main.',
    cardPlayed: ({ card }) => `Ta carte de ce tour est en jeu : ${card}. Finis-la d’abord.`,
    noCardsNow: () => 'À la dernière chance, personne ne joue de carte.',
    noSuchTenant: ({ card, flat, tenant }) =>
      `Aucun ${tenant} ne vit dans l’${flat} : ${card} ne l’ouvre pas.`,
    notForLease: ({ flat }) =>
      `Il faut un appartement vide ou avec ta couleur. Dans l’${flat} vivent d’autres locataires.`,
    emptyBed: () => 'Il n’y a personne dans ce lit.',
    emptyFlat: ({ flat }) => `Personne ne vit dans l’${flat}.`,
    ownTenant: () => 'Ce locataire est à toi. Choisis celui d’un adversaire, ou un neutre.',
    lastOfColour: ({ tenant }) =>
      `C’est le dernier ${tenant} de l’immeuble, et le dernier reste toujours.`,
    alone: ({ flat, tenant }) =>
      `Le ${tenant} vit seul dans l’${flat}. Choisis-en un qui a un colocataire.`,
    oneTenant: ({ card, flat }) =>
      `${card} concerne un seul locataire. Choisis qui dans l’${flat}.`,
    nobodyHere: ({ card, flat }) => `${card} ne peut déplacer personne dans l’${flat}.`,
    wholeFlat: ({ flat }) => `Choisis maintenant tout l’${flat}, pas un seul lit.`,
    tenantFirst: ({ flat }) =>
      `Choisis d’abord un locataire de ta réserve, puis un lit dans l’${flat}.`,
    bedNotFlat: ({ flat }) => `Choisis un lit libre dans l’${flat}, pas tout l’appartement.`,
    otherFlat: ({ flat }) => `Tu as choisi l’${flat} : le locataire entre là.`,
    bedTaken: ({ tenant }) => `Dans ce lit, il y a un ${tenant}.`,
    sameTenant: ({ tenant }) => `C’est le ${tenant} que tu as choisi. Choisis l’autre.`,
    sameFlat: ({ flat }) =>
      `L’Échange se fait entre deux appartements. Choisis un locataire hors de l’${flat}.`,
    onlyThere: ({ flat }) =>
      `La Rénovation reste dans un appartement. Choisis un autre locataire de l’${flat}.`,
    wouldEvict: ({ flat, heads }) =>
      `Dans l’${flat}, ils sont déjà ${heads}, et la dernière chance n’expulse personne.`,
    noOwnTenant: ({ flat }) => `Aucun locataire de ta couleur ne vit dans l’${flat}.`,
    notFull: ({ flat, heads, beds }) =>
      `On ne vide que les appartements pleins. Lits pris dans l’${flat} : ${heads} sur ${beds}.`,
    noWayOut: ({ flat }) =>
      `Tous les voisins de l’${flat} sont pleins. Choisis-en d’abord un autre.`,
    landsIn: ({ tenant, flat }) => `Le ${tenant} va où son lit était tourné : dans l’${flat}.`,
    staysIn: ({ tenant, flat }) =>
      `L’appartement voisin est plein : le ${tenant} reste dans l’${flat}.`,
    landsNow: ({ tenant, flat }) =>
      `C’est au tour de ce ${tenant}. Choisis un lit libre dans l’${flat}.`,
    landsLater: ({ tenant }) =>
      `Ils partent l’un après l’autre, dans le sens horaire : d’abord le ${tenant}.`,
    'first.place': ({ flat }) => `Choisis maintenant un lit libre dans l’${flat}.`,
    'first.swap': ({ tenant, flat }) =>
      `Choisis d’abord qui échange sa place avec le ${tenant} de l’${flat}.`,
    'first.evict': () => 'Choisis d’abord le prochain appartement plein à vider.',
    'first.land': ({ tenant, flat }) => `Choisis d’abord un lit dans l’${flat} pour le ${tenant}.`,
    'first.lastChance': () => 'Choisis d’abord l’appartement où entre encore un locataire.',
    pile: () => 'Les cartes se piochent toutes seules à la fin du tour.',
    discards: () => 'Les cartes jouées restent ici jusqu’à ce que la pioche soit vide.',
    seat: () => 'On ne choisit jamais un joueur, seulement des appartements et des locataires.',
    legend: () => 'Cette liste explique seulement. Choisis un appartement de l’immeuble.',
    figure: () => 'Ce nombre se compte tout seul.',
    notYourTurn: () => 'Ce n’est pas ton tour.',
    over: () => 'La partie est finie.',
  },
  options: {
    royalSuite: [
      'Suite royale',
      'Elle remplace un appartement du pourtour et rapporte 3 points par locataire s’ils sont exactement trois.',
      {
        off: 'Sans',
        classic: 'À la place d’un classique',
        suite: 'À la place d’une suite',
        haunted: 'À la place d’un hanté',
      },
    ],
    renovation: [
      'Rénovation',
      'Deux cartes de plus : deux locataires du même appartement échangent leurs places.',
    ],
    noCards: [
      'Sans cartes',
      'À deux : choisis un appartement où vit quelqu’un et places-y un locataire. En cas d’égalité, le joueur qui a commencé l’emporte.',
    ],
  },
  presets: { standard: 'Standard', everything: 'Avec tout', noCards: 'Sans cartes' },
  decided: {
    reserve: 'Égalité : le joueur qui a le moins de locataires en réserve l’emporte.',
    lastChance: 'Égalité : le premier à la dernière chance l’emporte.',
    first: 'Égalité : le joueur qui a commencé l’emporte.',
  },
  refused: {
    noCardsForTwo: 'Sans cartes, on joue à deux.',
    noCardsNoRenovation: 'Sans cartes, pas de Rénovation.',
  },
  hand: 'Ta main',
  reserve: 'Ta réserve',
  pile: 'Pioche',
  discards: 'Dernière carte',
  inPlay: 'En jeu',
  legend: {
    three: 'Avec exactement trois locataires, chacun rapporte',
    always: 'Chaque locataire rapporte',
  },
  figures: { points: 'Points', reserve: 'Réserve', neutral: 'Réserve neutre', hand: 'Cartes' },
  cardCount: (cards) => count(cards, 'carte'),
  points: (points) => count(points, 'point'),
};
