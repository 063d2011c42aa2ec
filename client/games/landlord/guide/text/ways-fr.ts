// Whole moves of Landlord! in French, each as one sentence.
import { de, nameOrYou } from '../../../../text/grammar/fr.ts';
import type { GuideText, WayFacts } from './guide-text.ts';

const WARNINGS = {
  '': '',
  reported: ' Une Famille le signalera à la police.',
  vain: ' Il échouera : un Célibataire survit.',
};
/** What a Bomb destroys. */
const losses = ({ lost }: WayFacts) => {
  if (lost === null) return '';
  if (lost === 0) return ' : l’immeuble disparaît';
  return lost === 1
    ? ' : l’immeuble disparaît avec son locataire'
    : ` : l’immeuble disparaît avec ses ${lost} locataires`;
};
const crime = (deed: string, { warning }: WayFacts) => `${deed}.${WARNINGS[warning]}`;
const there = (pays: string) => ` : loyer ${pays} là-bas.`;

export const ways: GuideText['ways'] = {
  bail: ({ sum }) => `Payer ${sum} de caution et sortir de prison.`,
  stay: () => 'Rester en prison et encaisser depuis là.',
  leave: ({ tenant, place }) => `Faire partir ${tenant} de ${place}.`,
  roam: ({ place, to, sum }) =>
    `Payer ${sum} et faire passer le Mauvais payeur de ${place} à ${to}.`,
  hatch: ({ place }) => `Envoyer le Monstre dans ${place}.`,
  goOn: () => 'Finir l’inspection.',
  floor: ({ card }) => `Poser ${card} comme niveau de ton immeuble.`,
  roof: ({ theCard }) => `Terminer l’immeuble avec ${theCard}.`,
  buyRoof: ({ sum }) => `Terminer l’immeuble avec un Toit de la pile, pour ${sum}.`,
  cancel: ({ button }) => `${button}.`,
  improve: ({ card, place }) => `Ajouter ${card} à ${place}.`,
  tenant: ({ card, place, pays }) => `Installer ${card} dans ${place}${there(pays)}`,
  lift: ({ tenant, place }) => `Prendre ${tenant} de ${place}.`,
  onHouse: (facts) => crime(`Jouer ${facts.theCard} sur ${facts.place}${losses(facts)}`, facts),
  politics: ({ place, as }) => `Jouer la Politique comme ${as} sur ${place}.`,
  onTenant: (facts) => crime(`Jouer ${facts.theCard} sur ${facts.tenant} de ${facts.place}`, facts),
  release: ({ theCard }) => `Jouer ${theCard} et sortir de prison.`,
  recycle: ({ card }) => `Jouer le Recyclage et prendre ${card} dans la défausse.`,
  collect: ({ sum }) => `Encaisser ${sum} de loyer et passer aux achats.`,
  buy: ({ sum }) => `Acheter une carte pour ${sum}.`,
  stop: () => 'Finir les achats : le tour se termine.',
  to: ({ tenant, place, to, pays }) => `Déplacer ${tenant} de ${place} à ${to}${there(pays)}`,
  under: ({ tenant, place, as }) =>
    `Envoyer ${tenant} de ${place} ${as === 'discards' ? 'à la défausse' : 'sous la pioche'}.`,
  home: ({ tenant, place }) => `Reprendre en main ${tenant} de ${place}.`,
  drop: ({ tenant, place }) => `Défausser ${tenant} de ${place} : aucun appartement ne convient.`,
  send: ({ tenant, place, to, pays }) => `Envoyer ${tenant} de ${place} à ${to}${there(pays)}`,
  answer: ({ theCard, pays, as }) => {
    const answer = `Répondre par ${theCard}`;
    if (as === 'broker') return `${answer} et recevoir ${pays}.`;
    if (as === 'police-answer')
      return `${answer} : cela arrive quand même, mais quelqu’un va en prison.`;
    if (as === 'police-guard') return `${answer} : les Squatteurs sont chassés.`;
    return as === 'lunatic'
      ? `${answer} : le crime frappe qui l’a commencé.`
      : `${answer} : la police passe à gauche.`;
  },
  no: ({ button }) => `${button}.`,
  hit: ({ tenant, place }) =>
    tenant ? `Le Fou frappe ${tenant} de ${place}.` : `Le Fou fait sauter ${place}.`,
  market: ({ who }) =>
    who === null ? 'Demander un toit à tout le monde.' : `Demander un toit à ${who}.`,
  offer: ({ sum }) => `Offrir ${sum} pour un toit.`,
  sell: ({ theCard, sum }) => `Vendre ${theCard} pour ${sum}.`,
  price: ({ theCard, sum }) => `Demander ${sum} pour ${theCard}.`,
  withdraw: () => 'Retirer l’offre.',
  accept: ({ who, sum }) => `Acheter le toit ${de(nameOrYou(who))} pour ${sum}.`,
  trade: ({ who }) => `Commencer un échange avec ${nameOrYou(who)}.`,
  add: ({ card }) => `Mettre ${card} dans l’échange.`,
  dollars: ({ sum }) => `Mettre ${sum} dans l’échange.`,
  propose: () => 'Montrer ce que tu offres.',
  shake: () => 'Conclure l’échange.',
};
