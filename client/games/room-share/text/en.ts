import { say } from '../../../text/compose.ts';
import type { Vocabulary } from './vocabulary.ts';

const one = (count: number, thing: string) => `${count} ${thing}${count === 1 ? '' : 's'}`;

export const en: Vocabulary = {
  house: 'The house',
  key: (colour) => `${colour[0]?.toUpperCase()}${colour.slice(1)} key`,
  keyEffect: (colour) => `Put a tenant from your reserve in a flat where a ${colour} tenant lives.`,
  cards: {
    talk: ['Communication', 'A key of any colour you like.'],
    leave: [
      'Moving day',
      'Send another player’s tenant back to its reserve, but never the last of its colour. A colour that nobody plays comes to you.',
    ],
    evict: ['Forced eviction', 'Choose a flat: all its tenants fly out.'],
    lease: [
      'New lease',
      'Put a tenant from your reserve in an empty flat. Or use it as a key of your own colour.',
    ],
    swap: ['Flat swap', 'Two tenants of different flats change places.'],
    renovate: ['Renovation', 'Two tenants of the same flat change places.'],
  },
  tenant: (colour) => `${colour} tenant`,
  kinds: {
    classic: 'classic flat',
    suite: 'suite',
    royal: 'royal suite',
    haunted: 'haunted flat',
  },
  flat: (name) => `flat ${name}`,
  beds: ['bed upwards', 'bed to the right', 'bed downwards', 'bed to the left'],
  free: 'free',
  buttons: { pass: 'Pass', waste: 'Discard it without effect' },
  asks: {
    turn: (who) => (who ? `${who} is to play a card.` : 'Play a card, then choose where it works.'),
    open: (who) =>
      who ? `${who} chooses a flat for a tenant.` : 'Choose a flat where somebody lives.',
    place: (who, flat) =>
      who ? `${who} puts a tenant in ${flat}.` : `Put a tenant from your reserve in ${flat}.`,
    swap: (who, flat, tenant) =>
      who
        ? `${who} chooses who changes places with the ${tenant}, ${flat}.`
        : `Who changes places with the ${tenant}, ${flat}?`,
    evict: (who) =>
      who
        ? `${who} chooses which full flat is emptied next.`
        : 'Choose the next full flat to empty.',
    land: (who, flat, tenant) =>
      who
        ? `${who} chooses where the ${tenant} lands in ${flat}.`
        : `The ${tenant} lands in ${flat}. Choose a bed.`,
    lastChance: (who) =>
      who
        ? `Last chance: ${who} may place one more tenant.`
        : 'Last chance: one more tenant in a flat where your colour lives, or pass.',
  },
  told: {
    played: ({ does, card }) => say`${does('You play', 'plays')} ${card}.`,
    wasted: ({ does, card }) => say`${does('You discard', 'discards')} ${card} without effect.`,
    placed: ({ does, tenant, bed }) => say`${does('You place', 'places')} a ${tenant}: ${bed}.`,
    left: ({ tenant, flat, owner }) => say`A ${tenant} moves out of ${flat}, back to ${owner}.`,
    swapped: ({ bed, other }) => say`Places are swapped: ${bed}, and ${other}.`,
    evicted: ({ flat }) => say`Everybody out of ${flat}!`,
    landed: ({ tenant, bed }) => say`A ${tenant} lands: ${bed}.`,
    drew: ({ card, seen }) => (seen ? say`You draw ${card}.` : null),
    shuffled: () => ['The discards become the new pile.'],
    lastChance: ({ does }) => [`${does('You have', 'has')} an empty reserve. Last chance!`],
    passed: ({ does }) => [`${does('You pass', 'passes')}.`],
  },
  reasons: {
    noSuchTenant: 'The tenant it takes does not live there.',
    emptyFlat: 'Nobody lives there.',
    ownTenant: 'Not one of your own.',
    lastOfColour: 'That is the last one of its colour in the house.',
    alone: 'That tenant lives alone.',
    wouldEvict: 'A fourth tenant is not allowed now.',
    notFull: 'That flat is not full.',
    noWayOut: 'All neighbours of that flat are full. Another one goes first.',
    bedTaken: 'That bed is taken.',
    otherFlat: 'It has to be the marked flat.',
    sameTenant: 'That is the same tenant.',
    sameFlat: 'It has to be another flat.',
    'aim.flat': 'Choose a flat for this card.',
    'aim.tenant': 'Choose a tenant for this card.',
    notYourTurn: 'It is not your turn.',
    over: 'The game is over.',
  },
  options: {
    royalSuite: [
      'Royal suite',
      'It replaces one flat of the ring; each of its tenants scores 3 where exactly three live.',
      {
        off: 'Without',
        classic: 'For a classic flat',
        suite: 'For a suite',
        haunted: 'For a haunted flat',
      },
    ],
    renovation: ['Renovation', 'Two more cards: tenants change beds within a flat.'],
    noCards: [
      'Without cards',
      'For two: choose any flat where somebody lives and put a tenant there. A tie goes to whoever began.',
    ],
  },
  presets: { standard: 'Standard', everything: 'With everything', noCards: 'Without cards' },
  decided: {
    reserve: 'A tie: fewer tenants left in reserve.',
    lastChance: 'A tie: earlier in the last chance.',
    first: 'A tie: whoever began the game wins it.',
  },
  refused: {
    noCardsForTwo: 'The game without cards is for two players.',
    noCardsNoRenovation: 'Without cards there is no Renovation.',
  },
  hand: 'Your hand',
  reserve: 'Your reserve',
  pile: 'Pile',
  discards: 'Last card',
  cardCount: (count) => one(count, 'card'),
  points: (points) => one(points, 'point'),
};
