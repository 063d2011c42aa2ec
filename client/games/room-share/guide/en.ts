// The English texts for those who ask.
import { possessive } from '../../../text/grammar/en.ts';
import type { GuideTexts } from './texts.ts';

export const en: GuideTexts = {
  signs: {
    classic: 'A plain room without a sign.',
    suite: 'The bell and two stars are the sign of a suite.',
    royal: 'The crown and three stars are the sign of the royal suite.',
    haunted: 'The ghost and the cobwebs are the sign of a haunted flat.',
  },
  threeRule: (points) => `While exactly three tenants live here, each brings its player ${points}.`,
  alwaysRule: (points) => `Each tenant here brings its player ${points}, however many live here.`,
  fourth: 'When a fourth one moves in, all four are evicted.',
  bedTo: (bed, flat) => `${bed}, to ${flat}`,
  arrow: (here, there, overEdge) =>
    `The arrow shows the way out: when ${here} is emptied, the tenant of this bed moves to ${there}${overEdge ? ', over the edge of the building and in again on the other side' : ''}. If ${there} is full then, the tenant stays in ${here}.`,
  tenantKind: (owner) => (owner === 'nobody' ? 'neutral tenant' : `${possessive(owner)} tenant`),
  freeBed: 'free bed',
  neutral:
    'Nobody plays this colour, so it scores nothing for anybody. A neutral tenant still counts as one who lives there: it can be the third in a flat, or the fourth who gets everybody evicted.',
  ownColour: (owner) =>
    owner === null
      ? 'This is your colour: these tenants score for you.'
      : `This is the colour of ${owner}: these tenants score for ${owner}.`,
  kinds: {
    flat: 'kind of flat',
    key: 'key',
    event: 'event card',
    figure: 'number',
    button: 'action',
    colour: 'neutral colour',
    player: 'player',
  },
  of: (kind, owner) => `${possessive(owner)} ${kind}`,
  evictedFrom: (flat) => `evicted from ${flat}`,
  air: (tenant, to, isNext) =>
    isNext
      ? `The ${tenant} moves now and gets a free bed in ${to}.`
      : `The ${tenant} moves to ${to} as soon as those before have landed. They go clockwise, the one who faces up first.`,
  labels: {
    each: 'Each tenant brings now',
    copies: 'In the whole deck',
    inHand: 'In your hand',
    played: 'Played, face up',
    inBuilding: 'In the building',
    kindCount: 'In this building',
    arrowTo: 'The arrow leads to',
    tenant: 'Tenant',
    colour: 'Colour',
    sum: 'In all',
  },
  inReserve: (owner) => `In ${possessive(owner)} reserve`,
  share: (flat, kind, own, heads) => `${flat} (${kind}), ${own} of ${heads}`,
  noShare: 'No tenant of this colour lives in the building.',
  shareRule:
    'Only tenants of one’s own colour score: 2 of 3 means that two of the three who live there have this colour. A flat that brings 0 does not have exactly three tenants.',
  reserve:
    'When a turn ends with an empty reserve, neutral tenants included, the last chance comes: the others may place one more tenant each, and the game is over.',
  pile: (hand) =>
    `At the end of a turn the player draws back up to ${hand} cards. When the pile is empty, the played cards are shuffled and become the new one.`,
  discards: 'All played cards are open to everybody.',
  noDiscards: 'No card has been played yet.',
  ownHand: 'Only you see these cards.',
  otherHand: 'Only their player sees these cards.',
  buttons: {
    pass: 'You place no further tenant. Your place in a tie stays the same.',
    waste: 'The card has no target in the building, so it is discarded and nothing else happens.',
    chain:
      'Every tenant who still has to move gets the first free bed, clockwise from the top, and full flats are emptied one by one, until nobody has to move. Points are not looked at.',
  },
  sections: {
    now: 'Now',
    players: 'Players',
    building: 'The building',
    scoring: 'Where tenants score',
    air: 'On the move',
    hand: 'Your hand',
    cards: 'Cards',
  },
  you: 'you',
  toAct: 'to act',
  row: (row) => `Row ${row}`,
  nobody: 'nobody',
  worth: (each) => `each ${each}`,
  ways: {
    open: (flat) => `Put a tenant in ${flat}`,
    bring: (card, flat) => `Play ${card}: a tenant moves into ${flat}`,
    evict: (card, flat) => `Play ${card}: everybody leaves ${flat}`,
    leave: (card, tenant, owner) =>
      owner === 'nobody'
        ? `Play ${card}: the ${tenant} comes to your reserve`
        : `Play ${card}: the ${tenant} goes back to ${possessive(owner)} reserve`,
    swap: (card, tenant) => `Play ${card}: the ${tenant} changes places`,
    waste: (card) => `Discard ${card} without effect`,
    place: (tenant, bed) => `Put a ${tenant} in ${bed}`,
    other: (tenant, place) => `Change places with the ${tenant} in ${place}`,
    empty: (flat) => `Empty ${flat} next`,
    land: (tenant, bed) => `The ${tenant} moves to ${bed}`,
    visit: (flat) => `Put one more tenant in ${flat}`,
    pass: 'Pass: place no further tenant',
    bursts: 'it is the fourth, and all are evicted',
  },
  gain: (who, points) => `${possessive(who)} points ${points}`,
  reserveChange: (who, change) => `${possessive(who)} reserve ${change}`,
};
