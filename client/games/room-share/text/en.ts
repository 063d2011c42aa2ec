// The English words of Room Share.
import { say } from '../../../text/compose.ts';
import { count, possessive } from '../../../text/grammar/en.ts';
import { summary } from './summary/en.ts';
import type { Vocabulary } from './vocabulary.ts';

export const en: Vocabulary = {
  summary,
  house: 'The building',
  key: (colour) => `${colour[0]?.toUpperCase()}${colour.slice(1)} key`,
  aKey: 'a ',
  keyEffect: (colour) => `Put a tenant from your reserve in a flat where a ${colour} tenant lives.`,
  cards: {
    talk: ['Communication', 'A key of any colour you like.', ''],
    leave: [
      'Moving day',
      'Send a rival’s tenant back to their reserve, but never the last of its colour. A tenant of an unused colour goes to your own reserve.',
      '',
    ],
    evict: ['Forced eviction', 'Choose a flat. All its tenants are evicted.', 'a '],
    lease: [
      'New lease',
      'Put a tenant from your reserve in an empty flat. Also works as a key of your own colour.',
      'a ',
    ],
    swap: ['Flat swap', 'Two tenants in different flats change places.', 'a '],
    renovate: ['Renovation', 'Two tenants in the same flat change places.', 'a '],
  },
  tenant: (colour) => `${colour} tenant`,
  neutral: 'neutral, 0\u00a0points',
  kinds: {
    classic: 'classic flat',
    suite: 'suite',
    royal: 'royal suite',
    haunted: 'haunted flat',
  },
  flat: (name) => `flat ${name}`,
  beds: ['bed facing up', 'bed facing right', 'bed facing down', 'bed facing left'],
  free: 'free',
  buttons: { pass: 'Pass', waste: 'Discard without effect' },
  prompts: {
    turn: (who) =>
      who ? `${who} is choosing a card.` : 'Play a card, then choose where to use it.',
    open: (who) =>
      who ? `${who} is choosing a flat for a tenant.` : 'Choose a flat where somebody lives.',
    place: (who, flat, tenant) =>
      who
        ? `${who} is putting a tenant in ${flat}.`
        : tenant
          ? `Choose a bed in ${flat} for a ${tenant}.`
          : `Choose a tenant from your reserve, then a bed in ${flat}.`,
    swap: (who, flat, tenant) =>
      who
        ? `${who} is choosing who changes places with the ${tenant} in ${flat}.`
        : `Who changes places with the ${tenant} in ${flat}?`,
    evict: (who) =>
      who
        ? `${who} is choosing the next full flat to empty.`
        : 'Choose the next full flat to empty.',
    land: (who, flat, tenant) =>
      `${who ? `${who} is choosing` : 'Choose'} a bed in ${flat} for the ${tenant}.`,
    lastChance: (who) =>
      who
        ? `Last chance: ${who} may place one more tenant.`
        : 'Last chance: put one more tenant in a flat with your colour and fewer than three tenants, or pass.',
  },
  steps: {
    turn: 'chooses a card',
    open: 'chooses a flat',
    place: 'places a tenant',
    swap: 'swaps two tenants',
    evict: 'empties a full flat',
    land: 'moves a tenant',
    lastChance: 'has a last chance',
  },
  events: {
    played: ({ does, card }) => say`${does('You play', 'plays')} ${card}.`,
    wasted: ({ does, card }) => say`${does('You discard', 'discards')} ${card} without effect.`,
    placed: ({ does, tenant, bed }) => say`${does('You place', 'places')} a ${tenant} in ${bed}.`,
    left: ({ who, does, tenant, flat, owner, own }) =>
      own
        ? say`${does('You take', 'takes')} a ${tenant} from ${flat} into ${who ? 'their' : 'your'} reserve.`
        : say`${does('You send', 'sends')} a ${tenant} from ${flat} back to ${possessive(owner)} reserve.`,
    swapped: ({ does, bed, other, flat }) =>
      other
        ? say`${does('You swap', 'swaps')} the tenants in ${bed} and ${other}.`
        : say`${does('You swap', 'swaps')} two tenants in ${flat}.`,
    evicted: ({ flat }) => say`Everybody out of ${flat}!`,
    landed: ({ tenant, bed, stays }) =>
      stays ? say`A ${tenant} has to stay in ${bed}.` : say`A ${tenant} moves to ${bed}.`,
    drew: ({ card }) => (card.length > 0 ? say`You draw ${card}.` : null),
    shuffled: () => ['The discards are shuffled and become the new draw pile.'],
    lastChance: ({ who }) => [
      `${who ? possessive(who) : 'Your'} reserve is empty. Last chance for everyone else!`,
    ],
    passed: ({ does }) => [`${does('You pass', 'passes')}.`],
  },
  reasons: {
    noSuchTenant:
      'No tenant of the key’s colour lives there. Without a key, it has to be your colour.',
    emptyBed: 'Nobody is in that bed.',
    emptyFlat: 'Nobody lives there.',
    ownTenant: 'This is a tenant of your own. Choose a rival’s.',
    lastOfColour: 'This is the last one of its colour in the building.',
    alone: 'This tenant lives alone. Choose one with a flatmate.',
    wouldEvict: 'Three tenants live there already, and a fourth is not allowed now.',
    notFull: 'That flat is not full.',
    noWayOut: 'All the flats next to that one are full. Choose another one first.',
    bedTaken: 'That bed is taken.',
    otherFlat: 'It has to be in the marked flat.',
    sameTenant: 'That is the same tenant.',
    sameFlat: 'Choose a tenant in another flat.',
    'aim.reserve': 'First choose a tenant from your reserve.',
    'aim.bed': 'Choose a free bed in this flat.',
    'aim.flat': 'Choose a flat for this card.',
    'aim.tenant': 'Choose a tenant for this card.',
    notYourTurn: 'It is not your turn.',
    over: 'The game is over.',
  },
  options: {
    royalSuite: [
      'Royal suite',
      'It replaces one flat of the outer ring and scores 3 for each tenant when exactly three live there.',
      {
        off: 'Left out',
        classic: 'Replaces a classic flat',
        suite: 'Replaces a suite',
        haunted: 'Replaces a haunted flat',
      },
    ],
    renovation: ['Renovation', 'Two more cards let two tenants in the same flat change places.'],
    noCards: [
      'Without cards',
      'For two players: choose any flat where somebody lives and put a tenant there. In a tie the player who began wins.',
    ],
  },
  presets: { standard: 'Standard', everything: 'With everything', noCards: 'Without cards' },
  decided: {
    reserve: 'A tie: the player with fewer tenants in reserve wins.',
    lastChance: 'A tie: the player who came earlier in the last chance wins.',
    first: 'A tie: the player who began wins.',
  },
  refused: {
    noCardsForTwo: 'The game without cards is for two players.',
    noCardsNoRenovation: 'Without cards there is no Renovation.',
  },
  hand: 'Your hand',
  reserve: 'Your reserve',
  pile: 'Pile',
  discards: 'Last card',
  inPlay: 'In play',
  legend: {
    three: 'With exactly three tenants, each of them brings',
    always: 'Every tenant brings',
  },
  cardCount: (cards) => count(cards, 'card'),
  points: (points) => count(points, 'point'),
};
