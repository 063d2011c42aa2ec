import { type Person, say } from '../../../text/compose.ts';
import { captions } from './captions/en.ts';
import { cards } from './cards/en.ts';
import type { First } from './editions.ts';
import type { Facts } from './vocabulary.ts';

const one = (count: number, thing: string) => `${count} ${thing}${count === 1 ? '' : 's'}`;
const you = (who: Person) => who ?? 'you';
const list = (all: Person[]) => all.map(you).join(', ');

const crime = ({ by, crime, tenant, place }: Facts) => {
  const wants = by ? `${by} wants to` : 'You want to';
  return crime === 'bomb' ? `${wants} blow up ${place}` : `${wants} murder ${tenant} in ${place}`;
};
const where = ({ to, away }: Facts) =>
  to ? `to ${to}` : away === 'underPile' ? 'under the pile' : 'to the discards';

export const en: First = {
  ...cards,
  captions,
  card: 'a card',
  cardCount: (count) => one(count, 'card'),
  dollars: (dollars) => `$${dollars.toLocaleString('en')}`,
  nothing: 'nothing',
  numbers: (rent, flats, floors) =>
    `rent ${rent} · ${one(flats, 'flat')} · up to ${one(floors, 'floor')}`,
  copies: (count) => one(count, 'card'),
  house: (number) => `house ${number}`,
  level: (level) => ['cellar', 'ground floor'][level] ?? `level ${level}`,
  yours: 'yours',
  pile: 'Pile',
  discards: 'Discards',
  jail: 'Jail',
  hand: 'Back into your hand',
  player: (seat) => `Player ${seat + 1}`,
  site: { floor: 'As a floor', roof: 'As the roof' },
  buttons: {
    collect: 'Collect the rent',
    stop: 'No more cards',
    cancel: 'Not after all',
    bail: 'Pay bail',
    stay: 'Stay in jail',
    no: 'No card from me',
    market: 'Ask for a roof',
    all: 'Ask everybody',
    sell: 'Sell at that price',
    withdraw: 'Withdraw the offer',
    trade: 'Trade',
    propose: 'Show what you give',
    shake: 'Shake hands on it',
    demolition: 'As Demolition',
    eviction: 'As Eviction',
  },
  no: {
    broker: 'Let it move',
    guard: 'Let them in',
    answer: 'Let it happen',
    investigate: 'Go to jail',
    roofAsked: 'Sell no roof',
    trade: 'No trade',
    shake: 'No trade',
  },
  asks: {
    bail: ({ who, sum }) =>
      who
        ? `${who} may pay ${sum} bail and leave the jail.`
        : `You are in jail. Pay ${sum} bail, or stay?`,
    leaver: ({ who }) =>
      who
        ? `Squatters: one of ${who}’s best tenants has to leave.`
        : 'Squatters! Choose who leaves: of each such house one of those who pay most.',
    play: ({ who, sum, last, jailed }) =>
      who
        ? `${who} plays cards, ${last ? 'for the last time' : `then collects ${sum}`}.`
        : `${last ? 'Your last turn: play' : 'Play'} as many cards as you like, then collect ${sum}${jailed ? ', as a prisoner' : ''}.`,
    build: ({ who, floors, full }) =>
      who
        ? `${who} is building: ${one(floors, 'floor')} so far.`
        : `${one(floors, 'floor')} so far. ${full ? 'Finish' : 'Lay another, or finish'} with a roof.`,
    buy: ({ who, sum, price }) =>
      who
        ? `${who} buys cards, with ${sum} of rent left.`
        : `${sum} of rent left. Another card for ${price}?`,
    place: ({ who, tenant, place, lifted }) =>
      who
        ? `${who} moves ${tenant} out of ${place}.`
        : `Where do you move ${tenant}? Choose a flat, or ${lifted ? 'your hand' : 'the pile to put it under'}.`,
    broker: (facts) => {
      const { who, by, tenant, place, sum } = facts;
      const moves = `${by ? `${by} moves` : 'You move'} ${tenant} from ${place} ${where(facts)}`;
      return who
        ? `${moves}. ${who} may answer with Broker.`
        : `${moves}. Show Broker for ${sum}, or let it move.`;
    },
    rehouse: ({ who, tenant, place }) =>
      who
        ? `${who} finds a new flat for ${tenant} of ${place}.`
        : `Find a new flat for ${tenant} of ${place}.`,
    oust: ({ who, place }) =>
      who
        ? `Music in ${place}! ${who} chooses who moves where.`
        : `Music in ${place}! Choose who leaves, then where to.`,
    guard: ({ who, place }) =>
      who
        ? `Squatters move in: ${place}. ${who} may call the Police.`
        : `Squatters move in: ${place}. Show Police, or let them.`,
    rehome: ({ who, place }) =>
      who
        ? `Demolition of ${place}: ${who} chooses who moves where.`
        : `Demolition of ${place}: choose a tenant, then its new flat.`,
    answer: (facts) =>
      facts.who
        ? `${crime(facts)}. ${facts.who} may answer.`
        : `${crime(facts)}: show a card, or let it happen.`,
    revenge: ({ who, by, crime }) => {
      const what = crime === 'bomb' ? 'house' : 'tenant';
      const whose = by ? `${by}’s` : 'yours';
      return who
        ? `The Lunatic strikes back: ${who} chooses a ${what} of ${whose}.`
        : `The Lunatic strikes back: choose a ${what} of ${whose}.`;
    },
    investigate: ({ who }) =>
      who
        ? `The police ask ${who} for an alibi.`
        : 'The police want your alibi. Show Alibi or Court, or go to jail.',
    bid: ({ who, other }) =>
      who
        ? `${who} is about to offer dollars for a roof.`
        : `How many dollars for a roof? You ask ${you(other)}.`,
    roofAsked: ({ who, by, sum }) =>
      who
        ? `${by ? `${by} offers` : 'You offer'} ${who} ${sum} for a roof.`
        : `${by} offers you ${sum} for a roof. Choose a roof and sell, or name a price; or decline.`,
    roofChosen: ({ who, take }) =>
      who
        ? `${who} chooses among the prices: ${take}.`
        : `Whose roof do you buy? ${take}. Or withdraw.`,
    trade: ({ who, by, other, take }) =>
      who
        ? `${who} lays down what to give ${you(other)}.`
        : by
          ? `${by} offers you: ${take}. Lay down what you give for it, even nothing, and show it.`
          : `Lay down cards and dollars for ${you(other)}, then show them.`,
    shake: ({ who, other, give, take }) =>
      who
        ? `${who} decides on the trade with ${you(other)}.`
        : `You give: ${give}. In return: ${take}. Shake hands?`,
  },
  told: {
    began: ({ who }) => [who ? `${who}’s turn.` : 'Your turn.'],
    laid: ({ card, seen }) => (seen ? say`You lay ${card} as a floor.` : null),
    tookBack: ({ does }) => [`${does('You take', 'takes')} the floors back.`],
    built: ({ does, place, floors, card }) =>
      say`${does('You build', 'builds')} ${place}: ${one(floors, 'floor')}, ${card}.`,
    improved: ({ does, card, place }) => say`${does('You add', 'adds')} ${card} to ${place}.`,
    movedIn: ({ does, card, place }) => say`${does('You move', 'moves')} ${card} into ${place}.`,
    moved: ({ does, card, from, to }) =>
      say`${does('You move', 'moves')} ${card} from ${from} to ${to}.`,
    lost: ({ does, card, from, how }) =>
      how === 'hand'
        ? say`${does('You take', 'takes')} ${card} from ${from} back in hand.`
        : how === 'pile'
          ? say`${does('You send', 'sends')} ${card} from ${from} under the pile.`
          : say`${does('You discard', 'discards')} ${card} from ${from}.`,
    played: ({ does, card, place }) =>
      place
        ? say`${does('You play', 'plays')} ${card}: ${place}.`
        : say`${does('You play', 'plays')} ${card}.`,
    answered: ({ does, card }) => say`${does('You answer', 'answers')} with ${card}.`,
    declined: ({ does }) => [`${does('You pass', 'passes')}.`],
    recycled: ({ does, card }) => say`${does('You recycle', 'recycles')} ${card}.`,
    survived: ({ place }) => say`The Murder fails: ${place} is let again at once.`,
    failed: () => ['Nothing there to hit: the crime fails.'],
    exploded: ({ does, place }) => say`${does('You blow up', 'blows up')} ${place}. Boom!`,
    demolished: ({ does, place }) =>
      say`${does('You take', 'takes')} back the cards of ${place}: it is pulled down.`,
    evicted: ({ place }) => say`Everybody out of ${place}! Squatters excepted.`,
    reported: ({ place }) => say`The Family in ${place} has seen everything.`,
    jailed: ({ does }) => [`${does('You go', 'goes')} to jail.`],
    freed: ({ does, how }) => [
      `${does('You are', 'is')} free again${how === 'newcomer' ? ': the cell holds only one' : ''}.`,
    ],
    paid: ({ does, other, sum, how }) => {
      const pays = does('You pay', 'pays');
      if (how === 'bail') return [`${pays} ${sum} bail.`];
      if (how === 'mover') return [`${pays} ${you(other)} ${sum} for the Mover.`];
      return how === 'broker' ? [`${pays} ${you(other)} ${sum} for the Broker.`] : null;
    },
    collected: ({ does, sum }) => [`${does('You collect', 'collects')} ${sum}.`],
    bought: ({ does, card, sum }) => say`${does('You buy', 'buys')} ${card} for ${sum}.`,
    shuffled: () => ['The discards become a new pile.'],
    lastRound: ({ does }) => [
      `${does('You draw', 'draws')} the last card: one more turn for everybody.`,
    ],
    offered: ({ does, others, sum }) => [
      `${does('You offer', 'offers')} ${sum} for a roof: ${list(others)}?`,
    ],
    priced: ({ does, sum }) => [`${does('You ask', 'asks')} for ${sum}.`],
    sold: ({ does, other, card, sum }) =>
      say`${does('You sell', 'sells')} ${you(other)} ${card} for ${sum}.`,
    withdrew: ({ does }) => [`${does('You withdraw your', 'withdraws the')} offer.`],
    proposed: ({ does, other, gave }) => say`${does('You offer', 'offers')} ${you(other)} ${gave}.`,
    traded: ({ does, other, gave, got }) =>
      say`${does('You trade', 'trades')} with ${you(other)}: ${gave} for ${got}.`,
  },
  reasons: {
    'aim.flat': 'Choose a flat for this tenant.',
    'aim.house': 'Choose a whole house for this card.',
    'aim.tenant': 'Choose a tenant for this card.',
    sameFlat: 'It lives there already.',
    taken: 'Somebody lives there.',
    noFlat: 'There is no flat there.',
    twoFlats: 'This tenant needs two empty flats, one above the other. Click the lower one.',
    tooHigh: '{floors} floors; at most {most} for this tenant.',
    groundOnly: 'Only ground floor or cellar flat.',
    atticOnly: 'Only under the roof.',
    extraFlat: 'It must have a flat below or under the roof besides its floors.',
    apart: 'Nobody moves in with Freaks.',
    wantsApart: 'Freaks move in with Freaks only.',
    squatted: 'Nobody moves in with Squatters.',
    tavernHere: 'With the Tavern lives nobody whose card says more than {most}.',
    tavernNear: 'The landlord has the Tavern: nobody lives here who pays more than {most}.',
    mustLeave: 'It has to be another house.',
    ownFirst: 'A flat of your own suits: that one first.',
    noFlatLater: 'Then somebody else would be left without a flat.',
    noFlatForAll: 'Not all of these tenants find another flat.',
    ownSquatters: 'Only against Squatters in your own houses.',
    untouchable: 'Nobody can murder this tenant.',
    notSquatted: 'That is no house of yours with Squatters.',
    inspected: 'One has left this house already.',
    paysLess: 'Somebody else there pays more.',
    noRoofCard: 'That is no card to finish a house with.',
    highest: 'A house has {most} floors at most.',
    keepRoof: 'You need a card for the roof.',
    noFlatOnBack: 'There is no flat on the back of this card.',
    onlyFinishes: 'This card only finishes a house.',
    hasCellar: 'It has a cellar flat already.',
    notPlain: 'Only on a plain Roof.',
    notYourTurn: 'It is not your turn.',
    over: 'The game is over.',
  },
  options: {
    tenantTexts: ['Card texts', 'Tenants have characters. Without: rent, flats and height only.'],
    end: [
      'End of the game',
      'When the pile runs out it is over in any case.',
      { pile: 'When the pile runs out', rounds: 'After some rounds', sum: 'At a sum of dollars' },
    ],
    rounds: ['Rounds', 'If the game ends after some rounds.'],
    sum: ['Dollars', 'If the game ends at a sum: after the round in which somebody reaches it.'],
    openTrade: ['Open trade', 'In your turn any cards and dollars may change hands.'],
    anyoneAnswers: ['Anyone answers', 'Everybody in turn may answer a card, not only its victim.'],
    hundreds: ['Big money', 'All dollars are shown times a hundred. Nothing else changes.'],
  },
  presets: {
    standard: 'Standard',
    basic: 'Without card texts',
    short: 'Short',
    open: 'Open market',
  },
};
