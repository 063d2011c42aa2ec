// The English words of Room Share.
import { say } from '../../../text/compose.ts';
import { count, either, possessive } from '../../../text/grammar/en.ts';
import { summary } from './summary/en.ts';
import type { Vocabulary } from './vocabulary.ts';

export const en: Vocabulary = {
  summary,
  house: 'The building',
  key: (colour) => `${colour[0]?.toUpperCase()}${colour.slice(1)} key`,
  aKey: 'a ',
  theCard: (article) => article && 'the ',
  oneOf: either,
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
  whose: (tenant, owner) =>
    owner === undefined
      ? `a ${tenant}`
      : owner === 'nobody'
        ? `a neutral ${tenant}`
        : `${possessive(owner)} ${tenant}`,
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
  colon: ': ',
  next: {
    key: (tenant) => `choose a flat where a ${tenant} lives. A tenant from your reserve moves in.`,
    talk: 'choose a flat where somebody lives. A tenant from your reserve moves in.',
    leave: 'choose the tenant who leaves the building, a rival’s or a neutral one.',
    evict: 'choose the flat that everybody has to leave.',
    lease: 'choose an empty flat, or one where your colour lives. A tenant moves in.',
    swap: 'choose the first of two tenants in different flats.',
    renovate: 'choose the first of two tenants who share a flat.',
  },
  deeds: {
    in: 'a tenant moves in',
    out: 'everybody leaves',
    leave: 'leaves the building',
    swap: 'changes places',
    choose: 'is the first of the two',
    empty: 'is emptied now',
    cards: {
      leave: 'a tenant leaves the building',
      evict: 'a flat is emptied',
      swap: 'two tenants change places',
      renovate: 'two flatmates change places',
    },
    bursts: 'the fourth: all are evicted',
    pass: 'ends your last chance',
    waste: 'the card has no target',
    own: (points) => `${points} for you`,
    others: (points) => `${points} for others`,
  },
  goal: (who, points, left) => {
    const lead = who === null ? 'you lead' : who === 'tie' ? 'a tie' : `${who} leads`;
    const end = left === null ? 'last chance' : `${left} to place`;
    return `Most points win: ${lead} with ${points}, ${end}`;
  },
  ends: (left) =>
    left === null
      ? 'A reserve is empty: each of the others may still put one tenant, then the game is over.'
      : `The game ends when a reserve is empty at the end of a turn: the smallest one holds ${count(left, 'tenant')}. Each of the others may then put one more tenant.`,
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
    placed: ({ does, tenant, bed }) => say`${does('You place', 'places')} ${tenant} in ${bed}.`,
    left: ({ who, does, tenant, flat, owner, own }) =>
      own
        ? say`${does('You take', 'takes')} ${tenant} from ${flat} into ${who ? 'their' : 'your'} reserve.`
        : say`${does('You send', 'sends')} ${tenant} from ${flat} back to ${possessive(owner)} reserve.`,
    swapped: ({ does, bed, other, flat }) =>
      other
        ? say`${does('You swap', 'swaps')} the tenants in ${bed} and ${other}.`
        : say`${does('You swap', 'swaps')} two tenants in ${flat}.`,
    evicted: ({ does, flat }) => say`${does('You empty', 'empties')} ${flat}: everybody out!`,
    landed: ({ subject, from, bed, stays }) =>
      stays
        ? say`${subject} has to stay in ${bed}, as the flat next door is full.`
        : say`${subject} moves from ${from} to ${bed}.`,
    drew: ({ card }) => (card.length > 0 ? say`You draw ${card}.` : null),
    shuffled: () => ['The discards are shuffled and become the new draw pile.'],
    lastChance: ({ who }) => [
      `${who ? possessive(who) : 'Your'} reserve is empty. Last chance for everyone else!`,
    ],
    passed: ({ does, who, forced }) => [
      forced
        ? `${does('You have', 'has')} no flat for one more tenant and so ${who === null ? 'you pass' : 'passes'}.`
        : `${does('You pass', 'passes')}.`,
    ],
  },
  worth: {
    three: (flat, each) => `${flat}: three tenants, ${each} each.`,
    always: (flat, each) => `${flat}: ${each} each, however many live there.`,
    none: (flat, heads) => `${flat}: ${count(heads, 'tenant')}, no points.`,
    nobody: (flat) => `${flat}: nobody left.`,
  },
  reasons: {
    cardFirst: ({ flat, cards }) => `First choose a card. In ${flat} you could use ${cards}.`,
    noCardFits: ({ flat }) => `None of your cards can be used in ${flat} now.`,
    bringFirst: ({ cards }) => `First choose a card that brings a tenant in: ${cards}.`,
    noneBrings: () => 'None of your cards brings a tenant in now.',
    flatFirst: () => 'First choose the flat, then the tenant who moves in.',
    notFromReserve: ({ card }) => `${card} is about tenants in the building, not in your reserve.`,
    noneLeft: ({ tenant }) => `There is no ${tenant} in your reserve.`,
    picked: ({ card }) => `${card} is picked already. Now choose where to use it.`,
    oneCard: ({ card }) => `You play one card a turn, and ${card} is picked.`,
    notHeld: () => 'This card is not in your hand.',
    cardPlayed: ({ card }) => `Your card of this turn is played: ${card}. First finish it.`,
    noCardsNow: () => 'In the last chance nobody plays a card.',
    noSuchTenant: ({ card, flat, tenant }) =>
      `No ${tenant} lives in ${flat}, so ${card} does not open it.`,
    notForLease: ({ flat }) =>
      `A New lease needs an empty flat or one with your colour. Others live in ${flat}.`,
    emptyBed: () => 'Nobody is in that bed.',
    emptyFlat: ({ flat }) => `Nobody lives in ${flat}.`,
    ownTenant: () => 'This is a tenant of your own. Choose a rival’s or a neutral one.',
    lastOfColour: ({ tenant }) => `This is the last ${tenant} in the building, who always stays.`,
    alone: ({ flat, tenant }) =>
      `The ${tenant} lives alone in ${flat}. Choose one with a flatmate.`,
    oneTenant: ({ card, flat }) => `${card} is about one tenant. Choose who in ${flat}.`,
    nobodyHere: ({ card, flat }) => `${card} can move nobody in ${flat}.`,
    wholeFlat: ({ flat }) => `Choose ${flat} as a whole now, not a single bed.`,
    tenantFirst: ({ flat }) => `First choose a tenant from your reserve, then a bed in ${flat}.`,
    bedNotFlat: ({ flat }) => `Choose a free bed in ${flat}, not the whole flat.`,
    otherFlat: ({ flat }) => `You have chosen ${flat}: the tenant moves in there.`,
    bedTaken: ({ tenant }) => `A ${tenant} has that bed.`,
    sameTenant: ({ tenant }) => `This is the ${tenant} you have chosen. Choose the other one.`,
    sameFlat: ({ flat }) => `A Flat swap is between two flats. Choose a tenant outside ${flat}.`,
    onlyThere: ({ flat }) => `A Renovation stays in one flat. Choose another tenant in ${flat}.`,
    wouldEvict: ({ flat, heads }) =>
      `${heads} tenants live in ${flat} already, and the last chance evicts nobody.`,
    noOwnTenant: ({ flat }) => `No tenant of your colour lives in ${flat}.`,
    notFull: ({ flat, heads, beds }) =>
      `Only full flats are emptied, and ${flat} has ${heads} of ${beds} beds taken.`,
    noWayOut: ({ flat }) => `All the flats next to ${flat} are full. Choose another one first.`,
    landsIn: ({ tenant, flat }) => `The ${tenant} goes where its bed faced: to ${flat}.`,
    staysIn: ({ tenant, flat }) => `The flat next door is full, so the ${tenant} stays in ${flat}.`,
    landsNow: ({ tenant, flat }) =>
      `It is the turn of this ${tenant}. Choose a free bed in ${flat}.`,
    landsLater: ({ tenant }) => `They leave one after another, clockwise: the ${tenant} is first.`,
    'first.place': ({ flat }) => `Now choose a free bed in ${flat}.`,
    'first.swap': ({ tenant, flat }) =>
      `First choose who changes places with the ${tenant} in ${flat}.`,
    'first.evict': () => 'First choose the full flat that is emptied next.',
    'first.land': ({ tenant, flat }) => `First choose a bed in ${flat} for the ${tenant}.`,
    'first.lastChance': () => 'First choose the flat where one more tenant moves in.',
    pile: () => 'Cards are drawn by themselves at the end of a turn.',
    discards: () => 'Played cards stay here until the pile is empty.',
    seat: () => 'Players are never chosen, only flats and tenants.',
    legend: () => 'This list only explains. Choose a flat in the building.',
    figure: () => 'This number counts by itself.',
    notYourTurn: () => 'It is not your turn.',
    over: () => 'The game is over.',
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
  figures: { points: 'Points', reserve: 'Reserve', neutral: 'Neutral reserve', hand: 'Cards' },
  cardCount: (cards) => count(cards, 'card'),
  points: (points) => count(points, 'point'),
};
