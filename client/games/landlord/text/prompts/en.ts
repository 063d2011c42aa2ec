// The English prompts of Landlord!.
import { joinPieces } from '../../../../text/compose.ts';
import {
  count,
  listNames,
  listPieces,
  nameOrYou,
  possessive,
} from '../../../../text/grammar/en.ts';
import type { FirstVocabulary } from '../editions.ts';
import type { PromptFacts } from '../vocabulary.ts';

const floors = (number: number) => count(number, 'floor');

const crime = ({ by, crime, tenant, place }: PromptFacts) => {
  const wants = by ? `${by} wants to` : 'You want to';
  return crime === 'bomb' ? `${wants} blow up ${place}.` : `${wants} murder ${tenant} in ${place}.`;
};
const ANSWERS = {
  open: 'The Lunatic turns it back. Police only punish.',
  reported: 'A Family will report it. The Lunatic turns it back.',
  vain: 'It will fail. The Lunatic strikes back.',
};
const where = ({ to, away }: PromptFacts) =>
  to ? `to ${to}` : away === 'underPile' ? 'under the draw pile' : 'to the discard pile';
const prices = (all: PromptFacts['prices']) =>
  joinPieces(
    listPieces(all.map(({ who, sum }) => (who ? `${who} asks ${sum}` : `you ask ${sum}`))),
  );

export const prompts: FirstVocabulary['prompts'] = {
  bail: ({ who, sum }) =>
    who
      ? `${who} may pay ${sum} bail and leave the jail.`
      : `You are in jail. Pay ${sum} bail and go free, or stay and collect as a prisoner?`,
  leaver: ({ who }) =>
    who
      ? `Squatters! ${who} chooses which tenant has to leave, of those paying the most.`
      : 'Squatters! One tenant must leave each building that has them: choose one of those paying the most.',
  play: ({ who, sum, last, jailed }) =>
    who
      ? `${who} is playing cards${last ? ' for the last time' : ''}, then collects ${sum}.`
      : `${last ? 'Your last turn: play' : 'Play'} as many cards as you like, then collect ${sum}${jailed ? ' as a prisoner' : ''}.`,
  build: ({ who, floors: laid, full }) =>
    who
      ? `${who} is building: ${floors(laid)} so far.`
      : `${floors(laid)} so far. ${full ? 'That is the most: finish' : 'Lay another, or finish'} with a roof.`,
  buy: ({ who, sum, price, later, dearFrom }) =>
    who
      ? `${who} is buying cards, with ${sum} of rent left.`
      : `${sum} of rent left. Tap the draw pile to buy a card for ${price}${later ? `, from the ${dearFrom}th ${later}` : ''}, or stop.`,
  place: ({ who, tenant, place, lifted }) =>
    who
      ? `${who} is choosing where to move ${tenant} from ${place}.`
      : `Where do you move ${tenant}? Into an apartment, or ${lifted ? 'back into your hand' : 'under the draw pile'}.`,
  broker: (facts) => {
    const { who, by, tenant, place, sum, isLoss } = facts;
    const from = isLoss ? 'away from you' : `from ${place}`;
    const moves = `${by ? `${by} moves` : 'You move'} ${tenant} ${from} ${where(facts)}.`;
    return who ? `${moves} ${who} may answer with a Broker.` : `${moves} Broker: +${sum}.`;
  },
  rehouse: ({ who, tenant, place }) =>
    who
      ? `${who} chooses a new apartment for ${tenant}, forced out of ${place}.`
      : `Choose a new apartment for ${tenant}, forced out of ${place}.`,
  oust: ({ who, place }) =>
    who
      ? `Music in ${place}! ${who} chooses who leaves, and where they go.`
      : `Music in ${place}! Choose who leaves, then where they go.`,
  guard: ({ who, place }) =>
    who
      ? `Squatters are moving into ${place}. ${who} may call the Police.`
      : `Squatters are moving into ${place}. Police keep them out.`,
  rehome: ({ who, place }) =>
    who
      ? `Demolition of ${place}: ${who} chooses who moves where.`
      : `Demolition of ${place}: choose a tenant, then a new apartment.`,
  answer: (facts) =>
    facts.who
      ? `${crime(facts)} ${facts.who} may answer.`
      : `${crime(facts)} ${ANSWERS[facts.course]}`,
  revenge: ({ who, by, crime }) => {
    const what = crime === 'bomb' ? 'buildings' : 'tenants';
    const whose = `one of ${by ? `${by}’s` : 'your'} ${what}`;
    return who
      ? `The Lunatic strikes back: ${who} chooses ${whose}.`
      : `The Lunatic strikes back: choose ${whose}.`;
  },
  investigate: ({ who, culprit }) => {
    const own = who ? ' of the crime' : ' of your crime';
    const other = culprit === undefined ? '' : ` after ${possessive(culprit)} crime`;
    const crime = culprit === 'own' ? own : other;
    return who
      ? `The police suspect ${who}${crime}: Alibi, Court or jail.`
      : `The police suspect you${crime}: play an Alibi or Court, or go to jail.`;
  },
  bid: ({ who, others }) =>
    who
      ? `${who} is about to offer dollars for a roof.`
      : `How many dollars do you offer for a roof? You are asking ${listNames(others)}.`,
  roofAsked: ({ who, by, sum }) => {
    if (!who)
      return `${by} offers you ${sum} for a roof. Choose a roof to sell, at this or another price, or none.`;
    return by
      ? `${by} offers ${who} ${sum} for a roof.`
      : `You offer ${who} ${sum} for a roof. You may withdraw until somebody accepts.`;
  },
  roofChosen: ({ who, prices: all }) =>
    who
      ? `For a roof, ${prices(all)}. ${who} may accept or withdraw.`
      : `For a roof, ${prices(all)}. Choose whom to buy it from, or withdraw.`,
  trade: ({ who, by, other, take }) => {
    if (who) return `${who} is choosing what to give ${nameOrYou(other)}.`;
    return by
      ? `${by} offers you ${take}. Choose what you give in return, even nothing, then show it.`
      : `Choose cards and dollars to offer ${nameOrYou(other)}, then show them.`;
  },
  shake: ({ who, other, give, take }) =>
    who
      ? `${who} is deciding on the trade with ${nameOrYou(other)}.`
      : `You give ${nameOrYou(other)} ${give} and get ${take}. Shake hands on it?`,
};
