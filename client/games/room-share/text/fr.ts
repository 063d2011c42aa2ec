import { say } from '../../../text/compose.ts';
import type { Vocabulary } from './vocabulary.ts';

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
      'Elle remplace un appartement de l’anneau ; avec exactement trois locataires, chacun y rapporte 3.',
      {
        off: 'Sans',
        classic: 'À la place d’un classique',
        suite: 'À la place d’une suite',
        haunted: 'À la place d’un hanté',
      },
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
};
