// The French words of Landlord!, first edition.
import { withDefiniteArticle, withoutArticle } from '../../../text/articles/fr.ts';
import { count, de, listPieces } from '../../../text/grammar/fr.ts';
import { captions } from './captions/fr.ts';
import { cards } from './cards/fr.ts';
import type { FirstVocabulary } from './editions.ts';
import { events } from './events/fr.ts';
import { picks } from './picks/fr.ts';
import { prompts } from './prompts/fr.ts';
import { reasons } from './reasons/fr.ts';
import { summary } from './summary/fr.ts';

export const fr: FirstVocabulary = {
  summary,
  ...cards,
  captions,
  picks,
  prompts,
  events,
  reasons,
  bare: withoutArticle,
  definite: withDefiniteArticle,
  listed: listPieces,
  card: 'une carte',
  cardCount: (number) => count(number, 'carte'),
  turnCount: (number) => count(number, 'tour'),
  dollars: (dollars) => `${dollars.toLocaleString('fr')} $`,
  nothing: 'rien',
  numbers: (rent, flats, most) =>
    `loyer ${rent} · ${count(flats, 'appartement')} · jusqu’à ${count(most, 'niveau', 'niveaux')}`,
  copies: (number) => count(number, 'carte'),
  building(number, owner) {
    if (owner === 'same') return 'un autre appartement';
    if (owner === 'reader') return `ton immeuble ${number}`;
    if (owner?.acts) return `son propre immeuble ${number}`;
    return `l’immeuble ${number}${owner ? ` ${de(owner.name)}` : ''}`;
  },
  level: (level) =>
    ['cave aménagée', 'rez-de-chaussée', '1er étage'][level] ?? `${level - 1}e étage`,
  underRoof: 'sous le toit',
  pile: 'Pioche',
  discards: 'Défausse',
  jail: 'Prison',
  hand: 'Retour en main',
  player: (seat) => `Place ${seat + 1}`,
  site: { floor: 'Poser comme niveau', roof: 'Poser comme toit' },
  buttons: {
    collect: 'Encaisser le loyer',
    stop: 'Finir les achats',
    cancel: 'Annuler',
    bail: 'Payer la caution',
    stay: 'Rester en prison',
    no: 'Ne rien jouer',
    market: 'Racheter un toit',
    all: 'Demander à tous',
    sell: 'Vendre à ce prix',
    withdraw: 'Retirer l’offre',
    trade: 'Échanger',
    propose: 'Montrer mon offre',
    shake: 'Marché conclu',
    demolition: 'Démo\u00adlition',
    eviction: 'Expul\u00adsion',
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
  cancel: {
    build: 'Reprendre les niveaux',
    place: 'Laisser en place',
    bid: 'Ne rien offrir',
    trade: 'Ne rien offrir',
  },
  options: {
    tenantTexts: [
      'Textes des cartes',
      'Les locataires ont du caractère. Sinon, seuls comptent loyer, appartements et hauteur.',
    ],
    end: [
      'Fin de la partie',
      'De toute façon, la partie finit quand la pioche est épuisée.',
      { pile: 'Pioche épuisée', rounds: 'Après quelques manches', sum: 'À un montant donné' },
    ],
    rounds: ['Manches', 'Leur nombre, si la partie finit après quelques manches.'],
    sum: [
      'Dollars',
      'Si la partie finit à un montant donné, c’est après la manche où quelqu’un l’atteint.',
    ],
    openTrade: [
      'Échanges libres',
      'À ton tour, tu peux échanger cartes et dollars avec les autres.',
    ],
    anyoneAnswers: [
      'Tout le monde répond',
      'Chacun à son tour peut répondre à une carte action, pas seulement la victime.',
    ],
    hundreds: [
      'Gros montants',
      'Tous les montants s’affichent multipliés par cent. Rien d’autre ne change.',
    ],
  },
  presets: {
    standard: 'Standard',
    basic: 'Sans textes',
    short: 'Courte',
    open: 'Marché ouvert',
  },
};
