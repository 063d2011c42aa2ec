import type { Effects } from '../vocabulary.ts';

export const effects: Effects = {
  actions: {
    gold: ['Gold', 'Take {income} gold from the bank.'],
    house: [
      'House',
      'Build a house for {house} gold: in any village with room, or in the city where your architect is.',
    ],
    twoHouses: [
      'Two houses',
      'Build two houses for {house} gold each: one in a city, the other in a city or a village, in either order. Never both in villages.',
    ],
    moveHouse: [
      'Move house',
      'Move one of your houses from a village or a city to another village, or to the city where your architect is. It costs nothing.',
    ],
    quarry: [
      'Quarry',
      'Fetch {fetch} of your houses from the quarry; they may be built from now on. It costs nothing.',
    ],
    palace: ['Palace', 'Build a palace for {palace} gold in the city where your architect is.'],
    palaceAndHouse: [
      'Palace and house',
      'Do both, in either order, for {palace} and {house} gold. Only one of the two is not in full.',
    ],
    track: ['Track', 'Move any governor down two boxes; those it passes go up one.'],
    character: [
      'Character',
      'Change your character for a free one, or for another player’s, who cannot refuse.',
    ],
  },
  characters: [
    ['Grand Duke', 'the Grand Duke', 'Has the first turn and wins every tie.'],
    ['Merchant', 'the Merchant', 'Takes 1 gold from the bank in each turn.'],
    [
      'Priest',
      'the Priest',
      'Small palaces score {priest} points each instead of {small}. Counted at the scoring: whoever holds the Priest then.',
    ],
    [
      'Traveller',
      'the Traveller',
      'Travels free: the bank pays the tolls to the owners of the houses. Every village on the way still needs a house. Holds as long as you have the card.',
    ],
    [
      'Entrepreneur',
      'the Entrepreneur',
      'Builds or moves 1 house free, once in each turn. A house that is built comes from those at hand.',
    ],
    [
      'Builder',
      'the Builder',
      'Pays {cheap} gold for a palace instead of {palace}. It still takes an action. Holds as long as you have the card.',
    ],
    [
      'Yogi',
      'the Yogi',
      'Takes an action token in each turn while there are any ({tokens} in all). Only in games with the Yogi.',
    ],
  ],
  options: {
    short: ['Short game', '{palacesShort} palaces each and {roundsShort} rounds.'],
    yogi: [
      'Yogi',
      'A seventh character and {tokens} action tokens. A token is an extra action in your own turn, any but Character; one a turn, at once or later. It goes back after use.',
    ],
    neutralPalaces: [
      'Neutral palaces',
      'One small site in each city is taken from the start. For two to four players.',
    ],
    auction: [
      'Auction',
      'The characters are auctioned one after the other. Raise or pass for good; the highest bid pays the bank and chooses.',
    ],
    homeCities: [
      'Home cities',
      'The holder of a character scores 1 point more in its home city, even with nothing there.',
    ],
    manyCharacters: [
      'Several characters',
      'The Character action takes a free card and you keep yours. With none free: swap or seduce. The characters are auctioned.',
    ],
    openGold: ['Open gold', 'Everybody sees everybody’s gold.'],
  },
};
