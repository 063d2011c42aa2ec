// The French words of Room Share.
import { say } from '../../../text/compose.ts';
import { count, de } from '../../../text/grammar/fr.ts';
import { summary } from './summary/fr.ts';
import type { Vocabulary } from './vocabulary.ts';

const COLOURS = { red: 'rouge', blue: 'bleu', yellow: 'jaune', green: 'vert' };
const KEYS = { red: 'rouge', blue: 'bleue', yellow: 'jaune', green: 'verte' };

export const fr: Vocabulary = {
  summary,
  house: 'L’immeuble',
  key: (colour) => `Clé ${KEYS[colour]}`,
  aKey: 'une ',
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
        : 'Dernière chance : place encore un locataire dans un appartement où vit ta couleur et qui compte moins de trois locataires, ou passe.',
  },
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
    placed: ({ does, tenant, bed }) =>
      say`${does('Tu places', 'place')} un ${tenant} dans l’${bed}.`,
    left: ({ who, does, tenant, flat, owner, own }) => {
      const reserve = owner ? `la réserve ${de(owner)}` : 'ta réserve';
      return own
        ? say`${does('Tu mets', 'met')} un ${tenant} de l’${flat} dans ${who ? 'sa' : 'ta'} réserve.`
        : say`${does('Tu renvoies', 'renvoie')} un ${tenant} de l’${flat} dans ${reserve}.`;
    },
    swapped: ({ does, bed, other, flat }) =>
      other
        ? say`${does('Tu échanges', 'échange')} les locataires de l’${bed} et de l’${other}.`
        : say`${does('Tu échanges', 'échange')} deux locataires de l’${flat}.`,
    evicted: ({ flat }) => say`Tout le monde quitte l’${flat} !`,
    landed: ({ tenant, bed, stays }) =>
      stays ? say`Un ${tenant} doit rester dans l’${bed}.` : say`Un ${tenant} passe dans l’${bed}.`,
    drew: ({ card }) => (card.length > 0 ? say`Tu pioches ${card}.` : null),
    shuffled: () => ['La défausse est mélangée et devient la nouvelle pioche.'],
    lastChance: ({ who }) => [
      `${who ? `La réserve ${de(who)}` : 'Ta réserve'} est vide. Dernière chance pour les autres !`,
    ],
    passed: ({ does }) => [`${does('Tu passes', 'passe')}.`],
  },
  reasons: {
    noSuchTenant: 'Aucun locataire de la couleur de la clé n’y vit. Sans clé, il faut ta couleur.',
    emptyBed: 'Il n’y a personne dans ce lit.',
    emptyFlat: 'Personne n’y vit.',
    ownTenant: 'Ce locataire est à toi. Choisis celui d’un adversaire.',
    lastOfColour: 'C’est le dernier de sa couleur dans l’immeuble.',
    alone: 'Ce locataire vit seul. Choisis-en un qui a un colocataire.',
    wouldEvict: 'Trois locataires y vivent déjà ; un quatrième n’est pas permis maintenant.',
    notFull: 'Cet appartement n’est pas plein.',
    noWayOut: 'Tous ses voisins sont pleins. Choisis d’abord un autre appartement.',
    bedTaken: 'Ce lit est occupé.',
    otherFlat: 'Choisis dans l’appartement marqué.',
    sameTenant: 'C’est le même locataire.',
    sameFlat: 'Choisis un locataire d’un autre appartement.',
    'aim.reserve': 'Choisis d’abord un locataire de ta réserve.',
    'aim.bed': 'Choisis un lit libre dans cet appartement.',
    'aim.flat': 'Choisis un appartement pour cette carte.',
    'aim.tenant': 'Choisis un locataire pour cette carte.',
    notYourTurn: 'Ce n’est pas ton tour.',
    over: 'La partie est finie.',
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
  cardCount: (cards) => count(cards, 'carte'),
  points: (points) => count(points, 'point'),
};
