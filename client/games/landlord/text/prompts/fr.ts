// The French prompts of Landlord!.
import { joinPieces } from '../../../../text/compose.ts';
import { count, de, listPieces, nameOrYou } from '../../../../text/grammar/fr.ts';
import type { FirstVocabulary } from '../editions.ts';
import type { PromptFacts } from '../vocabulary.ts';

const floors = (number: number) => count(number, 'niveau', 'niveaux');

const crime = ({ by, crime, tenant, place }: PromptFacts) => {
  const wants = by ? `${by} veut` : 'Tu veux';
  return crime === 'bomb'
    ? `${wants} faire sauter ${place}.`
    : `${wants} tuer ${tenant} dans ${place}.`;
};
const ANSWERS = {
  open: 'Le Fou le détourne, la Police punit.',
  reported: 'Une Famille le signalera. Le Fou le détourne.',
  vain: 'Il échouera. Le Fou te venge.',
};
const prices = (all: PromptFacts['prices']) =>
  joinPieces(
    listPieces(all.map(({ who, sum }) => (who ? `${who} demande ${sum}` : `tu demandes ${sum}`))),
  );

export const prompts: FirstVocabulary['prompts'] = {
  bail: ({ who, sum }) =>
    who
      ? `${who} peut payer ${sum} de caution et sortir de prison.`
      : `Te voilà en prison. Payer ${sum} de caution et sortir, ou rester et n’encaisser que le loyer des prisonniers ?`,
  leaver: ({ who }) =>
    who
      ? `Des Squatteurs ! ${who} choisit qui s’en va, parmi les locataires qui paient le plus.`
      : 'Des Squatteurs ! Dans chaque immeuble squatté, le locataire qui paie le plus doit partir : choisis lequel.',
  play: ({ who, sum, last, jailed }) =>
    who
      ? `${who} joue des cartes${last ? ' pour la dernière fois' : ''}, puis encaisse ${sum}.`
      : `${last ? 'Ton dernier tour : joue' : 'Joue'} autant de cartes que tu veux, puis encaisse ${sum}${jailed ? ' depuis la prison' : ''}.`,
  build: ({ who, floors: laid, full }) =>
    who
      ? `${who} construit : ${floors(laid)} pour l’instant.`
      : `${floors(laid)}. ${full ? 'C’est le maximum : termine' : 'Ajoutes-en un, ou termine'} par un toit.`,
  buy: ({ who, sum, price, later, dearFrom }) =>
    who
      ? `${who} achète des cartes. Loyer restant : ${sum}.`
      : `Loyer restant : ${sum}. Touche la pioche pour acheter une carte à ${price}${later ? `, dès la ${dearFrom}e ${later}` : ''}, ou arrête-toi.`,
  place: ({ who, tenant, place, lifted }) =>
    who
      ? `${who} choisit où déplacer ${tenant} de ${place}.`
      : `Où déplaces-tu ${tenant} ? Dans un appartement, ou ${lifted ? 'dans ta main' : 'sous la pioche'}.`,
  broker: ({ who, by, tenant, place, to, away, sum, isLoss }) => {
    const gone = away === 'underPile' ? 'sous la pioche' : 'vers la défausse';
    const verb = by ? `${by} ${isLoss ? 't’enlève' : 'déplace'}` : 'Tu déplaces';
    const moves = `${verb} ${tenant}${isLoss ? '' : ` de ${place}`} ${to ? `vers ${to}` : gone}.`;
    return who ? `${moves} ${who} peut répondre par le Courtier.` : `${moves} Courtier : +${sum}.`;
  },
  rehouse: ({ who, tenant, place }) =>
    who
      ? `${who} choisit un autre appartement pour ${tenant} de ${place}.`
      : `Choisis un autre appartement pour ${tenant} de ${place}.`,
  oust: ({ who, place }) =>
    who
      ? `De la musique dans ${place} ! ${who} choisit qui part, et où.`
      : `De la musique dans ${place} ! Choisis qui part, puis où.`,
  guard: ({ who, place }) =>
    who
      ? `Des Squatteurs entrent dans ${place}. ${who} peut appeler la Police.`
      : `Des Squatteurs entrent dans ${place}. La Police les chasse.`,
  rehome: ({ who, place }) =>
    who
      ? `Démolition de ${place} : ${who} choisit qui va où.`
      : `Démolition de ${place} : choisis un locataire, puis où il va.`,
  answer: (facts) =>
    facts.who
      ? `${crime(facts)} ${facts.who} peut répondre.`
      : `${crime(facts)} ${ANSWERS[facts.course]}`,
  revenge: ({ who, by, crime }) => {
    const what = crime === 'bomb' ? 'immeubles' : 'locataires';
    const whose = by ? `un des ${what} ${de(by)}` : `un de tes ${what}`;
    return who
      ? `Le Fou se venge : ${who} choisit ${whose}.`
      : `Le Fou se venge : choisis ${whose}.`;
  },
  investigate: ({ who, culprit }) => {
    const own = who ? ' du crime' : ' de ton crime';
    const other = culprit ? ` du crime ${de(culprit)}` : ' de ton crime';
    const crime = culprit === 'own' ? own : culprit === undefined ? '' : other;
    return who
      ? `La police soupçonne ${who}${crime} : Alibi ou Tribunal, sinon c’est la prison.`
      : `La police te soupçonne${crime} : joue Alibi ou Tribunal, ou va en prison.`;
  },
  bid: ({ who, others }) =>
    who
      ? `${who} va offrir des dollars pour un toit.`
      : `Combien de dollars offres-tu pour un toit ? Ton offre s’adresse ${joinPieces(listPieces(others.map((one) => `à ${nameOrYou(one)}`)))}.`,
  roofAsked: ({ who, by, sum }) => {
    if (!who)
      return `${by} t’offre ${sum} pour un toit. Choisis un toit à vendre, ou demande un autre prix.`;
    return by
      ? `${by} offre ${sum} à ${who} pour un toit.`
      : `Tu offres ${sum} à ${who} pour un toit. Tu peux retirer ton offre tant que personne n’accepte.`;
  },
  roofChosen: ({ who, prices: all }) =>
    who
      ? `Pour un toit, ${prices(all)}. ${who} peut accepter ou retirer son offre.`
      : `Pour un toit, ${prices(all)}. Choisis à qui l’acheter, ou retire ton offre.`,
  trade: ({ who, by, other, take }) => {
    if (who) return `${who} prépare son offre pour ${nameOrYou(other)}.`;
    return by
      ? `${by} t’offre ${take}. Choisis ce que tu donnes (même rien), puis montre-le.`
      : `Choisis des cartes et des dollars pour ${nameOrYou(other)}, puis montre-les.`;
  },
  shake: ({ who, other, give, take }) =>
    who
      ? `${who} décide de l’échange avec ${nameOrYou(other)}.`
      : `Tu donnes à ${nameOrYou(other)} ${give} contre ${take}. Marché conclu ?`,
};
