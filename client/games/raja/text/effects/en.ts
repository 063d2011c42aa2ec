// The English texts of the actions and characters of Raja.
import type { Effects } from '../vocabulary.ts';

export const effects: Effects = {
  actions: {
    gold: ['Gold', 'Take {income} gold from the bank.'],
    house: [
      'House',
      'Build a house for {house} gold in a village with room or in your architect’s city.',
    ],
    twoHouses: [
      'Two houses',
      'Two houses, {house} gold each: one in a city, the other anywhere; never both in villages.',
    ],
    moveHouse: [
      'Move house',
      'Move one of your houses to a village with room, or to your architect’s city. Free.',
    ],
    quarry: [
      'Quarry',
      'Fetch {fetch} of your houses from the quarry: you can build them from now on. Free.',
    ],
    palace: ['Palace', 'Build a palace for {palace} gold in the city where your architect is.'],
    palaceAndHouse: [
      'Palace + house',
      'Build a palace for {palace} gold and a house for {house}, in either order. Both are needed.',
    ],
    track: [
      'Governor track',
      'Move any governor down two boxes: its city is visited sooner. Those passed go up one.',
    ],
    character: [
      'Character',
      'Change your character for a free one, or another player’s, who cannot refuse.',
    ],
  },
  characters: [
    ['Grand Duke', 'the Grand Duke', 'Plays first and wins every tie.'],
    ['Merchant', 'the Merchant', 'Takes 1 gold from the bank every turn.'],
    [
      'Priest',
      'the Priest',
      'Small palaces score {priest} points each instead of {small}. It counts for the player who holds the card at the scoring.',
    ],
    [
      'Traveller',
      'the Traveller',
      'Travels for free: the bank pays the tolls to the owners of the houses. Every village on the way still needs a house. Works as long as you hold the card.',
    ],
    [
      'Entrepreneur',
      'the Entrepreneur',
      'Builds or moves 1 house for free, once every turn. The house built is one of those at hand.',
    ],
    [
      'Builder',
      'the Builder',
      'Pays {cheap} gold for a palace instead of {palace}. It still takes an action. Works as long as you hold the card.',
    ],
    [
      'Yogi',
      'the Yogi',
      'Takes an action token every turn, as long as there are any ({tokens} in all). Only in games with the Yogi.',
    ],
  ],
  options: {
    short: ['Short game', '{palacesShort} palaces each and {roundsShort} rounds.'],
    yogi: [
      'Yogi',
      'A seventh character and {tokens} action tokens. A token is an extra action on your own turn, any but Character. Use at most one a turn, at once or later. It goes back after use.',
    ],
    neutralPalaces: [
      'Neutral palaces',
      'One small site in each city is taken from the start, but not with five players.',
    ],
    auction: [
      'Auction',
      'The characters are auctioned one after another. Raise the bid or pass. The highest bidder pays the bank and chooses.',
    ],
    homeCities: [
      'Home cities',
      'The holder of a character scores 1 point more in its home city, even with nothing there.',
    ],
    manyCharacters: [
      'Several characters',
      'The Character action takes a free card, and you keep yours. With none free, you swap one of yours for one you name, or seduce: a player with more cards than you gives you one. The characters are auctioned.',
    ],
    openGold: ['Open gold', 'Everybody sees everybody’s gold.'],
  },
};
