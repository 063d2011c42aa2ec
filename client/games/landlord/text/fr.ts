import { type Person, say } from '../../../text/compose.ts';
import { captions } from './captions/fr.ts';
import { cards } from './cards/fr.ts';
import type { First } from './editions.ts';
import type { Facts } from './vocabulary.ts';

const count = (number: number, one: string, more = `${one}s`) =>
  `${number} ${number > 1 ? more : one}`;
const floors = (number: number) => count(number, 'niveau', 'niveaux');
const you = (who: Person) => who ?? 'vous';
const list = (all: Person[]) => all.map(you).join(', ');
const of = (name: string) => (/^[aeiouhéèêâîôœæ]/i.test(name) ? `d’${name}` : `de ${name}`);

const crime = ({ by, crime, tenant, place }: Facts) => {
  const wants = by ? `${by} veut` : 'Vous voulez';
  return crime === 'bomb'
    ? `${wants} faire sauter l’${place}`
    : `${wants} tuer ${tenant} dans l’${place}`;
};

export const fr: First = {
  ...cards,
  captions,
  card: 'une carte',
  cardCount: (number) => count(number, 'carte'),
  dollars: (dollars) => `${dollars.toLocaleString('fr')} $`,
  nothing: 'rien',
  numbers: (rent, flats, most) =>
    `loyer ${rent} · ${count(flats, 'appartement')} · ${floors(most)} au plus`,
  copies: (number) => count(number, 'carte'),
  house: (number) => `immeuble ${number}`,
  level: (level) => ['cave', 'rez-de-chaussée'][level] ?? `niveau ${level}`,
  yours: 'à vous',
  pile: 'Pioche',
  discards: 'Défausse',
  jail: 'Prison',
  hand: 'Retour en main',
  player: (seat) => `Place ${seat + 1}`,
  site: { floor: 'Comme niveau', roof: 'Comme toit' },
  buttons: {
    collect: 'Encaisser le loyer',
    stop: 'Plus de cartes',
    cancel: 'Finalement non',
    bail: 'Payer la caution',
    stay: 'Rester en prison',
    no: 'Pas de carte',
    market: 'Chercher un toit',
    all: 'Demander à tous',
    sell: 'Vendre à ce prix',
    withdraw: 'Retirer l’offre',
    trade: 'Échanger',
    propose: 'Montrer ce que vous donnez',
    shake: 'Marché conclu',
    demolition: 'Comme Démolition',
    eviction: 'Comme Expulsion',
  },
  no: {
    broker: 'Laisser partir',
    guard: 'Les laisser entrer',
    answer: 'Laisser faire',
    investigate: 'Aller en prison',
    roofAsked: 'Ne pas vendre',
    trade: 'Pas d’échange',
    shake: 'Pas d’échange',
  },
  asks: {
    bail: ({ who, sum }) =>
      who
        ? `${who} peut payer ${sum} de caution et sortir de prison.`
        : `Vous voilà en prison. Payer ${sum} de caution, ou rester ?`,
    leaver: ({ who }) =>
      who
        ? `Des Squatteurs : ${who} perd un de ses meilleurs locataires.`
        : 'Des Squatteurs ! Choisissez qui s’en va : de chaque immeuble, l’un de ceux qui paient le plus.',
    play: ({ who, sum, last, jailed }) =>
      who
        ? `${who} joue des cartes${last ? ' pour la dernière fois' : ''}, puis encaisse ${sum}.`
        : `${last ? 'Dernier tour : jouez' : 'Jouez'} autant de cartes que vous voulez, puis encaissez ${sum}${jailed ? ', depuis la prison' : ''}.`,
    build: ({ who, floors: laid, full }) =>
      who
        ? `${who} construit : ${floors(laid)} pour l’instant.`
        : `${floors(laid)} pour l’instant. ${full ? 'Finissez' : 'Ajoutez-en un, ou finissez'} par un toit.`,
    buy: ({ who, sum, price }) =>
      who
        ? `${who} achète des cartes : il reste ${sum} du loyer.`
        : `Il reste ${sum} du loyer. Encore une carte pour ${price} ?`,
    place: ({ who, tenant, place, lifted }) =>
      who
        ? `${who} choisit où déplacer ${tenant} de l’${place}.`
        : `Où déplacez-vous ${tenant} ? Choisissez un appartement, ou ${lifted ? 'votre main' : 'la pioche pour finir dessous'}.`,
    broker: ({ who, by, tenant, place, to, away, sum }) => {
      const gone = away === 'underPile' ? 'sous la pioche' : 'à la défausse';
      const moves = `${by ? `${by} déplace` : 'Vous déplacez'} ${tenant} de l’${place} ${to ? `à l’${to}` : gone}`;
      return who
        ? `${moves}. ${who} peut répondre par le Courtier.`
        : `${moves}. Montrez le Courtier pour ${sum}, ou laissez partir.`;
    },
    rehouse: ({ who, tenant, place }) =>
      who
        ? `${who} cherche où loger ${tenant} de l’${place}.`
        : `Trouvez un autre appartement pour ${tenant} de l’${place}.`,
    oust: ({ who, place }) =>
      who
        ? `De la musique dans l’${place} ! ${who} choisit qui va où.`
        : `De la musique dans l’${place} ! Choisissez qui part, puis où.`,
    guard: ({ who, place }) =>
      who
        ? `Des Squatteurs arrivent : ${place}. ${who} peut appeler la Police.`
        : `Des Squatteurs arrivent : ${place}. Montrez la Police, ou laissez-les entrer.`,
    rehome: ({ who, place }) =>
      who
        ? `Démolition de l’${place} : ${who} choisit qui va où.`
        : `Démolition de l’${place} : choisissez un locataire, puis où il va.`,
    answer: (facts) =>
      facts.who
        ? `${crime(facts)}. ${facts.who} peut répondre.`
        : `${crime(facts)} : montrez une carte, ou laissez faire.`,
    revenge: ({ who, by, crime }) => {
      const what = crime === 'bomb' ? 'immeuble' : 'locataire';
      const whose = by ? `un ${what} ${of(by)}` : `un ${what} à vous`;
      return who
        ? `Le Fou se venge : ${who} choisit ${whose}.`
        : `Le Fou se venge : choisissez ${whose}.`;
    },
    investigate: ({ who }) =>
      who
        ? `La police demande un alibi à ${who}.`
        : 'La police veut votre alibi. Montrez Alibi ou Tribunal, ou allez en prison.',
    bid: ({ who, other }) =>
      who
        ? `${who} va offrir des dollars pour un toit.`
        : `Combien de dollars pour un toit ? Vous demandez à ${you(other)}.`,
    roofAsked: ({ who, by, sum }) =>
      who
        ? `${by ? `${by} offre` : 'Vous offrez'} ${sum} à ${who} pour un toit.`
        : `${by} vous offre ${sum} pour un toit. Choisissez un toit et vendez, ou dites un prix ; ou refusez.`,
    roofChosen: ({ who, take }) =>
      who
        ? `${who} choisit parmi les prix : ${take}.`
        : `À qui achetez-vous le toit ? ${take}. Ou retirez-vous.`,
    trade: ({ who, by, other, take }) =>
      who
        ? `${who} prépare un échange avec ${you(other)}.`
        : by
          ? `${by} vous offre : ${take}. Posez ce que vous donnez en retour, même rien, et montrez-le.`
          : `Posez cartes et dollars pour ${you(other)}, puis montrez-les.`,
    shake: ({ who, other, give, take }) =>
      who
        ? `${who} décide de l’échange avec ${you(other)}.`
        : `Vous donnez : ${give}. En échange : ${take}. Marché conclu ?`,
  },
  told: {
    began: ({ who }) => [who ? `Au tour ${of(who)}.` : 'À vous de jouer.'],
    laid: ({ card, seen }) => (seen ? say`Vous posez ${card} comme niveau.` : null),
    tookBack: ({ does }) => [`${does('Vous reprenez', 'reprend')} les niveaux.`],
    built: ({ does, place, floors: laid, card }) =>
      say`${does('Vous construisez', 'construit')} l’${place} : ${floors(laid)}, ${card}.`,
    improved: ({ does, card, place }) =>
      say`${does('Vous ajoutez', 'ajoute')} ${card} à l’${place}.`,
    movedIn: ({ does, card, place }) =>
      say`${does('Vous installez', 'installe')} ${card} dans l’${place}.`,
    moved: ({ does, card, from, to }) =>
      say`${does('Vous déplacez', 'déplace')} ${card} de l’${from} à l’${to}.`,
    lost: ({ does, card, from, how }) =>
      how === 'hand'
        ? say`${does('Vous reprenez', 'reprend')} en main ${card} de l’${from}.`
        : how === 'pile'
          ? say`${does('Vous envoyez', 'envoie')} ${card} de l’${from} sous la pioche.`
          : say`${does('Vous défaussez', 'défausse')} ${card} de l’${from}.`,
    played: ({ does, card, place }) =>
      place
        ? say`${does('Vous jouez', 'joue')} ${card} : ${place}.`
        : say`${does('Vous jouez', 'joue')} ${card}.`,
    answered: ({ does, card }) => say`${does('Vous répondez', 'répond')} : ${card}.`,
    declined: ({ does }) => [`${does('Vous passez', 'passe')}.`],
    recycled: ({ does, card }) => say`${does('Vous recyclez', 'recycle')} ${card}.`,
    survived: ({ place }) => say`Le Meurtre échoue : ${place}, aussitôt reloué.`,
    failed: () => ['Rien à frapper : le coup échoue.'],
    exploded: ({ does, place }) => say`${does('Vous faites', 'fait')} sauter l’${place}. Boum !`,
    demolished: ({ does, place }) =>
      say`${does('Vous reprenez', 'reprend')} les cartes de l’${place}, démoli.`,
    evicted: ({ place }) => say`Tout le monde quitte l’${place}, sauf les Squatteurs !`,
    reported: ({ place }) => say`La Famille a tout vu : ${place}.`,
    jailed: ({ does }) => [`${does('Vous allez', 'va')} en prison.`],
    freed: ({ does, how }) => [
      `${does('Vous sortez', 'sort')} de prison${how === 'newcomer' ? ' : la cellule n’a qu’une place' : ''}.`,
    ],
    paid: ({ who, does, other, sum, how }) => {
      if (how === 'bail') return [`${does('Vous payez', 'paie')} ${sum} de caution.`];
      const pays = other
        ? `${does('Vous versez', 'verse')} ${sum} à ${other}`
        : `${who} vous verse ${sum}`;
      if (how === 'mover') return [`${pays} pour le Déménageur.`];
      return how === 'broker' ? [`${pays} pour le Courtier.`] : null;
    },
    collected: ({ does, sum }) => [`${does('Vous encaissez', 'encaisse')} ${sum}.`],
    bought: ({ does, card, sum }) => say`${does('Vous achetez', 'achète')} ${card} pour ${sum}.`,
    shuffled: () => ['La défausse devient la nouvelle pioche.'],
    lastRound: ({ does }) => [
      `${does('Vous tirez', 'tire')} la dernière carte : encore un tour pour tout le monde.`,
    ],
    offered: ({ does, others, sum }) => [
      `${does('Vous offrez', 'offre')} ${sum} pour un toit : ${list(others)} ?`,
    ],
    priced: ({ does, sum }) => [`${does('Vous demandez', 'demande')} ${sum}.`],
    sold: ({ who, does, other, card, sum }) =>
      other
        ? say`${does('Vous vendez', 'vend')} ${card} à ${other} pour ${sum}.`
        : say`${who ?? ''} vous vend ${card} pour ${sum}.`,
    withdrew: ({ does }) => [`${does('Vous retirez votre', 'retire son')} offre.`],
    proposed: ({ who, does, other, gave }) =>
      other
        ? say`${does('Vous proposez', 'propose')} à ${other} : ${gave}.`
        : say`${who ?? ''} vous propose : ${gave}.`,
    traded: ({ does, other, gave, got }) =>
      say`${does('Vous échangez', 'échange')} avec ${you(other)} : ${gave} contre ${got}.`,
  },
  reasons: {
    'aim.flat': 'Choisissez un appartement pour ce locataire.',
    'aim.house': 'Pour cette carte, choisissez un immeuble entier.',
    'aim.tenant': 'Pour cette carte, choisissez un locataire.',
    sameFlat: 'C’est déjà là que ce locataire habite.',
    taken: 'Quelqu’un y habite.',
    noFlat: 'Il n’y a pas d’appartement là.',
    twoFlats: 'Il faut deux appartements vides, l’un au-dessus de l’autre. Cliquez celui du bas.',
    tooHigh: '{floors} niveaux ; {most} au plus pour ce locataire.',
    groundOnly: 'Rez-de-chaussée ou cave seulement.',
    atticOnly: 'Seulement sous le toit.',
    extraFlat: 'Outre les niveaux, il faut un appartement à la cave ou sous le toit.',
    apart: 'Personne n’emménage avec les Marginaux.',
    wantsApart: 'Les Marginaux n’emménagent qu’avec d’autres Marginaux.',
    squatted: 'Personne n’emménage avec les Squatteurs.',
    tavernHere: 'Avec la Taverne n’habite personne dont la carte dit plus de {most}.',
    tavernNear: 'Qui possède cet immeuble a la Taverne : ici, personne ne paie plus de {most}.',
    mustLeave: 'Il faut un autre immeuble.',
    ownFirst: 'Il y a de la place chez vous : là d’abord.',
    noFlatLater: 'Quelqu’un d’autre se retrouverait ensuite sans appartement.',
    noFlatForAll: 'Ces locataires ne trouvent pas tous un autre appartement.',
    ownSquatters: 'Seulement contre les Squatteurs de vos immeubles.',
    untouchable: 'Personne ne peut tuer ce locataire.',
    notSquatted: 'Ce n’est pas un de vos immeubles squattés.',
    inspected: 'Quelqu’un a déjà quitté cet immeuble.',
    paysLess: 'Quelqu’un d’autre y paie plus.',
    noRoofCard: 'Cette carte ne termine pas un immeuble.',
    highest: 'Un immeuble a {most} niveaux au plus.',
    keepRoof: 'Il vous faut une carte pour le toit.',
    noFlatOnBack: 'Il n’y a pas d’appartement au dos de cette carte.',
    onlyFinishes: 'Cette carte ne fait que terminer un immeuble.',
    hasCellar: 'Il a déjà une cave habitable.',
    notPlain: 'Seulement sur un Toit simple.',
    notYourTurn: 'Ce n’est pas votre tour.',
    over: 'La partie est finie.',
  },
  options: {
    tenantTexts: [
      'Textes des cartes',
      'Les locataires ont du caractère. Sans : loyer, appartements et hauteur seulement.',
    ],
    end: [
      'Fin de la partie',
      'La pioche épuisée, c’est fini de toute façon.',
      { pile: 'Pioche épuisée', rounds: 'Après quelques manches', sum: 'À une somme de dollars' },
    ],
    rounds: ['Manches', 'Si l’on finit après quelques manches.'],
    sum: ['Dollars', 'Si l’on finit à une somme : après la manche où quelqu’un l’atteint.'],
    openTrade: [
      'Échanges libres',
      'À votre tour, toutes les cartes et tous les dollars s’échangent.',
    ],
    anyoneAnswers: [
      'Tout le monde répond',
      'Chacun à son tour peut répondre à une carte, pas seulement sa victime.',
    ],
    hundreds: ['En grand', 'Les dollars s’affichent fois cent. Rien d’autre ne change.'],
  },
  presets: {
    standard: 'Standard',
    basic: 'Sans textes',
    short: 'Courte',
    open: 'Marché ouvert',
  },
};
