// Whole moves of Landlord! in English, each as one sentence.
import { nameOrYou } from '../../../../text/grammar/en.ts';
import type { GuideText, WayFacts } from './guide-text.ts';

const WARNINGS = {
  '': '',
  reported: ' A Family will report it to the police.',
  vain: ' It will fail: a Single survives.',
};
/** What a Bomb destroys. */
const losses = ({ lost }: WayFacts) => {
  if (lost === null) return '';
  if (lost === 0) return ': it is gone';
  return lost === 1 ? ': it is gone, with its tenant' : `: it is gone, with its ${lost} tenants`;
};
const crime = (deed: string, { warning }: WayFacts) => `${deed}.${WARNINGS[warning]}`;

export const ways: GuideText['ways'] = {
  bail: ({ sum }) => `Pay ${sum} bail and leave the jail.`,
  stay: () => 'Stay in jail and collect as a prisoner.',
  leave: ({ tenant, place }) => `Make ${tenant} leave ${place}.`,
  roam: ({ place, to, sum }) => `Pay ${sum} and move the Rental nomad from ${place} to ${to}.`,
  hatch: ({ place }) => `Send the Monster into ${place}.`,
  goOn: () => 'End the inspection.',
  floor: ({ card }) => `Lay ${card} as a floor of your building.`,
  roof: ({ theCard }) => `Finish the building with ${theCard}.`,
  buyRoof: ({ sum }) => `Finish the building with a Roof from the stack, for ${sum}.`,
  cancel: ({ button }) => `${button}.`,
  improve: ({ card, place }) => `Add ${card} to ${place}.`,
  tenant: ({ card, place, pays }) => `Move ${card} into ${place}: pays ${pays} there.`,
  lift: ({ tenant, place }) => `Pick up ${tenant} from ${place}.`,
  onHouse: (facts) => crime(`Play ${facts.card} on ${facts.place}${losses(facts)}`, facts),
  politics: ({ place, as }) => `Play Politics as ${as} on ${place}.`,
  onTenant: (facts) => crime(`Play ${facts.card} on ${facts.tenant} in ${facts.place}`, facts),
  release: ({ card }) => `Play ${card} and leave the jail.`,
  recycle: ({ card }) => `Play Recycle and take ${card} from the discard pile.`,
  collect: ({ sum }) => `Collect ${sum} of rent and go on to buying.`,
  buy: ({ sum }) => `Buy a card for ${sum}.`,
  stop: () => 'Stop buying: your turn ends.',
  to: ({ tenant, place, to, pays }) => `Move ${tenant} from ${place} to ${to}: pays ${pays} there.`,
  under: ({ tenant, place, as }) =>
    `Send ${tenant} from ${place} ${as === 'discards' ? 'to the discard pile' : 'under the draw pile'}.`,
  home: ({ tenant, place }) => `Take ${tenant} from ${place} back into your hand.`,
  drop: ({ tenant, place }) => `Discard ${tenant} from ${place}: no apartment is suitable.`,
  send: ({ tenant, place, to, pays }) =>
    `Send ${tenant} from ${place} to ${to}: pays ${pays} there.`,
  answer: ({ card, pays, as }) => {
    const answer = `Answer with ${card}`;
    if (as === 'broker') return `${answer} and get ${pays}.`;
    if (as === 'police-answer')
      return `${answer}: it happens all the same, but somebody goes to jail.`;
    if (as === 'police-guard') return `${answer}: the Squatters are thrown out.`;
    return as === 'lunatic'
      ? `${answer}: it hits whoever began it.`
      : `${answer}: the police go on to the left.`;
  },
  no: ({ button }) => `${button}.`,
  hit: ({ tenant, place }) =>
    tenant ? `Let the Lunatic hit ${tenant} in ${place}.` : `Let the Lunatic blow up ${place}.`,
  market: ({ who }) => (who === null ? 'Ask everybody for a roof.' : `Ask ${who} for a roof.`),
  offer: ({ sum }) => `Offer ${sum} for a roof.`,
  sell: ({ theCard, sum }) => `Sell ${theCard} for ${sum}.`,
  price: ({ theCard, sum }) => `Ask ${sum} for ${theCard}.`,
  withdraw: () => 'Withdraw the offer.',
  accept: ({ who, sum }) => `Buy the roof from ${nameOrYou(who)} for ${sum}.`,
  trade: ({ who }) => `Begin a trade with ${nameOrYou(who)}.`,
  add: ({ card }) => `Lay down ${card} for the trade.`,
  dollars: ({ sum }) => `Lay down ${sum} for the trade.`,
  propose: () => 'Show what you offer.',
  shake: () => 'Shake hands on the trade.',
};
